import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { drawingOf } from './drawn.ts';
import { BONDS, borneBy, type Hanging } from './mounts.ts';
import { deedBetween } from './pairs.ts';
import { scaleOf } from './scale.ts';

/*
 * How one of the cast hangs on another: on it, in it, in its hands, or in a deed between the two.
 */

const CARRIES = sifted(
  /^(?:carry|shoulder|lift|hold|cradle|rock|nurse|give .* ride|piggyback|hoist|bear|raise|wrap|swaddle)\b/,
);
/** Whose hand is held is in nobody's arms. */
const HAND_IN_HAND = sifted(
  /(?:['’]s?|\b(?:his|her|their|its|each other['’]s)) (?:\w+ )?(?:hands?|paws?|elbows?|arms?|wrists?|fingers?|chin|ankles?|foot|feet)\b/i,
);
const ON_THE_BODY = sifted(/\b(?:shoulders?|back|piggyback|shell|hump)\b/);

/** A hat that one is in is worn, by whoever does something. */
function isDonned({ part, relation, row }: Member, { cast, doings }: Scene): boolean {
  const who = cast[relation?.to ?? -1];
  const isWear =
    /^(?:hat|helmet|glasses|mask|crown|boot|shoe|scarf|jacket|dress|shirt|backpack|top-hat|party-hat|cap|cowboy-hat)$/.test(
      row?.drawing ?? '',
    );
  if (!who || part !== 'support' || relation?.preposition !== 'in' || !isWear) return false;
  return isPeople(who.kind) || (isBeing(who.kind) && doings.length > 0);
}

const isAnimal = (member: Member | undefined): boolean =>
  member !== undefined && isBeing(member.kind) && !isPeople(member.kind);

/** The member that bears another, by its index; -1 where nothing does. */
const bearerOf = (scene: Scene, index: number | undefined): number =>
  scene.cast.findIndex(
    ({ relation, part, row }) =>
      part === 'support' &&
      relation !== undefined &&
      (relation.preposition === 'inside' ||
        // An animal in a boot has not put it on.
        (/^(?:boot|shoe)$/.test(row?.drawing ?? '') && isAnimal(scene.cast[index ?? -1])) ||
        (/hat$/.test(row?.drawing ?? '') && scene.cast[index ?? -1]?.row?.drawing === 'rabbit') ||
        !/^(?:hat|helmet|glasses|mask|crown|boot|shoe|scarf|jacket|dress|shirt|lake|sea|river|field|forest|beach|road)$/.test(
          row?.drawing ?? '',
        )) &&
      relation.to === index &&
      ['on', 'in', 'under'].includes(BONDS[relation.preposition] ?? ''),
  );

/** What is held above the head or at arm's length. */
export const HELD_HIGH: ReadonlySet<string> = new Set([
  'balloon',
  'umbrella',
  'kite',
  'flag',
  'newspaper',
  'sign',
  'ladder',
  'surfboard',
  'skis',
]);

/** What is done to a thing from a distance puts it into no hand. */
const FROM_AFAR = sifted(
  /^(?:salute|admire|watch|stare|gaze|look (?:at|up|toward|out|through|over|into|down)|point|face|photograph|film|sketch|guard|hail|flag down|wave|chase)\b/,
);

const ON_ITS_BACK = sifted(/\bon (?:its|his|her|their) (?:back|head|shoulders?)\b/);

