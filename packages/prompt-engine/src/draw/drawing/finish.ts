import { type Canvas, fill, lightSide, stroke } from './canvas.ts';
import { blob, box, hole, num } from './pen.ts';
import { randomFrom } from './random.ts';

/** Side of the grain's tile, in units of the frame. */
const TILE = 80;

/** Film grain as one small tile of light and dark specks; cheap to repeat. */
export function grain(canvas: Canvas, strength: number): string {
  if (strength <= 0) return '';
  const random = randomFrom(0xf11a);
  const specks = (count: number): string => {
    let d = '';
    for (let i = 0; i < count; i++) d += `M${num(random() * TILE)} ${num(random() * TILE)}h.5`;
    return d;
  };
  const id = canvas.define(
    `<pattern id="%" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><path d="${specks(110)}" stroke="#fff" stroke-width=".5" opacity=".22"/><path d="${specks(110)}" stroke="#000" stroke-width=".5" opacity=".26"/></pattern>`,
  );
  return `<rect width="${num(canvas.w)}" height="${num(canvas.h)}" fill="url(#${id})" opacity="${strength}"/>`;
}

/** Light over everything from its side, and corners that fall off. */
export function grade(canvas: Canvas, strength: number): string {
  const { w, h, tones } = canvas;
  const side = lightSide(canvas.light);
  const axis =
    side > 0
      ? 'x1="0" y1="0" x2="1" y2=".6"'
      : side < 0
        ? 'x1="1" y1="0" x2="0" y2=".6"'
        : 'x1="0" y1="0" x2="0" y2="1"';
  const light = canvas.define(
    `<linearGradient id="%" ${axis}><stop stop-color="${tones.glow}" stop-opacity="${0.16 * strength}"/><stop offset=".5" stop-color="${tones.glow}" stop-opacity="0"/><stop offset="1" stop-color="${tones.shade}" stop-opacity="${0.22 * strength}"/></linearGradient>`,
  );
  const corners = canvas.define(
    `<radialGradient id="%" r=".78"><stop offset=".62" stop-color="${tones.shade}" stop-opacity="0"/><stop offset="1" stop-color="${tones.shade}" stop-opacity="${0.42 * strength}"/></radialGradient>`,
  );
  const all = `M0 0h${num(w)}v${num(h)}h${num(-w)}Z`;
  return fill(all, `url(#${light})`) + fill(all, `url(#${corners})`);
}

/** The paper's edge around a painting: an uneven margin, and pigment gathered along it. */
export function deckle(canvas: Canvas): string {
  const { w, h, m, random } = canvas;
  const inset = m * 0.045;
  const points: string[] = [];
  const side = (x1: number, y1: number, x2: number, y2: number): void => {
    for (let i = 0; i < 14; i++) {
      const t = i / 14;
      const drift = (): number => (random() - 0.5) * m * 0.012;
      points.push(`${x1 + (x2 - x1) * t + drift()},${y1 + (y2 - y1) * t + drift()}`);
    }
  };
  side(inset, inset, w - inset, inset);
  side(w - inset, inset, w - inset, h - inset);
  side(w - inset, h - inset, inset, h - inset);
  side(inset, h - inset, inset, inset);
  const edge = points.join(' ');
  return (
    fill(box(-2, -2, w + 4, h + 4) + hole(edge), '#f7f2e6') +
    stroke(blob(edge), canvas.tones.mid, m * 0.006, 0.4)
  );
}
