import { isPeople } from '../../read/scene.ts';
import type { Idea } from '../idea/idea.ts';
import { ABSURD, ALIVE, CAUGHT, DRAMA, FRIENDS, type Genre, TALE } from './genre-pairs.ts';
import { AMONG_US, ANIMALS, HUMAN, HUMAN_FUN, IN_ROLE, KIN, THINGS, UNUSUAL, WILD } from './genre-words.ts';

const DANGER = /\b(?:burning|in flames|wildfire|floods?|drown\w*|earthquake|bombs?|shipwreck)\b/i;

/** Animals that do what people do are funny or a tale; those among us are caught by whoever is there. */
export function animalGenre({ main, shown, scene }: Idea): Genre | undefined {
  if (!ANIMALS.has(main?.kind ?? '')) return undefined;
  if (/^(?:scared|afraid|terrified|fear) of\b/i.test(shown)) return DRAMA;
  // A truck that comes while an ant walks is driven by no ant.
  if (HUMAN_FUN.test(shown.replace(/\s(?:as|while|when)\s(?:an?|the)\s.*$/i, ''))) return ABSURD;
  if (IN_ROLE.test(shown)) return ALIVE;
  if (WILD.has(main?.kind ?? '') && HUMAN.test(shown)) return TALE;
  if (DANGER.test(shown)) return DRAMA;
  if (main?.kind !== 'pet' && AMONG_US.test(shown)) return CAUGHT;
  if (
    main?.kind !== 'pet' &&
    main?.kind !== 'insect' &&
    scene.cast.some(({ kind, words }) => isPeople(kind) && !KIN.test(words))
  )
    return FRIENDS;
  return undefined;
}

/** Whether an animal or a thing is what no other of its kind is. */
export const isUnusual = ({ main, shown }: Idea): boolean =>
  UNUSUAL.test(shown) &&
  (ANIMALS.has(main?.kind ?? '') ||
    THINGS.has(main?.kind ?? '') ||
    main?.kind === 'vehicle' ||
    main?.kind === 'building' ||
    main?.kind === 'structure' ||
    main?.kind === 'tree');
