import { type Hex, hexOfLab, labOfHex } from '../../oklab.ts';

/** `share` of 0 is all `from`, 1 all `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [p, q] = [labOfHex(from), labOfHex(to)];
  const at = (x: number, y: number): number => x + (y - x) * share;
  return hexOfLab({ l: at(p.l, q.l), a: at(p.a, q.a), b: at(p.b, q.b) });
}

/** The colour with its hue drawn towards another, its lightness kept. */
export function tinted(base: Hex, towards: Hex, share: number): Hex {
  const [p, q] = [labOfHex(base), labOfHex(towards)];
  return hexOfLab({ l: p.l, a: p.a + (q.a - p.a) * share, b: p.b + (q.b - p.b) * share });
}

/** How strong a colour is: OKLab chroma, 0 for grey to about 0.32. */
export const chroma = (hex: Hex): number => {
  const { a, b } = labOfHex(hex);
  return Math.hypot(a, b);
};

/** OKLab lightness, 0 black to 1 white. */
export const lightness = (hex: Hex): number => labOfHex(hex).l;

/** The same hue, lighter or darker, kept between `min` and `max` lightness. */
export function withLightness(hex: Hex, min: number, max: number): Hex {
  const lab = labOfHex(hex);
  return hexOfLab({ ...lab, l: Math.min(Math.max(lab.l, min), max) });
}
