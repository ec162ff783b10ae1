import type { Hex } from '../../oklab.ts';
import { blend, type Canvas, fill, halo, lightSide, stroke, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { bar, blob, disc, num } from '../drawing/pen.ts';
import type { View } from './view.ts';

/** Sky from the zenith down to the horizon. */
export const sky = (canvas: Canvas, from: Hex = canvas.tones.sky0, to: Hex = canvas.tones.sky1): string =>
  wash(canvas, blend(canvas, from, to));

/** Where the sun, the moon or the brightest part of the sky stands. */
export function lightX({ w, light, random }: Canvas): number {
  const side = lightSide(light);
  return w * (side > 0 ? 0.2 : side < 0 ? 0.8 : 0.5) + (random() - 0.5) * w * 0.06;
}

/** Sun or moon with its halo; in fog and cloud only the glow. */
export function sun(canvas: Canvas, view: View, y: number): string {
  const { m, tones, w } = canvas;
  const low = view.time === 'golden-hour' || view.time === 'dawn' || view.time === 'dusk';
  const at = lightX(canvas);
  // High up it is behind nobody's head.
  const x =
    !low && Math.abs(at / w - view.head) < 0.2 ? w * (view.head + (view.head > 0.5 ? -0.38 : 0.38)) : at;
  const r = m * (low ? 0.115 : view.time === 'night' ? 0.07 : 0.055);
  // The moon that is one of the cast is the only one.
  if (view.weather === 'storm' || view.brought.some((id) => /^(?:moon|crescent|sun)$/.test(id))) return '';
  const glow = halo(canvas, { x, y, rx: r * 4.2 }, tones.glow, view.time === 'night' ? 0.35 : 0.6);
  if (view.weather === 'fog' || view.weather === 'cloud' || view.weather === 'rain') return glow;
  // Snow falls out of clouds; only a low sun or the moon is seen below them.
  if (view.weather === 'snow' && view.time === 'day') return glow;
  if (view.time === 'night') {
    return (
      glow +
      fill(disc(x, y, r), tones.glow) +
      fill(
        disc(x - r * 0.3, y - r * 0.2, r * 0.22) + disc(x + r * 0.3, y + r * 0.25, r * 0.16),
        tones.lit,
        0.5,
      )
    );
  }
  return glow + fill(disc(x, y, r), tones.glow);
}

/** Stars strewn over the sky. @param depth how far down from the upper edge */
export function stars(canvas: Canvas, depth: number, count: number): string {
  const { random, w } = canvas;
  let d = '';
  for (let i = 0; i < count; i++) d += disc(random() * w, random() * depth, 0.35 + random() ** 3 * 1.1);
  return fill(d, canvas.tones.glow, 0.8);
}

/** Long flat clouds. */
export function clouds(canvas: Canvas, y: number, count: number, colour: Hex, alpha = 0.5): string {
  const { random, w, m } = canvas;
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = random() * w;
    const cy = y * (0.35 + random() * 0.65);
    const half = m * (0.14 + random() * 0.2);
    const t = m * (0.014 + random() * 0.016);
    out += fill(
      blob(
        `${x - half},${cy + t}! ${x - half * 0.6},${cy - t * 0.6} ${x - half * 0.15},${cy - t * 2.6} ${x + half * 0.3},${cy - t * 1.4} ${x + half * 0.7},${cy - t * 0.7} ${x + half},${cy + t}!`,
      ),
      colour,
      alpha,
    );
  }
  return out;
}

/** A heaped cloud with a flat base. */
export function cumulus(x: number, y: number, s: number, colour: string, alpha = 1): string {
  return fill(
    blob(
      `${x - s},${y}! ${x - s * 0.95},${y - s * 0.24} ${x - s * 0.66},${y - s * 0.34} ${x - s * 0.44},${y - s * 0.62} ${x - s * 0.06},${y - s * 0.74} ${x + s * 0.28},${y - s * 0.56} ${x + s * 0.56},${y - s * 0.46} ${x + s * 0.84},${y - s * 0.24} ${x + s},${y}!`,
    ),
    colour,
    alpha,
  );
}

interface RidgeShape {
  /** Height of the skyline's middle. */
  readonly y: number;
  /** How far peaks rise above it. */
  readonly rise: number;
  readonly peaks: number;
  readonly snowy?: boolean;
}

