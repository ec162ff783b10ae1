import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import { PAPER_USES } from '../scene-classes.ts';

/*
 * A header of a website, a post and a story are photographs as often as prints: without letters, and without a word of
 * drawing, such a picture is seen through a lens and only has the format of its page.
 */

const ON_SCREEN: ReadonlySet<string> = new Set(['banner', 'post', 'story']);
const PRINTED = sifted(
  /\b(?:flat|vector|graphic|illustrat\w+|logo|icons?|slogan|sale|discount|promo\w*|design|template|geometric|abstract|banner for)\b/i,
);

/** Whether what is put to such a use is a photograph. */
export const isPhotoOnScreen = ({ lettering, subject }: Scene, use: string): boolean =>
  ON_SCREEN.has(use) && lettering.length === 0 && !PRINTED.test(subject);

/** Whether what is asked for is a printed sheet by its use. */
export const isPrinted = (scene: Scene): boolean =>
  scene.uses.some(({ row }) => PAPER_USES.includes(row.id) && !isPhotoOnScreen(scene, row.id));
