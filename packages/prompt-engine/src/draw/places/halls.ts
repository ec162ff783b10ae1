import type { Hex } from '../../oklab.ts';
import { blend, type Canvas, fade, fill, halo, stroke, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { box, num, poly } from '../drawing/pen.ts';
import type { PlacePicture } from './place-picture.ts';
import type { View } from './view.ts';

/** A long room seen down its length: the far wall is a smaller picture of the near edge. */
interface Hall {
  readonly wall: Hex;
  readonly floor: Hex;
  /** How far down the frame and how large the far wall is. */
  readonly y: number;
  readonly far: number;
  /** What repeats along the walls, drawn for a depth of 0 (far) to 1 (near). */
  bay(at: (x: number, y: number, t: number) => string, t: number, next: number): string;
}

type Corner = (x: number, y: number, t: number) => string;

function hall(canvas: Canvas, view: View, make: (canvas: Canvas) => Hall): PlacePicture {
  const { w, h, m, tones } = canvas;
  const { wall, floor, y, far, bay } = make(canvas);
  const vx = w * (view.x < 0.45 ? 0.6 : view.x > 0.55 ? 0.4 : 0.5);
  const vy = h * y;
  // x and y from -1 to 1 across the near edge of the frame, t from the far wall to the near edge
  const at: Corner = (x, yy, t) => {
    const k = far + (1 - far) * t;
    const left = vx + (x < 0 ? vx : w - vx) * x * k;
    const top = vy + (yy < 0 ? vy : h - vy) * yy * k;
    return `${num(left)},${num(top)}`;
  };
  const side = (x: number): string =>
    poly(`${at(x, -1, 0)} ${at(x, -1, 1.1)} ${at(x, 1, 1.1)} ${at(x, 1, 0)}`);
  const steps = [0, 0.1, 0.24, 0.44, 0.7, 1.04];
  const bays = steps.slice(0, -1).map((t, i) => bay(at, t, steps[i + 1] ?? 1.1));
  return {
    back:
      wash(canvas, wall) +
      fill(
        poly(`${at(-1, -1, 0)} ${at(1, -1, 0)} ${at(1, -1, 1.1)} ${at(-1, -1, 1.1)}`),
        mix(wall, tones.shade, 0.22),
      ) +
      fill(side(-1), blend(canvas, mix(wall, tones.shade, 0.3), wall, [0, 0, 1, 0])) +
      fill(side(1), blend(canvas, wall, mix(wall, tones.shade, 0.3), [0, 0, 1, 0])) +
      fill(
        poly(`${at(-1, 1, 0)} ${at(1, 1, 0)} ${at(1, 1, 1.1)} ${at(-1, 1, 1.1)}`),
        blend(canvas, floor, mix(floor, tones.shade, 0.35)),
      ) +
      fill(
        poly(`${at(-1, -1, 0)} ${at(1, -1, 0)} ${at(1, 1, 0)} ${at(-1, 1, 0)}`),
        mix(wall, tones.glow, 0.5),
      ) +
      bays.join('') +
      halo(canvas, { x: vx, y: vy, rx: m * 0.4 }, tones.glow, 0.5),
    base: h * 0.9,
    line: vy + (h - vy) * far * 1.2,
    front: '',
    meets: 'contact',
  };
}

const quad = (at: Corner, x: number, y0: number, y1: number, t0: number, t1: number): string =>
  poly(`${at(x, y0, t0)} ${at(x, y0, t1)} ${at(x, y1, t1)} ${at(x, y1, t0)}`);

const both = (make: (x: number) => string): string => make(-1) + make(1);

const between = (t: number, next: number, share: number): number => t + (next - t) * share;

/** Doors on both sides, a lamp on the ceiling of every bay, seams across the floor. */
export const corridor = (canvas: Canvas, view: View): PlacePicture =>
  hall(canvas, view, ({ tones, m }) => ({
    wall: mix(tones.far, tones.sky1, 0.55),
    floor: mix(tones.mid, tones.sky1, 0.3),
    y: 0.46,
    far: 0.2,
    bay: (at, t, next) =>
      fill(
        both((x) => quad(at, x, -0.5, 1, between(t, next, 0.3), between(t, next, 0.7))),
        tones.mid,
      ) +
      fill(
        poly(
          `${at(-0.2, -1, between(t, next, 0.2))} ${at(0.2, -1, between(t, next, 0.2))} ${at(0.2, -1, between(t, next, 0.7))} ${at(-0.2, -1, between(t, next, 0.7))}`,
        ),
        tones.glow,
        0.85,
      ) +
      stroke(`M${at(-1, 1, t)}L${at(1, 1, t)}`, tones.shade, m * 0.002, 0.3),
  }));

/** Vaulting ribs, coloured windows between the piers, pews on both sides. */
export const churchNave = (canvas: Canvas, view: View): PlacePicture =>
  hall(canvas, view, ({ tones, m }) => ({
    wall: mix(tones.far, '#b8ac98', 0.35),
    floor: mix(tones.mid, '#8d867a', 0.3),
    y: 0.5,
    far: 0.3,
    bay: (at, t, next) => {
      const rib = `M${at(-1, 0.9, t)}L${at(-1, -0.45, t)}Q${at(-0.9, -1.05, t)} ${at(0, -1.12, t)}Q${at(0.9, -1.05, t)} ${at(1, -0.45, t)}L${at(1, 0.9, t)}`;
      return (
        fill(
          both((x) => quad(at, x, -0.62, 0.1, between(t, next, 0.42), between(t, next, 0.82))),
          mix(tones.glow, tones.pop, 0.35),
          0.9,
        ) +
        fill(
          both((x) => quad(at, x, -0.6, 1, t, between(t, next, 0.24))),
          mix(tones.mid, '#8d867a', 0.3),
        ) +
        stroke(rib.replaceAll(',', ' '), mix(tones.mid, tones.shade, 0.15), m * 0.03 * (0.25 + t)) +
        fill(
          both((x) =>
            poly(
              `${at(x * 0.86, 0.62, t)} ${at(x * 0.3, 0.62, t)} ${at(x * 0.3, 1, t)} ${at(x * 0.86, 1, t)}`,
            ),
          ),
          mix('#5a3a26', tones.ground, 0.4),
        )
      );
    },
  }));

/** Narrow walls, a strip of sky, cables and one lamp. */
export const alley = (canvas: Canvas, view: View): PlacePicture => {
  const place = hall(canvas, view, ({ tones }) => ({
    wall: mix(tones.far, tones.sky1, 0.2),
    floor: mix(tones.ground, tones.mid, 0.35),
    y: 0.56,
    far: 0.16,
    bay: (at, t, next) =>
      fill(
        both((x) => quad(at, x, -1, 1, t, next)),
        mix(tones.mid, tones.shade, 0.2 + t * 0.35),
      ) +
      fill(
        both(
          (x) =>
            quad(at, x, -0.7, -0.42, between(t, next, 0.2), between(t, next, 0.5)) +
            quad(at, x, -0.24, 0.06, between(t, next, 0.54), between(t, next, 0.84)),
        ),
        view.time === 'day' ? tones.far : tones.glow,
        0.75,
      ) +
      fill(
        both((x) => quad(at, x, 0.3, 1, between(t, next, 0.1), between(t, next, 0.36))),
        tones.shade,
        0.7,
      ) +
      stroke(
        `M${at(-1, -0.86, next)}Q${at(0, -0.6, next)} ${at(1, -0.92, next)}`.replaceAll(',', ' '),
        tones.shade,
        1,
      ),
  }));
  const { w, h, m, tones } = canvas;
  const sign = (x: number, y: number): string =>
    fill(box(x, y, m * 0.05, m * 0.16, 2), tones.pop) +
    halo(canvas, { x: x + m * 0.025, y: y + m * 0.08, rx: m * 0.16 }, tones.pop, 0.5);
  const open = fill(
    poly(`${w * 0.32},0 ${w * 0.68},0 ${w * 0.54},${h * 0.5} ${w * 0.46},${h * 0.5}`),
    fade(canvas, tones.sky1, 0.9),
  );
  return {
    ...place,
    back: place.back + open + (view.time === 'day' ? '' : sign(w * 0.2, h * 0.3) + sign(w * 0.76, h * 0.38)),
    meets: 'cast',
  };
};