/** A range of peaks: each lit on the side that faces the light, with snow on top if asked. */
export function ridge(canvas: Canvas, { y, rise, peaks, snowy }: RidgeShape, colour: Hex, lit = 0.5): string {
  const { random, w, h, tones } = canvas;
  const step = w / peaks;
  const side = lightSide(canvas.light) || 1;
  const tops: [number, number][] = [];
  for (let i = -1; i <= peaks + 1; i++) {
    tops.push([step * (i + 0.5) + (random() - 0.5) * step * 0.5, y - rise * (0.35 + random() * 0.65)]);
  }
  const valley = (i: number): [number, number] => {
    const [ax, ay] = tops[i] ?? [0, y];
    const [bx, by] = tops[i + 1] ?? [w, y];
    // Half as high as the lower of its peaks: a range, not a row of pyramids.
    return [(ax + bx) / 2, Math.min(y, (y + Math.max(ay, by)) / 2 + rise * 0.06)];
  };
  let outline = `M${num(-step)} ${num(h * 1.1)}`;
  let facets = '';
  let caps = '';
  tops.forEach(([x, top], i) => {
    const [vx, vy] = valley(i);
    const [px, py] = i > 0 ? valley(i - 1) : [x - step / 2, y];
    const shoulder = (tx: number, ty: number, way: number): string =>
      `L${num((x + tx) / 2 + way * step * 0.07)} ${num((top + ty) / 2)}`;
    outline += `L${num(px)} ${num(py)}${shoulder(px, py, -1)}L${num(x)} ${num(top)}${shoulder(vx, vy, 1)}`;
    if (i === tops.length - 1) outline += `L${num(vx)} ${num(vy)}`;
    const [ex, ey] = side > 0 ? [px, py] : [vx, vy];
    const inner = (share: number, drift: number): string =>
      `${num(x + (ex - x) * share + side * step * drift)} ${num(top + (ey - top) * share)}`;
    const down = (tx: number, ty: number): string =>
      `L${num(x + (tx - x) * 0.46)} ${num(top + (ty - top) * 0.46)}`;
    caps += `M${num(x)} ${num(top)}${down(px, py)}L${num(x)} ${num(top + rise * 0.24)}${down(vx, vy)}Z`;
    facets += `M${num(x)} ${num(top)}L${num(ex)} ${num(ey)}L${inner(0.92, 0.2)}L${inner(0.6, 0.1)}L${inner(0.42, 0.16)}Z`;
  });
  outline += `L${num(w + step)} ${num(h * 1.1)}Z`;
  return (
    fill(outline, colour) +
    (snowy ? fill(caps, mix(colour, '#ffffff', 0.8)) : '') +
    fill(facets, mix(colour, tones.lit, lit), snowy ? 0.6 : 1)
  );
}

/** Rolling ground from edge to edge. */
export function hill(canvas: Canvas, y: number, swell: number, colour: string, alpha = 1): string {
  const { random, w, h } = canvas;
  const a = swell * (random() - 0.3);
  const b = swell * (random() - 0.6);
  return fill(
    `M0 ${num(y + a)}C${num(w * 0.3)} ${num(y - swell)} ${num(w * 0.62)} ${num(y + swell)} ${num(w)} ${num(y + b)}V${num(h)}H0Z`,
    colour,
    alpha,
  );
}

/** Short strokes of light on water, denser towards the light. */
export function glitter(canvas: Canvas, top: number, bottom: number, count: number, colour: Hex): string {
  const { random, w, m } = canvas;
  const centre = lightX(canvas);
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = random();
    const y = top + (bottom - top) * t ** 1.2;
    const length = m * (0.02 + random() * 0.1) * (0.5 + t);
    const x = centre + (random() - 0.5) * w * (0.12 + t * 0.9);
    d += `M${num(x - length / 2)} ${num(y)}h${num(length)}`;
  }
  return stroke(d, colour, m * 0.006, 0.55);
}

/** A flock far off. */
export function birds(canvas: Canvas, x: number, y: number, count: number): string {
  const { random, m, tones } = canvas;
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = x + i * m * 0.07 + random() * m * 0.04;
    const b = y + random() * m * 0.09 - i * m * 0.012;
    const s = m * (0.016 + random() * 0.014);
    d += `M${num(a - s)} ${num(b - s * 0.4)}Q${num(a - s * 0.4)} ${num(b - s * 0.8)} ${num(a)} ${num(b)}Q${num(a + s * 0.4)} ${num(b - s * 0.8)} ${num(a + s)} ${num(b - s * 0.4)}`;
  }
  return stroke(d, tones.shade, m * 0.007);
}

