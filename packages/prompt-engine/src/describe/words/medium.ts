import type { CameraNote } from '../description.ts';
import type { PictureFeatures } from '../features.ts';
import type { Voice } from './phrasing.ts';
import { isExposed } from './settled.ts';

/** What a photograph is called by its colours. */
const PHOTOGRAPHS = {
  grey: 'black-and-white photograph',
  tinted: 'toned photograph',
  none: 'colour photograph',
};

/** Medium and grain; null where neither can be told. Only a camera's note makes a photograph. */
export function mediumWords(
  { medium, grain, colour }: PictureFeatures,
  camera: CameraNote | null,
  say: Voice,
): string | null {
  const fill = colour.monochrome === 'grey' ? 'tone' : 'colour';
  switch (medium.kind) {
    case 'line drawing':
      return say(401, 'line drawing, dark lines on plain white', 'drawn in dark lines on a white ground');
    case 'panels':
      return `flat graphic layout of straight-edged panels, even ${fill} without texture`;
    case 'flat graphic':
      return say(
        402,
        `flat graphic, even areas of ${fill} with clean edges`,
        `graphic in flat ${fill}, clean-edged`,
      );
    case null: {
      // Stars, stipple and cloth are grain to a measure; only film and sensors have it.
      if (!isExposed(camera)) return null;
      const grained = { none: null, fine: 'visible grain', heavy: 'coarse grain' }[grain.amount];
      return [PHOTOGRAPHS[colour.monochrome ?? 'none'], grained].filter(Boolean).join(', ');
    }
  }
}
