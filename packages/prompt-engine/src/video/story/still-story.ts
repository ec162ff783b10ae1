import { choicesOf, inWords, listOf, rowsOf } from '../../lexicon/row.ts';
import { isBeing, isPeople, type Member } from '../../read/scene.ts';
import { ownDetails } from '../../shot/details.ts';
import { theOf } from '../../shot/refer.ts';
import type { Idea } from '../idea.ts';
import { capital, wordsPattern } from '../wording.ts';
import { fillFirst, type Slots, slotsOf } from './fill.ts';
import { CALLING_ROWS, JOURNEY_ROWS, NATURE_ROWS, STATE_ROWS, STILL_ROWS } from './still-rows.ts';

/** What is seen beside an idea in which nobody does anything: from near, and at last. */
export type StillStory = readonly string[];

interface StillRow {
  readonly names: string;
  readonly words?: RegExp;
  readonly near: readonly string[];
  readonly end: readonly string[];
}

const stillRows = (table: string): readonly StillRow[] =>
  rowsOf(table, 3).map(([names = '', near, end]) => {
    const words = wordsPattern(listOf(names));
    return { names, ...(words && { words }), near: choicesOf(near), end: choicesOf(end) };
  });

const NATURE = stillRows(NATURE_ROWS);
const STATES = stillRows(STATE_ROWS);
const CALLINGS = rowsOf(CALLING_ROWS, 2).map(([names, deed = '']) => ({
  words: wordsPattern(listOf(names)),
  deed,
}));
const JOURNEYS = stillRows(JOURNEY_ROWS);
const STILL: ReadonlyMap<string, StillRow> = new Map(stillRows(STILL_ROWS).map((row) => [row.names, row]));

/* Kinds that are seen in the way of another. */
const LIKE: Readonly<Partial<Record<string, string>>> = {
  tool: 'small-thing',
  instrument: 'product',
  weapon: 'product',
  textile: 'clothing',
  aircraft: 'vehicle',
  spacecraft: 'vehicle',
  machine: 'product',
  device: 'product',
  structure: 'building',
  container: 'small-thing',
  thing: 'small-thing',
  terrain: 'landscape',
  hands: 'small-thing',
};

const SHAPED: ReadonlySet<string> = new Set([
  'small-thing',
  'product',
  'food',
  'drink',
  'clothing',
  'furniture',
]);

/** How a member looks, in at most two of its details; empty where nothing is known of it. */
export const looksOf = ({ scene }: Idea, member: Member | undefined): string =>
  member === undefined ? '' : inWords(ownDetails(scene, member).slice(0, 2));

function stillSlots(idea: Idea): Slots {
  const { main, scene } = idea;
  return {
    ...(main && { the: theOf(main), isPlural: main.plural, o: theOf(main), isOPlural: main.plural }),
    details: looksOf(idea, main),
    ...slotsOf(main, scene),
  };
}

const ANIMAL_WORD =
  /\b(?:snails?|ducks?|dogs?|cats?|goats?|pigs?|turtles?|tortoises?|hamsters?|frogs?|horses?|camels?|sheep|chickens?|worms?|crabs?)\b/i;

/** Images of an event that the lexicon knows by what is there: a wedding, a picnic. */
function eventStory({ main, scene }: Idea): StillStory {
  // A race of snails has no chest that breaks the tape.
  if (main?.kind === 'sport' && ANIMAL_WORD.test(scene.cast.map(({ words }) => words).join(' '))) return [];
  // Wheelchair rugby has no runners.
  if (
    main?.kind === 'sport' &&
    /^(?:wheelchair|underwater|robot|blind|table|beach|ice|sitting)\s/i.test(main.words)
  )
    return [];
  return main?.kind === 'event' || main?.kind === 'sport'
    ? (main.row?.details.slice(0, 3).map(capital) ?? [])
    : [];
}

