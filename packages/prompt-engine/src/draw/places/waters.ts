import { blend, type Canvas, fade, fill, stroke } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { blob, box, disc, limb, num } from '../drawing/pen.ts';
import { heavens } from './heavens.ts';
import type { PaintPlace, PlacePicture } from './place-picture.ts';
import { birds, glitter, grass, hill, lightX, ridge, sky } from './terrain.ts';
import type { View } from './view.ts';

/** Rocks on the side of the subject, surf, and a headland far off on the other side. */
export function coast(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const y = h * view.horizon * 0.96;
  const sea = mix(canvas.local('#3f87a6'), tones.mid, 0.4);
  const left = view.x < 0.5;
  const sx = (share: number): number => (left ? share : 1 - share) * w;
  const foam = (at: number, alpha: number): string =>
    stroke(
      `M0 ${num(at)}C${num(w * 0.2)} ${num(at - m * 0.03)} ${num(w * 0.35)} ${num(at + m * 0.03)} ${num(w * 0.55)} ${num(at)}S${num(w * 0.85)} ${num(at - m * 0.02)} ${num(w)} ${num(at + m * 0.015)}`,
      tones.lit,
      m * 0.012,
      alpha,
    );
  const rocks = `M${num(sx(-0.02))} ${num(h * 1.02)}V${num(y + h * 0.17)}C${num(sx(0.16))} ${num(y + h * 0.11)} ${num(sx(0.34))} ${num(y + h * 0.12)} ${num(sx(0.5))} ${num(y + h * 0.17)}S${num(sx(0.74))} ${num(y + h * 0.3)} ${num(sx(0.9))} ${num(h * 1.02)}Z`;
  return {
    back:
      heavens(canvas, view, y) +
      fill(
        blob(
          `${sx(1.05)},${y + 1}! ${sx(1.02)},${y - h * 0.1} ${sx(0.9)},${y - h * 0.12} ${sx(0.8)},${y - h * 0.05} ${sx(0.68)},${y + 1}!`,
        ),
        mix(tones.far, tones.sky1, 0.3),
      ) +
      fill(box(0, y, w, h - y), blend(canvas, mix(sea, tones.sky1, 0.3), sea)) +
      glitter(canvas, y + 2, y + h * 0.25, 26, tones.lit) +
      foam(y + h * 0.13, 0.4) +
      foam(y + h * 0.21, 0.6) +
      fill(rocks, blend(canvas, mix(tones.ground, canvas.local('#dcbf8d'), 0.8), tones.shade)) +
      stroke(
        rocks
          .slice(rocks.indexOf('V') + 1)
          .replace(/^[\d.-]+/, `M${num(sx(-0.02))} ${num(y + h * 0.17)}`)
          .replace(/Z$/, ''),
        tones.lit,
        m * 0.008,
        0.35,
      ) +
      birds(canvas, w * (left ? 0.66 : 0.14), h * 0.24, 4),
    base: y + h * 0.155,
    front: '',
    meets: 'cast',
  };
}

/** Sea up to the horizon. The subject is in the water, two swells before it. */
export function openSea(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const y = h * view.horizon;
  const swell = (at: number, amp: number, colour: string): string => {
    const n = 6;
    let d = `M0 ${num(at)}`;
    for (let i = 0; i < n; i++) d += `q${num(w / n / 2)} ${num(-amp)} ${num(w / n)} 0`;
    return fill(`${d}V${num(h)}H0Z`, colour);
  };
  return {
    back:
      heavens(canvas, view, y) +
      fill(box(0, y, w, h - y), blend(canvas, mix(tones.mid, tones.sky1, 0.45), tones.ground)) +
      glitter(canvas, y + 2, h, 46, tones.lit),
    base: y + h * 0.1,
    front:
      swell(y + h * 0.105, m * 0.018, mix(tones.mid, tones.ground, 0.4)) +
      swell(y + h * 0.2, m * 0.03, tones.ground) +
      glitter(canvas, y + h * 0.12, h, 14, tones.lit) +
      birds(canvas, w * (view.x < 0.5 ? 0.7 : 0.16), h * 0.22, 3),
    meets: 'water',
  };
}

/** Still water that mirrors the range behind it; reeds near the lens where the subject is not. */
export function lake(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const y = h * view.horizon * 0.9;
  const range = ridge(
    canvas,
    { y, rise: h * 0.22, peaks: w > h ? 5 : 3, snowy: view.snowy },
    mix(tones.far, tones.sky1, 0.2),
    0.3,
  );
  const shore = ridge(canvas, { y: y + h * 0.01, rise: h * 0.05, peaks: 14 }, tones.mid, 0.12);
  const cut = canvas.define(
    `<clipPath id="%"><rect y="${num(y)}" width="${num(w)}" height="${num(h - y)}"/></clipPath>`,
  );
  return {
    back:
      heavens(canvas, view, y) +
      range +
      shore +
      fill(
        box(0, y, w, h - y),
        blend(canvas, mix(tones.sky1, tones.mid, 0.3), mix(tones.sky0, tones.ground, 0.5)),
      ) +
      `<g clip-path="url(#${cut})" opacity=".35"><g transform="translate(0 ${num(2 * y)}) scale(1 -1)">${range.replace(/ id="[^"]*"/g, '')}</g></g>` +
      glitter(canvas, y + 3, h * 0.98, 30, tones.lit),
    base: y + h * 0.17,
    front: reeds(canvas, view, m * 0.28),
    meets: 'water',
  };
}

