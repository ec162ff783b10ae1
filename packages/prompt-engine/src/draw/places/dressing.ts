import { type Canvas, fill } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { box } from '../drawing/pen.ts';
import { silhouetteOf } from '../silhouettes/catalogue.ts';
import { draw, type Standing } from '../silhouettes/silhouette.ts';
import type { View } from './view.ts';

/** A thing of a place in one row: its drawing, where across, where its foot is, how tall against the shorter side. */
interface Dressing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly haze: number;
}

const STILL = { posture: 'stand', faces: 'right', close: false } as const;

/** A thing in the tones of its place, whatever colour it has by nature. */
export function inTones(canvas: Canvas, id: string, at: Standing): string {
  const { own: _, ...shape } = silhouetteOf(id, STILL) ?? {};
  return 'parts' in shape ? draw(canvas, shape, at) : '';
}

/**
 * Reads a list such as 'lamp .95 .6 .16; chair .4 .9 .26 .4': the fields of a dressing in order, parted by semicolons.
 * A haze that is left out is 0.28.
 */
export function dressingOf(text: string): Dressing[] {
  return text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => {
      const [id = '', x, y, tall, haze = 0.28] = item.split(' ');
      return { id, x: Number(x), y: Number(y), tall: Number(tall), haze: Number(haze) };
    });
}

/** What bears writing, which nobody reads in a mirror. */
const LETTERED = /^(?:neon|sign|poster|billboard|letters|.*clock|bus-stop|menu-board|calendar)$/;

/** Draws the things of a place; `mirror` puts them to the other side. */
export function dressed(canvas: Canvas, all: readonly Dressing[], view: View, mirror: boolean): string {
  const { w, h, m, tones } = canvas;
  const air = mix(tones.far, tones.sky1, 0.3);
  const things = all.filter(({ id }) => !view.brought.includes(id));
  return things
    .map(({ id, x, y, tall, haze }) => {
      const shape = silhouetteOf(id, STILL);
      if (!shape) return fill(box(w * x, h * y - m * tall, m * tall, m * tall), air);
      return draw(canvas, shape, {
        x: w * (mirror ? 1 - x : x),
        base: h * y,
        size: (m * tall * 100) / shape.height,
        rim: 0.7,
        flip: mirror !== x > 0.5 && !LETTERED.test(id),
        haze: { colour: air, share: haze },
      });
    })
    .join('');
}
