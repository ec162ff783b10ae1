import type { Hex } from '../../oklab.ts';
import { blend, type Canvas, fade, fill, halo, stroke, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { bar, disc, num, poly } from '../drawing/pen.ts';
import type { PlacePicture } from './place-picture.ts';
import type { View } from './view.ts';

/** One iron arch on its two posts, `t` times the width of the nearest. */
function arch(canvas: Canvas, vx: number, vy: number, t: number, colour: Hex): string {
  const { w, h, m } = canvas;
  const half = w * 0.62 * t;
  const foot = vy + h * 0.44 * t;
  const spring = vy - h * 0.2 * t;
  const top = vy - h * 0.62 * t;
  return stroke(
    `M${num(vx - half)} ${num(foot)}V${num(spring)}C${num(vx - half)} ${num(top)} ${num(vx + half)} ${num(top)} ${num(vx + half)} ${num(spring)}V${num(foot)}M${num(vx - half)} ${num(spring)}H${num(vx - half * 0.86)}M${num(vx + half)} ${num(spring)}H${num(vx + half * 0.86)}`,
    colour,
    Math.max(1, m * 0.03 * t),
  );
}

/** Platforms, sleepers and rails, all running to the vanishing point. */
function trackBed(canvas: Canvas, vx: number, vy: number): string {
  const { w, h, m, tones } = canvas;
  const strip = (x1: number, x2: number): string =>
    poly(
      `${vx + x1 * 0.04 * w},${vy + h * 0.03} ${vx + x2 * 0.04 * w},${vy + h * 0.03} ${vx + x2 * w},${h * 1.05} ${vx + x1 * w},${h * 1.05}`,
    );
  const sleepers = Array.from({ length: 8 }, (_, i) => {
    const t = 0.1 + (i / 8) ** 1.7;
    const y = vy + h * 0.03 + h * 0.41 * t;
    return bar(vx - w * 0.24 * t - 1, y, vx + w * 0.24 * t + 1, y, m * 0.022 * t);
  }).join('');
  return (
    fill(strip(-1.6, 1.6), blend(canvas, mix(tones.mid, tones.sky1, 0.5), tones.ground)) +
    fill(strip(-0.36, 0.36), blend(canvas, tones.mid, tones.shade)) +
    fill(sleepers, tones.shade, 0.8) +
    fill(strip(-0.19, -0.165) + strip(0.165, 0.19), tones.lit, 0.8) +
    fill(strip(-0.4, -0.36) + strip(0.36, 0.4), tones.lit, 0.45)
  );
}

function hangingClock({ h, m, tones }: Canvas, x: number, y: number): string {
  return (
    stroke(`M${num(x)} ${num(y - h * 0.06)}v${num(-h * 0.2)}`, tones.shade, m * 0.006) +
    fill(disc(x, y, m * 0.055), tones.shade) +
    fill(disc(x, y, m * 0.045), tones.lit) +
    stroke(
      `M${num(x)} ${num(y)}v${num(-m * 0.03)}M${num(x)} ${num(y)}l${num(m * 0.02)} ${num(m * 0.012)}`,
      tones.shade,
      m * 0.006,
    )
  );
}

/** Iron arches running to a vanishing point over two platforms and a track. */
export function station(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const vx = w * (view.take === 'cinematic' ? (view.x < 0.5 ? 0.62 : 0.38) : 0.5);
  const vy = h * 0.6;
  const opening = `M${num(vx - w * 0.1)} ${num(vy + h * 0.07)}V${num(vy - h * 0.04)}C${num(vx - w * 0.1)} ${num(vy - h * 0.12)} ${num(vx + w * 0.1)} ${num(vy - h * 0.12)} ${num(vx + w * 0.1)} ${num(vy - h * 0.04)}V${num(vy + h * 0.07)}Z`;
  const shaft = poly(`${vx - w * 0.5},-10 ${vx - w * 0.2},-10 ${vx + w * 0.2},${h} ${vx - w * 0.1},${h}`);
  const arches = [0.16, 0.24, 0.36, 0.54, 0.8, 1.15];
  return {
    back:
      wash(canvas, blend(canvas, mix(tones.sky0, tones.mid, 0.4), tones.sky1)) +
      halo(canvas, { x: vx, y: vy, rx: m * 0.62 }, tones.glow, 0.9) +
      fill(opening, tones.glow, 0.95) +
      trackBed(canvas, vx, vy) +
      arches.map((t, i) => arch(canvas, vx, vy, t, mix(tones.sky1, tones.shade, 0.3 + i * 0.14))).join('') +
      fill(shaft, fade(canvas, tones.glow, 0.22)) +
      hangingClock(canvas, vx, vy - h * 0.36),
    base: h * 0.9,
    front: '',
    meets: 'cast',
  };
}
