import { blend, type Canvas, fill, halo, lightSide } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { blob, disc, num } from '../drawing/pen.ts';
import type { PlacePicture } from './place-picture.ts';
import { clouds, cumulus, lightning, sky, stars, sun } from './terrain.ts';
import type { View } from './view.ts';

/** Sky with what the hour and the weather put into it. */
export function heavens(canvas: Canvas, view: View, horizon: number): string {
  const { tones, w } = canvas;
  const night = view.time === 'night';
  const low = view.time !== 'day' && !night;
  const top = sky(canvas) + (night ? stars(canvas, horizon, 46) : '');
  const body = sun(canvas, view, low ? horizon * 0.84 : horizon * 0.36);
  const cloudy = view.weather === 'clear' ? (night ? 0 : 2) : view.weather === 'fog' ? 1 : 6;
  const bank = clouds(
    canvas,
    horizon * 0.9,
    cloudy,
    view.weather === 'storm' ? tones.mid : mix(tones.sky1, tones.glow, 0.35),
    view.weather === 'storm' ? 0.8 : 0.5,
  );
  const bolt = view.weather === 'storm' ? lightning(canvas, w * (view.x < 0.5 ? 0.7 : 0.3), horizon) : '';
  return top + body + bank + bolt;
}

/** Nothing but sky: sun or moon between heaped clouds, and more of them before the subject. */
export function openSky(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const white = mix(tones.sky1, tones.glow, 0.6);
  const side = lightSide(canvas.light) || 1;
  const cloud = (x: number, y: number, s: number): string =>
    cumulus(x + side * s * 0.05, y + s * 0.04, s, mix(tones.far, tones.sky1, 0.5), 0.9) +
    cumulus(x, y, s, blend(canvas, white, mix(tones.sky1, tones.far, 0.2)));
  return {
    back:
      sky(canvas) +
      (view.time === 'night' ? stars(canvas, h, 50) : '') +
      sun(canvas, view, h * 0.26) +
      cloud(w * 0.18, h * 0.56, m * 0.2) +
      cloud(w * 0.84, h * 0.4, m * 0.16) +
      cloud(w * 0.62, h * 0.8, m * 0.3),
    // A peak rises out of the clouds below.
    base: h * (view.brought.includes('rock') ? 1.02 : 0.72),
    front: cloud(w * 0.1, h * 1.06, m * 0.36) + cloud(w * 0.86, h * 1.1, m * 0.42),
    meets: 'nothing',
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
