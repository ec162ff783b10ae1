import type { Surroundings } from '../../lexicon/place.ts';
import { listOf, rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type PlaceRead, type Scene } from '../../read/scene.ts';
import { onceFor } from '../once-for.ts';
import { patternOf, theOf } from '../refer.ts';
import { fallingIn } from './falling.ts';
import { isMadeOtherwise } from './made-otherwise.ts';
import { SPOT_ROWS } from './spot-rows.ts';
import { workplaceOf } from './workplace.ts';

/*
 * A thing that somebody is under, on, in, at, behind or among is where the picture plays, and is no place of its own:
 * what is around it is told here, a near and a far for each.
 */

interface SpotRow {
  readonly relations: readonly string[];
  readonly air: Surroundings | undefined;
  readonly studio: readonly string[];
  readonly cinematic: readonly string[];
  readonly light: string;
  readonly colours: readonly string[];
}

/** A spot that the words name, with the row that knows it. */
export interface Spot {
  readonly row: SpotRow;
  readonly preposition: string;
  /** The thing with its article. */
  readonly the: string;
  readonly words: string;
}

const RELATIONS: readonly (readonly [where: string, prepositions: RegExp])[] = [
  ['itself', sifted(/^itself$/)],
  ['from', sifted(/^from$/)],
  ['under', sifted(/^(?:under|beneath|underneath|below|in the shade of|at the foot of)$/)],
  ['on', sifted(/^(?:on|upon|atop|on top of|at the top of|up|on the edge of|aboard)$/)],
  ['in', sifted(/^(?:in|inside|within|inside of)$/)],
  ['behind', sifted(/^behind$/)],
  ['before', sifted(/^(?:in front of|before)$/)],
  ['among', sifted(/^(?:among|amongst|amid|amidst|between|surrounded by|in the middle of|through|around)$/)],
  ['over', sifted(/^(?:over|above|across)$/)],
  [
    'at',
    sifted(
      /^(?:at|by|near|beside|next to|around|round|against|along|at the edge of|on the bank of|close to)$/,
    ),
  ],
];
const WIDTH = 7;
const AIRS: Readonly<Record<string, Surroundings>> = { in: 'indoor', out: 'outdoor' };

let table: Map<string, SpotRow[]> | undefined;

/** All rows by the names, and by the kinds behind `=`. */
function rows(): ReadonlyMap<string, readonly SpotRow[]> {
  if (table) return table;
  table = new Map();
  for (const [names, where, air, studio, cinematic, light, colours] of rowsOf(SPOT_ROWS, WIDTH)) {
    const row: SpotRow = {
      relations: listOf(where),
      air: AIRS[wordsOfCell(air)[0] ?? ''],
      studio: listOf(studio),
      cinematic: listOf(cinematic),
      light: textOf(light),
      colours: listOf(colours),
    };
    for (const name of listOf(names)) table.set(name, [...(table.get(name) ?? []), row]);
  }
  return table;
}

/** The longest end of the words that is a name of a row for such a relation; else the row of the kind. */
function rowFor(words: string, preposition: string, kind: string): SpotRow | undefined {
  const relations = RELATIONS.filter(([, prepositions]) => prepositions.test(preposition)).map(
    ([where]) => where,
  );
  const parts = words.toLowerCase().split(' ');
  const ends = [...parts.map((_, at) => parts.slice(at).join(' ')), `=${kind}`];
  for (const end of ends) {
    const found = rows()
      .get(end)
      ?.find((row) => row.relations.some((where) => relations.includes(where)));
    if (found) return found;
  }
  return undefined;
}

/** What the words have made of a spot, or of whom it is not told. */
const ALTERED = sifted(
  /\b(?:painted|drawn|toy|model|miniature|lego|plastic|paper|cardboard (?!box)|burning|on fire|burnt|broken|flooded|frozen|underwater|invisible|upside|instead of|without|not|never|no|nothing|reflected|reflection|silhouette|tattoo|logo|poster|map)\b/i,
);
const ON_FOOT = sifted(/^(?:in|on|at|by|beside|near|behind|between|among|under|around|next to|in front of)$/);

/** Deeds that lead to a thing, and do not leave whoever does them there. */
const TOWARD = sifted(
  /^(?:pounce|spring|jump|leap|fall|climb|run|fly|throw|toss|dive|crash|drive|put|place|pour|paint|draw|write|look|stare|peek|reach|shine|chase|carve|push|pull)\b/,
);

