import { blend, type Canvas, lightSide } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
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
