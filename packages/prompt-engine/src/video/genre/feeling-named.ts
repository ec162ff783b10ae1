import type { FeelingRow } from '../../lexicon/feeling.ts';
import type { Scene } from '../../read/scene.ts';

/** Words that let a feeling be guessed and do not name it. */
const BARELY_FELT = /^(?:alone|for the first time|silent|silence|quiet)$/i;

/** The feeling that the words name. */
export const feltIn = ({ feeling }: Scene): FeelingRow | undefined =>
  feeling && !BARELY_FELT.test(feeling.words) ? feeling.row : undefined;