/** What a deed puts into somebody's hands, onto their shoulders, or before them. */
function actedOn({ member, scene, order, index }: Hanging): Figure['bond'] {
  const acted = scene.doings.find(({ object, receiver }) => object === index || receiver === index);
  if (acted && FROM_AFAR.test(acted.verb.base)) return undefined;
  const isBorne = acted !== undefined && CARRIES.test(acted.verb.base) && ON_ITS_BACK.test(scene.subject);
  // Nobody has a house in hand.
  if (!isBorne && /^(?:building|terrain|place)$/.test(member.kind) && !/^hold/.test(acted?.verb.base ?? ''))
    return undefined;
  const doer = order.indexOf(acted?.agents[0] ?? -1);
  // 'A street with people holding umbrellas': no street holds them.
  const to = doer < 0 ? order.findIndex((each) => isPeople(scene.cast[each]?.kind ?? 'thing')) : doer;
  if (!acted || to < 0 || to === order.indexOf(index)) return undefined;
  const verb = acted.verb.base;
  if (isBody(member) && (isBeing(member.kind) || scaleOf(member) > 0.6)) {
    // A baby that holds its mother's finger does not carry her.
    const by = scene.cast[acted.agents[0] ?? -1];
    if (by && scaleOf(member) > scaleOf(by) * 1.2 && CARRIES.test(verb)) return { to, as: 'tend' };
    if (HAND_IN_HAND.test(scene.subject) && /^(?:hold|take|clasp|squeeze|grab)\b/.test(verb))
      return { to, as: 'tend' };
    if (CARRIES.test(verb) || /\bpiggyback\b/.test(scene.subject))
      return { to, as: ON_THE_BODY.test(scene.subject) ? 'on' : 'held' };
    const deed = deedBetween(scene, index, acted.agents[0] ?? -1);
    return deed && { to, as: deed };
  }
  const drawing = member.row?.drawing ?? '-';
  const by = scene.cast[acted.agents[0] ?? -1];
  if (/ around$/.test(verb)) return { to, as: 'around' };
  if (by?.kind === 'hands' && !isBody(by)) return { to, as: 'front' };
  const carrier = scene.cast[acted.agents[0] ?? -1]?.kind ?? 'thing';
  if (CARRIES.test(verb) && /^(?:vehicle|boat|aircraft)$/.test(carrier)) return { to, as: 'on' };
  // What two play at is between them.
  if (/^(?:game-table|table)$/.test(drawing)) return { to, as: 'front' };
  if (isBorne && !/^hold/.test(verb)) return { to, as: 'on' };
  if (/^(?:water|prune|tend)$/.test(verb) && /^(?:plant|flower|tree)$/.test(member.kind))
    return { to, as: 'tend' };
  const isHandy =
    (acted.row?.traits.words.has('hands') || CARRIES.test(verb)) &&
    (scaleOf(member) < 0.5 || HELD_HIGH.has(drawing));
  return isHandy || member.row?.traits.words.has('held') ? { to, as: 'held' } : undefined;
}

/** What a person at work has in a basin or on a board is what lies there, not the person. */
function inItsVessel({ scene, order, index }: Hanging): Figure['bond'] {
  const agent = scene.doings.find(({ object }) => object === index)?.agents[0];
  const bearer = bearerOf(scene, agent);
  const to = order.indexOf(bearer);
  const [who, vessel] = [scene.cast[agent ?? -1], scene.cast[bearer]];
  if (!who || !vessel || to < 0 || !isPeople(who.kind)) return undefined;
  const as = BONDS[vessel.relation?.preposition ?? ''];
  return as && as !== 'under' && isVessel(vessel) ? { to, as } : undefined;
}

/** Who works at a vessel, by the place in the order. */
function workerAt({ member, scene, order, index }: Hanging): number | undefined {
  const agent = member.part === 'support' && isVessel(member) ? member.relation?.to : undefined;
  const who = scene.cast[agent ?? -1];
  const works = scene.doings.some(
    ({ agents, object }) => agents.includes(agent ?? -1) && object !== undefined && object !== index,
  );
  const to = order.indexOf(agent ?? -1);
  return who && works && isPeople(who.kind) && to >= 0 ? to : undefined;
}

const isVessel = (member: Member): boolean =>
  /^(?:sink|bath|bowl|bucket|basket|box|stove|table|desk|plate|cup|mug|pot|vase|jar|glass|frying-pan|cauldron)$/.test(
    drawingOf(member),
  );