/** Reeds near the lens. */
function reeds(canvas: Canvas, view: View, size: number): string {
  const { w, h, random, tones } = canvas;
  const right = view.x < 0.5;
  return Array.from({ length: 9 }, (_, i) => {
    const x = right ? w * (1 - 0.02 - i * 0.022) : w * (0.02 + i * 0.022);
    const tall = size * (1 - i * 0.07) * (0.7 + random() * 0.5);
    const lean = (random() - 0.5) * size * 0.3;
    return fill(
      limb(`${x},${h * 1.02},1.4 ${x + lean * 0.4},${h - tall * 0.6},1 ${x + lean},${h - tall},0.5`) +
        (i % 3
          ? ''
          : limb(
              `${x + lean * 0.8},${h - tall * 0.9},1 ${x + lean},${h - tall * 1.06},2.6 ${x + lean * 1.1},${h - tall * 1.2},1`,
            )),
      tones.shade,
    );
  }).join('');
}

/** Shafts of light from the surface, bubbles, the sea floor, and weed near the lens where the subject is not. */
export function underwater(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones, random } = canvas;
  const x = lightX(canvas);
  const rays = [-0.3, -0.12, 0.05, 0.2, 0.38]
    .map((q) =>
      fill(
        `M${num(x - m * 0.05)} -20L${num(x + m * 0.05)} -20L${num(x + q * w * 1.4 + m * 0.1)} ${num(h)}H${num(x + q * w * 1.4 - m * 0.1)}Z`,
        fade(canvas, tones.glow, 0.3),
      ),
    )
    .join('');
  const weed = (wx: number, tall: number): string =>
    limb(
      `${wx},${h * 1.02},2.4 ${wx + m * 0.02},${h - tall * 0.4},2.6 ${wx - m * 0.02},${h - tall * 0.7},2 ${wx + m * 0.02},${h - tall},0.8`,
    );
  const edge = view.x < 0.5 ? 0.72 : 0.04;
  let bubbles = '';
  for (let i = 0; i < 14; i++)
    bubbles += disc(
      w * (view.x < 0.5 ? 0.7 : 0.2) + (random() - 0.5) * m * 0.16,
      h * (0.15 + random() * 0.6),
      m * (0.004 + random() * 0.01),
    );
  return {
    back:
      sky(canvas, tones.sky1, tones.sky0) +
      rays +
      hill(canvas, h * 0.8, h * 0.06, mix(tones.far, tones.sky0, 0.3)) +
      hill(canvas, h * 0.88, h * 0.04, blend(canvas, tones.mid, tones.ground)) +
      fill(bubbles, tones.lit, 0.5),
    base: h * 0.72,
    front: fill(
      Array.from({ length: 7 }, (_, i) => weed(w * (edge + i * 0.035), m * (0.16 + random() * 0.3))).join(''),
      tones.shade,
    ),
    meets: 'nothing',
  };
}

/** A river that winds towards us between its banks. */
export const river: PaintPlace = (canvas, view) => {
  const { w, h, m, tones } = canvas;
  const y = h * view.horizon;
  const right = view.x < 0.5 ? 1 : -1;
  const mid = w / 2;
  const at = (q: number): string => num(mid + right * q * w);
  const water = `M${at(0.02)} ${num(y)}C${at(0.16)} ${num(y + h * 0.06)} ${at(-0.16)} ${num(y + h * 0.1)} ${at(0.02)} ${num(y + h * 0.2)}C${at(0.1)} ${num(y + h * 0.26)} ${at(0.02)} ${num(h * 0.94)} ${at(-0.04)} ${num(h * 1.05)}L${at(0.6)} ${num(h * 1.05)}C${at(0.56)} ${num(y + h * 0.28)} ${at(0.24)} ${num(y + h * 0.2)} ${at(0.1)} ${num(y + h * 0.12)}C${at(0.04)} ${num(y + h * 0.08)} ${at(0.16)} ${num(y + h * 0.05)} ${at(0.06)} ${num(y)}Z`;
  return {
    back:
      heavens(canvas, view, y) +
      hill(canvas, y - h * 0.03, h * 0.06, mix(tones.far, tones.sky1, 0.35)) +
      hill(canvas, y, h * 0.01, blend(canvas, mix(tones.mid, '#6a8a4a', 0.3), tones.ground)) +
      fill(water, blend(canvas, mix(tones.sky1, tones.glow, 0.3), mix(tones.sky0, tones.mid, 0.4))) +
      `<g opacity=".8">${glitter(canvas, y + h * 0.04, y + h * 0.1, 6, tones.lit)}</g>` +
      grass(canvas, y + h * 0.06, m * 0.03, mix(tones.mid, tones.ground, 0.5)),
    base: y + h * 0.22,
    line: y,
    front: grass(canvas, h * 1.01, m * 0.08, tones.shade, view.x),
    meets: 'cast',
  };
};