/** The preposition that a deed ends on: 'standing on top of a car'. */
const ENDS_ON = sifted(
  / (on top of|in front of|next to|on|in|inside|under|beneath|behind|beside|by|at|near|against|among|between|over|through)$/,
);

const GROUNDS: ReadonlySet<string> = new Set(['terrain', 'structure', 'tree', 'plant', 'flower']);

/** The preposition that was typed before it. */
const typedBefore = ({ name }: Member, subject: string): string | undefined =>
  new RegExp(
    `\\b(on top of|in front of|next to|on|in|inside|under|beneath|behind|beside|by|at|near|among|between) (?:an? |the |his |her |their |its |my )?(?:[\\p{L}-]+ ){0,2}?${patternOf(name)}\\b`,
    'iu',
  )
    .exec(subject)?.[1]
    ?.toLowerCase();

/** How a thing stands to the main one, or to what that one handles there; undefined where it does not. */
function stoodBy({ cast, doings, subject }: Scene, member: Member): string | undefined {
  const main = cast.findIndex((each) => each.part === 'main');
  const { relation, part } = member;
  if (part === 'worn' || part === 'held' || part === 'topic' || part === 'content') return undefined;
  const own = doings.filter(({ agents }) => agents.includes(main));
  const deed = own.find(({ object }) => cast[object ?? -1] === member);
  // What is pounced on or jumped over is no place to be.
  if (deed && TOWARD.test(deed.verb.base)) return undefined;
  if (deed)
    return (
      ENDS_ON.exec(deed.verb.base)?.[1] ??
      (GROUNDS.has(member.kind) ? typedBefore(member, subject) : undefined)
    );
  if (relation === undefined && part === 'scenery') return typedBefore(member, subject);
  const isHeldThere = own.some(({ object }) => object !== undefined && object === relation?.to);
  return relation && (relation.to === main || isHeldThere) ? relation.preposition : undefined;
}

/** A make or a name keeps its capital. */
const isNamed = ({ name, words }: Member): boolean => /^\p{Lu}\p{Ll}/u.test(name) && words.startsWith(name);

const asSpot = (member: Member, preposition: string): Spot | undefined => {
  const row =
    rowFor(member.words, preposition, member.kind) ??
    rowFor(member.name, preposition, member.kind) ??
    rowFor(member.row?.names[0]?.singular ?? '', preposition, member.kind);
  return (
    row && {
      row,
      preposition,
      the: isNamed(member) ? `the ${member.name}` : theOf(member),
      words: `${preposition} ${member.words}`,
    }
  );
};

/** Who is under a bridge or behind a waterfall is not on it. */
const OUTSIDE = sifted(/^(?:under|beneath|underneath|below|behind|in front of)$/);

const LEFT = sifted(/\b(?:ruin\w*|abandoned|crumbling|overgrown)\b|\bstalls?$/i);

/** The place that the words name, where it is a thing with a spot of its own. */
function spotOfPlace({ words, preposition, row, proper }: PlaceRead): Spot | undefined {
  const names = row?.names ?? [];
  // A place with a row of its own has its things; what bears or covers somebody, or is behind them, is a spot.
  if (
    !row ||
    proper ||
    !(row.traits.has('support') || OUTSIDE.test(preposition) || preposition === 'from' || LEFT.test(words))
  )
    return undefined;
  const found = rowFor(words, preposition, '') ?? rowFor(names[0] ?? '', preposition, '');
  return found && { row: found, preposition, the: `the ${words}`, words: `${preposition} ${words}` };
}

/** Spots that are read as a light, an hour or an age: what the words say, and the name of the row. */
const PHRASES: readonly (readonly [words: RegExp, preposition: string, name: string])[] = [
  [
    sifted(
      /\b(?:under|beneath|by|beside|below) (?:an?|the) (?:[\p{L}-]+ ){0,2}?(?:street ?(?:light|lamp)|lamp ?post)\b/iu,
    ),
    'under',
    'streetlight',
  ],
  [sifted(/\b(?:in|of) the (?:wild|old) west\b/i), 'in', 'wild west'],
  [sifted(/\b(?:up )?against (?:the|an?) (?:[\p{L}-]+ ){0,2}?sky\b/iu), 'before', 'sky'],
  [
    sifted(
      /\b(?:under|beneath|below) (?:the |an? )?(?:[\p{L}-]+ )?(?:stars|starry sky|milky way|night sky)\b/iu,
    ),
    'under',
    'stars',
  ],
  [
    sifted(
      /\b(?:under|beneath|below) (?:the |an? )?(?:[\p{L}-]+ )?(?:northern lights|aurora(?: borealis)?)\b/iu,
    ),
    'under',
    'northern lights',
  ],
  [
    sifted(
      /\b(?:under|beneath|in front of|against|howl\w* at|look\w* at|star\w* at|gaz\w* at) (?:the |an? )?(?:[\p{L}-]+ ){0,2}?moon\b/iu,
    ),
    'under',
    'moon',
  ],
];

