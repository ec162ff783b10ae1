import { closePerson } from '../catalogue/persons.ts';
import { blend, type Canvas, fill, halo, stroke, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { box, disc, num, poly } from '../drawing/pen.ts';
import { PLACE_PAINTERS } from '../places/places.ts';
import { type Frame, isThing } from '../reading/frame.ts';
import { figure } from '../silhouettes/people/figure.ts';
import { propParts } from '../silhouettes/people/props.ts';
import { draw, type Silhouette, silhouette } from '../silhouettes/silhouette.ts';
import { linesOf, setLines } from './lettering.ts';

function withProp(
  pose: Parameters<typeof figure>[0],
  prop: Parameters<typeof propParts>[0],
  head: 'short' | 'bun' | 'cap',
): Silhouette {
  const person = figure(pose, { clothes: 'kit', head });
  const { behind, front } = propParts(prop, pose);
  return silhouette(person.width + 40, [...behind, ...person.parts, ...front], { height: 108 });
}

/** Title bars or the prompt's own words at the foot of a poster. */
function posterTitle(canvas: Canvas, frame: Frame): string {
  const { w, h, m, tones } = canvas;
  const band = fill(box(0, h * 0.84, w, h * 0.16), tones.shade);
  const x = w * 0.08;
  if (frame.lettering) {
    const lines = linesOf(frame.lettering).slice(0, 2);
    const tall = (h * 0.09) / lines.length;
    return (
      band + setLines(lines, { x, y: h * 0.875, width: w * 0.6, tall, weight: 0.2, paint: tones.lit }).markup
    );
  }
  return (
    band +
    fill(box(x, h * 0.875, w * 0.44, h * 0.04), tones.lit) +
    fill(box(x, h * 0.932, w * 0.28, h * 0.016) + box(x, h * 0.958, w * 0.18, h * 0.012), tones.far) +
    fill(box(w * 0.62, h * 0.875, m * 0.012, h * 0.095), tones.pop)
  );
}

export function sportPoster(canvas: Canvas, frame: Frame, sport: 'football' | 'basketball'): string {
  const { w, h, m, tones } = canvas;
  const place = PLACE_PAINTERS[sport === 'football' ? 'stadium' : 'court'](canvas, { ...frame, x: 0.42 });
  const athlete =
    sport === 'football' ? withProp('kicking', 'ball', 'short') : withProp('jumping', 'basketball', 'short');
  const tall = Math.min(h * 0.64, w * 0.92);
  const number = setLines([sport === 'football' ? '10' : '23'], {
    x: w * 0.3,
    y: h * 0.16,
    width: w * 0.62,
    tall: m * 0.46,
    weight: 0.2,
    paint: tones.pop,
  });
  const x = w * (sport === 'football' ? 0.46 : 0.42);
  return (
    place.back +
    `<g opacity="${sport === 'football' ? 0.4 : 0.22}">${number.markup}</g>` +
    halo(canvas, { x, y: h * 0.5, rx: m * 0.45 }, mix(tones.sky1, tones.glow, 0.6), 0.5) +
    draw(canvas, athlete, {
      x,
      base: h * (sport === 'football' ? 0.825 : 0.8),
      size: (tall / 108) * 100,
      colour: mix(tones.pop, tones.shade, 0.25),
    }) +
    posterTitle(canvas, frame)
  );
}

/** A poster of whatever the subject shows. */
export function poster(canvas: Canvas, frame: Frame): string {
  const { w, h, m, tones } = canvas;
  const star =
    frame.companion && isThing(frame.companion)
      ? frame.companion.make({ ...frame, take: 'cinematic' })
      : closePerson(frame);
  const disc1 = fill(disc(w / 2, h * 0.44, Math.min(w * 0.4, h * 0.34)), tones.pop);
  const rays = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 2 * Math.PI;
    const r = Math.hypot(w, h);
    return poly(
      `${w / 2},${h * 0.44} ${w / 2 + Math.cos(a) * r},${h * 0.44 + Math.sin(a) * r} ${w / 2 + Math.cos(a + 0.16) * r},${h * 0.44 + Math.sin(a + 0.16) * r}`,
    );
  }).join('');
  const size = Math.min((h * 0.56 * 100) / star.height, (w * 0.78 * 100) / star.width);
  return (
    wash(canvas, blend(canvas, tones.sky1, mix(tones.sky1, tones.lit, 0.4))) +
    fill(rays, tones.far, 0.35) +
    disc1 +
    draw(canvas, star, {
      x: w / 2,
      base: star.stands === 'edge' ? h * 0.845 : h * 0.78,
      size,
      flip: canvas.light.from === 'right' && star.stands === 'edge',
      colour: tones.shade,
    }) +
    posterTitle(canvas, frame) +
    stroke(
      `M${num(m * 0.03)} ${num(m * 0.03)}H${num(w - m * 0.03)}V${num(h * 0.82)}H${num(m * 0.03)}Z`,
      tones.shade,
      m * 0.004,
      0.5,
    )
  );
}

/** A cover: masthead, a face over it, cover lines, a bar code. */
export function magazine(canvas: Canvas, frame: Frame): string {
  const { w, h, m, tones } = canvas;
  const ph = Math.min(h * 0.88, (w * 0.8) / 0.74);
  const pw = ph * 0.74;
  const x = (w - pw) / 2;
  const y = (h - ph) / 2;
  const clip = canvas.define(
    `<clipPath id="%"><rect x="${num(x)}" y="${num(y)}" width="${num(pw)}" height="${num(ph)}"/></clipPath>`,
  );
  const person = closePerson(frame);
  const name = frame.lettering.length > 1 && frame.lettering.length < 9 ? frame.lettering : 'FRAME';
  const head = setLines([name], {
    x: x + pw * 0.07,
    y: y + ph * 0.055,
    width: pw * 0.86,
    tall: ph * 0.15,
    weight: 0.19,
    paint: tones.pop,
  });
  const lines = (lx: number, ly: number, widths: readonly number[], colour: string): string =>
    fill(widths.map((q, i) => box(lx, ly + i * ph * 0.034, pw * q, ph * 0.015)).join(''), colour);
  const barcode =
    fill(box(x + pw * 0.76, y + ph * 0.88, pw * 0.17, ph * 0.075), tones.glow) +
    fill(
      [0, 0.02, 0.05, 0.065, 0.09, 0.12, 0.135]
        .map((q) => box(x + pw * (0.775 + q), y + ph * 0.89, pw * 0.01, ph * 0.055))
        .join(''),
      tones.shade,
    );
  return (
    wash(canvas, blend(canvas, tones.far, tones.mid)) +
    fill(box(x + m * 0.02, y + m * 0.025, pw, ph), tones.shade, 0.4) +
    `<g clip-path="url(#${clip})">${fill(box(x, y, pw, ph), blend(canvas, mix(tones.sky1, tones.glow, 0.4), tones.sky1))}${head.markup}${draw(canvas, person, { x: x + pw * 0.5, base: y + ph * 1.01, size: ph * 0.72, flip: canvas.light.from === 'right' })}</g>` +
    lines(x + pw * 0.07, y + ph * 0.34, [0.2, 0.15], tones.shade) +
    lines(x + pw * 0.75, y + ph * 0.42, [0.18, 0.18, 0.1], tones.shade) +
    lines(x + pw * 0.07, y + ph * 0.84, [0.42, 0.42, 0.26], tones.lit) +
    barcode
  );
}
