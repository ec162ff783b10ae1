import { isPeople } from '../../read/scene.ts';
import type { Idea } from '../idea/idea.ts';
import { tellsChange } from '../story/turned-into.ts';
import { isUnusual } from './animal-genre.ts';
import { isOfThings } from './felt.ts';
import { isThroughEyes } from './genre-may-be.ts';
import {
  ALIVE,
  CHANGING,
  FIRST_PERSON,
  type Genre,
  IMPOSSIBLE,
  MOVING_SHAPES,
  OF_THINGS,
  ON_THE_MOVE,
  OTHER_EYES,
  WILD_EYES,
} from './genre-pairs.ts';
import { ANIMALS, SHAPES } from './genre-words.ts';

/** A creature or a thing of another stuff: 'a whale made of cloud'. */
const MADE_OF =
  /\bmade (?:entirely |only |out )?of (?:clouds?|fog|mist|smoke|light|stars|paper|glass|water|leaves|smoke|fire|ice|snow|sand)\b/i;

/** The sort of film of what is shown rather than of who acts: shapes, changes, things, the eyes of another. */
export function genreAsShown(idea: Idea, isPeopled: boolean): Genre | undefined {
  const { main, events, shown } = idea;
  if (idea.known === 'felt' && isOfThings(idea)) return OF_THINGS;
  if (!isPeopled && SHAPES.test(shown)) return MOVING_SHAPES;
  if (events.some(({ text }) => tellsChange(text)) && !(main && isPeople(main.kind))) return CHANGING;
  if (MADE_OF.test(shown)) return IMPOSSIBLE;
  if (isUnusual(idea)) return ALIVE;
  if (isThroughEyes(idea.subject)) return main && ANIMALS.has(main.kind) ? WILD_EYES : OTHER_EYES;
  if (idea.move?.id === 'viewpoint' && GOES.test(shown)) return FIRST_PERSON;
  const isMoving = events.some(({ doing }) => doing !== '') || /\p{L}{3,}ing\b/u.test(shown);
  if (main?.kind === 'vehicle' && !isPeopled && isMoving) return ON_THE_MOVE;
  return undefined;
}

/** Whoever films what they go through. */
const GOES =
  /^(?:walking|running|riding|driving|cycling|flying|skating|hiking|strolling|wandering|falling|sliding|climbing)\b/i;
