import { sifted } from '../lexicon/sifting/sifted.ts';
import { bindTo } from './attach.ts';
import { settleClothes } from './clothes.ts';
import type { Draft } from './draft.ts';
import { settleFlames } from './flames.ts';
import { isBeing, isPeople, type Member } from './scene.ts';
import { senses } from './senses.ts';

/*
 * Members of the cast that stand there by their words alone and are none, or are others than they seem: likenesses
 * that somebody makes, manners and spans of time, 'everyone'.
 */

/** Deeds whose object is a likeness: whoever is drawn is not there. */
const DEPICTS = sifted(
  /^(?:draw|paint|sketch|doodle|sculpt|carve|embroider|crochet|knit|fold|mould|mold|whittle|chalk|trace|trim|clip|shape|spell|spray|ice|pipe|etch|engrave|stitch|sew)(?:\s|$)/,
);
/** Of these it is a likeness whatever it is. */
const DRAWS = sifted(/^(?:draw|sketch|doodle|sculpt|embroider)$/);
const SHAPED = sifted(/^(?:into|in the (?:shape|form|outline) of|whose|of|to look like)$/);

/** 'the wrong way', 'the whole day': how and how long, never what. */
const MANNER = sifted(
  /^(?:(?:the|a|an|all|every|each|the whole|this|that|some|any|no) )?(?:(?:wrong|right|other|same|hard|easy|only|long|whole|all|entire|best|old|first|last|next|second|third|long|short|hundredth|umpteenth) )*(?:way|ways|way (?:round|around|up|down|home|back)|day|days|night|time|times|while|morning long|bit|lot|minute|moment|hour|hours|home|upside down|backwards|forwards|sideways)$/i,
);
const EVERYONE = sifted(
  /^(?:everyone|everybody|everyone else|everybody else|all the others|the others|others|passers-by|passersby|onlookers|bystanders|people)$/i,
);

const aside = (member: Member): Member => {
  const { relation: _, ...bare } = member;
  return { ...bare, part: 'topic', known: true, strange: [] };
};

/** The callings that a hive or a nest knows too. */
const CASTES = sifted(/^(?:queens?|workers?|drones?|soldiers?|nurses?|sisters|attendants?|guards?)$/i);

/** 'A queen bee and her workers': insects all of them. */
function settleCastes({ cast }: Draft): void {
  const insect = cast.find(({ kind, row }) => kind === 'insect' && row !== undefined);
  if (!insect?.row) return;
  const { row } = insect;
  for (const [i, member] of cast.entries())
    if (isPeople(member.kind) && CASTES.test(member.name)) cast[i] = { ...member, kind: 'insect', row };
}

const KIN = sifted(
  /^(?:the |an? |my |our )?(?:\p{L}+ )*?(?<who>\p{L}+) (?:family|couple|pair|gang|crew|siblings|parents)$/iu,
);
const SO_MANY = 4;

/** A cactus family are cacti, and a robot couple robots: no people, whatever they are up to. */
function settleKin({ cast }: Draft): void {
  for (const [i, member] of cast.entries()) {
    const who = member.kind === 'group' ? KIN.exec(member.words)?.groups?.who?.toLowerCase() : undefined;
    const noun =
      who === undefined
        ? undefined
        : senses()
            .get(who)
            .find(({ is }) => is === 'noun');
    if (noun?.is !== 'noun' || isPeople(noun.row.kind) || !KIN_KINDS.has(noun.row.kind)) continue;
    cast[i] = { ...member, kind: noun.row.kind, row: noun.row, count: SO_MANY, plural: true };
  }
}
/** Things of which a family is made: how many and how large animals of one are is told with their drawings. */
const KIN_KINDS: ReadonlySet<string> = new Set(['plant', 'tree', 'flower', 'food', 'toy', 'robot']);

/** What somebody has, and does nothing with. */
const HAD = sifted(
  /\b(?:hair|beard|braids?|ponytail|eyes?|skin|freckles|moustache|mustache|curls|dreadlocks|tattoos?|face)$/i,
);

/** 'a woman with long red hair standing in a field': it is the woman who stands there. */
function settleOwners({ cast, doings }: Draft): void {
  for (const [i, doing] of doings.entries()) {
    const [only] = doing.agents;
    const part = only === undefined || doing.agents.length > 1 ? undefined : cast[only];
    const owner = part?.relation?.preposition === 'with' ? part.relation.to : undefined;
    if (part?.kind !== 'hands' || owner === undefined || !HAD.test(part.name)) continue;
    if (isBeing(cast[owner]?.kind ?? 'thing')) doings[i] = { ...doing, agents: [owner] };
  }
}

/** 'In the alley behind our house': it is the alley that is behind the house, and nobody else. */
function settlePlaced({ cast, place }: Draft, subject: string): void {
  if (!place) return;
  for (const [i, member] of cast.entries()) {
    const { relation, name } = member;
    if (
      relation?.to !== 0 ||
      !/^(?:behind|beside|next to|near|opposite|in front of|above|below|by)$/.test(relation.preposition)
    )
      continue;
    const isOfPlace = new RegExp(
      `\\b${escaped(place.words)} ${relation.preposition} (?:[\\w'’]+ ){0,2}?${escaped(name)}\\b`,
      'i',
    ).test(subject);
    if (isOfPlace && !isBeing(member.kind)) cast[i] = aside(member);
  }
}

