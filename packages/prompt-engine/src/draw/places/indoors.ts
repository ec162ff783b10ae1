import { blend, type Canvas, fade, fill, halo, lightSide, stroke, wash } from '../drawing/canvas.ts';
import { type Hex, mix } from '../drawing/colour.ts';
import { bar, blob, box, disc, num, poly } from '../drawing/pen.ts';
import { pottedPlant } from '../silhouettes/plants/plants.ts';
import { draw } from '../silhouettes/silhouette.ts';
import { bottle, mug, vase } from '../silhouettes/things/tableware.ts';
import type { PlacePicture } from './place-picture.ts';
import { weatherOver } from './terrain.ts';
import type { View } from './view.ts';

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A window with its panes, the light in it, and the patch that it throws on the floor. */
export function windowLight(
  canvas: Canvas,
  at: Opening,
  floor: number,
  view: Hex = canvas.tones.glow,
): string {
  const { m, h, tones } = canvas;
  const t = m * 0.014;
  const k = at.x + at.w / 2 < canvas.w / 2 ? 1 : -1;
  const patch = poly(
    `${at.x + k * at.w * 0.6},${floor + (h - floor) * 0.16} ${at.x + at.w + k * at.w * 0.6},${floor + (h - floor) * 0.16} ${at.x + at.w + k * at.w * 1.2},${floor + (h - floor) * 0.82} ${at.x + k * at.w * 1.2},${floor + (h - floor) * 0.82}`,
  );
  const shaft = poly(
    `${at.x},${at.y} ${at.x + at.w},${at.y} ${at.x + at.w + k * at.w * 1.2},${floor + (h - floor) * 0.82} ${at.x + k * at.w * 0.9},${floor + (h - floor) * 0.82}`,
  );
  return (
    fill(box(at.x - t, at.y - t, at.w + 2 * t, at.h + 2 * t), tones.shade, 0.75) +
    fill(box(at.x, at.y, at.w, at.h), blend(canvas, view, mix(view, tones.sky1, 0.35))) +
    fill(
      box(at.x + at.w / 2 - t / 2, at.y, t, at.h) +
        box(at.x, at.y + at.h * 0.4, at.w, t) +
        box(at.x - t * 2, at.y + at.h + t, at.w + t * 4, t * 1.4),
      tones.shade,
      0.85,
    ) +
    fill(patch, tones.glow, 0.38) +
    fill(shaft, fade(canvas, tones.glow, 0.2))
  );
}

/** A window as the hour and the weather show it: dark by night, with rain or snow before it. */
export function windowOn(canvas: Canvas, view: View, at: Opening, floor: number): string {
  const { tones } = canvas;
  const isDark = view.time === 'night' || WET.has(view.weather);
  const id = canvas.define(`<clipPath id="%"><path d="${box(at.x, at.y, at.w, at.h)}"/></clipPath>`);
  const fallen = WET.has(view.weather) ? weatherOver(canvas, view, 3) : '';
  return (
    windowLight(canvas, at, floor, isDark ? mix(tones.sky0, tones.sky1, 0.5) : tones.glow) +
    (fallen && `<g clip-path="url(#${id})">${fallen}</g>`)
  );
}

const WET: ReadonlySet<string> = new Set(['rain', 'storm', 'snow']);

export const openingFor = ({ w, h, m }: Canvas, view: View): Opening => {
  const width = m * 0.34;
  return { x: view.x >= 0.5 ? w * 0.09 : w * 0.91 - width, y: h * 0.12, w: width, h: h * 0.4 };
};

function shell(canvas: Canvas, floor: number): string {
  const { w, h, m, tones } = canvas;
  return (
    wash(canvas, blend(canvas, mix(tones.far, tones.sky1, 0.45), tones.mid)) +
    fill(box(0, floor, w, h - floor), blend(canvas, mix(tones.ground, tones.mid, 0.4), tones.ground)) +
    fill(box(0, floor - m * 0.022, w, m * 0.022), mix(tones.mid, tones.shade, 0.3)) +
    fill(
      [0.25, 0.5, 0.75].map((q) => bar(w * q, floor, w * (0.5 + (q - 0.5) * 1.9), h, m * 0.003)).join(''),
      tones.shade,
      0.35,
    )
  );
}

