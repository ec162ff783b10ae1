import type { Hex } from '../../oklab.ts';
import { blend, type Canvas, fade, fill, stroke, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { bar, blob, box, disc, num, poly } from '../drawing/pen.ts';
import { inTones } from './dressing.ts';
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
function windowLight(canvas: Canvas, at: Opening, floor: number, view: Hex, isNight: boolean): string {
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
    (isNight ? '' : fill(patch, tones.glow, 0.38) + fill(shaft, fade(canvas, tones.glow, 0.2)))
  );
}

/** A window as the hour and the weather show it: dark by night, with rain or snow before it. */
export function windowOn(canvas: Canvas, view: View, at: Opening, floor: number): string {
  const { tones } = canvas;
  const isNight = view.time === 'night';
  const id = canvas.define(`<clipPath id="%"><path d="${box(at.x, at.y, at.w, at.h)}"/></clipPath>`);
  const fallen = WET.has(view.weather) ? weatherOver(canvas, view, 3) : '';
  return (
    windowLight(
      canvas,
      at,
      floor,
      isNight ? '#0e1a2e' : WET.has(view.weather) ? mix(tones.sky0, tones.sky1, 0.5) : tones.glow,
      isNight,
    ) + (fallen && `<g clip-path="url(#${id})">${fallen}</g>`)
  );
}

const WET: ReadonlySet<string> = new Set(['rain', 'storm', 'snow']);

/** Where the window of a room is: on the side where the subject is not. */
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

/** A room with a window, and across from it a framed picture and a potted plant. */
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
      inTones(canvas, 'potted-plant', {
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
