/** How a model likes to be run, as far as its name tells. */
export interface ModelHabits {
  /** What a graph for it is made of. */
  readonly family: 'sd' | 'sd3' | 'flux';
  /** Pixels of a side of the square that it was trained on. */
  readonly side: number;
  readonly steps: number;
  readonly guidance: number;
}

/**
 * By a part of the name; the first that fits counts. From each model's own page, as collected in 2026-11: distilled
 * models take few rounds and no guidance, at which a negative prompt has no effect.
 */
const BY_NAME: readonly (readonly [RegExp, ModelHabits])[] = [
  [/z[-_ ]?image[-_ ]?turbo|krea[-_ ]?2[-_ ]?turbo/i, { family: 'sd3', side: 1024, steps: 8, guidance: 1 }],
  [/schnell|flux.*klein/i, { family: 'flux', side: 1024, steps: 4, guidance: 1 }],
  [/turbo/i, { family: 'sd', side: 512, steps: 4, guidance: 1 }],
  [/lightning|hyper|lcm/i, { family: 'sd', side: 1024, steps: 8, guidance: 1 }],
  [/flux/i, { family: 'flux', side: 1024, steps: 20, guidance: 1 }],
  [/sd[-_ ]?3|stable[-_ ]diffusion[-_ ]3/i, { family: 'sd3', side: 1024, steps: 28, guidance: 4.5 }],
  [/qwen|z[-_ ]?image|ideogram|chroma|hidream/i, { family: 'sd3', side: 1024, steps: 20, guidance: 4 }],
  [/xl|pony|illustrious|noob|animagine/i, { family: 'sd', side: 1024, steps: 25, guidance: 7 }],
  [/v2-1|768/i, { family: 'sd', side: 768, steps: 20, guidance: 7 }],
];

/** Stable Diffusion 1.5, which names of their own mostly are. */
const OTHERS: ModelHabits = { family: 'sd', side: 512, steps: 20, guidance: 7 };

/** What a model's name tells of it. */
export function habitsOf(name: string): ModelHabits {
  return BY_NAME.find(([part]) => part.test(name))?.[1] ?? OTHERS;
}

/** What every family takes as a side. */
const STEP = 16;
/** Steeper shapes come out as this. */
const STEEPEST = 4;

/** Width and height of about as many pixels as a model was trained on, nearest to a ratio of width to height. */
export function engineSize(ratio: number, side: number): { readonly width: number; readonly height: number } {
  const wanted = Math.min(Math.max(ratio, 1 / STEEPEST), STEEPEST);
  const away = ({ width, height }: { width: number; height: number }) =>
    Math.abs(Math.log(width / height / wanted)) * 10 + Math.abs(Math.log((width * height) / side ** 2));
  const widths = Array.from({ length: (side * 2) / STEP }, (_, index) => (index + 1) * STEP);
  const sizes = widths.map((width) => ({
    width,
    height: Math.max(STEP, Math.round(width / wanted / STEP) * STEP),
  }));
  return sizes.reduce((best, size) => (away(size) < away(best) ? size : best));
}
