/** A colour as '#rrggbb'. */
export type Hex = `#${string}`;

/** A colour in OKLab: lightness 0 to 1, green to red, blue to yellow. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** sRGB bytes as linear light (IEC 61966-2-1). */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** From linear light. The matrices are Björn Ottosson's: https://bottosson.github.io/posts/oklab/ */
export function labOfLinear(red: number, green: number, blue: number): Lab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Of `#rrggbb`. */
export function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return labOfLinear(LINEAR[value >> 16] ?? 0, LINEAR[(value >> 8) & 255] ?? 0, LINEAR[value & 255] ?? 0);
}

/** Light as an sRGB byte; what a screen cannot show is clipped. */
function byteOf(light: number): number {
  const clipped = Math.min(1, Math.max(0, light));
  const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}

/** The nearest sRGB colour as bytes. */
function bytesOfLab({ l, a, b }: Lab): readonly [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    byteOf(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    byteOf(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    byteOf(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** The colour as '#rrggbb'. What sRGB cannot show is clipped, channel by channel. */
export function hexOfLab(lab: Lab): `#${string}` {
  return `#${bytesOfLab(lab)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Difference as the eye sees it; about 0.02 is just noticed. */
export function labDistance(one: Lab, other: Lab): number {
  const [l, a, b] = [one.l - other.l, one.a - other.a, one.b - other.b];
  // `Math.hypot` guards against overflow, which costs ten times as much: it is asked for every place of a picture.
  return Math.sqrt(l * l + a * a + b * b);
}
