import { sifted } from '../../lexicon/sifting/sifted.ts';
import { times } from '../../lexicon/tables.ts';
import type { TimeRow } from '../../lexicon/time.ts';
import type { Scene } from '../../read/scene.ts';

/*
 * What ends with the night leaves its morning: whoever comes off the night shift is seen by daylight.
 */

/** What lasts through the night and is over. */
const OVER = sifted(
  /\b(?:after|following|home from|back from|coming off|off) (?:an?|the|his|her|their|my) (?:[\p{L}-]+ ){0,2}?(?:night[- ]?shift|night watch|all-?nighter|night on call)\b/iu,
);

/** Whether a night is named only as what is over. */
export const isNightOver = ({ subject }: Scene): boolean => OVER.test(subject);

/** The morning after the night that the words have end; undefined where none does. */
export const morningAfter = (scene: Scene): TimeRow | undefined =>
  isNightOver(scene) ? times().find(({ names }) => names.includes('morning')) : undefined;
