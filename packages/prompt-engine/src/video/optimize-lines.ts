import { contradicts, type Facts } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';

/** Kinds of subject that are filmed alike. */
export type Group =
  | 'person'
  | 'people'
  | 'child'
  | 'hands'
  | 'pet'
  | 'wild'
  | 'bird'
  | 'insect'
  | 'sea'
  | 'plant'
  | 'food'
  | 'drink'
  | 'product'
  | 'vehicle'
  | 'boat'
  | 'aircraft'
  | 'machine'
  | 'building'
  | 'interior'
  | 'city'
  | 'mountain'
  | 'coast'
  | 'forest'
  | 'desert'
  | 'field'
  | 'water'
  | 'sky'
  | 'space'
  | 'event'
  | 'sport'
  | 'battle'
  | 'being'
  | 'robot'
  | 'toy'
  | 'graphic'
  | 'abstract'
  /** Whatever no table knows. */
  | 'unknown';

const GROUP_OF: Readonly<Record<SubjectKind, Group>> = {
  person: 'person',
  people: 'people',
  child: 'child',
  baby: 'child',
  hands: 'hands',
  pet: 'pet',
  'wild-animal': 'wild',
  bird: 'bird',
  insect: 'insect',
  'sea-animal': 'sea',
  plant: 'plant',
  food: 'food',
  drink: 'drink',
  product: 'product',
  jewellery: 'product',
  clothing: 'product',
  vehicle: 'vehicle',
  machine: 'machine',
  building: 'building',
  interior: 'interior',
  city: 'city',
  mountain: 'mountain',
  coast: 'coast',
  forest: 'forest',
  desert: 'desert',
  field: 'field',
  water: 'water',
  sky: 'sky',
  weather: 'sky',
  space: 'space',
  event: 'event',
  sport: 'sport',
  battle: 'battle',
  'fantasy-being': 'being',
  robot: 'robot',
  toy: 'toy',
  'still-life': 'product',
  lettering: 'graphic',
  logo: 'graphic',
  diagram: 'graphic',
  pattern: 'graphic',
  abstract: 'abstract',
  artwork: 'abstract',
  render: 'abstract',
  'photo-edit': 'person',
};

const PRONOUN = /^(?:he|she|they|someone|somebody|a (?:man|woman|girl|boy|person|guy|lady))\b/i;
const HUMAN_WORD =
  /\b(?:man|woman|men|women|boys?|girls?|person|people|couple|lady|gentleman|guy|friends|lovers|crowd|solo|musician)\b/i;
const CHILD_WORD = /\b(?:boys?|girls?|child|children|kids?|toddler|baby)\b/i;
const ROOM_WORD = /\b(?:club|bar|pub|hall|room|lounge|lobby|cellar|attic|corridor|kitchen|office)\b/i;

const BOAT = /\b(?:boat|ship|sailboat|yacht|canoe|kayak|ferry|raft|gondola|galleon|trawler|dinghy)s?\b/i;
const AIRCRAFT = /\b(?:plane|aeroplane|airplane|jet|helicopter|balloon|rocket|airship|glider|zeppelin)s?\b/i;

/** The group of a subject, by its kind and, where the kind tells little, by the words. */
export function groupOf(kind: SubjectKind, isKnown: boolean, place: Facts['place'], text: string): Group {
  const group = GROUP_OF[kind];
  if (/\blogo\b/i.test(text)) return 'graphic';
  if (group === 'vehicle' && place === 'space') return 'space';
  if (group === 'vehicle' && BOAT.test(text)) return 'boat';
  if ((group === 'vehicle' || group === 'event') && AIRCRAFT.test(text)) return 'aircraft';
  if (group !== 'abstract' && group !== 'product') return group;
  if (PRONOUN.test(text)) return CHILD_WORD.test(text.slice(0, 12)) ? 'child' : 'person';
  if (group === 'product') return /\bsolo\b/i.test(text) ? 'person' : group;
  if (HUMAN_WORD.test(text)) return CHILD_WORD.test(text) ? 'child' : 'person';
  if (ROOM_WORD.test(text)) return 'interior';
  return isKnown || kind !== 'abstract' ? group : 'unknown';
}

/** What else decides whether a line fits, beside the facts. */
export type Flag =
  | 'human'
  | 'animal'
  | 'thing'
  | 'music'
  | 'hushed'
  | 'drawn'
  | 'travels'
  | 'town'
  | 'country'
  | 'portrait';

/** The parts that an addition is put together from. */
export type Slot =
  | 'place'
  | 'time'
  | 'frame'
  | 'lens'
  | 'move'
  | 'motion'
  | 'light'
  | 'style'
  | 'mood'
  | 'near'
  | 'ground'
  | 'music'
  | 'detail';