/** Rain, snow, lightning and mist over everything. */
export function weatherOver(canvas: Canvas, view: View, bold = 1): string {
  const { random, w, h, m, tones } = canvas;
  const { weather } = view;
  if (weather === 'rain' || weather === 'storm') {
    let d = '';
    for (let i = 0; i < 130; i++) {
      const x = random() * w * 1.1;
      const y = random() * h;
      const l = m * (0.03 + random() * 0.05);
      d += `M${num(x)} ${num(y)}l${num(-l * 0.3)} ${num(l)}`;
    }
    return stroke(d, mix(tones.lit, '#e8f0f4', 0.5), m * 0.0032 * bold ** 0.3, 0.55);
  }
  if (weather === 'snow') {
    let d = '';
    for (let i = 0; i < 120; i++) d += disc(random() * w, random() * h, m * (0.003 + random() ** 2 * 0.008));
    return fill(d, '#ffffff', 0.9);
  }
  return '';
}

/** A fork of lightning down to the horizon. */
export function lightning(canvas: Canvas, x: number, bottom: number): string {
  const { random, m, tones } = canvas;
  const points: [number, number][] = [[x, 0]];
  const steps = 7;
  for (let i = 1; i <= steps; i++)
    points.push([x + (random() - 0.5) * m * 0.16 + i * m * 0.012, (bottom * i) / steps]);
  const d = points.map(([px, py], i) => `${i ? 'L' : 'M'}${num(px)} ${num(py)}`).join('');
  const [bx, by] = points[3] ?? [x, bottom / 2];
  const branch = `M${num(bx)} ${num(by)}l${num(m * 0.07)} ${num(m * 0.09)}l${num(-m * 0.01)} ${num(m * 0.07)}l${num(m * 0.06)} ${num(m * 0.09)}`;
  return (
    halo(canvas, { x, y: bottom * 0.4, rx: m * 0.4, ry: bottom * 0.6 }, tones.glow, 0.5) +
    stroke(d, tones.glow, m * 0.012) +
    stroke(branch, tones.glow, m * 0.006)
  );
}

/** A band of mist. */
export function mist(canvas: Canvas, y: number, depth: number, alpha: number): string {
  const { w, tones } = canvas;
  const id = canvas.define(
    `<linearGradient id="%" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${tones.sky1}" stop-opacity="0"/><stop offset=".6" stop-color="${tones.sky1}" stop-opacity="${alpha}"/><stop offset="1" stop-color="${tones.sky1}" stop-opacity="0"/></linearGradient>`,
  );
  return `<rect y="${num(y - depth * 0.6)}" width="${num(w)}" height="${num(depth)}" fill="url(#${id})"/>`;
}

/** Blades of grass along a line. @param clear where across the frame, in shares of its width, they leave a view */
export function grass(canvas: Canvas, y: number, size: number, colour: Hex, clear = -1): string {
  const { random, w } = canvas;
  let d = '';
  const step = size * 0.55;
  for (let x = -size; x < w + size; x += step * (0.6 + random())) {
    const lean = (random() - 0.4) * size * 0.7;
    const tall = size * (0.5 + random()) * Math.min(1, 0.2 + (x / w - clear) ** 2 * 8);
    d += `M${num(x)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y - tall * 0.6)} ${num(x + lean)} ${num(y - tall)}Q${num(x + lean * 0.4 + size * 0.1)} ${num(y - tall * 0.5)} ${num(x + size * 0.18)} ${num(y)}`;
  }
  return fill(d, colour) + fill(bar(0, y, w, y, 1), colour);
}

/** Tufts of grass on open ground from a line down, each larger than the one behind it. */
export function tufts({ random, w, h, m }: Canvas, top: number, colour: Hex): string {
  let d = '';
  for (let i = 0; i < 26; i++) {
    const t = ((i + random()) / 26) ** 1.5;
    const x = random() * w;
    const y = top + (h * 1.02 - top) * t;
    const s = m * (0.012 + t * 0.03);
    for (const k of [-0.7, 0, 0.7])
      d += `M${num(x + k * s * 0.5)} ${num(y)}q${num(k * s * 0.2)} ${num(-s * 0.7)} ${num(k * s)} ${num(-s * (1.2 - Math.abs(k) * 0.4))}q${num(-k * s * 0.5 + s * 0.16)} ${num(s * 0.5)} ${num(-k * s + s * 0.26)} ${num(s * (1.2 - Math.abs(k) * 0.4))}Z`;
  }
  return fill(d, colour, 0.7);
}
