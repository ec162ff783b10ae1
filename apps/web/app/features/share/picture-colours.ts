/** A picture is read this small: enough for its colours, and quick on any phone. */
const SIDE = 24;
/** Colours that stand for a picture, from its darkest to its lightest. */
const COLOURS = 5;

/**
 * The colours of a picture that has loaded, from the darkest to the lightest fifth of it, as CSS colours.
 * @returns none where the picture lies on another origin, whose pixels a page may not read
 */
export function pictureColours(picture: HTMLImageElement): readonly string[] {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  const pixels = pixelsOf(context);
  const share = Math.ceil(pixels.length / COLOURS);
  return Array.from({ length: pixels.length > 0 ? COLOURS : 0 }, (_, nth) =>
    meanOf(pixels.slice(nth * share, (nth + 1) * share)),
  );
}

type Pixel = readonly [red: number, green: number, blue: number];

/** The pixels by how light they are; none of another origin's picture. */
function pixelsOf(context: CanvasRenderingContext2D): readonly Pixel[] {
  try {
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    return Array.from({ length: SIDE * SIDE }, (_, at): Pixel => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
      return [red, green, blue];
    }).sort((one, other) => lightnessOf(one) - lightnessOf(other));
  } catch {
    return [];
  }
}

/** How light a colour is by ITU-R BT.709, 0 to 255. */
const lightnessOf = ([red, green, blue]: Pixel): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function meanOf(pixels: readonly Pixel[]): string {
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    Math.round(pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / pixels.length),
  );
  return `rgb(${red} ${green} ${blue})`;
}
