import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { besideToo, intoBed } from './beside.ts';
import { nounCalled, nounWithin } from './nouns.ts';
import { plainMember } from './owners.ts';
import {
  asPattern,
  bedOf,
  halfOut,
  heldByUse,
  heldPart,
  heldToo,
  onBody,
  placedByPhrase,
  vehicleOf,
} from './phrases.ts';

/*
 * Who hangs on whom where the order of the words says it and the reading could not: what bears the one acted on
 * bears that one, what is in a mouth is held there, a reflection is its owner's.
 */

/** Deeds done to another where that one is: a place named after the other is the other's. */
const DONE_WHERE_IT_IS =
  /^(?:push|rock|wash|bathe|tuck|wake|visit|examine|operate|nurse|rescue|save|put|place|set|lay|drop|photograph|film|watch|look|stare|gaze|see|admire|point|bark|hiss|hunt|chase|reach|find|discover|approach|sniff|spot|peek|peer|pull|drag|tow|stalk|dangle|tease|decorate|light|draw|paint|arrange)\b/;
const FED = /^(?:feed|spoon-feed|comfort|sing|read)\b/;
const OUT_OF = /^(?:rescue|save|get|fetch|help|take|coax|bring)\b/;
const WHERE = /^(?:on|in|inside|under|on top of|atop|from|out of)$/;

/** What bears the object of a deed though it was read as bearing the doer; undefined where nothing changes. */
function borneObject(member: Member, index: number, { cast, doings }: Scene): Member | undefined {
  const { relation, kind, part } = member;
  if (!relation || !/^(?:support|scenery)$/.test(part) || !WHERE.test(relation.preposition)) return undefined;
  if (/^(?:hands|clothing|weather)$/.test(kind) || isBeing(kind)) return undefined;
  const doing = doings.find(
    ({ agents, object }) => agents.includes(relation.to) && object !== undefined && object < index,
  );
  const object = cast[doing?.object ?? -1];
  if (!doing || !object || doing.object === undefined) return undefined;
  const { base } = doing.verb;
  const isSmall = object.kind === 'baby' || object.kind === 'child' || isBeing(object.kind);
  // A rabbit out of a hat is in it, and half out.
  if (relation.preposition === 'out of')
    return /^(?:container|product|furniture)$/.test(kind)
      ? { ...member, part: 'support', relation: { preposition: 'inside', to: doing.object } }
      : undefined;
  if (relation.preposition === 'from') {
    const isHigh = kind === 'tree' || /roof|ledge|branch/.test(member.name);
    return isHigh && OUT_OF.test(base)
      ? { ...member, part: 'support', relation: { preposition: 'on', to: doing.object } }
      : undefined;
  }
  const isNursing = FED.test(base) && !isPeople(cast[relation.to]?.kind ?? 'thing');
  const isTheirs =
    DONE_WHERE_IT_IS.test(base) || isNursing || (FED.test(base) && isSmall && isPeople(object.kind));
  return isTheirs ? { ...member, part: 'support', relation: { ...relation, to: doing.object } } : undefined;
}

/** A boat or a bench that was read as a place is the thing itself. */
function thingAgain(member: Member, { place }: Scene): Member | undefined {
  if (member.kind !== 'place' || member.row) return undefined;
  const row = nounWithin(member.words);
  // A small boat under a bridge is no place to be in.
  if (member.part === 'main' && !(row?.kind === 'boat' && place)) return undefined;
  return row && (/^(?:boat|vehicle|aircraft|furniture|container)$/.test(row.kind) || row.drawing === 'branch')
    ? { ...member, row, kind: row.kind, known: true }
    : undefined;
}

/** A reflection is its owner once more, in the mirror; water reflects by itself. */
function reflected(member: Member, { cast }: Scene): Member | undefined {
  if (!/^(?:reflection|shadow)$/.test(member.name) || member.part === 'main') return undefined;
  const mirror = cast.findIndex(({ row }) => row?.drawing === 'mirror');
  const [owner] = cast;
  if (mirror < 0 || !owner || member.name === 'shadow') return { ...member, part: 'topic' };
  return { ...owner, part: 'companion', relation: { preposition: 'in', to: mirror } };
}

const PARENTS = /^(?:mother|father|mum|mom|dad|parents?|mama|papa)$/;

/** 'A mother and her ducklings': she is of the kind of her young. */
function parentOfYoung(member: Member, { cast }: Scene): Member | undefined {
  if (member.part !== 'main' || !PARENTS.test(member.name) || member.words.includes(' ')) return undefined;
  const young = cast.find(({ name }) =>
    /^(?:duckling|chick|cub|puppy|puppies|pup|kitten|piglet|foal|calf|calves|lamb|gosling|cygnet|fawn)s?$/.test(
      name,
    ),
  );
  return young?.row && !isPeople(young.kind)
    ? { ...member, row: young.row, kind: young.kind, name: young.row.drawing }
    : undefined;
}

