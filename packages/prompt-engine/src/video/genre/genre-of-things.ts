import type { Idea } from '../idea/idea.ts';
import { headOf } from '../wording.ts';
import { ABSURD, ALIVE, FORCE, type Genre, TALE, VIEW } from './genre-pairs.ts';
import { FORCES, LIKE_US, MINDED, NATURAL, NATURE, SOMEBODY, THINGS, VIEWS } from './genre-words.ts';

/** The sort of film of a deed that nobody does, or that a thing does. */
export function genreOfThings({ kind, main, events, shown }: Idea, isPeopled: boolean): Genre | undefined {
  if (isPeopled || SOMEBODY.test(shown)) return undefined;
  const [first] = events;
  const isForce = VIEWS.has(kind) || FORCES.test(headOf(first?.doer ?? ''));
  if (FORCES.test(shown) && isForce && events.length === 1) return FORCE;
  if (THINGS.has(main?.kind ?? '') && first && MINDED.test(first.base)) return ABSURD;
  if (THINGS.has(main?.kind ?? '') && LIKE_US.test(shown)) return ALIVE;
  if (
    LIKE_US.test(shown) &&
    (VIEWS.has(kind) || NATURAL.has(main?.kind ?? '') || NATURE.test(headOf(first?.doer ?? '')))
  )
    return TALE;
  if (NATURE.test(headOf(first?.doer ?? ''))) return VIEW;
  return VIEWS.has(main?.kind ?? '') || NATURAL.has(main?.kind ?? '') ? VIEW : undefined;
}
