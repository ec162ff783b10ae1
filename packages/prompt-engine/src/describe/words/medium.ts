import type { PictureFeatures } from '../features.ts';
import type { Voice } from './phrasing.ts';

/** Medium and grain; null where neither can be told. */
export function mediumWords({ medium, grain, colour }: PictureFeatures, say: Voice): string | null {
  if (medium.kind === 'flat illustration') {
    const fill = colour.monochrome === 'grey' ? 'tone' : 'colour';
    return say(
      401,
      `flat illustration, even areas of ${fill} with clean edges`,
      'flat graphic illustration, its shapes filled evenly and cut clean',
    );
  }
  const grains = {
    none: null,
    fine: say(402, 'fine film grain', 'a fine, even grain'),
    heavy: say(403, 'heavy film grain', 'coarse grain like that of pushed film'),
  };
  const grained = grains[grain.amount];
  if (medium.kind === null) return grained && `${grained} over everything`;
  const photograph = {
    grey: 'black-and-white photograph',
    tinted: 'toned photograph',
    none: 'colour photograph',
  }[colour.monochrome ?? 'none'];
  return `${photograph}, ${grained ?? say(404, 'clean in tone', 'tones recorded cleanly')}`;
}
