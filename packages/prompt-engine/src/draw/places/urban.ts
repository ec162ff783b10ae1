import type { Hex } from '../../oklab.ts';
import { blend, type Canvas, fill, halo, stroke } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { bar, box, disc, num, poly } from '../drawing/pen.ts';
import { dressed } from './dressing.ts';
import type { PlacePicture } from './place-picture.ts';
import { birds, glitter, sky, stars, sun } from './terrain.ts';
import type { View } from './view.ts';

interface Row {
  readonly foot: number;
  readonly tall: number;
  readonly wide: number;
  readonly colour: Hex;
  /** Share of windows that are lit. */
  readonly windows: number;
}

/** A row of tower blocks from edge to edge. */
function towers(canvas: Canvas, { foot, tall, wide, colour, windows }: Row): string {
  const { random, w, m, tones } = canvas;
  let blocks = '';
  let lit = '';
  let warm = '';
  for (let x = -wide * 0.5; x < w; ) {
    const width = wide * (0.7 + random() * 0.7);
    const height = tall * (0.45 + random() * 0.55);
    blocks += box(x, foot - height, width + 0.3, height + 2);
    const crown = random();
    if (crown > 0.7) blocks += box(x + width * 0.3, foot - height - m * 0.03, width * 0.4, m * 0.04);
    else if (crown > 0.55)
      blocks += bar(x + width / 2, foot - height, x + width / 2, foot - height - m * 0.07, m * 0.006);
    if (windows > 0) {
      const cell = m * 0.026;
      for (let wx = x + cell * 0.7; wx < x + width - cell; wx += cell) {
        for (let wy = foot - height + cell * 0.8; wy < foot - cell; wy += cell * 1.35) {
          const r = random();
          if (r < windows * 0.75) lit += box(wx, wy, cell * 0.5, cell * 0.7);
          else if (r < windows) warm += box(wx, wy, cell * 0.5, cell * 0.7);
        }
      }
    }
    x += width;
  }
  return fill(blocks, colour) + fill(lit, tones.lit, 0.7) + fill(warm, tones.pop, 0.85);
}

/** Two rows of tower blocks over glittering water, more windows lit by night; a parapet close to us in cinematic. */
export function skyline(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const y = h * 0.8;
  const night = view.time === 'night' || view.time === 'dusk';
  return {
    back:
      sky(canvas) +
      (night ? stars(canvas, h * 0.4, 26) : '') +
      sun(canvas, view, h * (night ? 0.24 : 0.42)) +
      towers(canvas, {
        foot: y,
        tall: h * 0.5,
        wide: m * 0.12,
        colour: mix(tones.far, tones.sky1, 0.35),
        windows: 0,
      }) +
      towers(canvas, {
        foot: y,
        tall: h * 0.36,
        wide: m * 0.15,
        colour: mix(tones.mid, tones.far, 0.3),
        windows: night ? 0.34 : 0.1,
      }) +
      fill(box(0, y, w, h - y), blend(canvas, tones.ground, tones.shade)) +
      glitter(canvas, y + 2, h, night ? 40 : 18, tones.lit),
    base: y + h * 0.05,
    front: view.take === 'cinematic' ? rooftop(canvas) : '',
    meets: 'contact',
  };
}

/** A parapet close to us. */
function rooftop(canvas: Canvas): string {
  const { w, h, m, tones } = canvas;
  return (
    fill(box(0, h * 0.93, w, h * 0.08), tones.shade) + fill(box(0, h * 0.93, w, m * 0.006), tones.lit, 0.4)
  );
}

interface Facade {
  /** Shares of the width from the edge: where it begins and ends. */
  readonly near: number;
  readonly next: number;
  /** Upper and lower edge at its near end. */
  readonly top: number;
  readonly foot: number;
}