/** Where the words say that a thing stands by somebody: 'with a radio next to her', 'a lantern at his feet'. */
const BY_SOMEBODY = sifted(
  /^ (?:(?:\p{L}+(?:ing|s)|parked|left|right|close) )*(next to|beside|behind|in front of|by|near|at) (?:him|her|them|me|it|(?:his|her|their|its|my) (?:side|feet|elbow))\b/iu,
);

/** A thing that is told to stand by somebody is in nobody's hand. */
function settleStood({ cast }: Draft, subject: string): void {
  for (const [i, member] of cast.entries()) {
    if (i === 0 || isBeing(member.kind) || !/^(?:feature|held|scenery)$/.test(member.part)) continue;
    const after = subject.slice(subject.indexOf(member.words) + member.words.length);
    const [, where] = BY_SOMEBODY.exec(after) ?? [];
    if (!where || !subject.includes(member.words)) continue;
    // A relation says how the somebody stands to the thing.
    const preposition = /^behind$/i.test(where)
      ? 'in front of'
      : /^in front of$/i.test(where)
        ? 'behind'
        : 'beside';
    cast[i] = { ...member, part: 'scenery', relation: { preposition, to: 0 } };
  }
}

const IN_FOAM = sifted(/\b(?:foam|latte|cappuccino|froth|crema)\b/i);

/** 'A pug dressed as Napoleon' is one, and a swan that is poured into foam is drawn there. */
function settleLikenesses({ cast, doings }: Draft): void {
  const shown = cast.findIndex(({ relation }) => relation?.preposition === 'of' && relation.to === 0);
  const [drawn] = cast;
  // On an arm it is seen with the arm.
  const isOnBody = cast.some(({ kind }, i) => i > 0 && (kind === 'hands' || isPeople(kind)));
  if (drawn && shown > 0 && !isOnBody && /\btattoo$/i.test(drawn.name)) {
    cast[0] = { ...drawn, kind: 'graphic' };
    // What the tattoo shows does it, and not the skin.
    for (const [k, doing] of doings.entries())
      if (doing.agents[0] === 0) doings[k] = { ...doing, agents: [shown] };
  }
  for (const [i, member] of cast.entries()) {
    const poured = doings.some(({ verb, object }) => object === i && /^(?:pour|make|draw)\b/.test(verb.base));
    const isFoam = poured && isBeing(member.kind) && cast.some(({ words }) => IN_FOAM.test(words));
    const isGuise = member.relation?.preposition === 'as' && member.proper && i > 0;
    const isRest =
      i > 0 &&
      EVERYONE.test(member.words) &&
      /^(?:people|crowd|passengers|commuters)$/i.test(cast[0]?.name ?? '');
    if (isFoam) cast[i] = { ...member, part: 'content' };
    else if (isGuise || isRest) cast[i] = aside(member);
  }
}

const COOKED = sifted(
  /^(?:sell|buy|cook|fry|grill|roast|bake|slice|fillet|carve|eat|serve|chop|smoke|barbecue|season|marinate|order)\b/,
);

/** Salmon on a grill is food; honey that drips on pancakes is no deed of theirs; dark wood under a burger is a table. */
function settleFood(draft: Draft, subject: string): void {
  const { cast, doings, place } = draft;
  const [first] = cast;
  for (const { verb, object, agents } of doings) {
    const eaten = object === undefined ? undefined : cast[object];
    if (!eaten || !COOKED.test(verb.base) || !isPeople(cast[agents[0] ?? -1]?.kind ?? 'thing')) continue;
    if (eaten.kind !== 'sea-animal' && !/^(?:chicken|duck|turkey|lamb|goose)$/i.test(eaten.name)) continue;
    const { row: _, ...bare } = eaten;
    cast[object ?? 0] = { ...bare, kind: 'food' };
  }
  if (!first || !SERVED.has(first.kind)) return;
  const runs = doings.findIndex(
    ({ agents, words }) =>
      agents[0] === 0 && new RegExp(`\\bwith (?:\\p{L}+ ){1,3}${escaped(words)}\\b`, 'iu').test(subject),
  );
  if (runs >= 0) doings.splice(runs, 1);
  const table = senses()
    .get('tabletop')
    .find(({ is }) => is === 'place');
  if (place && table?.is === 'place' && /(?:dark|light|rustic|pale|old|raw) wood$/i.test(place.words))
    draft.place = { ...place, words: `${place.words}en tabletop`, preposition: 'on', row: table.row };
}

const SERVED: ReadonlySet<string> = new Set(['food', 'drink', 'product', 'device', 'toy', 'jewellery']);