/** A cord, a shade and a cone of warm light. */
export function pendant(canvas: Canvas, x: number, y: number, reach: number): string {
  const { m, tones } = canvas;
  const s = m * 0.085;
  return (
    stroke(`M${num(x)} 0V${num(y - s)}`, tones.shade, m * 0.005) +
    fill(
      poly(`${x - s},${y} ${x + s},${y} ${x + s * 2.6},${y + reach} ${x - s * 2.6},${y + reach}`),
      fade(canvas, tones.glow, 0.34),
    ) +
    fill(
      blob(
        `${x - s},${y}! ${x - s * 0.7},${y - s * 0.8} ${x},${y - s} ${x + s * 0.7},${y - s * 0.8} ${x + s},${y}!`,
      ),
      tones.pop,
    ) +
    fill(disc(x, y, s * 0.4, s * 0.16), tones.glow)
  );
}

export function room(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const floor = h * 0.78;
  const opening = openingFor(canvas, view);
  const picture = opening.x < w / 2 ? w * 0.72 : w * 0.14;
  const plantX = opening.x < w / 2 ? w * 0.94 : w * 0.06;
  return {
    back:
      shell(canvas, floor) +
      windowOn(canvas, view, opening, floor) +
      fill(box(picture - m * 0.01, h * 0.17, m * 0.2, m * 0.24), tones.shade, 0.7) +
      fill(box(picture, h * 0.17 + m * 0.01, m * 0.18, m * 0.22), mix(tones.sky1, tones.pop, 0.3)) +
      fill(disc(picture + m * 0.09, h * 0.17 + m * 0.1, m * 0.05), tones.pop) +
      draw(canvas, pottedPlant(), {
        x: plantX,
        base: floor + (h - floor) * 0.25,
        size: m * 0.4,
        rim: 0.7,
        haze: { colour: tones.mid, share: 0.25 },
      }),
    base: h * 0.92,
    front: '',
    meets: 'contact',
  };
}

export function workshop(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const floor = h * 0.8;
  const opening = openingFor(canvas, view);
  const left = opening.x < w / 2;
  const sx = left ? w * 0.56 : w * 0.06;
  const shelf = (y: number): string => fill(box(sx, y, w * 0.38, m * 0.014), tones.shade);
  const tools = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const x = sx + w * 0.03 + i * w * 0.06;
      const y = h * 0.13;
      const l = m * (0.1 + (i % 3) * 0.03);
      return (
        bar(x, y, x, y + l, m * 0.008) +
        [
          disc(x, y + l, m * 0.014),
          box(x - m * 0.02, y + l - m * 0.01, m * 0.04, m * 0.02),
          poly(`${x - m * 0.014},${y + l} ${x + m * 0.014},${y + l} ${x},${y + l + m * 0.04}`),
        ][i % 3]
      );
    })
    .join('');
  const jars = [0, 1, 2, 3, 4]
    .map((i) =>
      box(
        sx + w * 0.02 + i * w * 0.075,
        h * 0.44 - m * (0.05 + (i % 3) * 0.02),
        m * 0.045,
        m * (0.05 + (i % 3) * 0.02),
        1.5,
      ),
    )
    .join('');
  return {
    back:
      shell(canvas, floor) +
      windowLight(canvas, opening, floor) +
      fill(tools, tones.shade, 0.85) +
      fill(jars, mix(tones.mid, tones.pop, 0.35)) +
      shelf(h * 0.44) +
      pendant(canvas, w * (left ? 0.62 : 0.38), h * 0.24, h * 0.5),
    base: h * 0.92,
    front: view.take === 'cinematic' ? bench(canvas, left) : '',
    meets: 'contact',
  };
}

/** The end of a bench out of focus, in the near corner. */
function bench(canvas: Canvas, right: boolean): string {
  const { w, h, m, tones } = canvas;
  const x = right ? w * 0.7 : -w * 0.02;
  return (
    fill(box(x, h * 0.9, w * 0.32, h * 0.12), tones.shade) +
    fill(box(x, h * 0.9, w * 0.32, m * 0.006), tones.lit, 0.5) +
    draw(canvas, mug(), { x: x + w * 0.16, base: h * 0.905, size: m * 0.13, rim: 0.8 })
  );
}

