import type { PictureFeatures } from '../features.ts';
import { clamp, type Grid, lengthOf, meanOf, quantilesOf } from './planes.ts';

type Colour = PictureFeatures['colour'];

/** Direction of amber in OKLab (hue 70°), blue being its opposite: roughly how daylight changes with its temperature. */
const AMBER = { a: Math.cos((70 / 180) * Math.PI), b: Math.sin((70 / 180) * Math.PI) };
/** One red coat is no warm light: no pixel counts for more than this. */
const LOUDEST = 0.12;
/** Mean towards amber at which the balance is at three quarters: a candlelit room. */
const CANDLELIGHT = 0.07;
/** Chroma under which a colour shows the light rather than the thing. */
const NEARLY_NEUTRAL = 0.06;
/** The eye adapts to the whole; what is nearly neutral tells how much of the cast is light. */
const NEUTRAL_SAY = 0.4;
const LEAST_NEUTRAL = 0.05;
const TOLD = 0.25;
/** OKLab's a over b at a hue of about 90 degrees; beyond it yellow turns green. */
const YELLOW = 0;
/** Mean chroma: overcast streets have about 0.03, sunlit gardens 0.08, fairgrounds 0.14. */
const MUTED_CHROMA = 0.032;
const VIVID_CHROMA = 0.115;
/** Chroma that passes for none: a just noticeable difference. */
const GREY_CHROMA = 0.015;
/** Off the one tint, at most: a little, and a share of the tint, for tints drift in hue as they lighten. */
const OFF_TINT = 0.012;
const OFF_TINT_SHARE = 0.12;
/** Share of the picture that must keep to it. */
const NEARLY_ALL = 0.997;
/** Chroma that no muted picture has, but for a speck. */
const LOUD = 0.085;
const SPECK = 0.02;

function balanceOf(grid: Grid, chroma: Float32Array): number {
  let all = 0;
  let neutral = 0;
  let neutrals = 0;
  for (let at = 0; at < chroma.length; at += 1) {
    const size = chroma[at] ?? 0;
    const towards = (grid.a[at] ?? 0) * AMBER.a + (grid.b[at] ?? 0) * AMBER.b;
    const amber = towards * (size > LOUDEST ? LOUDEST / size : 1);
    all += amber;
    if (size >= NEARLY_NEUTRAL) continue;
    neutral += amber;
    neutrals += 1;
  }
  const say = neutrals < LEAST_NEUTRAL * chroma.length ? 0 : NEUTRAL_SAY;
  const mean = all / chroma.length;
  const neutralMean = neutrals === 0 ? 0 : neutral / neutrals;
  return clamp(Math.tanh(((1 - say) * mean + say * neutralMean) / CANDLELIGHT), -1, 1);
}

/** Whether all colours lie on one ray from grey. */
function isTinted(grid: Grid): boolean {
  const a = meanOf(grid.a);
  const b = meanOf(grid.b);
  const length = Math.hypot(a, b);
  if (length < 1e-6) return false;
  const keeping = grid.l.map((_, at) => {
    const atA = grid.a[at] ?? 0;
    const atB = grid.b[at] ?? 0;
    const along = (atA * a + atB * b) / length;
    const off = Math.abs(atA * b - atB * a) / length;
    return along > -OFF_TINT && off <= OFF_TINT + OFF_TINT_SHARE * Math.max(0, along) ? 1 : 0;
  });
  return meanOf(keeping) >= NEARLY_ALL;
}

/** Whether the mean is red, orange or yellow: a green wood leans to amber too, and nobody calls it warm. */
function isWarmHue(grid: Grid): boolean {
  const [a, b] = [meanOf(grid.a), meanOf(grid.b)];
  return b > 0 && a >= YELLOW * b;
}

/**
 * Warmth, saturation and whether it is monochrome, by OKLab chroma and how it leans from blue to amber. What leans to
 * amber is warm only if its mean hue is red, orange or yellow.
 */
export function colourOf(grid: Grid): Colour {
  const chroma = grid.l.map((_, at) => lengthOf(grid.a[at] ?? 0, grid.b[at] ?? 0));
  const meanChroma = meanOf(chroma);
  const balance = balanceOf(grid, chroma);
  const quantile = quantilesOf(chroma);
  const isMuted = meanChroma < MUTED_CHROMA && quantile(1 - SPECK) < LOUD;
  const grey = quantile(NEARLY_ALL) < GREY_CHROMA;
  // A yellow leaf before grey lies on one ray with it, and is the first thing seen.
  const hasSpot = quantile(0.5) < NEARLY_NEUTRAL / 2 && quantile(NEARLY_ALL) > LOUD;
  return {
    warmth: balance >= TOLD && isWarmHue(grid) ? 'warm' : balance <= -TOLD ? 'cool' : 'neutral',
    balance,
    saturation: isMuted ? 'muted' : meanChroma > VIVID_CHROMA ? 'vivid' : 'natural',
    meanChroma,
    monochrome: grey ? 'grey' : isTinted(grid) && !hasSpot ? 'tinted' : null,
  };
}
