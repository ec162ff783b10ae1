import { blend, type Canvas, fade, fill, halo, stroke } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { blob, disc, num } from '../drawing/pen.ts';
import { inTones } from './dressing.ts';
import { heavens } from './heavens.ts';
import type { PlacePicture } from './place-picture.ts';
import { birds, grass, hill, lightX, mist, ridge, sky, tufts } from './terrain.ts';
import type { View } from './view.ts';

/** Two ranges with mist between them; firs close to the lens in cinematic. */
export function mountains(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const y = h * view.horizon;
  const peaks = w > h ? 5 : 3;
  return {
    back:
      heavens(canvas, view, y) +
      ridge(
        canvas,
        { y: y * 0.98, rise: h * 0.26, peaks, snowy: view.snowy },
        mix(tones.far, tones.sky1, 0.35),
        0.32,
      ) +
      mist(canvas, y, h * 0.18, 0.5) +
      ridge(
        canvas,
        { y: y + h * 0.07, rise: h * 0.19, peaks: peaks + 2, snowy: view.snowy },
        tones.mid,
        0.4,
      ) +
      mist(canvas, y + h * 0.12, h * 0.16, 0.35) +
      hill(canvas, y + h * 0.17, h * 0.03, blend(canvas, tones.ground, tones.shade)),
    base: y + h * 0.2,
    front:
      birds(canvas, w * (view.x < 0.5 ? 0.6 : 0.2), h * 0.2, 5) +
      (view.take === 'cinematic' ? pines(canvas, view, m * 0.42) : ''),
    meets: 'cast',
  };
}

/** Dark firs close to the lens, at the side where the subject is not. */
function pines(canvas: Canvas, view: View, size: number): string {
  const { w, h } = canvas;
  const edge = view.x < 0.5 ? 1 : 0;
  return [0.02, 0.1, 0.2]
    .map((q, i) =>
      inTones(canvas, 'pine', {
        x: w * Math.abs(edge - q),
        base: h * 1.03,
        size: size * (1.1 - i * 0.26),
        rim: 0.6,
      }),
    )
    .join('');
}

/** Leaves along the upper edge, behind all who stand under them. */
function canopyOf({ w, m, tones, random }: Canvas): string {
  const leaves = Array.from({ length: 12 }, (_, i) =>
    disc((w * (i + random())) / 12, -m * 0.02 + random() * m * 0.04, m * (0.09 + random() * 0.07)),
  );
  return fill(leaves.join(''), tones.shade);
}

/** Three depths of trunks in mist and shafts of light, the nearest clear of the subject; no leaves in snow. */
export function forest(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones, random } = canvas;
  const y = h * 0.82;
  const x = lightX(canvas);
  const trunks = (count: number, width: number, colour: string, foot: number): string => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const tx = ((i + 0.2 + random() * 0.6) / count) * w;
      if (Math.abs(tx / w - view.x) < (width > m * 0.04 ? 0.14 : 0)) continue;
      const t = width * (0.6 + random() * 0.7);
      const lean = (random() - 0.5) * t;
      d += blob(
        `${tx - t * 0.5},-6! ${tx + t * 0.5},-6! ${tx + t * 0.55 + lean},${foot - t}  ${tx + t * 1.1 + lean},${foot + t * 0.4}! ${tx - t * 1.1 + lean},${foot + t * 0.4}! ${tx - t * 0.55 + lean},${foot - t}`,
      );
    }
    return fill(d, colour);
  };
  const beams = [-0.1, 0.02, 0.14, 0.28]
    .map((q, i) =>
      fill(
        `M${num(x - m * 0.04)} ${num(-m * 0.2)}L${num(x + m * 0.04)} ${num(-m * 0.2)}L${num(w * (0.5 + q) + m * 0.16 - (x - w / 2) * 0.7)} ${num(h)}H${num(w * (0.5 + q) + m * 0.02 * i - (x - w / 2) * 0.7)}Z`,
        fade(canvas, tones.glow, 0.28),
      ),
    )
    .join('');
  const canopy = view.weather === 'snow' ? '' : canopyOf(canvas);
  return {
    back:
      sky(canvas, mix(tones.sky1, tones.mid, 0.35), tones.sky1) +
      halo(canvas, { x, y: h * 0.36, rx: m * 0.7 }, tones.glow, 0.55) +
      trunks(w > h ? 20 : 13, m * 0.02, mix(tones.far, tones.sky1, 0.45), y - h * 0.08) +
      mist(canvas, y - h * 0.06, h * 0.34, 0.5) +
      trunks(w > h ? 12 : 8, m * 0.034, mix(tones.mid, tones.far, 0.3), y - h * 0.03) +
      beams +
      hill(canvas, y - h * 0.02, h * 0.02, blend(canvas, tones.mid, tones.ground)) +
      grass(canvas, y, m * 0.035, tones.mid) +
      trunks(5, m * 0.06, tones.ground, y + h * 0.04) +
      canopy,
    base: y + h * 0.06,
    front: view.take === 'studio' ? '' : grass(canvas, h * 1.01, m * 0.11, tones.shade, view.x),
    meets: 'contact',
  };
}