/** 'Ducklings following their mother': she is of their kind. */
function parentOfMain(member: Member, { cast, subject }: Scene): Member | undefined {
  const main = cast.find(({ part }) => part === 'main');
  const isTheirs =
    member.part !== 'main' &&
    PARENTS.test(member.name) &&
    /\b(?:its|their|her|his) (?:\w+ )?\w+$/.test(
      subject.slice(0, subject.toLowerCase().indexOf(member.name.toLowerCase()) + member.name.length),
    );
  if (!isTheirs || !main?.row || !isBeing(main.kind) || isPeople(main.kind)) return undefined;
  return { ...member, row: main.row, kind: main.kind, name: main.row.drawing };
}

/** What is poured into a cup is the cup's. */
const isPoured = ({ kind, part }: Member, index: number, { cast, doings }: Scene): boolean =>
  kind === 'drink' &&
  part === 'object' &&
  doings.some(({ verb, object }) => object === index && /^(?:pour|serve)\b/.test(verb.base)) &&
  cast.some(
    (other, at) => at > index && /^(?:cup|mug|glass|bowl|wine-glass)$/.test(other.row?.drawing ?? ''),
  );

const ONLOOKERS =
  /\b(?:while|as) (?:(?:his|her|their|the|its) )?(?:\w+ )?(\w+) (?:watch|look on|cheer|clap|wait|laugh)\b/i;

/** 'While his friends watch' tells of friends, not of a watch. */
function withOnlookers(scene: Scene): Scene {
  const who = ONLOOKERS.exec(scene.subject)?.[1]?.toLowerCase() ?? '';
  const row = nounCalled(who);
  if (!row || !isBeing(row.kind) || scene.cast.some(({ name }) => name === who)) return scene;
  const isPlural = who.endsWith('s');
  const count = isPlural ? 3 : 1;
  const isYoung = scene.cast[0]?.kind === 'child' && isPeople(row.kind);
  const onlooker: Member = {
    ...(isYoung && { age: 'child' as const }),
    ...plainMember(who, row),
    part: 'companion',
    plural: isPlural,
    count,
    counted: isPlural,
  };
  const cast = scene.cast.filter(({ row: own }) => own?.drawing !== 'watch');
  return { ...scene, cast: [...cast, onlooker] };
}

/** 'A woman in a wheelchair' is one noun, and two things. */
function withWheelchair(scene: Scene): Scene {
  const main = scene.cast.findIndex(({ part }) => part === 'main');
  const row = nounCalled('wheelchair');
  const member = scene.cast[main];
  if (!row || !member || !isPeople(member.kind) || !/\bin (?:a|his|her) wheelchair$/.test(member.words))
    return scene;
  const chair: Member = {
    ...plainMember('wheelchair', row),
    part: 'support',
    relation: { preposition: 'in', to: main },
  };
  return { ...scene, cast: [...scene.cast, chair] };
}

/** A ring that boxers are in is none to wear. */
export const isFightRing = ({ name, relation }: Member, { doings, subject }: Scene): boolean =>
  name === 'ring' &&
  relation?.preposition === 'in' &&
  (doings.some(({ verb }) => /fight|box|spar|wrestl|punch/.test(verb.base)) ||
    /\b(?:boxers?|wrestlers?|fighters?)\b/i.test(subject));

const REPAIRS = /^(?:fix|repair|mend|change|inflate|pump|check|clean|polish|replace|oil)\b/;

/** Who mends the tyre of a bicycle is at the bicycle, not on it. */
function atWhole(scene: Scene): Scene {
  const doing = scene.doings.find(({ verb, object }) => REPAIRS.test(verb.base) && object !== undefined);
  const whole = scene.cast.findIndex(
    ({ part, kind, relation }) =>
      part === 'support' &&
      /^(?:vehicle|boat|aircraft|machine)$/.test(kind) &&
      doing?.agents.includes(relation?.to ?? -1),
  );
  if (!doing || whole < 0) return scene;
  const cast = scene.cast.map((member, index): Member => {
    if (index === doing.object) return { ...member, part: 'topic' };
    if (index !== whole) return member;
    const { relation: _, ...bare } = member;
    return { ...bare, part: 'object' };
  });
  return { ...scene, cast, doings: scene.doings.map((d) => (d === doing ? { ...d, object: whole } : d)) };
}

const DRAWN_WITH =
  /\b(?:chalk|crayons?|pencils?|markers?|paper|pavement|sidewalk|sketchbook|notebook|sand|wall)\b/i;

const PICTURES =
  'mural|fresco|painting|watercolou?r|picture|portrait|poster|photo|photograph|drawing|woodcut|linocut|tapestry';

