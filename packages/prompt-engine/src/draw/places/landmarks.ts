import { blend, fade, fill, halo, stroke, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { blob, box, disc, num, poly, ring } from '../drawing/pen.ts';
import { heavens } from './heavens.ts';
import type { PaintPlace } from './place-picture.ts';
import { glitter, grass, hill, mist, sky, stars } from './terrain.ts';

/** The mouth of a cave seen from inside, the light beyond it. */
export const cave: PaintPlace = (canvas, view) => {
  const { w, h, m, tones } = canvas;
  const x = w * (view.x < 0.5 ? 0.62 : 0.38);
  const rock = (colour: string, k: number): string =>
    fill(
      `M${num(-w)} ${num(-h)}H${num(w * 2)}V${num(h * 2)}H${num(-w)}Z${blob(
        `${x - w * 0.3 * k},${h * 0.86} ${x - w * 0.34 * k},${h * 0.5} ${x - w * 0.2 * k},${h * (0.5 - 0.3 * k)} ${x - w * 0.04},${h * (0.5 - 0.4 * k)} ${x + w * 0.18 * k},${h * (0.5 - 0.32 * k)} ${x + w * 0.34 * k},${h * 0.46} ${x + w * 0.3 * k},${h * 0.86}`,
      )}`,
      colour,
    ).replace('<path', '<path fill-rule="evenodd"');
  const drips = [0.12, 0.2, 0.3, 0.74, 0.86, 0.94]
    .map((q, i) =>
      poly(`${w * q - m * 0.03},0 ${w * q + m * 0.03},0 ${w * q},${h * (0.12 + (i % 3) * 0.07)}`),
    )
    .join('');
  return {
    back:
      sky(canvas, tones.glow, tones.sky1) +
      halo(canvas, { x, y: h * 0.5, rx: m * 0.5 }, tones.glow, 0.9) +
      rock(mix(tones.mid, tones.far, 0.4), 0.9) +
      rock(mix(tones.ground, tones.mid, 0.5), 1.15) +
      rock(tones.shade, 1.5) +
      fill(
        poly(
          `${x - w * 0.16},${h * 0.82} ${x + w * 0.16},${h * 0.82} ${x + w * 0.4},${h} ${x - w * 0.5},${h}`,
        ),
        fade(canvas, tones.glow, 0.4),
      ) +
      fill(drips, tones.shade),
    base: h * 0.9,
    line: h * 0.8,
    front: '',
    meets: 'cast',
  };
};

/** A fall between cliffs into its pool. */
export const waterfall: PaintPlace = (canvas, view) => {
  const { w, h, m, tones } = canvas;
  const x = w * (view.x < 0.5 ? 0.66 : 0.34);
  const foot = h * 0.76;
  const cliff = mix(tones.mid, '#5f6a52', 0.4);
  const lip = h * 0.16;
  const half = m * 0.12;
  const threads = Array.from(
    { length: 7 },
    (_, i) => `M${num(x - half + (half * 2 * (i + 0.5)) / 7)} ${num(lip)}V${num(foot)}`,
  ).join('');
  return {
    back:
      sky(canvas) +
      fill(
        blob(
          `${-w * 0.1},${foot + 4}! ${-w * 0.1},${lip * 0.7}! ${w * 0.2},${lip * 0.6} ${x - half},${lip}! ${x - half * 0.8},${foot}!`,
        ),
        blend(canvas, cliff, tones.ground),
      ) +
      fill(
        blob(
          `${w * 1.1},${foot + 4}! ${w * 1.1},${lip * 0.3}! ${w * 0.9},${lip * 0.4} ${x + half},${lip}! ${x + half * 0.8},${foot}!`,
        ),
        blend(canvas, mix(cliff, tones.lit, 0.1), tones.ground),
      ) +
      fill(
        box(x - half, lip, half * 2, foot - lip),
        blend(canvas, mix(tones.lit, '#ffffff', 0.4), mix(tones.sky1, '#ffffff', 0.4)),
      ) +
      stroke(threads, tones.sky1, m * 0.006, 0.8) +
      fill(box(0, foot, w, h - foot), blend(canvas, mix(tones.sky1, '#3f8a8c', 0.4), tones.ground)) +
      halo(canvas, { x, y: foot, rx: m * 0.34, ry: m * 0.14 }, '#ffffff', 0.9) +
      mist(canvas, foot, h * 0.2, 0.5) +
      glitter(canvas, foot + m * 0.03, h, 18, tones.lit) +
      fill(
        blob(
          `${-w * 0.1},${h * 1.05}! ${-w * 0.1},${h * 0.86} ${w * (view.x - 0.2)},${h * 0.84} ${w * (view.x + 0.18)},${h * 0.86} ${w * (view.x + 0.4)},${h * 1.05}!`,
        ),
        tones.ground,
      ),
    base: h * 0.88,
    line: foot,
    front: '',
    meets: 'contact',
  };
};

/** A swimming pool with its tiles and lanes. */
export const pool: PaintPlace = (canvas, view) => {
  const { w, h, m, tones } = canvas;
  const y = h * 0.5;
  const water = mix(canvas.local('#3fa0b8'), tones.sky1, 0.25);
  const lanes = [0.2, 0.4, 0.6, 0.8]
    .map(
      (q) =>
        `M${num(w * (0.5 + (q - 0.5) * 0.6))} ${num(y + h * 0.04)}L${num(w * (0.5 + (q - 0.5) * 2))} ${num(h)}`,
    )
    .join('');
  return {
    back:
      heavens(canvas, view, y) +
      fill(box(0, y - h * 0.12, w, h * 0.16), mix(tones.far, tones.sky1, 0.5)) +
      fill(box(0, y + h * 0.02, w, h * 0.03), mix(tones.sky1, '#ffffff', 0.5)) +
      fill(box(0, y + h * 0.05, w, h), blend(canvas, mix(water, tones.glow, 0.3), water)) +
      stroke(lanes, mix(tones.pop, tones.lit, 0.3), m * 0.008, 0.7) +
      glitter(canvas, y + h * 0.08, h, 44, '#ffffff'),
    base: h * 0.8,
    line: y + h * 0.06,
    front: '',
    meets: 'water',
  };
};

/** Grey ground, craters, the Earth over a near horizon. */
export const moonscape: PaintPlace = (canvas, view) => {
  const { w, h, m, tones } = canvas;
  const y = h * Math.min(view.horizon, 0.7);
  const isRed = view.place === 'mars';
  const ex = w * (view.x < 0.5 ? 0.76 : 0.24);
  const r = m * 0.1;
  const grey = mix(tones.far, canvas.local(isRed ? '#c2643a' : '#b5b0a8'), 0.7);
  const crater = (x: number, cy: number, s: number): string =>
    fill(disc(x, cy, s, s * 0.26), mix(grey, tones.shade, 0.5)) +
    fill(disc(x, cy + s * 0.06, s * 0.9, s * 0.2), mix(grey, tones.shade, 0.3));
  const clip = canvas.define(
    `<clipPath id="%"><circle cx="${num(ex)}" cy="${num(h * 0.22)}" r="${num(r)}"/></clipPath>`,
  );
  return {
    back:
      wash(canvas, blend(canvas, mix(tones.sky0, isRed ? '#c08a68' : '#05060a', 0.6), tones.sky0)) +
      (isRed
        ? ''
        : stars(canvas, y, 80) +
          `<g clip-path="url(#${clip})">${fill(disc(ex, h * 0.22, r), canvas.local('#3b78b0'))}${fill(blob(`${ex - r},${h * 0.2} ${ex - r * 0.2},${h * 0.16} ${ex + r * 0.1},${h * 0.22} ${ex - r * 0.4},${h * 0.26}`) + blob(`${ex + r * 0.2},${h * 0.24} ${ex + r},${h * 0.22} ${ex + r * 0.6},${h * 0.29}`), canvas.local('#6a9a5a'))}${fill(disc(ex + r * 0.5, h * 0.24, r), tones.shade, 0.6)}</g>`) +
      hill(canvas, y, h * 0.03, mix(grey, tones.shade, 0.35)) +
      hill(canvas, y + h * 0.06, h * 0.02, blend(canvas, grey, mix(grey, tones.shade, 0.4))) +
      crater(w * 0.2, y + h * 0.16, m * 0.1) +
      crater(w * 0.8, y + h * 0.13, m * 0.07) +
      crater(w * 0.66, h * 0.95, m * 0.16),
    base: y + h * 0.2,
    line: y + h * 0.04,
    front: '',
    meets: 'cast',
  };
};

/** Behind the windscreen: the road ahead, dashboard and wheel. */
export const vehicleInterior: PaintPlace = (canvas, view) => {
  const { w, h, m, tones } = canvas;
  const y = h * 0.46;
  const wx = w * (view.x < 0.5 ? 0.72 : 0.28);
  return {
    back:
      heavens(canvas, view, y) +
      fill(box(0, y, w, h - y), mix(tones.mid, tones.far, 0.4)) +
      fill(poly(`${w * 0.48},${y} ${w * 0.52},${y} ${w * 0.9},${h} ${w * 0.1},${h}`), tones.ground) +
      fill(
        `M0 0H${num(w)}V${num(h)}H0Z${box(w * 0.08, h * 0.1, w * 0.84, h * 0.54, m * 0.06)}`,
        mix(tones.shade, tones.mid, 0.14),
      ).replace('<path', '<path fill-rule="evenodd"') +
      fill(box(w * 0.42, h * 0.1, w * 0.16, h * 0.05, m * 0.02), tones.shade) +
      fill(
        blob(
          `${-w * 0.1},${h * 0.66}! ${w * 0.2},${h * 0.6} ${w * 0.8},${h * 0.6} ${w * 1.1},${h * 0.66}! ${w * 1.1},${h * 1.1}! ${-w * 0.1},${h * 1.1}!`,
        ),
        blend(canvas, mix(tones.ground, tones.mid, 0.4), tones.shade),
      ),
    base: h * 1.02,
    line: h * 0.8,
    front:
      fill(ring(wx, h * 0.94, m * 0.2, m * 0.165), tones.shade) +
      fill(box(wx - m * 0.18, h * 0.92, m * 0.36, m * 0.04) + disc(wx, h * 0.94, m * 0.05), tones.shade),
    meets: 'nothing',
  };
};

/** A river from bank to bank, with whoever is in it: the far bank behind, stones, the near one at our feet. */
export const ford: PaintPlace = (canvas, view) => {
  const { w, h, m, tones } = canvas;
  const y = h * view.horizon * 0.96;
  const bank = mix(tones.mid, canvas.local('#6a8a4a'), 0.5);
  const edge = y + h * 0.1;
  const bushes = [-0.04, 0.1, 0.2, 0.34, 0.62, 0.76, 0.88, 1.02]
    .map((q, i) => {
      const s = m * (0.09 + (i % 3) * 0.035);
      return disc(w * q, edge - s * 0.5, s * 1.2, s) + disc(w * q + s, edge - s * 0.3, s, s * 0.7);
    })
    .join('');
  const stones = [0.06, 0.16, 0.84, 0.95]
    .map((q, i) => disc(w * q, h * (0.9 + (i % 2) * 0.05), m * (0.07 - (i % 2) * 0.02), m * 0.03))
    .join('');
  return {
    back:
      heavens(canvas, view, y) +
      hill(canvas, y - h * 0.03, h * 0.06, mix(tones.far, tones.sky1, 0.35)) +
      hill(canvas, y + h * 0.03, h * 0.02, bank) +
      fill(bushes, mix(bank, tones.ground, 0.5)) +
      fill(
        box(0, edge, w, h),
        blend(canvas, mix(tones.sky1, '#5f93a0', 0.45), mix(tones.sky0, '#2f6372', 0.5)),
      ) +
      fill(box(0, edge, w, m * 0.012), mix(bank, tones.shade, 0.5)) +
      glitter(canvas, edge + m * 0.03, h, 34, tones.lit) +
      fill(stones, mix(tones.far, '#8d8a84', 0.6)) +
      fill(stones, tones.shade, 0.16),
    base: y + h * 0.25,
    line: edge,
    front: grass(canvas, h * 1.01, m * 0.06, tones.shade, view.x),
    meets: 'water',
  };
};
