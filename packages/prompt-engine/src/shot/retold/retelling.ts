import type { Scene } from '../../read/scene.ts';
import { onceFor } from '../once-for.ts';
import { borneIn } from './likeness.ts';
import type { Retelling } from './told-otherwise.ts';
import { turnedClause } from './turned-clauses.ts';
import { waitIn } from './waits.ts';

/*
 * A sentence whose turn of phrase the reading does not follow is planned from a plainer one that says what is seen. The
 * words themselves stay as they were typed.
 */

const LONGEST = 34;

/** The plainer sentence; undefined where the words are read as they stand. */
export const retellingOf = onceFor((scene: Scene): Retelling | undefined => {
  const { subject, isForeign, isEdit, syntax, wordCount, lettering } = scene;
  if (isForeign || isEdit || syntax.isTags || wordCount > LONGEST || lettering.length > 0) return undefined;
  const borne = borneIn(scene);
  if (borne) return { ...borne, because: 'What bears the picture of an idea shows it.' };
  return turnedClause(subject) ?? waitIn(scene);
});