/** What a mural or a portrait shows is in it, not beside it. */
function withPainting(scene: Scene): Scene {
  const frame = nounCalled('canvas');
  // 'Drawing a horse with chalk': the horse is a picture.
  const drawn = DRAWN_WITH.test(scene.subject)
    ? scene.doings.find(({ verb }) => /^(?:draw|sketch|doodle)\b/.test(verb.base))?.object
    : undefined;
  const at = scene.cast.findIndex(
    ({ part, name, kind }, index) =>
      (index === drawn && isBeing(kind)) ||
      (/^(?:companion|content)$/.test(part) &&
        new RegExp(
          `\\b(?:${PICTURES}) of (?:an? |the |her |his |their )?(?:\\w+ )?${asPattern(name)}\\b`,
          'i',
        ).test(scene.subject)),
  );
  const shown = scene.cast[at];
  if (!frame || !shown) return scene;
  const owner = scene.cast[shown.relation?.to ?? -1];
  // The mural that was read is the canvas.
  if (shown.part === 'content' && owner && new RegExp(`\\b(?:${PICTURES})$`, 'i').test(owner.name)) {
    const whole: Member = { ...owner, ...plainMember('canvas', frame), part: owner.part };
    const inside: Member = {
      ...shown,
      part: 'companion',
      relation: { preposition: 'inside of', to: scene.cast.indexOf(owner) },
    };
    return { ...scene, cast: scene.cast.with(at, inside).with(scene.cast.indexOf(owner), whole) };
  }
  if (shown.part === 'content' && at !== drawn) return scene;
  const canvas: Member = {
    ...plainMember('canvas', frame),
    part: at === drawn ? 'object' : 'scenery',
  };
  const inside: Member = {
    ...shown,
    part: 'companion',
    relation: { preposition: 'inside of', to: scene.cast.length },
  };
  const doings = scene.doings.map((doing) =>
    at === drawn && doing.object === at ? { ...doing, object: scene.cast.length } : doing,
  );
  return { ...scene, doings, cast: [...scene.cast.with(at, inside), canvas] };
}

/** 'At the feet of an old man reading': who reads is whoever was named just before. */
function doneByNearest(scene: Scene): Scene {
  const doings = scene.doings.map((doing) => {
    const nearest = scene.cast.findIndex(
      ({ name, kind, part }, index) =>
        isBeing(kind) &&
        part !== 'main' &&
        !doing.agents.includes(index) &&
        doing.object !== index &&
        new RegExp(`\\b${asPattern(name)} (?:who is |that is )?${asPattern(doing.words)}\\b`, 'i').test(
          scene.subject,
        ),
    );
    return nearest > 0 ? { ...doing, agents: [nearest] } : doing;
  });
  return { ...scene, doings };
}

/** The steam of a hot drink is drawn with its cup, and a tray has its glasses. */
const isDrawnWith = ({ row, relation }: Member, { cast }: Scene): boolean => {
  const bearer = cast[relation?.to ?? -1];
  return relation?.preposition === 'of'
    ? bearer?.name === 'tray' && /^(?:wine-glass|glass|cocktail)$/.test(row?.drawing ?? '')
    : relation?.preposition === 'with' &&
        row?.drawing === 'smoke' &&
        /^(?:cup|mug|noodles|teapot|kettle)$/.test(bearer?.row?.drawing ?? '');
};

/** What is taken off a table is on it till then. */
function takenOff(member: Member, { doings }: Scene): Member | undefined {
  const { kind, relation } = member;
  const taken = doings.find(({ verb, object }) => object !== undefined && TAKES.test(verb.base))?.object;
  const isLeft =
    /^(?:from|off)$/.test(relation?.preposition ?? '') && /^(?:furniture|container|product)$/.test(kind);
  if (taken === undefined || !isLeft) return undefined;
  return { ...member, part: 'support', relation: { preposition: 'on', to: taken } };
}

const TAKES = /^(?:steal|take|grab|snatch|pinch|swipe|pick|lick|eat|nibble|reach for)\b/;

/** The scene with everything hanging where the words have it. */
export function withRelations(told: Scene): Scene {
  const scene = withWheelchair(withOnlookers(told));
  const cast = scene.cast.map((member, index): Member => {
    if (isFightRing(member, scene) || isPoured(member, index, scene) || isDrawnWith(member, scene))
      return { ...member, part: 'topic' };
    return (
      thingAgain(member, scene) ??
      vehicleOf(member) ??
      reflected(member, scene) ??
      parentOfYoung(member, scene) ??
      parentOfMain(member, scene) ??
      placedByPhrase(member, index, scene) ??
      onBody(member, index, scene) ??
      heldPart(member, index, scene) ??
      heldByUse(member, index, scene) ??
      heldToo(member, index, scene) ??
      borneObject(member, index, scene) ??
      halfOut(member, scene) ??
      takenOff(member, scene) ??
      bedOf(member, scene) ??
      besideToo(member, index, scene) ??
      intoBed(member, index, scene) ??
      member
    );
  });
  return doneByNearest(withPainting(atWhole({ ...scene, cast })));
}
