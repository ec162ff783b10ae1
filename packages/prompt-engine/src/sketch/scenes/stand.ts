import type { Canvas } from '../drawing/canvas.ts';
import { blend, fill, halo, placed } from '../drawing/canvas.ts';
import { type Hex, lightness, mix, withLightness } from '../drawing/colour.ts';
import { num } from '../drawing/pen.ts';
import type { PlacePicture } from '../places/place-picture.ts';
import { PLACE_PAINTERS } from '../places/places.ts';
import { weatherOver } from '../places/terrain.ts';
import { another } from '../reading/cast.ts';
import { type Frame, isThing } from '../reading/frame.ts';
import {
  castShadow,
  contactShadow,
  draw,
  type Silhouette,
  type Standing,
} from '../silhouettes/silhouette.ts';

/** Height of a thing against that of a person in the same frame. */
const SIZE = { small: 0.72, table: 0.86, person: 1, large: 0.82, vast: 1.12 } as const;

/** A child's height against a grown person's. */
const CHILD = 0.7;

/** How much of the frame's width a thing may take, by take. */
const WIDTH = { studio: 0.78, cinematic: 0.66, minimal: 0.42 } as const;

function sizeOf(canvas: Canvas, frame: Frame, figure: Silhouette): number {
  const { w, h, m } = canvas;
  const age = frame.cast.child && frame.count === 1 && figure.stands === 'ground' ? CHILD : 1;
  const share = age * frame.scale * (isThing(frame.motif) ? SIZE[frame.motif.size] : 1);
  if (figure.stands === 'edge') {
    const tall = Math.min(h * 0.84, w * 1.12) * (frame.lens === 'macro' ? 1.12 : 1);
    return (tall / figure.height) * 100;
  }
  const byHeight = (h * share) / figure.height;
  const floor = frame.take === 'minimal' ? 0.16 : 0.3;
  const byWidth = (w * WIDTH[frame.take] * Math.max(1, share)) / figure.width;
  return (
    Math.max(Math.min(byHeight, byWidth), Math.min((m * floor) / figure.height, (w * 0.9) / figure.width)) *
    100
  );
}

function baseOf(canvas: Canvas, place: PlacePicture, figure: Silhouette, size: number, frame: Frame): number {
  if (figure.stands === 'edge') return canvas.h * 1.005;
  if (figure.stands === 'air' && place.meets !== 'contact')
    return canvas.h * (frame.take === 'minimal' ? 0.4 : 0.5) + (figure.height * size) / 200;
  if (figure.stands === 'air') return place.base - canvas.m * 0.05;
  return place.base;
}

/** Two to seven of a thing: those at the sides stand back and a little smaller. */
function crowd(
  canvas: Canvas,
  figure: Silhouette,
  middle: Standing,
  count: number,
  grownUps: number,
): Standing[] {
  if (count <= 1) return [middle];
  const { w } = canvas;
  const shrink = Math.min(1, (w * 0.92) / (count * 0.0066 * figure.width * middle.size));
  if (shrink < 1) return crowd(canvas, figure, { ...middle, size: middle.size * shrink }, count, grownUps);
  const step = Math.min(figure.width * middle.size * 0.0086, (w * 0.86) / count);
  const x = Math.min(
    Math.max(middle.x, (step * (count - 1)) / 2 + w * 0.12),
    w - (step * (count - 1)) / 2 - w * 0.12,
  );
  const spots = Array.from({ length: count }, (_, i): Standing => {
    const off = i - (count - 1) / 2;
    const back = count === 2 ? i * 0.08 : Math.abs(off) * 0.1;
    return {
      ...middle,
      x: x + off * step,
      size: middle.size * (1 - back * 0.6),
      base: middle.base - (figure.stands === 'edge' ? 0 : back * middle.size * 0.12),
      flip: count === 2 ? i === 1 : i % 2 === 1,
    };
  });
  return spots
    .map((at, i) => (i < grownUps ? at : { ...at, size: at.size * CHILD }))
    .sort((a, b) => a.size - b.size);
}

/** The subject's colour, kept apart from what is behind it. */
function bodyColour(canvas: Canvas, frame: Frame, figure: Silhouette): Hex | undefined {
  const behind = lightness(canvas.tones.sky1);
  const own = frame.colour ?? (figure.colour ? canvas.tones[figure.colour] : undefined);
  if (!own) return undefined;
  const gap = lightness(own) - behind;
  if (Math.abs(gap) > 0.14 || lightness(own) > 0.84) return own;
  return behind > 0.55 ? withLightness(own, 0.1, behind - 0.2) : withLightness(own, behind + 0.2, 1);
}

function reflection(canvas: Canvas, figure: Silhouette, at: Standing): string {
  const k = at.size / 100;
  const d = figure.parts
    .filter((part) => part.rim)
    .map((part) => `<path d="${part.d}"/>`)
    .join('');
  return `<g fill="${canvas.tones.shade}" opacity=".28">${placed(at.x, at.base, at.flip ? -k : k, -k * 0.6, d)}</g>`;
}

