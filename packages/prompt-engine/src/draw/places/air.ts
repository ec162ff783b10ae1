import type { Stage } from '../../shot/stage.ts';
import { blend, type Canvas, fill, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { limb } from '../drawing/pen.ts';

/** The air between the place and the cast: fog, a grey sky's flatness, leaves on the wind. */
export function airDrawn(canvas: Canvas, { weather }: Pick<Stage, 'weather'>): string {
  const { w, h, m, tones, random } = canvas;
  if (weather === 'fog')
    return wash(
      canvas,
      blend(canvas, mix(tones.sky1, tones.far, 0.2), mix(tones.sky1, tones.glow, 0.3)),
      0.52,
    );
  if (weather === 'cloud') return wash(canvas, mix(tones.far, '#8d9296', 0.5), 0.12);
  if (weather !== 'wind') return '';
  let d = '';
  for (let i = 0; i < 22; i++)
    d += limb(leafOn(random() * w, random() * h * 0.9, m * (0.008 + random() * 0.01)));
  return fill(d, mix(tones.pop, tones.mid, 0.4), 0.85);
}

const leafOn = (x: number, y: number, s: number): string =>
  `${x},${y},0.3 ${x + s},${y - s * 0.7},${s * 0.5} ${x + s * 2.2},${y - s * 0.8},0.3`;