/** One shelf of books, their heights and colours by chance. */
function shelfOfBooks(canvas: Canvas, x: number, y: number, width: number, tall: number): string {
  const { random, tones } = canvas;
  const colours = [
    tones.shade,
    tones.ground,
    tones.mid,
    tones.pop,
    tones.far,
    mix(tones.pop, tones.shade, 0.5),
  ];
  const paths = new Map<string, string>();
  let at = x;
  while (at < x + width - tall * 0.1) {
    const t = tall * (0.1 + random() * 0.12);
    const b = tall * (0.66 + random() * 0.3);
    const colour = colours[Math.floor(random() * random() * colours.length)] ?? tones.shade;
    if (random() > 0.08) paths.set(colour, (paths.get(colour) ?? '') + box(at, y - b, t * 0.92, b));
    at += t;
  }
  return [...paths].map(([colour, d]) => fill(d, colour)).join('');
}

/** A wide window and its sill, on which the subject is. */
export function windowsill(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const sill = h * 0.8;
  return {
    back:
      wash(canvas, blend(canvas, mix(tones.far, tones.sky1, 0.45), tones.mid)) +
      windowOn(canvas, view, { x: w * 0.14, y: h * 0.06, w: w * 0.72, h: sill - h * 0.08 }, h) +
      fill(box(0, sill, w, m * 0.1), mix(tones.sky1, tones.lit, 0.5)) +
      fill(box(0, sill + m * 0.1, w, h), mix(tones.mid, tones.shade, 0.3)),
    base: sill + m * 0.05,
    front: '',
    meets: 'contact',
  };
}

export function library(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const floor = h * 0.84;
  const rows = 5;
  const tall = (floor - h * 0.06) / rows;
  let shelves = '';
  for (let i = 0; i < rows; i++) {
    const y = h * 0.06 + (i + 1) * tall;
    for (let c = 0; c < 3; c++)
      shelves += shelfOfBooks(canvas, w * (0.03 + c * 0.325), y - m * 0.012, w * 0.29, tall * 0.9);
    shelves += fill(box(0, y - m * 0.012, w, m * 0.014), mix(tones.mid, tones.pop, 0.15));
  }
  const posts = [0, 1, 2, 3]
    .map((c) => fill(box(w * (-0.005 + c * 0.325), 0, m * 0.03, floor), mix(tones.mid, tones.shade, 0.25)))
    .join('');
  const lampX = w * view.x;
  return {
    back:
      wash(canvas, blend(canvas, mix(tones.sky1, tones.mid, 0.3), mix(tones.far, tones.mid, 0.5))) +
      shelves +
      posts +
      fill(box(0, floor, w, h - floor), blend(canvas, tones.ground, tones.shade)) +
      halo(canvas, { x: lampX, y: h * 0.5, rx: m * 0.5 }, tones.glow, 0.55) +
      pendant(canvas, lampX, h * 0.16, h * 0.7),
    base: h * 0.93,
    front: '',
    meets: 'contact',
  };
}

export function cafe(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const side = lightSide(canvas.light);
  const opening = openingFor(canvas, view);
  const left = opening.x < w / 2;
  const top = h * 0.8;
  const shelf = left ? w * 0.58 : w * 0.08;
  const glassware = [bottle(), vase(), bottle(), mug()]
    .map((thing, i) =>
      draw(canvas, thing, {
        x: shelf + w * (0.05 + i * 0.085),
        base: h * 0.36,
        size: m * (0.13 + (i % 2) * 0.03),
        rim: 0.7,
        haze: { colour: tones.mid, share: 0.35 },
      }),
    )
    .join('');
  return {
    back:
      wash(canvas, blend(canvas, mix(tones.far, tones.sky1, 0.4), tones.mid)) +
      windowOn(canvas, view, { ...opening, h: h * 0.46 }, top) +
      fill(box(shelf, h * 0.36, w * 0.34, m * 0.014), tones.shade) +
      glassware +
      pendant(canvas, left ? w * 0.78 : w * 0.22, h * 0.5, h * 0.34) +
      fill(box(0, top, w, h - top), blend(canvas, mix(tones.mid, tones.pop, 0.12), tones.ground)) +
      fill(box(0, top, w, m * 0.01), tones.lit, 0.6) +
      (side ? '' : halo(canvas, { x: w / 2, y: top, rx: m * 0.4, ry: m * 0.1 }, tones.glow, 0.3)),
    base: top + (h - top) * 0.45,
    front: '',
    meets: 'contact',
  };
}