function grounded(canvas: Canvas, place: PlacePicture, figure: Silhouette, at: Standing): string {
  if (figure.stands === 'edge' || place.meets === 'nothing') return '';
  if (figure.stands === 'air')
    return place.meets === 'contact'
      ? contactShadow(canvas, figure, { ...at, base: at.base + canvas.m * 0.06 }, 0.3)
      : '';
  if (place.meets === 'cast') return castShadow(canvas, figure, at) + contactShadow(canvas, figure, at, 0.35);
  if (place.meets === 'water')
    return figure.stands === 'ground' && place.base < canvas.h * 0.85
      ? contactShadow(canvas, figure, at)
      : reflection(canvas, figure, at);
  return contactShadow(canvas, figure, at);
}

/** A bank of earth under whoever stands by the water. */
function bank(canvas: Canvas, frame: Frame, figure: Silhouette, at: Standing): string {
  if (figure.stands !== 'ground' || (frame.place !== 'lake' && frame.place !== 'sea')) return '';
  const { w, h, tones } = canvas;
  const reach = Math.max((figure.width * at.size) / 60, w * 0.3);
  const y = at.base - h * 0.02;
  const d = `M${num(at.x - reach)} ${num(h * 1.02)}C${num(at.x - reach * 0.7)} ${num(y + h * 0.04)} ${num(at.x - reach * 0.4)} ${num(y)} ${num(at.x)} ${num(y)}S${num(at.x + reach * 0.8)} ${num(y + h * 0.05)} ${num(at.x + reach)} ${num(h * 1.02)}Z`;
  return fill(d, blend(canvas, tones.ground, tones.shade));
}

/** Light behind a dark subject in a dark place, so that its outline reads. */
function backlight(canvas: Canvas, figure: Silhouette, at: Standing): string {
  const { tones } = canvas;
  if (lightness(tones.sky1) > 0.62) return '';
  const tall = (figure.height * at.size) / 100;
  return halo(
    canvas,
    { x: at.x, y: at.base - tall * 0.6, rx: Math.max(tall, canvas.m * 0.3) * 0.8 },
    mix(tones.sky1, tones.glow, 0.6),
    0.62,
  );
}

/** Members of a group differ; things of one kind do not. */
function memberOf(frame: Frame, figure: Silhouette, nth: number): Silhouette {
  if (nth === 0 || !isThing(frame.motif)) return figure;
  return frame.motif.make({ ...frame, cast: another(frame.cast, nth) });
}

/** A thing in its place, by the frame: backdrop, shadow, subject, foreground, weather. */
export function standIn(canvas: Canvas, frame: Frame, figure: Silhouette): string {
  const place = PLACE_PAINTERS[frame.place](canvas, frame);
  const size = sizeOf(canvas, frame, figure);
  const half = (figure.width * size) / 200;
  const margin = Math.min(half + canvas.m * 0.03, canvas.w / 2);
  const x =
    figure.stands === 'edge'
      ? canvas.w * frame.x
      : Math.min(Math.max(canvas.w * frame.x, margin), canvas.w - margin);
  const colour = bodyColour(canvas, frame, figure);
  const middle: Standing = {
    x,
    base: baseOf(canvas, place, figure, size, frame),
    size,
    flip:
      canvas.light.from === 'right'
        ? figure.stands === 'edge' || frame.x > 0.5
        : frame.x > 0.52 && figure.stands !== 'edge',
    ...(colour ? { colour } : {}),
  };
  const count = Math.min(frame.count, 7);
  const spots = crowd(
    canvas,
    figure,
    count > 1 ? { ...middle, size: middle.size * (figure.stands === 'edge' ? 0.86 : 0.9) } : middle,
    count,
    frame.cast.child && figure.stands === 'ground' ? Math.ceil(count / 2) : count,
  );
  return (
    place.back +
    backlight(canvas, figure, middle) +
    bank(canvas, frame, figure, middle) +
    spots.map((at) => grounded(canvas, place, figure, at)).join('') +
    spots.map((at, i) => draw(canvas, memberOf(frame, figure, i), at)).join('') +
    companion(canvas, frame, place, middle, figure) +
    place.front +
    weatherOver(canvas, frame)
  );
}

/** A second thing at the subject's side, where there is more room. */
function companion(
  canvas: Canvas,
  frame: Frame,
  place: PlacePicture,
  beside: Standing,
  of: Silhouette,
): string {
  if (!frame.companion || !isThing(frame.companion) || of.stands === 'edge' || frame.count > 1) return '';
  const figure = frame.companion.make({ ...frame, take: 'minimal' });
  if (figure.stands === 'edge') return '';
  const main = isThing(frame.motif) ? SIZE[frame.motif.size] : 1;
  const ratio =
    (frame.companion.size === 'vast'
      ? 1.3
      : frame.companion.size === 'table' || frame.companion.size === 'small'
        ? 0.34
        : frame.companion.size === 'large'
          ? 0.9
          : 0.55) / main;
  const size = ((of.height * beside.size) / figure.height) * Math.min(ratio, 1.2);
  const k = beside.x > canvas.w / 2 ? -1 : 1;
  const gap = ((of.width * beside.size) / 200 + (figure.width * size) / 200) * 1.05;
  const at: Standing = {
    x: beside.x + k * gap,
    base: figure.stands === 'air' ? beside.base - of.height * beside.size * 0.006 : beside.base,
    size,
    flip: k > 0,
  };
  return grounded(canvas, place, figure, at) + draw(canvas, figure, at);
}
