/** A picture is read this small: enough for its colours, and quick on any phone. */
const SIDE = 40;
/** Colours that stand for a picture. */
const COLOURS = 5;
/** Bits of a channel that tell one colour from the next. */
const COARSE = 5;

/**
 * The colours of a picture that has loaded, as CSS colours from dark to light: those that it has much of, and those
 * that differ most from them, as they stand in it.
 * @returns none where the picture lies on another origin, whose pixels a page may not read
 */
export function pictureColours(picture: HTMLImageElement): readonly string[] {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  return coloursAmong(pixelsOf(context)).map((pixel) => `rgb(${pixel.join(' ')})`);
}

/** Each channel from 0 to 255. */
export type Pixel = readonly [red: number, green: number, blue: number];

/** The pixels; none of another origin's picture. */
function pixelsOf(context: CanvasRenderingContext2D): readonly Pixel[] {
  try {
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    return Array.from({ length: SIDE * SIDE }, (_, at): Pixel => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
      return [red, green, blue];
    });
  } catch {
    return [];
  }
}

interface Tone {
  readonly colour: Pixel;
  /** Pixels that are about this colour. */
  readonly count: number;
}

/** At most five colours of the pixels, from dark to light. */
export function coloursAmong(pixels: readonly Pixel[]): readonly Pixel[] {
  const left = tonesOf(pixels);
  const chosen: Pixel[] = [];
  while (chosen.length < COLOURS && left.length > 0) {
    // The first is the one that there is most of; each other is as unlike them all as it is plentiful.
    const worth = ({ colour, count }: Tone) =>
      chosen.length === 0
        ? count
        : Math.sqrt(count) * Math.min(...chosen.map((other) => distance(other, colour)));
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.splice(left.indexOf(best), 1);
    chosen.push(best.colour);
  }
  return chosen.sort((one, other) => lightnessOf(one) - lightnessOf(other));
}

/** Pixels of about one colour as the mean of them. */
function tonesOf(pixels: readonly Pixel[]): Tone[] {
  const alike = new Map<string, Pixel[]>();
  for (const pixel of pixels) {
    const about = pixel.map((value) => value >> COARSE).join();
    alike.set(about, [...(alike.get(about) ?? []), pixel]);
  }
  return [...alike.values()].map((same) => ({ colour: meanOf(same), count: same.length }));
}

/** How light a colour is by ITU-R BT.709, 0 to 255. */
const lightnessOf = ([red, green, blue]: Pixel): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** How unlike two colours are: a hue of its own counts for more than one more grey. */
function distance(one: Pixel, other: Pixel): number {
  const [red, green, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  return Math.hypot((red + green + blue) / 6, (red - green) * 1.5, (red + green) / 2 - blue);
}

function meanOf(pixels: readonly Pixel[]): Pixel {
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(pixels.reduce((sum, pixel) => sum + pixel[channel], 0) / pixels.length);
  return [mean(0), mean(1), mean(2)];
}
