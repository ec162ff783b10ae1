import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import type { Genre } from '../genre/genre-pairs.ts';
import { GRAVE } from '../genre/genre-words.ts';
import { wordsPattern } from '../wording.ts';
import type { Idea } from './idea.ts';

/*
 * What an idea comes to: a story is filmed by how it ends and not by one noun of it. Tears make no comedy of a silly song,
 * and whoever laughs at last makes no tense film of a penalty.
 */

/** The last deed of an idea, without what the film adds after it. */
const lastOf = ({ events }: Pick<Idea, 'events'>): string =>
  events.findLast(({ part }) => part === undefined)?.text ?? '';

const TEARS = /\b(?:tears|cr(?:y|ies|ying)|weep(?:s|ing)?|sobs?|sobbing|breaks? down)\b/i;
const GLAD_TEARS = /\b(?:onions?|tears of (?:joy|laughter)|with laughter|laugh\w* (?:so hard|until))\b/i;
const PARTS =
  /\b(?:to (?:university|college|boarding school|the airport|the station|war)|leav(?:es?|ing)|goodbye|farewell|moves? out|moving out|last (?:time|day|night|hug)|airport|train)\b/i;

const PARTED: Genre = { id: 'drama', approaches: ['parting', 'left-behind'] };
const KEPT: Genre = { id: 'drama', approaches: ['keepsake', 'nearness'] };
const GAG: Genre = { id: 'comedy', approaches: ['punch-line', 'one-take'] };
const GLAD: Genre = { id: 'paced', approaches: ['play', 'short-film'] };
const DONE_AT_LAST: Genre = { id: 'drama', approaches: ['attempt', 'training'] };

/** Sorts of film that nobody weeps in. */
const LIGHT: ReadonlySet<string> = new Set([
  'comedy',
  'social',
  'travel',
  'sport',
  'mischief',
  'meme',
  'gaming',
  'rom-com',
]);

/** A film that ends in tears, where a word of it would make it a light one. */
export function genreOfTears(idea: Idea, named: Genre): Genre | undefined {
  const last = lastOf(idea);
  if (!LIGHT.has(named.id) || !TEARS.test(last) || GLAD_TEARS.test(idea.shown)) return undefined;
  if (/\b(?:comedy|funny|joke|parody|sketch|sitcom|meme)\b/i.test(idea.subject)) return undefined;
  return PARTS.test(idea.shown) ? PARTED : KEPT;
}

/* How a story ends, and what that makes of it. words of its last deed | tears, gag, glad or done */
const ENDS = rowsOf(
  `
wrong street, wrong house, wrong car, wrong bus, wrong room, wrong door, wrong train, wrong person, wrong floor, wrong wedding, wrong funeral, wrong dog, wrong baby | gag
pretend*, like nothing happened, as if nothing happened, as if nothing had happened, meant to do it, can't keep up, cannot keep up, can’t keep up, falls further and further behind | gag
last donut, last doughnut, last cookie, last slice, last biscuit, last pizza slice | gag
only her forehead, only his forehead, upside down, is muted, on mute, stirs it immediately | gag
gets up laughing, laughs, laughing, bursts out laughing, starts dancing, start dancing, dances, dance, starts to dance, cheers | glad
finally lands, after a hundred tries, lands it, at last manages, finally manages, hundredth try | done
`,
  2,
).map(([words, end]) => ({ words: wordsPattern(listOf(words)), end: textOf(end) }));

/** The sort of film that the end of a story makes, where no word calls for one; undefined where it settles nothing. */
export function genreOfEnd(idea: Idea): Genre | undefined {
  const told = idea.events.filter(({ part }) => part === undefined);
  if (GRAVE.test(idea.shown) || told.length === 0) return undefined;
  const last = lastOf(idea);
  if (DONE.test(idea.shown)) return DONE_AT_LAST;
  const end = told.length < 2 ? '' : ENDS.find(({ words }) => words?.test(last))?.end;
  return end === 'gag' ? GAG : end === 'glad' ? GLAD : undefined;
}

const DONE =
  /\bfinally (?:lands|manages|makes|clears|solves|hits|gets it)\b|\bafter (?:a hundred|hundreds of|a thousand|countless|many|\d+) (?:tries|attempts|falls)\b/i;

/* The mood in which a film ends. words of its last deed | words of what comes before, or - | mood */
const MOODS = rowsOf(
  `
laughing, laughs, laugh | penalty, fall, falls, collapses, hail, hailstorm, storm, rain, breaks, fails, slips, loses, sinks | relieved, laughing
dancing, dances, dance | hail, hailstorm, storm, rain, breaks, fails, loses, power, blackout, flood | glad in spite of it
applaud*, claps, clap, cheers | - | moved, proud
hugs, hug, embraces, embrace, shakes his hand, shakes her hand, shake hands | - | reconciled
cry, cries, crying, tears, weeps, sobs | - | bitter-sweet
has won, wins, win, throws both arms up, hole in one | - | triumphant
lands the, lands it | tries, attempts, finally | triumphant
pretend*, nothing happened, wrong street, wrong house, wrong door, can't keep up, falls further and further behind, last donut | - | amused
skips, skipping | still, rush hour | light, amid the still
`,
  3,
).map(([words, before, mood]) => ({
  words: wordsPattern(listOf(words)),
  before: wordsPattern(listOf(before)),
  mood: textOf(mood),
}));

/** The mood that the end of a story gives it; undefined where it gives none. */
export function moodOfEnd(idea: Idea): string | undefined {
  if (idea.request.product !== '' || idea.known !== undefined || idea.timing === 'lapse') return undefined;
  const last = lastOf(idea).replace(/\btears (?=(?:through|past|into|off|up|down|across|apart)\b)/gi, ' ');
  return MOODS.find(({ words, before }) => words?.test(last) && (!before || before.test(idea.shown)))?.mood;
}