/** Windows on a wall that runs away from us, some of them lit. */
function panes(
  canvas: Canvas,
  { near, next, top, foot }: Facade,
  sx: (share: number) => number,
  dark: number,
): string {
  const { h, random } = canvas;
  const tall = foot - top;
  let d = '';
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 3; column++) {
      if (random() < dark) continue;
      const a = sx(near + (next - near) * (0.14 + column * 0.29));
      const b = sx(near + (next - near) * (0.3 + column * 0.29));
      const y = top + tall * (0.12 + row * 0.15);
      d += poly(`${a},${y} ${b},${y + h * 0.004} ${b},${y + tall * 0.075} ${a},${y + tall * 0.08}`);
    }
  }
  return d;
}

/** The houses of one side, the nearest last. */
function houses(canvas: Canvas, left: boolean, night: boolean): string {
  const { h, w, tones, random } = canvas;
  const y = h * 0.76;
  const steps = [
    { near: 0, next: 0.17, top: -0.06, colour: tones.shade },
    { near: 0.17, next: 0.29, top: 0.12, colour: tones.ground },
    { near: 0.29, next: 0.37, top: 0.26, colour: tones.mid },
    { near: 0.37, next: 0.43, top: 0.38, colour: tones.far },
  ];
  const sx = (share: number): number => (left ? share : 1 - share) * w;
  const footAt = (share: number): number => y + h * 0.17 * (1 - share / 0.45);
  return steps
    .map(({ near, next, top: from, colour }, i) => {
      const top = h * from + random() * h * 0.05;
      const wall = poly(
        `${sx(near)},${top} ${sx(next)},${top + h * 0.05} ${sx(next)},${footAt(next)} ${sx(near)},${footAt(near)}`,
      );
      const lit = panes(canvas, { near, next, top, foot: footAt(near) }, sx, night ? 0.45 : 0.7);
      return (
        fill(wall, mix(colour, tones.sky1, i * 0.1)) +
        fill(lit, random() > 0.5 ? tones.lit : tones.pop, night ? 0.85 : 0.3)
      );
    })
    .reverse()
    .join('');
}

/** A street between two rows of houses, wet where it rains. */
export function street(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones, random } = canvas;
  const y = h * 0.76;
  const vx = w * 0.5;
  const night = view.time === 'night' || view.time === 'dusk';
  const wet = night || view.weather === 'rain';
  const gleam = Array.from({ length: wet ? 26 : 0 }, () =>
    box(
      w * (0.06 + random() * 0.88),
      y + h * (0.05 + random() * 0.16),
      m * 0.01,
      h * (0.02 + random() * 0.07),
    ),
  ).join('');
  return {
    back:
      sky(canvas) +
      sun(canvas, view, y * 0.62) +
      halo(canvas, { x: vx, y: y * 0.8, rx: m * 0.42 }, tones.glow, 0.75) +
      houses(canvas, true, night) +
      houses(canvas, false, night) +
      fill(
        poly(`${vx - w * 0.07},${y} ${vx + w * 0.07},${y} ${w * 1.5},${h * 1.2} ${-w * 0.5},${h * 1.2}`),
        blend(canvas, mix(tones.mid, tones.sky1, 0.25), tones.ground),
      ) +
      fill(gleam, tones.lit, 0.35) +
      lamps(canvas, view, y),
    base: h * 0.92,
    front: '',
    meets: wet ? 'water' : 'cast',
  };
}

function lamps(canvas: Canvas, view: View, y: number): string {
  const { w, h, m, tones } = canvas;
  if (view.time === 'day') return '';
  return [0.27, 0.7]
    .map(
      (q) =>
        stroke(
          `M${num(w * q)} ${num(y + h * 0.08)}V${num(h * 0.36)}q0 ${num(-m * 0.03)} ${num(m * 0.04)} ${num(-m * 0.03)}`,
          tones.shade,
          m * 0.009,
        ) +
        halo(canvas, { x: w * q + m * 0.045, y: h * 0.35, rx: m * 0.13 }, tones.glow, 0.8) +
        fill(disc(w * q + m * 0.045, h * 0.35, m * 0.014), tones.glow),
    )
    .join('');
}