/** A phrase that may be written, what it asserts, and for whom it is meant. */
export interface Line {
  readonly slot: Slot;
  readonly text: string;
  readonly says: Facts;
  readonly flags: readonly Flag[];
}

const FACTS: Readonly<Record<string, Facts>> = {
  indoor: { place: 'indoor' },
  outdoor: { place: 'outdoor' },
  underwater: { place: 'underwater' },
  space: { place: 'space' },
  dawn: { time: 'dawn' },
  day: { time: 'day' },
  golden: { time: 'golden-hour' },
  dusk: { time: 'dusk' },
  night: { time: 'night' },
  spring: { season: 'spring' },
  summer: { season: 'summer' },
  autumn: { season: 'autumn' },
  winter: { season: 'winter' },
  clear: { weather: 'clear' },
  cloud: { weather: 'cloud' },
  rain: { weather: 'rain' },
  storm: { weather: 'storm' },
  snow: { weather: 'snow' },
  fog: { weather: 'fog' },
  wind: { weather: 'wind' },
  past: { era: 'past' },
  present: { era: 'present' },
  future: { era: 'future' },
  one: { count: 'one' },
  many: { count: 'many' },
};
const FLAGS: ReadonlySet<string> = new Set<Flag>([
  'human',
  'animal',
  'thing',
  'music',
  'hushed',
  'drawn',
  'travels',
  'town',
  'country',
  'portrait',
]);

const isFlag = (tag: string): tag is Flag => FLAGS.has(tag);

/**
 * Reads rows of `text | tags`; the tags are facts that the text asserts, and flags of those it is meant for.
 * @throws RangeError naming a tag that is neither.
 */
export function linesOf(slot: Slot, rows: string): Line[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', tags = ''] = row.trim().split(' | ');
      const flags: Flag[] = [];
      let says: Facts = {};
      for (const tag of tags.split(' ').filter(Boolean)) {
        if (isFlag(tag)) flags.push(tag);
        else if (FACTS[tag]) says = { ...says, ...FACTS[tag] };
        else throw new RangeError(`Unknown tag in: ${row}`);
      }
      return { slot, text, says, flags };
    });
}

/** Lines for each of several groups, in one table. */
export function linesByGroup(slot: Slot, table: Partial<Record<Group, string>>): ReadonlyMap<string, Line[]> {
  return new Map(Object.entries(table).map(([group, rows]) => [group, linesOf(slot, rows)]));
}

/** What is settled before a line is chosen. */
export interface Settled {
  readonly facts: Facts;
  readonly flags: ReadonlySet<Flag>;
}

const MUST_BE_KNOWN = ['place', 'time', 'season', 'era'] as const;

/** Whether a line may stand beside what is settled. Only places and hours may settle something new. */
function fits({ slot, says, flags }: Line, { facts, flags: given }: Settled): boolean {
  if (contradicts(facts, says) || !flags.every((flag) => given.has(flag))) return false;
  if (slot === 'place') return true;
  const isNew = (key: (typeof MUST_BE_KNOWN)[number]) => says[key] !== undefined && facts[key] !== says[key];
  if (MUST_BE_KNOWN.some((key) => isNew(key) && !(slot === 'time' && key === 'time'))) return false;
  const { weather, count } = says;
  if (count !== undefined && count !== facts.count) return false;
  if (weather === undefined || weather === facts.weather) return true;
  return (slot === 'time' && weather === 'clear') || (weather === 'cloud' && slot !== 'ground');
}

/** How much of what is settled a line speaks of. */
function aptness({ says, flags }: Line, { facts }: Settled): number {
  let apt = flags.length;
  if (says.count !== undefined) apt++;
  if (says.weather !== undefined && says.weather === facts.weather) apt += 3;
  // Weather and era are rarer than an hour, and are missed more where they are left out.
  if (says.era !== undefined && says.era === facts.era) apt += 2;
  for (const key of [...MUST_BE_KNOWN, 'weather'] as const) {
    if (says[key] !== undefined && says[key] === facts[key]) apt++;
  }
  return apt;
}

/** One of the lines that fit best, by a seed; never one of those to be avoided, while there is another. */
export function pick(
  lines: readonly Line[],
  settled: Settled,
  seed: number,
  avoid: ReadonlySet<string> = new Set(),
): Line | undefined {
  const fitting = lines.filter((line) => fits(line, settled));
  const fresh = fitting.filter(({ text }) => !avoid.has(text));
  const choice = fresh.length > 0 ? fresh : fitting;
  const best = Math.max(...choice.map((line) => aptness(line, settled)));
  const apt = choice.filter((line) => aptness(line, settled) === best);
  return apt[seed % Math.max(apt.length, 1)];
}
