import { blend, type Canvas, fade, fill, halo, lightSide, wash } from '../drawing/canvas.ts';
import { lightness, mix } from '../drawing/colour.ts';
import { box, disc, num, poly } from '../drawing/pen.ts';
import type { PlacePicture } from './place-picture.ts';
import type { View } from './view.ts';

/** The light of a window that is not seen, on the wall across from it: four panes, aslant. */
function panes(canvas: Canvas): string {
  const { w, h, m, tones } = canvas;
  const side = lightSide(canvas.light);
  if (side === 0 || canvas.means !== 'lit') return '';
  const [pane, tall, gap, slant] = [m * 0.15, h * 0.19, m * 0.022, m * 0.06];
  const from = w / 2 + side * w * 0.2 - pane - gap / 2;
  const quads = [0, 1].flatMap((i) =>
    [0, 1].map((j) => {
      const [x, y] = [from + i * (pane + gap), h * 0.12 + j * (tall + gap) + (side > 0 ? i : 1 - i) * slant];
      const [left, right] = side > 0 ? [0, slant] : [slant, 0];
      return poly(
        `${x},${y + left} ${x + pane},${y + right} ${x + pane},${y + tall + right} ${x},${y + tall + left}`,
      );
    }),
  );
  return fill(quads.join(''), mix(tones.sky1, tones.glow, 0.75), 0.42);
}

/** A seamless sweep: lit pool behind, falling off to the corners, no edge where wall meets floor. */
export function backdrop(canvas: Canvas, view: View): PlacePicture {
  const { w, h, m, tones } = canvas;
  const side = lightSide(canvas.light);
  const dark = lightness(tones.sky1) < 0.55;
  const wall = wash(
    canvas,
    blend(canvas, tones.sky0, mix(tones.sky0, tones.sky1, 0.8), side >= 0 ? [1, 0, 0.2, 1] : [0, 0, 0.8, 1]),
  );
  const pool = halo(
    canvas,
    { x: w / 2 - side * w * 0.14, y: h * 0.42, rx: m * 0.78, ry: Math.max(h, m) * 0.62 },
    mix(tones.sky1, tones.glow, 0.5),
    dark ? 0.75 : 0.9,
  );
  const floorY = h * 0.8;
  const floor = `<rect y="${num(floorY - h * 0.1)}" width="${num(w)}" height="${num(h * 0.32)}" fill="${fade(canvas, mix(tones.far, tones.sky1, 0.5), 0.85, [0, 1, 0, 0])}"/>`;
  return {
    back: wall + pool + (view.seed % 3 === 0 ? panes(canvas) : '') + floor,
    base: h * 0.84,
    front: '',
    meets: 'contact',
  };
}

/** A table before a wall; in the kitchen or on set. */
export function table(canvas: Canvas, view: View): PlacePicture {
  const { w, h, m, tones } = canvas;
  const side = lightSide(canvas.light);
  const edge = h * 0.76;
  const circle = fill(
    disc(w * view.x - side * m * 0.12, h * 0.44, m * 0.36),
    mix(tones.sky1, tones.glow, 0.45),
    0.55,
  );
  const wall = wash(
    canvas,
    blend(canvas, tones.sky0, tones.sky1, side >= 0 ? [1, 0, 0, 0.9] : [0, 0, 1, 0.9]),
  );
  const top =
    fill(box(0, edge, w, h - edge), blend(canvas, mix(tones.mid, tones.far, 0.35), tones.ground)) +
    fill(box(0, edge, w, Math.max(1, m * 0.006)), tones.lit, 0.55);
  return { back: wall + circle + top, base: edge + (h - edge) * 0.42, front: '', meets: 'contact' };
}

/** Nothing but one ground and one sky. */
export function emptiness(canvas: Canvas, view: View): PlacePicture {
  const { w, h, m, tones } = canvas;
  const line = h * Math.min(view.horizon + 0.05, 0.84);
  const glowX = view.x < 0.5 ? w * 0.72 : w * 0.28;
  return {
    back:
      wash(canvas, blend(canvas, tones.sky1, mix(tones.sky1, tones.glow, 0.45))) +
      fill(disc(glowX, line - m * 0.34, m * 0.085), view.seed % 2 ? tones.pop : tones.glow, 0.95) +
      fill(
        `M0 ${num(line)}C${num(w * 0.3)} ${num(line - m * 0.02)} ${num(w * 0.7)} ${num(line + m * 0.03)} ${num(w)} ${num(line - m * 0.01)}V${num(h)}H0Z`,
        blend(canvas, tones.far, tones.mid),
      ),
    base: line + m * 0.05,
    front: '',
    meets: 'cast',
  };
}

/** A sheet of paper with a margin. */
export function paper(canvas: Canvas): PlacePicture {
  const { w, h, m, tones } = canvas;
  return {
    back:
      wash(canvas, mix(tones.sky1, tones.glow, 0.5)) +
      fill(box(0, h - m * 0.02, w, m * 0.02), tones.far, 0.15),
    base: h * 0.8,
    front: '',
    meets: 'nothing',
  };
}