/** A road across the frame with its broken line, a plain and far hills behind it. */
export function road(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones, random } = canvas;
  const y = h * view.horizon;
  const far = Array.from({ length: 9 }, (_, i) => `${w * (i / 8)},${y - h * (0.02 + random() * 0.1)}`).join(
    ' ',
  );
  return {
    back:
      sky(canvas) +
      (view.time === 'night' ? stars(canvas, y, 40) : '') +
      sun(canvas, view, view.time === 'day' ? y * 0.4 : y * 0.86) +
      fill(poly(`0,${y + 4} ${far} ${w},${y + 4}`), mix(tones.far, tones.sky1, 0.25)) +
      fill(box(0, y, w, h - y), blend(canvas, mix(tones.mid, tones.far, 0.4), tones.mid)) +
      fill(box(0, y + h * 0.09, w, h), blend(canvas, mix(tones.ground, tones.mid, 0.3), tones.ground)) +
      fill(box(0, y + h * 0.09, w, m * 0.008), tones.lit, 0.35) +
      Array.from({ length: 6 }, (_, i) =>
        fill(
          poly(
            `${w * (i * 0.2 - 0.02)},${y + h * 0.3} ${w * (i * 0.2 + 0.09)},${y + h * 0.3} ${w * (i * 0.2 + 0.08)},${y + h * 0.315} ${w * (i * 0.2 - 0.04)},${y + h * 0.315}`,
          ),
          tones.lit,
          0.55,
        ),
      ).join(''),
    base: y + h * 0.22,
    front: '',
    meets: 'contact',
  };
}

/** Boats at their moorings, clear of the subject. */
function moored(canvas: Canvas, view: View, y: number): string {
  const { h } = canvas;
  const boats = [0.12, 0.26, 0.74, 0.9]
    .filter((share) => Math.abs(share - view.x) >= 0.14)
    .map((x, i) => ({
      id: 'sailboat',
      x,
      y: y / h + 0.08 + (i % 2) * 0.04,
      tall: 0.24 + (i % 2) * 0.1,
      haze: 0.25,
    }));
  return dressed(canvas, boats, view, false);
}

/** The stone edge that one stands on, with its bollards. */
function quayside(canvas: Canvas, y: number): string {
  const { w, h, m, tones } = canvas;
  const joints = Array.from({ length: 7 }, (_, i) =>
    box(w * (i / 6.4), y + m * 0.03 + (i % 2) * m * 0.03, m * 0.09, m * 0.004),
  );
  const bollard = (x: number): string =>
    box(x - m * 0.02, y - m * 0.045, m * 0.04, m * 0.05, 2) +
    box(x - m * 0.03, y - m * 0.055, m * 0.06, m * 0.018, 2);
  return (
    fill(box(0, y, w, h - y), blend(canvas, tones.ground, tones.shade)) +
    fill(box(0, y, w, m * 0.014), tones.lit, 0.35) +
    fill(joints.join(''), tones.lit, 0.18) +
    fill(bollard(w * 0.07) + bollard(w * 0.93), tones.shade)
  );
}

/** A quay with bollards, moored sailboats clear of the subject, a town on the far shore. */
export function harbour(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const y = h * 0.6;
  const quay = h * 0.82;
  const night = view.time === 'night';
  const town = {
    foot: y + 2,
    tall: h * 0.12,
    wide: m * 0.08,
    colour: mix(tones.far, tones.sky1, 0.4),
    windows: night ? 0.3 : 0,
  };
  return {
    back:
      sky(canvas) +
      (night ? stars(canvas, y, 40) : '') +
      sun(canvas, view, y * 0.76) +
      towers(canvas, town) +
      fill(box(0, y, w, h - y), blend(canvas, mix(tones.mid, tones.sky1, 0.35), tones.mid)) +
      glitter(canvas, y + 2, quay, 34, tones.lit) +
      moored(canvas, view, y) +
      quayside(canvas, quay),
    base: h * 0.92,
    front: birds(canvas, w * (view.x < 0.5 ? 0.58 : 0.16), h * 0.2, 4),
    meets: 'cast',
  };
}