/** Dunes, the near one with its lit side, its shaded side and the crest between them on the side of the subject. */
export function desert(canvas: Canvas, view: View): PlacePicture {
  const { h, w, tones } = canvas;
  const y = h * view.horizon;
  const left = view.x < 0.5;
  const at = (share: number): string => num((left ? share : 1 - share) * w);
  const crest = `M${at(-0.05)} ${num(y + h * 0.2)}C${at(0.14)} ${num(y + h * 0.02)} ${at(0.28)} ${num(y + h * 0.04)} ${at(0.44)} ${num(y + h * 0.09)}S${at(0.7)} ${num(y + h * 0.24)} ${at(1.05)} ${num(y + h * 0.19)}`;
  const under = `M${at(0.36)} ${num(y + h * 0.068)}C${at(0.44)} ${num(y + h * 0.16)} ${at(0.34)} ${num(y + h * 0.26)} ${at(0.16)} ${num(h * 1.05)}L${at(1.05)} ${num(h * 1.05)}V${num(y + h * 0.19)}C${at(0.7)} ${num(y + h * 0.24)} ${at(0.56)} ${num(y + h * 0.14)} ${at(0.36)} ${num(y + h * 0.068)}Z`;
  return {
    back:
      heavens(canvas, view, y) +
      hill(canvas, y + h * 0.01, h * 0.05, mix(tones.far, tones.sky1, 0.4)) +
      hill(canvas, y + h * 0.06, h * 0.04, tones.far) +
      fill(
        `${crest}V${num(h * 1.05)}H${at(-0.05)}Z`,
        blend(canvas, mix(tones.pop, tones.lit, 0.25), mix(tones.pop, tones.mid, 0.4)),
      ) +
      fill(under, blend(canvas, tones.mid, tones.ground)),
    base: y + h * (view.x < 0.25 || view.x > 0.75 ? 0.06 : 0.053),
    front: '',
    meets: 'cast',
  };
}

/** A field of which one sees how it is worked. */
const WORKED = /^(?:farm|vineyard)$/;

/** Furrows that run together far off. */
const furrows = ({ w, h, m, tones }: Canvas, y: number): string =>
  stroke(
    [0, 1, 2, 3, 4, 5, 6]
      .map(
        (i) =>
          `M${num(w * 0.5 + (i - 3) * w * 0.05)} ${num(y + h * 0.1)}L${num(w * 0.5 + (i - 3) * w * 0.42)} ${num(h)}`,
      )
      .join(''),
    tones.ground,
    m * 0.008,
    0.35,
  );

/**
 * Hills behind hills, a line of trees, bare in snow, and a meadow with tufts that grow towards the lens; blades close
 * to it at the lower corners, more of them in cinematic.
 */
export function field(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones, random } = canvas;
  const y = h * view.horizon;
  // A tree that is one of the cast is the only one.
  const trees = Array.from({ length: /tree|pine|palm/.test(`${view.brought}`) ? 0 : 5 }, (_, i) => {
    const x = w * ((i + 0.15 + random() * 0.5) / 5);
    const figure = view.weather === 'snow' ? 'bare-tree' : i % 3 === 1 ? 'bush' : 'tree';
    return inTones(canvas, figure, {
      x,
      base: y + h * 0.015,
      size: m * (0.09 + random() * 0.1),
      rim: 0.6,
      haze: { colour: mix(tones.far, tones.sky1, 0.25), share: 0.75 },
    });
  }).join('');
  const near = h * 0.14;
  return {
    back:
      heavens(canvas, view, y) +
      ridge(
        canvas,
        { y: y + h * 0.01, rise: h * 0.09, peaks: w > h ? 4 : 3 },
        mix(tones.far, tones.sky1, 0.62),
        0.12,
      ) +
      hill(canvas, y - h * 0.015, h * 0.045, mix(tones.far, tones.sky1, 0.36)) +
      trees +
      hill(canvas, y + h * 0.02, h * 0.03, mix(tones.mid, tones.far, 0.5)) +
      hill(canvas, y + h * 0.09, h * 0.025, blend(canvas, mix(tones.mid, tones.lit, 0.14), tones.ground)) +
      (WORKED.test(view.place)
        ? furrows(canvas, y)
        : tufts(canvas, y + near, mix(tones.mid, tones.ground, 0.65))),
    base: y + h * 0.2,
    front:
      view.take === 'cinematic'
        ? grass(canvas, h * 1.01, m * 0.13, tones.shade, view.x)
        : grass(canvas, h * 1.015, m * 0.07, mix(tones.ground, tones.shade, 0.35), view.x),
    meets: 'cast',
  };
}

/** Snow in soft swells, four pines, peaks behind. */
export function snowfield(canvas: Canvas, view: View): PlacePicture {
  const { h, w, m, tones } = canvas;
  const y = h * view.horizon;
  const snow = mix(tones.sky1, '#ffffff', 0.7);
  return {
    back:
      heavens(canvas, view, y) +
      ridge(canvas, { y, rise: h * 0.14, peaks: 5 }, mix(tones.far, tones.sky1, 0.45), 0.7) +
      [0.1, 0.2, 0.78, 0.9]
        .map((q, i) =>
          inTones(canvas, 'pine', {
            x: w * q,
            base: y + h * 0.06,
            size: m * (0.18 + (i % 2) * 0.08),
            rim: 1,
            haze: { colour: tones.far, share: 0.4 },
          }),
        )
        .join('') +
      hill(canvas, y + h * 0.04, h * 0.03, blend(canvas, snow, mix(tones.sky1, tones.far, 0.3))) +
      hill(canvas, y + h * 0.15, h * 0.03, blend(canvas, snow, mix(snow, tones.far, 0.45))),
    base: y + h * 0.2,
    front: '',
    meets: 'cast',
  };
}