function spotOfPhrase({ readable }: Scene): Spot | undefined {
  for (const [words, preposition, name] of PHRASES) {
    const [found] = words.exec(readable) ?? [];
    const row = found === undefined ? undefined : rowFor(name, preposition, '');
    if (row && found) return { row, preposition, the: `the ${name}`, words: found };
  }
  return undefined;
}

/** Only who hangs from a thing is at it. */
const isLeftFrom = ({ place, doings }: Scene): boolean =>
  place?.preposition === 'from' && !doings.some(({ verb }) => /^(?:hang|swing|dangle)/.test(verb.base));

const SHOWN: ReadonlySet<string> = new Set([
  ...['product', 'jewellery', 'device', 'clothing', 'food', 'drink', 'container'],
]);

/** What is shown for itself on a stone stands in a studio: it has no lichen and no grass around it. */
const isShownOn = ({ place, cast }: Scene, main: Member): boolean =>
  SHOWN.has(main.kind) &&
  /\b(?:stones?|rocks?|slab|slate)$/i.test(
    place?.words ?? cast.find(({ part }) => part === 'support')?.words ?? '',
  );

/** The spot that the words name; undefined where they name none, or another place. */
export const spotOf = onceFor((scene: Scene): Spot | undefined => {
  const main = mainOf(scene);
  if (!main || scene.isEdit || scene.isUnread === true || main.kind === 'place') return undefined;
  if (workplaceOf(scene) || fallingIn(scene) || isShownOn(scene, main)) return undefined;
  // A library in a castle is a room of it.
  if (main.kind === 'building' && scene.place?.preposition === 'in') return undefined;
  if (ALTERED.test(scene.subject) || scene.cameras.some(({ row }) => row.height === 'overhead'))
    return undefined;
  if (scene.place)
    return isLeftFrom(scene) || isMadeOtherwise(scene, scene.place.words)
      ? undefined
      : spotOfPlace(scene.place);
  if (scene.cast.some(({ kind }) => kind === 'place')) return undefined;
  const leads = scene.doings.some(({ verb, object }) => TOWARD.test(verb.base) && object === undefined);
  for (const member of scene.cast) {
    const preposition = member === main ? undefined : stoodBy(scene, member);
    if (preposition === undefined || (leads && !ON_FOOT.test(preposition))) continue;
    if (isBeing(member.kind) && preposition !== 'on') continue;
    // The bowl of what the cat looks at has no cat in it.
    const borne = scene.cast[member.relation?.to ?? -1];
    if (member.kind === 'container' && borne && borne !== main && borne.part === 'object') continue;
    // Around one tower are no two, between which a street runs.
    if (/^(?:around|through)$/.test(preposition) && !member.plural && member.kind === 'building') continue;
    const spot = asSpot(member, preposition);
    if (spot && !isMadeOtherwise(scene, member.name)) return spot;
  }
  return spotOfPhrase(scene);
});

/** A house or tower that is the picture, as it stands outside. */
export function standingSpot(main: Member): Spot | undefined {
  const row = rowFor(main.words, 'itself', main.kind) ?? rowFor(main.name, 'itself', main.kind);
  return row && { row, preposition: 'itself', the: theOf(main), words: main.words };
}

/** What is around whoever is at the spot. */
export const airOfSpot = (scene: Scene): Surroundings | undefined => spotOf(scene)?.row.air;

/** The colours of a spot; none where the words name their own. */
export const coloursOfSpot = (scene: Scene): readonly string[] =>
  scene.colours.length > 0 || scene.times.length > 0 ? [] : (spotOf(scene)?.row.colours ?? []);

const JOINT = sifted(/[,;:.]\s|\s(?:while|but|because|who|which|that|and)\s/i);

/** Whether a sentence that was read in part tells its spot in its first clause, of a thing that is known. */
export function isSpotSure(scene: Scene): boolean {
  const [first = ''] = scene.subject.toLowerCase().split(JOINT);
  const spot = spotOf(scene);
  const head = spot?.words.toLowerCase().split(' ').at(-1) ?? '';
  return head !== '' && first.includes(head);
}
