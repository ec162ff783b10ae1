import { closePerson } from '../catalogue/persons.ts';
import { type Canvas, fill, halo } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { blob, box, disc, num } from '../drawing/pen.ts';
import { cafe } from '../places/indoors.ts';
import type { Frame } from '../reading/frame.ts';
import { bust } from '../silhouettes/people/bust.ts';
import { draw } from '../silhouettes/silhouette.ts';
import { mug } from '../silhouettes/things/tableware.ts';

/** Heads together, one arm reaching to the lens. */
export function selfie(canvas: Canvas, frame: Frame, others: number, place: string, mates: boolean): string {
  const { w, h, m, tones } = canvas;
  const size = Math.min(h * 0.66, w * 0.58);
  const base = h * 1.02;
  const flip = canvas.light.from === 'right';
  const back = [
    { x: w * (others > 1 ? 0.2 : 0.3), look: bust('curls', 'crew'), k: 0.95 },
    { x: w * 0.8, look: bust('short', 'crew'), k: 1 },
  ].slice(0, others);
  const kit = mates ? mix(tones.pop, tones.shade, 0.15) : tones.mid;
  const middle = bust(mates ? 'long' : frame.cast.hair, 'crew');
  const x = others === 1 ? w * 0.62 : w * 0.5;
  const shirts = back
    .map(({ x: bx, look, k }) => draw(canvas, look, { x: bx, base, size: size * k, colour: kit, flip }))
    .join('');
  const arm = fill(
    blob(
      `${x - m * 0.42},${h * 1.05}! ${x - m * 0.3},${h * 0.83} ${x - m * 0.12},${h * 0.9} ${x - m * 0.16},${h * 1.05}!`,
    ),
    tones.shade,
  );
  const screen = `<g transform="rotate(-14 ${num(w * 0.13)} ${num(h * 0.84)})">${fill(box(w * 0.05, h * 0.7, m * 0.16, m * 0.3, m * 0.02), tones.shade)}${fill(box(w * 0.05 + m * 0.012, h * 0.7 + m * 0.02, m * 0.136, m * 0.26, m * 0.008), tones.sky1)}${fill(disc(w * 0.05 + m * 0.08, h * 0.7 + m * 0.11, m * 0.035), tones.pop)}${fill(blob(`${w * 0.05 + m * 0.02},${h * 0.7 + m * 0.28}! ${w * 0.05 + m * 0.03},${h * 0.7 + m * 0.19} ${w * 0.05 + m * 0.08},${h * 0.7 + m * 0.165} ${w * 0.05 + m * 0.13},${h * 0.7 + m * 0.19} ${w * 0.05 + m * 0.14},${h * 0.7 + m * 0.28}!`), tones.shade)}</g>`;
  return (
    place +
    halo(canvas, { x: w / 2, y: h * 0.44, rx: m * 0.6 }, tones.glow, 0.3) +
    shirts +
    draw(canvas, middle, { x, base: base + h * 0.04, size: size * 1.12, colour: tones.ground, flip }) +
    arm +
    screen
  );
}

export function cafeSelfie(canvas: Canvas, frame: Frame): string {
  const { w, h, m } = canvas;
  const place = cafe(canvas, { ...frame, x: 0.62 });
  const person =
    frame.cast.hair === 'short' ? bust('bun', 'crew') : closePerson({ ...frame, take: 'studio' });
  const size = Math.min(h * 0.7, w * 0.66);
  const x = w * 0.56;
  const { tones } = canvas;
  const arm = blob(
    `${x + m * 0.1},${h * 1.04}! ${x + m * 0.2},${h * 0.8} ${x + m * 0.34},${h * 0.62} ${x + m * 0.4},${h * 0.64} ${x + m * 0.34},${h * 0.86} ${x + m * 0.26},${h * 1.04}!`,
  );
  return (
    place.back +
    halo(canvas, { x, y: h * 0.42, rx: m * 0.46 }, tones.glow, 0.35) +
    draw(canvas, person, {
      x,
      base: h * 1.02,
      size: (size * 100) / person.height,
      flip: canvas.light.from === 'right',
    }) +
    fill(arm, tones.shade) +
    `<g transform="rotate(12 ${num(x + m * 0.38)} ${num(h * 0.58)})">${fill(box(x + m * 0.33, h * 0.46, m * 0.12, m * 0.22, m * 0.018), tones.shade)}${fill(box(x + m * 0.34, h * 0.46 + m * 0.014, m * 0.1, m * 0.19, m * 0.006), tones.sky1)}</g>` +
    draw(canvas, mug(), { x: w * 0.2, base: h * 0.95, size: m * 0.2 })
  );
}
