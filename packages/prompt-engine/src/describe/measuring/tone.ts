import type { PictureFeatures } from '../features.ts';
import { clamp, type Grid, meanOf, quantilesOf } from './planes.ts';

/** OKLab lightness: photographic mid grey (18 %) is 0.56, paper white 0.97. */
const HIGH_MEAN = 0.76;
const LOW_MEAN = 0.4;
/** What a key leaves out: darks below this in a high key, lights above it in a low one. */
const DARK = 0.4;
const LIGHT = 0.75;
/** And how much of it a key bears: a lamp in the night, dark eyes in a bright portrait. */
const EXCEPTION = 0.15;
/** An overcast scene spans about 0.35, a sunlit street 0.8. */
const SOFT_SPREAD = 0.35;
const HARD_SPREAD = 0.72;
/** All but a hundredth at each end: black lines on white are not soft. */
const SOFT_WHOLE = 0.5;

/**
 * Key by the mean lightness and what the picture leaves out, contrast by the spread of nine tenths of its lightness.
 */
export function measureTone({ l }: Grid): PictureFeatures['tone'] {
  const meanLightness = clamp(meanOf(l));
  const quantile = quantilesOf(l);
  const spread = clamp(quantile(0.95) - quantile(0.05));
  const dark = meanOf(l.map((value) => (value < DARK ? 1 : 0)));
  const light = meanOf(l.map((value) => (value > LIGHT ? 1 : 0)));
  const high = meanLightness >= HIGH_MEAN && dark <= EXCEPTION;
  const low = meanLightness <= LOW_MEAN && light <= EXCEPTION;
  const isSoft = spread < SOFT_SPREAD && quantile(0.99) - quantile(0.01) < SOFT_WHOLE;
  return {
    key: high ? 'high' : low ? 'low' : 'normal',
    meanLightness,
    contrast: isSoft ? 'soft' : spread > HARD_SPREAD ? 'hard' : 'normal',
    spread,
  };
}
