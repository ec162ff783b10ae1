import { blend, type Canvas, fade, fill, halo, lightSide, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { blob, box, disc, num, poly } from '../drawing/pen.ts';
import type { PlacePicture } from './place-picture.ts';
import { sky, stars } from './terrain.ts';
import type { View } from './view.ts';

/** A theatre: curtain, spotlight, boards. */
export function stage(canvas: Canvas, view: View): PlacePicture {
  const { w, h, m, tones } = canvas;
  const x = w * view.x;
  const floor = h * 0.82;
  const folds = Array.from({ length: 11 }, (_, i) =>
    fill(
      blob(
        `${(w * i) / 10 - w * 0.05},-4! ${(w * i) / 10 - w * 0.03},-4! ${(w * i) / 10},${floor}! ${(w * i) / 10 - w * 0.06},${floor}!`,
      ),
      i % 2 ? tones.shade : tones.mid,
      0.55,
    ),
  ).join('');
  return {
    back:
      wash(canvas, blend(canvas, mix(tones.sky1, tones.pop, 0.3), tones.sky0)) +
      folds +
      fill(box(0, floor, w, h - floor), blend(canvas, tones.mid, tones.shade)) +
      fill(
        poly(
          `${x - m * 0.03},${-m * 0.05} ${x + m * 0.03},${-m * 0.05} ${x + m * 0.34},${h * 0.92} ${x - m * 0.34},${h * 0.92}`,
        ),
        fade(canvas, tones.glow, 0.5),
      ) +
      `<ellipse cx="${num(x)}" cy="${num(h * 0.91)}" rx="${num(m * 0.34)}" ry="${num(m * 0.05)}" fill="${tones.glow}" opacity=".4"/>`,
    base: h * 0.91,
    front: Array.from({ length: 8 }, (_, i) =>
      fill(disc((w * (i + 0.5)) / 8 + (i % 3) * m * 0.02, h * 1.03, m * 0.062), tones.shade),
    ).join(''),
    meets: 'contact',
  };
}

/** A stadium at night: two banks of floodlights, the stand, the pitch. */
export function stadium(canvas: Canvas): PlacePicture {
  const { w, h, m, tones, random } = canvas;
  const field = h * 0.8;
  const mast = (x: number, to: number): string =>
    fill(
      poly(
        `${x - m * 0.06},${h * 0.1} ${x + m * 0.06},${h * 0.1} ${to + m * 0.34},${h * 0.96} ${to - m * 0.2},${h * 0.96}`,
      ),
      fade(canvas, tones.glow, 0.4),
    ) +
    fill(box(x - m * 0.008, h * 0.12, m * 0.016, field - h * 0.12), tones.mid) +
    fill(
      [-0.05, -0.018, 0.014, 0.046]
        .map((q) => disc(x + m * q, h * 0.09, m * 0.017) + disc(x + m * q, h * 0.125, m * 0.017))
        .join(''),
      tones.glow,
    ) +
    halo(canvas, { x, y: h * 0.1, rx: m * 0.2 }, tones.glow, 0.6);
  let crowd = '';
  for (let i = 0; i < 90; i++) crowd += disc(random() * w, field - h * 0.02 - random() * h * 0.12, m * 0.008);
  return {
    back:
      wash(canvas, blend(canvas, tones.sky0, tones.sky1)) +
      mast(w * 0.13, w * 0.4) +
      mast(w * 0.87, w * 0.6) +
      fill(
        `M0 ${num(field - h * 0.16)}Q${num(w / 2)} ${num(field - h * 0.1)} ${num(w)} ${num(field - h * 0.16)}V${num(h)}H0Z`,
        tones.ground,
      ) +
      fill(crowd, tones.lit, 0.28) +
      fill(box(0, field, w, h - field), blend(canvas, mix(tones.mid, tones.pop, 0.1), tones.ground)) +
      fill(box(0, field, w, m * 0.008) + box(0, field + (h - field) * 0.72, w, m * 0.01), tones.lit, 0.5),
    base: field + (h - field) * 0.55,
    front: '',
    meets: 'cast',
  };
}

/** Stars, a planet on the side where the subject is not, and a cratered ground that curves away below. */
export function outerSpace(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const right = view.x < 0.5;
  const px = w * (right ? 0.8 : 0.2);
  const r = m * 0.24;
  const planet = canvas.define(
    `<clipPath id="%"><circle cx="${num(px)}" cy="${num(h * 0.3)}" r="${num(r)}"/></clipPath>`,
  );
  const side = lightSide(canvas.light) || 1;
  return {
    back:
      sky(canvas) +
      halo(
        canvas,
        { x: w * (1 - view.x), y: h * 0.5, rx: w * 0.5, ry: h * 0.3 },
        mix(tones.sky1, tones.pop, 0.4),
        0.6,
      ) +
      stars(canvas, h, 90) +
      halo(canvas, { x: px, y: h * 0.3, rx: r * 1.5 }, tones.lit, 0.2) +
      `<g clip-path="url(#${planet})">${fill(disc(px, h * 0.3, r), mix(tones.pop, tones.lit, 0.35))}${fill(blob(`${px - r},${h * 0.3 - r * 0.4} ${px},${h * 0.3 - r * 0.25} ${px + r},${h * 0.3 - r * 0.5} ${px + r},${h * 0.3 - r * 0.2} ${px},${h * 0.3} ${px - r},${h * 0.3 - r * 0.1}`), tones.pop, 0.5)}${fill(disc(px + side * r * 0.45, h * 0.3 + r * 0.15, r * 1.05), tones.shade, 0.75)}</g>`,
    base: h * 0.86,
    front:
      fill(
        `M0 ${num(h * 0.92)}Q${num(w / 2)} ${num(h * 0.8)} ${num(w)} ${num(h * 0.92)}V${num(h)}H0Z`,
        blend(canvas, tones.far, tones.ground),
      ) +
      fill(
        disc(w * 0.2, h * 0.95, m * 0.04, m * 0.012) +
          disc(w * 0.7, h * 0.93, m * 0.06, m * 0.014) +
          disc(w * 0.5, h * 0.98, m * 0.05, m * 0.014),
        tones.shade,
        0.5,
      ),
    meets: 'nothing',
  };
}
