import type { StyleRow } from '../../lexicon/style.ts';
import type { Read, Scene } from '../../read/scene.ts';

/*
 * Words that name a look where the sentence itself says that the picture is made otherwise.
 */

/** 'a drawing brought to life as a realistic photo': it is one. */
const AS_PHOTO = /\b(?:as|into|like|be) an? (?:(?:hyper|photo)?-?realistic |real )?photo(?:graph)?\b/i;
/** A violin made of ice on a pavement is no carving under a lamp. */
const MADE_OF = /^made of /i;

/** Whether a look that was read is the look of the picture. */
export const isLook = ({ words, row }: Read<StyleRow>, { place, subject }: Scene): boolean =>
  !(place !== undefined && MADE_OF.test(words)) && (row.medium === 'photo' || !AS_PHOTO.test(subject));