/** How a member of the cast hangs on another, seen from the one that the drawing places. */
export function bondOf(hanging: Hanging): Figure['bond'] {
  const { member, scene, order, index } = hanging;
  const own = order.indexOf(index);
  const to = Math.max(0, member.relation ? order.indexOf(member.relation.to) : 0);
  const bearing = scene.cast[member.relation?.to ?? -1];
  // Glasses on a stack of books are worn by nobody.
  if (member.part === 'worn' && bearing && !isBody(bearing) && to !== own) return { to, as: 'on' };
  const isTooLarge = /^(?:vehicle|building|aircraft)$/.test(member.kind) && scaleOf(member) > 0.7;
  if ((member.part === 'held' && !isTooLarge) || member.part === 'worn')
    return to === own ? undefined : { to, as: member.part };
  const told = member.relation?.preposition ?? '';
  if (
    /^(?:on the body|on the head|inside) of$/.test(told) &&
    BONDS[told] &&
    to !== own &&
    order.includes(member.relation?.to ?? -1)
  )
    return { to, as: BONDS[told] };
  if (isDonned(member, scene)) return { to, as: 'worn' };
  // A wheelbarrow full of flowers, whoever has it.
  const full =
    told === 'full of'
      ? order.indexOf(bearing && isBeing(bearing.kind) ? index - 1 : (member.relation?.to ?? -1))
      : -1;
  if (full >= 0 && full !== own) return { to: full, as: 'in' };
  if (member.part === 'content' && told === 'of' && bearing && isVessel(bearing) && to !== own)
    return { to, as: bearing.row?.drawing === 'plate' ? 'on' : 'in' };

  const topped = grownFrom(hanging) ?? onTopOf(hanging);
  if (topped) return topped;
  const vessel = member.part === 'object' ? inItsVessel(hanging) : undefined;
  const worker = workerAt(hanging);
  if (worker !== undefined) return { to: worker, as: 'tend' };
  const isGiven = scene.doings.some(({ receiver }) => receiver === index);
  const acted = vessel ?? (member.part === 'object' || isGiven ? actedOn(hanging) : undefined);
  // Who is looked after on a table is on it, not before it; roses in a bucket are in no hand.
  const bearer = scene.cast[bearerOf(scene, index)];
  const isWithin = bearer?.relation?.preposition === 'in' && isVessel(bearer);
  const isLaid = bearer !== undefined && (acted?.as === 'tend' || (acted?.as === 'held' && isWithin));
  if (acted && !isLaid) return acted;
  return borneOf(hanging) ?? apart(hanging, to);
}

const PUT_UP = sifted(/^(?:hang|pin|stick|tape|glue|nail|mount|put up)\b/);
const TELLS = sifted(/^(?:read|tell|sing|show|explain|whisper)\b/);
const SEATED_ON = sifted(/^(?:sofa|bed|bench|rug|hammock|stairs)$/);
const drawingAt = ({ cast }: Scene, index: number): string => cast[index]?.row?.drawing ?? '-';

/** What bears a member by the words, and does not lie before it while it works. */
function borneOf(hanging: Hanging): Figure['bond'] {
  const { member, scene, order, index } = hanging;
  // 'a cat on a chair': the words hang the chair on the cat, the picture the cat on the chair.
  const worked = scene.doings.find(({ agents, object }) => agents.includes(index) && object !== undefined);
  const mate = scene.doings.find(({ agents }) => agents.includes(index) && agents.length > 1)?.agents[0];
  const shares = member.part === 'companion' && !member.relation && mate !== index;
  // Who reads to two on a sofa sits there too.
  const told = scene.doings.find(
    ({ agents, verb }) => agents.includes(index) && TELLS.test(verb.base),
  )?.object;
  const ownBearer = bearerOf(
    scene,
    told !== undefined && SEATED_ON.test(drawingAt(scene, bearerOf(scene, told))) ? told : index,
  );
  const bearer = ownBearer < 0 && shares ? bearerOf(scene, mate) : ownBearer;
  const isAtWork = worked !== undefined && isPeople(member.kind) && bearer >= 0;
  // Who sits at a board under a tree has the board before them, and the tree behind.
  const isAtBoard = scene.cast[worked?.object ?? -1]?.row?.drawing === 'game-table';
  // What is hung on a fridge is there, and whoever hangs it stands before it.
  const hangs = PUT_UP.test(worked?.verb.base ?? '');
  const stays =
    isAtWork && scene.cast[bearer] !== undefined && (isAtBoard || hangs || isVessel(scene.cast[bearer]));
  const under = stays ? undefined : borneBy(hanging, bearer);
  return under && under.to !== order.indexOf(index) ? under : undefined;
}

