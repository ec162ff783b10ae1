import { labOfHex } from '../../../oklab.ts';
import type { Pixels } from '../../features.ts';

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A picture painted point by point: `u` and `v` go from 0 to 1 over the frame. */
export function paint(width: number, height: number, colourAt: (u: number, v: number) => Rgb): Pixels {
  const data = new Uint8ClampedArray(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const u = ((at % width) + 0.5) / width;
    const v = (Math.floor(at / width) + 0.5) / height;
    data.set(colourAt(u, v), at * 3);
  }
  return { data: new Uint8Array(data.buffer), width, height };
}

/** All of one colour, or of one grey. */
export function paintPlain(width: number, height: number, colour: Rgb | number): Pixels {
  const rgb: Rgb = typeof colour === 'number' ? [colour, colour, colour] : colour;
  return paint(width, height, () => rgb);
}

/** A grey of one byte for all three channels, 0 to 255. */
export function grey(value: number): Rgb {
  return [value, value, value];
}

/** The bytes of '#rrggbb'. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Numbers from 0 to 1, the same in every run. */
export function sameNumbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Normally distributed, with a deviation of 1. */
function normalFrom(seed: number): () => number {
  const random = sameNumbersFrom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Grain: every pixel lighter or darker, with this deviation in bytes. */
export function grained(pixels: Pixels, deviation: number): Pixels {
  const normal = normalFrom(7);
  const data = new Uint8ClampedArray(pixels.data.length);
  for (let at = 0; at < data.length; at += 3) {
    const noise = normal() * deviation;
    for (const channel of [0, 1, 2]) data[at + channel] = (pixels.data[at + channel] ?? 0) + noise;
  }
  return { ...pixels, data: new Uint8Array(data.buffer) };
}

/** One round of a box blur, `radius` pixels each way, along rows or columns. */
function boxed({ data, width, height }: Pixels, radius: number, stride: number): Pixels {
  const out = new Uint8Array(data.length);
  const length = stride === 1 ? width : height;
  for (let at = 0; at < width * height; at += 1) {
    const place = stride === 1 ? at % width : Math.floor(at / width);
    const from = Math.max(-radius, -place);
    const to = Math.min(radius, length - 1 - place);
    for (const channel of [0, 1, 2]) {
      let sum = 0;
      for (let step = from; step <= to; step += 1) sum += data[(at + step * stride) * 3 + channel] ?? 0;
      out[at * 3 + channel] = Math.round(sum / (to - from + 1));
    }
  }
  return { data: out, width, height };
}

/** Out of focus: two rounds of a box blur, except where `keeps` says so. */
export function blurred(pixels: Pixels, radius: number, keeps: (u: number, v: number) => boolean): Pixels {
  let soft = pixels;
  for (const stride of [1, pixels.width, 1, pixels.width]) soft = boxed(soft, radius, stride);
  return paint(pixels.width, pixels.height, (u, v) => {
    const at = (Math.floor(v * pixels.height) * pixels.width + Math.floor(u * pixels.width)) * 3;
    const { data } = keeps(u, v) ? pixels : soft;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
}

/** Difference of two hex colours as the eye sees it. */
export function differenceOf(one: string, other: string): number {
  const [from, to] = [labOfHex(one), labOfHex(other)];
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}

/** Whether a point of the frame is in a disc about another; all in shares of the frame. */
export function isWithin(u: number, v: number, at: { x: number; y: number }, radius: number): boolean {
  return Math.hypot(u - at.x, v - at.y) <= radius;
}

/** A town of small bricks in many greys and browns: detail in every part of the frame. */
export function bricks(width: number, height: number, tint: Rgb = [1, 0.9, 0.8]): Pixels {
  const random = sameNumbersFrom(3);
  const tones = Array.from({ length: 997 }, () => 40 + random() * 170);
  return paint(width, height, (u, v) => {
    const row = Math.floor((v * height) / 7);
    const column = Math.floor((u * width) / 9 + (row % 2) / 2);
    const tone = tones[(row * 131 + column * 17) % tones.length] ?? 0;
    return [tone * tint[0], tone * tint[1], tone * tint[2]];
  });
}

/** Darker or lighter, in light. */
export function lit([red, green, blue]: Rgb, by: number): Rgb {
  return [red * by, green * by, blue * by];
}

/** Colours of a picture, point by point. */
export function look(pixels: Pixels, u: number, v: number): Rgb {
  const at = (Math.floor(v * pixels.height) * pixels.width + Math.floor(u * pixels.width)) * 3;
  return [pixels.data[at] ?? 0, pixels.data[at + 1] ?? 0, pixels.data[at + 2] ?? 0];
}