/** The row whose words a text names first. */
const firstIn = (rows: readonly StillRow[], text: string): StillRow | undefined =>
  rows
    .map((row) => ({ row, at: row.words ? text.search(row.words) : -1 }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.row;

/** Things that weather, light and water go over. */
const IN_THE_OPEN: ReadonlySet<string> = new Set([
  'terrain',
  'weather',
  'celestial',
  'material',
  'plant',
  'flower',
  'tree',
  'place',
  'boat',
]);

/** The row of what the picture is of: 'beach house' is a house. */
function natureOf({ main, shown, scene }: Idea): StillRow | undefined {
  const head = main?.words.toLowerCase() ?? '';
  const own = NATURE.find(({ words }) => words && new RegExp(`${words.source}$`, 'iu').test(head));
  if (own) return own;
  const isOpen = !main?.known || IN_THE_OPEN.has(main.kind) || scene.place !== undefined;
  return isOpen && main?.kind !== 'food' ? firstIn(NATURE, shown) : undefined;
}

/** A time that people spend, from near and at its end: a wedding, a road trip. */
export function journeyIn(text: string): { readonly near: string; readonly end: string } | undefined {
  const row = firstIn(JOURNEYS, text);
  return row && { near: fillFirst(row.near, {}), end: fillFirst(row.end, {}) };
}

/** A state that somebody is in, called again as it is told, from near and at its end: stuck in a lift. */
export function stateOf(idea: Idea, the: string, isPlural: boolean): StillStory {
  const state = STATES.find(({ words }) => words?.test(idea.shown));
  const slots = { ...stillSlots(idea), the, isPlural };
  return state ? [fillFirst(state.near, slots), fillFirst(state.end, slots)].filter(Boolean) : [];
}

/** What moves in a picture in which nobody does anything; none where nothing is certain of it. */
export function stillStory(idea: Idea): StillStory {
  const { main, shown, kind, scene } = idea;
  if (scene.isForeign) return [];
  const slots = stillSlots(idea);
  const told = (row: StillRow | undefined): StillStory =>
    row ? [fillFirst(row.near, slots), fillFirst(row.end, slots)].filter(Boolean) : [];
  const state = STATES.find(({ words }) => words?.test(shown));
  if (state && main && (isBeing(main.kind) || /fire|rain/.test(state.names))) return told(state);
  const journey = firstIn(JOURNEYS, shown);
  if (journey) return told(journey);
  if (main?.kind === 'abstract' && main.row && main.row.pictures.length > 1)
    return main.row.pictures.map(capital);
  if (main && isPeople(main.kind) && !main.known) return told(STILL.get('person'));
  if (main && isBeing(main.kind)) return main.known ? told(STILL.get(LIKE[main.kind] ?? main.kind)) : [];
  const events = eventStory(idea);
  if (events.length > 1) return events;
  const nature = natureOf(idea);
  if (nature) return withMain(told(nature), main);
  if (main && !IN_THE_OPEN.has(main.kind) && DREAD.test(idea.subject)) return told(STILL.get('dread'));
  const row = STILL.get(LIKE[main?.kind ?? ''] ?? main?.kind ?? '') ?? STILL.get(kind);
  // What nobody knows has no edge and no surface.
  return main?.known || !SHAPED.has(row?.names ?? '') ? told(row) : [];
}

/** Kinds that weather goes over, and that are still what the picture is of. */
const STANDS_IN_IT: ReadonlySet<string> = new Set([
  'vehicle',
  'boat',
  'aircraft',
  'clothing',
  'furniture',
  'machine',
  'device',
  'product',
  'toy',
]);

/** The images of a row of nature, with what stands in it in the last of them: 'a train through the Alps in winter'. */
function withMain(images: StillStory, main: Member | undefined): StillStory {
  const last = images.at(-1);
  if (!main?.known || !STANDS_IN_IT.has(main.kind) || last === undefined) return images;
  return last.toLowerCase().includes(main.name.toLowerCase())
    ? images
    : [...images.slice(0, -1), `${last}, ${theOf(main)} in the middle of it`];
}

/** What is filmed to frighten is not turned to its best side. */
const DREAD = /\b(?:horror|scary|creepy|haunted|cursed|thriller|nightmare)\b/i;

/** Before or after their work, or without it, they do not do it. */
const OFF_WORK =
  /\b(?:before|after|waiting|(?:his|her|their|the) (?:very )?(?:last|first) (?:day|shift|time|night|job|show|round|dance)|without|retired|asleep|sleeping|alone|portrait|in the style|backstage|dressing)\b/i;

/** What is done in a film that is called by it: 'cooking show with a vampire'. */
const FILMED_DEED =
  /\b(cooking|baking|dance|dancing|workout|gym|gardening|makeup|art)\s(?:show|video|film|class|lesson|tutorial|vlog)\b/i;
const FILMED_DEEDS: ReadonlyMap<string, string> = new Map([
  ['cooking', 'cook'],
  ['baking', 'bake cake'],
  ['dance', 'dance'],
  ['dancing', 'dance'],
  ['workout', 'exercise'],
  ['gym', 'exercise'],
  ['gardening', 'plant flowers'],
  ['makeup', 'put on makeup'],
  ['art', 'paint picture'],
]);

/** What somebody does who is called by it: a dancer dances; empty where the words speak against it. */
export function callingOf({ main, shown, scene, request }: Idea): string {
  if (!main || !isBeing(main.kind) || OFF_WORK.test(shown)) return '';
  const asked = FILMED_DEED.exec(request.film)?.[1]?.toLowerCase() ?? '';
  if (asked !== '') return FILMED_DEEDS.get(asked) ?? '';
  // What a sentence of another language tells besides the calling is not all understood.
  if (scene.isForeign && scene.doings.length > 0) return '';
  return CALLINGS.find(({ words }) => words?.test(main.words))?.deed ?? '';
}