/** 'a boy making a birthday card': the card is in the picture, and the picture is none. */
function settleUses({ cast, doings, uses, styles }: Draft): void {
  const held = (words: string) =>
    doings.some(
      ({ agents, object }) =>
        object !== undefined &&
        cast[object]?.words === words &&
        isBeing(cast[agents[0] ?? -1]?.kind ?? 'thing'),
    );
  for (const noted of [uses, styles])
    for (let at = noted.length - 1; at >= 0; at--) if (held(noted[at]?.words ?? '')) noted.splice(at, 1);
}

const escaped = (words: string): string => words.replace(/[^\p{L}\p{N} ]/gu, '.');

/** 'grandpa and his accordion': it is with him as if the words said so. */
function settleOwned(draft: Draft, subject: string): void {
  const isLoose = ({ kind, relation }: Member): boolean => !relation && !isBeing(kind);
  // Of one thing alone it is told, however it is spelled.
  const isOne = draft.cast.filter(isLoose).length === 1;
  for (const [i, member] of draft.cast.entries()) {
    const { words } = member;
    const owner = draft.cast.findLastIndex((each, at) => at < i && isBeing(each.kind));
    const isToldOf = draft.doings.some(({ object, agents }) => object === i || agents.includes(i));
    if (owner < 0 || !isLoose(member) || isToldOf) continue;
    const isOwned = new RegExp(
      `\\band (?:his|her|its|their) ${isOne ? '' : `${escaped(words)}(?!\\p{L})`}`,
      'iu',
    );
    if (isOwned.test(subject)) bindTo(draft, i, 'with', owner);
  }
}

/** Kinds that a vessel is full of where it is told to be with them; a bowl with a spoon has one beside it. */
const CONTENTS: ReadonlySet<string> = new Set(['flower', 'food', 'plant', 'pet']);
const FILLABLE = sifted(
  /^(?:vase|jug|pitcher|jar|bowl|basket|crate|box|bucket|pail|pot|bag|sack|wheelbarrow|barrel|punnet)$/i,
);

/** 'a bowl with apples' is a bowl of them: the apples are what is looked at. */
function settleContents({ cast }: Draft): void {
  const [main] = cast;
  if (main?.part !== 'main' || main.kind !== 'container' || !FILLABLE.test(main.name) || main.plural) return;
  // A blue vase is looked at for itself.
  if (main.colours.length + main.adjectives.length + main.materials.length > 0) return;
  const at = cast.findIndex(
    ({ relation, kind, plural }) =>
      relation?.preposition === 'with' && relation.to === 0 && plural && CONTENTS.has(kind),
  );
  const inside = cast[at];
  if (!inside) return;
  cast[0] = { ...main, part: 'support' };
  cast[at] = { ...inside, part: 'main', relation: { preposition: 'of', to: 0 } };
}

/** Settles who and what of the cast is there. */
export function settleCast(draft: Draft, subject: string): void {
  const { cast, doings } = draft;
  settleCastes(draft);
  settleKin(draft);
  settleOwners(draft);
  settleOwned(draft, subject);
  settleContents(draft);
  settleClothes(draft, subject);
  settlePlaced(draft, subject);
  settleStood(draft, subject);
  settleLikenesses(draft);
  settleUses(draft);
  settleFood(draft, subject);
  settleFlames(draft);
  for (const [i, member] of cast.entries()) {
    if (!member.known && member.part !== 'main' && MANNER.test(member.words)) {
      cast[i] = aside(member);
      for (const [k, doing] of doings.entries()) {
        if (doing.object !== i) continue;
        const { object: __, ...bare } = doing;
        doings[k] = bare;
      }
    } else if (isBeing(member.kind) && / home$/i.test(member.words))
      cast[i] = { ...member, words: member.words.slice(0, -5), name: member.name.replace(/ home$/i, '') };
    else if (!member.known && EVERYONE.test(member.words))
      cast[i] = { ...member, kind: 'group', known: true, proper: true, strange: [] };
  }
  const made = new Set(
    doings.flatMap(({ verb, object, form }) =>
      object !== undefined && form !== 'past' && DEPICTS.test(verb.base) ? [object] : [],
    ),
  );
  if (made.size === 0 && !doings.some(({ verb, form }) => form === 'past' && DEPICTS.test(verb.base))) return;
  for (const [i, member] of cast.entries()) {
    const isDrawn =
      made.has(i) &&
      !isPeople(member.kind) &&
      doings.some(({ verb, object }) => object === i && DRAWS.test(verb.base));
    if (isDrawn && member.kind !== 'hands' && member.kind !== 'sign')
      cast[i] = { ...member, part: 'content' };
    // Whoever is somebody's, or does something, sits for it.
    const sits =
      isPeople(member.kind) &&
      new RegExp(`\\b(?:his|her|my|their|our) ${member.words}\\b`, 'i').test(subject);
    if (!isBeing(member.kind) || member.part === 'main' || sits) continue;
    if (made.has(i) || SHAPED.test(member.relation?.preposition ?? ''))
      cast[i] = { ...member, part: 'content' };
  }
}
