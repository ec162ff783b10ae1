import { ASPECT_RATIOS, type AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { ratioOf } from '../aspect.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What gpt-image-2 and later take: any size within these bounds, in pixels. */
export const FREE_SIZES = {
  step: 16,
  least: 655_360,
  most: 8_294_400,
  longestEdge: 3_840,
  steepest: 3,
} as const;

/** What older models take, and of unknown ones most. */
const FIXED_SIZES: readonly Size[] = [
  { width: 1_024, height: 1_024 },
  { width: 1_536, height: 1_024 },
  { width: 1_024, height: 1_536 },
];

/** The pixels of a picture: as many as the largest of the older sizes, within a tenth for a ratio that fits. */
const PIXELS = 1_536 * 1_024;
const PIXELS_AWAY = 0.1;

/** How far a size may be from a ratio and still be called so. */
const RATIO_AWAY = 0.01;

/** The size to ask a model for, nearest to a ratio of width to height; as OpenAI writes it. */
export function chooseOpenaiSize(modelId: string, ratio: number): string {
  const { width, height } = nearest(modelId, ratio);
  return `${width}x${height}`;
}

/** The aspect ratios that a model really makes. */
export function ratiosOf(modelId: string): AspectRatio[] {
  return ASPECT_RATIOS.filter((name) => {
    const ratio = ratioOf(name);
    return distance(nearest(modelId, ratio), ratio) <= Math.log1p(RATIO_AWAY);
  });
}

function nearest(modelId: string, ratio: number): Size {
  const sizes = takesAnySize(modelId) ? freeSizes(ratio) : FIXED_SIZES;
  return sizes.reduce((best, size) => (worth(size, ratio) < worth(best, ratio) ? size : best));
}

/** By the name: also that of a dated version, or with a gateway's prefix. */
function takesAnySize(modelId: string): boolean {
  const [, version = '0'] = /(?:^|\/)gpt-image-(\d+)/.exec(modelId) ?? [];
  return Number(version) >= 2;
}

/** The ratio counts before the pixels. */
function worth(size: Size, ratio: number): number {
  return distance(size, ratio) + Math.abs(1 - (size.width * size.height) / PIXELS) / 1_000;
}

function distance({ width, height }: Size, ratio: number): number {
  return Math.abs(Math.log(width / height / ratio));
}

/** Those of about the right number of pixels: for each width the height that is nearest to the ratio. */
function freeSizes(ratio: number): Size[] {
  const { step, longestEdge, steepest } = FREE_SIZES;
  const wanted = Math.min(Math.max(ratio, 1 / steepest), steepest);
  return Array.from({ length: longestEdge / step }, (_, index) => {
    const width = (index + 1) * step;
    return { width, height: Math.round(width / wanted / step) * step };
  }).filter(({ width, height }) => {
    const shape = width / height;
    const away = Math.abs(1 - (width * height) / PIXELS);
    return away <= PIXELS_AWAY && shape <= steepest && shape >= 1 / steepest;
  });
}
