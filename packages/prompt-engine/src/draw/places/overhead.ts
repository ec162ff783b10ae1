import type { Hex } from '../../oklab.ts';
import { blend, type Canvas, fade, fill, lightSide, stroke, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { blob, disc, num } from '../drawing/pen.ts';
import type { PlacePicture } from './place-picture.ts';
import type { View } from './view.ts';

/** What one looks down on, by place: colour, and how it is patterned. */
const SURFACES: readonly (readonly [places: string, colour: Hex, pattern: string])[] = [
  ['table cafe kitchen restaurant workshop room bedroom library attic', '#a5794f', 'boards'],
  ['field park garden farm hill forest jungle playground graveyard', '#6a8a4a', 'tufts'],
  ['street road alley market rooftop station bridge court', '#7d7a76', 'flags'],
  ['beach desert', '#d9bd8c', 'ripples'],
  ['sea lake river pool harbour underwater swamp', '#2f7a8c', 'waves'],
  ['snow ice', '#e6ecec', 'ripples'],
  ['bathroom hospital laundromat gym shop office', '#cfd6d2', 'flags'],
];

function patterned(canvas: Canvas, pattern: string, colour: Hex): string {
  const { w, h, m, tones, random } = canvas;
  let d = '';
  if (pattern === 'boards') {
    for (let y = m * 0.16, i = 0; y < h; y += m * 0.2, i++)
      d += `M0 ${num(y)}H${num(w)}M${num(w * ((i * 0.37) % 1))} ${num(y - m * 0.2)}v${num(m * 0.2)}`;
    return stroke(d, mix(colour, tones.shade, 0.5), m * 0.004, 0.6);
  }
  if (pattern === 'flags') {
    for (let y = 0; y < h + m * 0.2; y += m * 0.2) d += `M0 ${num(y)}H${num(w)}`;
    for (let x = 0; x < w + m * 0.2; x += m * 0.2) d += `M${num(x)} 0V${num(h)}`;
    return stroke(d, tones.shade, m * 0.003, 0.26);
  }
  if (pattern === 'tufts') {
    for (let i = 0; i < 110; i++)
      d += `M${num(random() * w)} ${num(random() * h)}l${num(m * 0.006)} ${num(-m * 0.014)}l${num(m * 0.006)} ${num(m * 0.014)}`;
    return stroke(d, mix(colour, tones.shade, 0.4), m * 0.003, 0.6);
  }
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random() * w, random() * h];
    d += `M${num(x)} ${num(y)}q${num(m * 0.05)} ${num(-m * 0.02)} ${num(m * 0.1)} 0q${num(m * 0.05)} ${num(m * 0.02)} ${num(m * 0.1)} 0`;
  }
  return stroke(d, pattern === 'waves' ? tones.lit : mix(colour, tones.shade, 0.3), m * 0.005, 0.4);
}

/** The ground of a flat-lay: a surface filling the frame, lit from one side. */
export function seenFromAbove(canvas: Canvas, view: View): PlacePicture {
  const { w, h, m, tones } = canvas;
  const [, own, pattern] = SURFACES.find(([places]) => places.split(' ').includes(view.place)) ?? [
    '',
    undefined,
    '',
  ];
  const colour = own ? mix(canvas.local(own), tones.mid, 0.3) : mix(tones.sky1, tones.far, 0.3);
  const side = lightSide(canvas.light);
  return {
    back:
      wash(
        canvas,
        blend(
          canvas,
          mix(colour, tones.lit, 0.16),
          mix(colour, tones.shade, 0.1),
          side < 0 ? [1, 0, 0, 1] : [0, 0, 1, 1],
        ),
      ) +
      (pattern
        ? patterned(canvas, pattern, colour)
        : fill(disc(w / 2, h / 2, m * 0.44), mix(colour, tones.glow, 0.3), 0.5)) +
      fill(
        blob(`${-w * 0.1},${-h * 0.1} ${w * 0.5},${-h * 0.1} ${w * 0.2},${h * 0.4} ${-w * 0.1},${h * 0.5}`),
        fade(canvas, tones.glow, 0.3, side < 0 ? [1, 0, 0, 1] : [0, 0, 1, 1]),
      ),
    base: h * 0.66,
    line: h * 0.12,
    front: '',
    meets: 'contact',
  };
}
