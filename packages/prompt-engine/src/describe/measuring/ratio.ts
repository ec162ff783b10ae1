import type { PictureFeatures } from '../features.ts';

type Ratio = PictureFeatures['ratio'];

/** Long side to short, as photography, film and screens name them. */
const RATIOS: readonly { readonly wide: string; readonly upright: string; readonly value: number }[] = [
  { wide: '1:1', upright: '1:1', value: 1 },
  { wide: '5:4', upright: '4:5', value: 5 / 4 },
  { wide: '4:3', upright: '3:4', value: 4 / 3 },
  { wide: '3:2', upright: '2:3', value: 3 / 2 },
  { wide: '16:10', upright: '10:16', value: 16 / 10 },
  { wide: '16:9', upright: '9:16', value: 16 / 9 },
  { wide: '1.85:1', upright: '1:1.85', value: 1.85 },
  { wide: '2:1', upright: '1:2', value: 2 },
  { wide: '21:9', upright: '9:21', value: 21 / 9 },
  { wide: '2.39:1', upright: '1:2.39', value: 2.39 },
  { wide: '3:1', upright: '1:3', value: 3 },
];

/** Nearly square is square to the eye: half way to 5:4 would not be. */
const SQUARE = 1.04;

/** The nearest ratio that has a name, and whether it is met to the pixel, but for rounding one side. */
export function ratioOf(width: number, height: number): Ratio {
  const long = Math.max(width, height, 1);
  const short = Math.max(1, Math.min(width, height));
  const away = (value: number) => Math.abs(Math.log(long / short / value));
  const nearest = RATIOS.reduce((best, ratio) => (away(ratio.value) < away(best.value) ? ratio : best), {
    wide: '1:1',
    upright: '1:1',
    value: 1,
  });
  const exact = Math.abs(long - short * nearest.value) < 1 || Math.abs(short - long / nearest.value) < 1;
  return {
    name: width >= height ? nearest.wide : nearest.upright,
    exact,
    orientation: long / short < SQUARE ? 'square' : width > height ? 'landscape' : 'portrait',
  };
}
