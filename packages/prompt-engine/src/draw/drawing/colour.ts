/** A colour as '#rrggbb'. */
export type Hex = `#${string}`;

/** OKLab: lightness 0 to 1, and two axes of hue whose distance from 0 is the chroma. */
interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Björn Ottosson's OKLab, from sRGB. */
function labOf(hex: Hex): Lab {
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Back to sRGB; colours outside of it are clipped. */
function hexOf(lab: Lab): Hex {
  const l = (lab.l + 0.3963377774 * lab.a + 0.2158037573 * lab.b) ** 3;
  const m = (lab.l - 0.1055613458 * lab.a - 0.0638541728 * lab.b) ** 3;
  const s = (lab.l - 0.0894841775 * lab.a - 1.291485548 * lab.b) ** 3;
  const byte = (v: number): string =>
    Math.round(255 * toGamma(Math.min(Math.max(v, 0), 1)))
      .toString(16)
      .padStart(2, '0');
  const r = byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const g = byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const b = byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${r}${g}${b}`;
}

/** `share` of 0 is all `from`, 1 all `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [p, q] = [labOf(from), labOf(to)];
  const at = (x: number, y: number): number => x + (y - x) * share;
  return hexOf({ l: at(p.l, q.l), a: at(p.a, q.a), b: at(p.b, q.b) });
}

/** The colour with its hue drawn towards another, its lightness kept. */
export function tinted(base: Hex, towards: Hex, share: number): Hex {
  const [p, q] = [labOf(base), labOf(towards)];
  return hexOf({ l: p.l, a: p.a + (q.a - p.a) * share, b: p.b + (q.b - p.b) * share });
}

export const chroma = (hex: Hex): number => {
  const { a, b } = labOf(hex);
  return Math.hypot(a, b);
};

export const lightness = (hex: Hex): number => labOf(hex).l;

/** The same hue, lighter or darker, kept between `min` and `max` lightness. */
export function withLightness(hex: Hex, min: number, max: number): Hex {
  const lab = labOf(hex);
  return hexOf({ ...lab, l: Math.min(Math.max(lab.l, min), max) });
}