/** A rose that grows out of a typewriter stands on it. */
function grownFrom({ scene, order, index }: Hanging): Figure['bond'] {
  const grows = scene.doings.find(
    ({ verb, agents, object }) =>
      agents.includes(index) &&
      object !== undefined &&
      /^(?:grow|sprout|emerge|bloom) (?:out of|from)\b/.test(verb.base),
  );
  const to = order.indexOf(grows?.object ?? -1);
  return to < 0 || to === order.indexOf(index) ? undefined : { to, as: 'on' };
}

/** What belongs on top: the candles of a cake, what sits on the shoulder of another. */
function onTopOf({ member, scene, order, index }: Hanging): Figure['bond'] {
  const { relation, row } = member;
  // What a desk or a plate has is on it.
  const main = scene.cast.findIndex(({ part }) => part === 'main');
  const isTop = /^(?:table|desk|shelf|plate|tray)$/.test(scene.cast[main]?.row?.drawing ?? '');
  const isWith = !relation || /^(?:with|on|and)$/.test(relation.preposition);
  if (isTop && index !== main && isWith && scaleOf(member) < 0.4 && order.includes(main))
    return { to: order.indexOf(main), as: 'on' };
  const cake = scene.cast[relation?.to ?? -1];
  const to = order.indexOf(relation?.to ?? -1);
  if (relation?.preposition !== 'with' || to < 0) return undefined;
  const isTopping =
    /^(?:candle|flower|rose|strawberry|cherry)$/.test(row?.drawing ?? '') ||
    /berr(?:y|ies)$/.test(member.name);
  if (isTopping && cake?.row?.drawing === 'cake') return { to, as: 'on' };
  const sits =
    member.placed &&
    scene.cast.some(
      (part) =>
        part.kind === 'hands' &&
        part.relation?.preposition === 'on' &&
        /^(?:shoulders?|back|head)$/.test(part.name),
    );
  return sits && cake && isBeing(cake.kind) ? { to, as: 'on' } : undefined;
}

/** A body that can have a part in a deed; a skeleton has one. */
const isBody = ({ kind, row }: Member): boolean =>
  isBeing(kind) || /^(?:skeleton|snowman|statue|teddy|doll|mannequin)$/.test(row?.drawing ?? '');

const PORTABLE: ReadonlySet<string> = new Set(
  'container product device tool toy food drink instrument weapon'.split(' '),
);

/** Those who only stand near one another, or do something together. */
function apart({ member, scene, order, index }: Hanging, to: number): Figure['bond'] {
  const own = order.indexOf(index);
  if (to !== own && isBeing(member.kind)) {
    const deed = deedBetween(scene, index, order[to] ?? -1);
    if (deed) return { to, as: deed };
  }
  const isAt =
    member.relation?.preposition === 'at' &&
    /^(?:table|desk|game-table|piano)$/.test(member.row?.drawing ?? '');
  if (isAt && to !== own) return { to, as: 'front' };
  const withWhom = scene.cast[member.relation?.to ?? -1];
  if (
    member.part === 'feature' &&
    member.relation?.preposition === 'with' &&
    withWhom &&
    /^(?:person|child)/.test(drawingOf(withWhom)) &&
    PORTABLE.has(member.kind) &&
    scaleOf(member) < 0.35 &&
    to !== own
  )
    return { to, as: 'held' };
  const as = BONDS[member.relation?.preposition ?? ''];
  const isMutual = bearerOf(scene, member.relation?.to) === index;
  if (isMutual) return undefined;
  // 'In front of the pyramids' puts the pyramids behind.
  // A tree that one is under stands behind.
  if (as === 'under' && member.part === 'support' && to !== own) return { to, as: 'behind' };
  const seen = as === 'front' && !isBeing(member.kind) && member.part !== 'object' ? 'behind' : as;
  return seen && member.relation && seen !== 'on' && seen !== 'in' && to !== own
    ? { to, as: seen }
    : undefined;
}
