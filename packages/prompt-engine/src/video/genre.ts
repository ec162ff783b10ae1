import { listOf, rowsOf } from '../lexicon/row.ts';
import { feelingAsked } from './felt.ts';
import { GENRE_ROWS, USUAL_GENRE_ROWS, USUAL_ROWS } from './genre-rows.ts';
import type { Idea } from './idea.ts';
import { HANDS } from './instruction.ts';
import { wordsPattern } from './wording.ts';

/** A sort of film, and the ids of two approaches that make it. */
export interface Genre {
  readonly id: string;
  readonly approaches: readonly [string, string];
}

interface Called extends Genre {
  readonly words?: RegExp;
}

const GENRES: readonly Called[] = rowsOf(GENRE_ROWS, 4).map(([id = '', words, one = '', two = '']) => {
  const called = wordsPattern(listOf(words));
  return { id, approaches: [one, two] as const, ...(called && { words: called }) };
});
const USUAL: readonly Genre[] = [
  ...rowsOf(USUAL_ROWS, 3).map(([id = '', one = '', two = '']) => ({ id, approaches: [one, two] as const })),
  ...GENRES,
];
const KINDS: ReadonlyMap<string, string> = new Map(
  rowsOf(USUAL_GENRE_ROWS, 2).map(([kind = '', genre = '']) => [kind, genre] as const),
);

const READ_AT_MOST = 2_000;

/** The sort of film that an idea asks for in its own words. */
export const genreNamed = ({ subject, explained, events, main, heading }: Idea): Genre | undefined =>
  GENRES.find(({ id, words }) => {
    if (explained) return id === 'explainer';
    if (feelingAsked(subject)) return id === 'essay';
    // A puppy that only runs in at the end makes no film of pets.
    const [first] = events;
    const isByTheWay =
      id === 'pet' &&
      first &&
      main?.kind !== 'pet' &&
      !words?.test(`${heading} ${first.subject}`.replace(/['’]s\b/g, ''));
    if (id === 'how-to' && first && first.subject !== HANDS) return false;
    if (id === 'sci-fi' && main?.kind === 'pet') return false;
    return !isByTheWay && words?.test(subject.slice(0, READ_AT_MOST));
  });

/** The sort of film that such a scene usually is. */
export function usualGenre({ kind, main, events }: Idea): Genre | undefined {
  const isMeal = kind === 'food' || kind === 'drink';
  const isActed = events.some(({ doing, subject }) => doing !== '' && !(isMeal && subject === HANDS));
  const isAnimal = ['pet', 'animal', 'bird', 'insect', 'sea-life'].includes(kind);
  if (isActed && !isAnimal) return USUAL.find(({ id }) => id === 'drama');
  const id = KINDS.get(main?.kind ?? '') ?? KINDS.get(kind) ?? 'drama';
  return USUAL.find((genre) => genre.id === id);
}
