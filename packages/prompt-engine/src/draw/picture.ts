import type { Hex } from '../oklab.ts';
import type { Figure, Stage } from '../shot/stage.ts';
import type { AspectRatio } from '../vocabulary.ts';
import { type Canvas, fade, fill, halo, type Means, newCanvas, wash } from './drawing/canvas.ts';
import { lightness, mix } from './drawing/colour.ts';
import { inMedium, underDrawing } from './drawing/medium.ts';
import { box, num } from './drawing/pen.ts';
import { randomFrom } from './drawing/random.ts';
import type { Ground } from './layout/actors.ts';
import { castPicture } from './layout/cast-picture.ts';
import { nearOf } from './layout/near.ts';
import { onSlope } from './layout/slope.ts';
import { breadthOf, fitOf, inOrder, isHighHeld, isPiled } from './layout/stage-order.ts';
import { letteringOf } from './lettering.ts';
import { notesOver } from './notes.ts';
import { airDrawn } from './places/air.ts';
import { groundStates } from './places/ground-states.ts';
import type { PlacePicture } from './places/place-picture.ts';
import { paintPlace } from './places/places.ts';
import { weatherOver } from './places/terrain.ts';
import type { View } from './places/view.ts';
import { isPerson } from './silhouettes/catalogue.ts';
import { colouringOf, isIndoors } from './tones.ts';

/** Long side of a picture at its full size, in pixels. */
const FULL_SIDE = 1024;

/** Pixels to one unit of the drawing: whole, so that the grain's tile falls on whole pixels, which is much faster. */
const PIXELS_PER_UNIT = 2;

/** Whole pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Width and height for a ratio, the long side being `side` pixels. */
export function sizeInRatio(ratio: AspectRatio, side: number): PixelSize {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const long = Math.max(across, down);
  return { width: Math.round((side * across) / long), height: Math.round((side * down) / long) };
}

const MEANS: Readonly<Partial<Record<Stage['medium'], Means>>> = {
  line: 'lines',
  blueprint: 'lines',
  flat: 'flat',
  print: 'flat',
};

/** An empty canvas in the tones and the light of a stage, its long side 512 units. @param prefix begins every id */
export function canvasFor(stage: Stage, ratio: AspectRatio, prefix: string): Canvas {
  const { width, height } = sizeInRatio(ratio, FULL_SIDE);
  const { tones, local } = colouringOf(stage);
  return newCanvas({
    w: width / PIXELS_PER_UNIT,
    h: height / PIXELS_PER_UNIT,
    tones,
    local,
    light: { from: stage.light.from, hard: stage.light.hard },
    random: randomFrom(stage.seed),
    means: MEANS[stage.medium] ?? 'lit',
    greyed: stage.mono || stage.medium === 'ink' || stage.medium === 'blueprint',
    prefix,
  });
}

const HORIZON = { ground: 0.74, low: 0.68, eye: 0.6, high: 0.4, overhead: 0.1 } as const;

/** About where across the frame the first one's head is: an animal's is before it. */
function headIn({ figures: [first] }: Stage): number {
  if (!first?.age) return -1;
  const ahead = isPerson(first.drawing) ? 0 : 0.15;
  return first.x + (first.faces === 'left' ? -ahead : ahead);
}

/** How tall a person would be who stands where the first one does. */
function personIn(stage: Stage): number {
  const [first] = stage.figures;
  const person = stage.figures.find(({ drawing }) => isPerson(drawing));
  if (!person) return Math.min(Math.max((first?.height ?? 0.6) * 1.2, 0.4), 0.8);
  const child = /^(?:child|baby)/.test(person.drawing) ? 1.3 : 1;
  return Math.min(person.height * child * zoomOf(stage), 1.3);
}

const viewOf = (stage: Stage): View => ({
  take: stage.take,
  place: stage.medium === 'blueprint' ? 'paper' : stage.place,
  time: stage.daytime,
  weather: stage.weather,
  height: stage.cameraHeight,
  x: stage.figures[0]?.x ?? 0.5,
  head: headIn(stage),
  tall: personIn(stage),
  horizon: HORIZON[stage.cameraHeight],
  seed: stage.seed,
  snowy: /\bsnow/.test(stage.placeWord),
  brought: stage.figures.map(({ drawing }) => drawing),
});

/** The least height, in frames, at which a person is cropped as each shot size asks. */
const CLOSE: Readonly<Partial<Record<Stage['size'], number>>> = {
  macro: 3.4,
  close: 2.7,
  medium: 1.5,
  'three-quarter': 1.16,
};

/** How much larger an animal (or whatever has a head) is drawn in a close shot. */
const ANIMAL_CLOSE: Readonly<Partial<Record<Stage['size'], number>>> = {
  macro: 1.35,
  close: 1.25,
  medium: 1.1,
};

/** Who is with animals is seen with them, whole. */
const isTending = ({ figures }: Stage): boolean =>
  figures.some(
    ({ bond, drawing, age, depth }) =>
      age && !isPerson(drawing) && depth < 0.6 && /^(?:tend|beside|undefined)$/.test(`${bond?.as}`),
  ) && isPerson(figures[0]?.drawing ?? '');

/** A bow reaches as far to the side as its archer is tall. */
const isDrawn = ({ drawing, bond }: Figure): boolean => drawing === 'bow' && bond?.as === 'held';

/** How much larger than its height says the cast is drawn, so that a close-up is one. */
function zoomOf(stage: Stage): number {
  const [first] = stage.figures;
  const least = CLOSE[stage.size];
  if (!first || !least || stage.cameraHeight === 'overhead' || isPiled(stage) || isHighHeld(stage)) return 1;
  if (/^(?:float|fly|fall|swim|hang|lie)$/.test(first.posture) || stage.figures.some(isDrawn)) return 1;
  if (isTending(stage)) return 1;
  if (!isPerson(first.drawing)) return first.bond ? 1 : (ANIMAL_CLOSE[stage.size] ?? 1);
  const people = stage.figures
    .filter((figure) => isPerson(figure.drawing) && figure.depth < 0.6 && !figure.bond)
    .reduce((sum, figure) => sum + figure.count, 0);
  const lower = ['sit', 'kneel', 'crouch'].includes(first.posture) ? 0.86 : 1;
  return Math.max(1, (least * (people > 1 ? 0.64 : 1) * lower) / Math.max(first.height, 0.2));
}

/** How much of the frame's width a cast may fill. */
const ROOM = 1.02;

function groundFor(canvas: Canvas, stage: Stage, place: PlacePicture): Ground {
  const { h } = canvas;
  const near = Math.min(h * 0.965, place.base + h * 0.035);
  const line = place.line ?? place.base - h * 0.13;
  // Several share the frame: none is cut away by its sides.
  const roomy =
    stage.figures.length > 1 ? (canvas.w / h) * (ROOM / breadthOf(stage)) : Number.POSITIVE_INFINITY;
  return {
    stage,
    canvas,
    place,
    stood: new Map(),
    bodies: [],
    // A pile stands on its ground, which at sea is high in the frame.
    fit: Math.min(
      fitOf(stage) *
        (isTending(stage) ? 0.9 : 1) *
        (isPiled(stage) || isHighHeld(stage) ? Math.min(1, place.base / (h * 0.9)) : 1),
      roomy,
    ),
    zoom: Math.max(1, Math.min(zoomOf(stage), roomy)),
    groundAt: (depth) => {
      const d = Math.min(Math.max(depth, 0), 1);
      return d <= 0.3
        ? near + (place.base - near) * (d / 0.3)
        : place.base + (line - place.base) * ((d - 0.3) / 0.7) * 0.85;
    },
  };
}

/** Light behind a dark subject in a dark place, so that its outline reads. */
function separation(canvas: Canvas, stage: Stage): string {
  const { w, h, m, tones, light } = canvas;
  const [first] = stage.figures;
  if (!first || (lightness(tones.sky1) > 0.66 && light.from !== 'back')) return '';
  const strength = light.from === 'back' ? 0.8 : 0.5;
  return halo(
    canvas,
    { x: first.x * w, y: h * 0.5, rx: Math.max(Math.min(first.height, 1) * h, m * 0.4) * 0.85 },
    mix(tones.sky1, tones.glow, 0.6),
    strength,
  );
}

/** The key light itself, where it falls through the picture: a hard beam from its side, a pool from above. */
function beam(canvas: Canvas, stage: Stage): string {
  const { w, h, m, tones } = canvas;
  if (!stage.light.hard || canvas.means !== 'lit' || stage.light.key === 'high') return '';
  const inside = isIndoors(stage.place) || stage.place === 'backdrop' || stage.place === 'table';
  if (!inside) return '';
  const x = (stage.figures[0]?.x ?? 0.5) * w;
  const poly = (points: string): string => `M${points}Z`;
  if (stage.light.from === 'top')
    return fill(
      poly(
        `${num(x - m * 0.08)} 0L${num(x + m * 0.08)} 0L${num(x + m * 0.42)} ${num(h)}L${num(x - m * 0.42)} ${num(h)}`,
      ),
      fade(canvas, tones.glow, 0.3),
    );
  // By night no sun comes in at a side.
  if (!/left|right/.test(stage.light.from) || stage.daytime === 'night') return '';
  const k = stage.light.from === 'left' ? 0 : 1;
  const from = k * w;
  const to = (1 - k) * w;
  return fill(
    poly(
      `${num(from)} ${num(h * 0.02)}L${num(from)} ${num(h * 0.3)}L${num((from + to * 2) / 3)} ${num(h)}L${num(to)} ${num(h)}L${num(to)} ${num(h * 0.72)}`,
    ),
    fade(canvas, tones.glow, 0.24, k ? [1, 0, 0, 0.6] : [0, 0, 1, 0.6]),
  );
}

function softened(canvas: Canvas, stage: Stage, back: string): string {
  if (!stage.shallow || canvas.means !== 'lit') return back;
  const deep = stage.size === 'macro' ? 0.024 : stage.size === 'close' ? 0.018 : 0.007;
  const id = canvas.define(
    `<filter id="%" x="-.02" y="-.02" width="1.04" height="1.04"><feGaussianBlur stdDeviation="${num(canvas.m * deep)}"/></filter>`,
  );
  const { w, h } = canvas;
  // A little larger than the frame, so that no soft edge of the picture itself shows.
  return `${wash(canvas, mix(canvas.tones.mid, canvas.tones.sky1, 0.4))}<g transform="translate(${num(-w * 0.07)} ${num(-h * 0.07)}) scale(1.14)"><g filter="url(#${id})">${back}</g></g>`;
}

/** Black corners of a low key, white air of a high one. */
function keyed(canvas: Canvas, stage: Stage): string {
  if (canvas.means !== 'lit' || stage.light.key === 'normal') return '';
  if (stage.light.key === 'high') return wash(canvas, '#fffdf6', 0.12);
  const id = canvas.define(
    `<radialGradient id="%" cx="${stage.figures[0]?.x ?? 0.5}" cy=".48" r=".8"><stop offset=".3" stop-color="${canvas.tones.shade}" stop-opacity="0"/><stop offset="1" stop-color="${canvas.tones.shade}" stop-opacity=".26"/></radialGradient>`,
  );
  return wash(canvas, `url(#${id})`);
}

/** All that a stage shows, in its medium: what is within the frame. */
export function picture(canvas: Canvas, asked: Stage): string {
  const stage = inOrder(asked);
  const view = viewOf(stage);
  const place = paintPlace(canvas, view);
  const ground = groundFor(canvas, stage, place);
  // A studio has no weather unless one is named: then it falls there too.
  const outside = !isIndoors(view.place) && !['table', 'paper', 'space'].includes(view.place);
  const cast = onSlope(canvas, stage, place, castPicture(ground));
  const content =
    underDrawing(canvas, stage.medium) && fill(box(0, 0, canvas.w, canvas.h), canvas.tones.sky0);
  const drawn =
    content +
    softened(
      canvas,
      stage,
      stage.medium === 'blueprint' ? '' : place.back + groundStates(canvas, stage, place.line ?? place.base),
    ) +
    underDrawing(canvas, stage.medium) +
    (stage.medium === 'blueprint' ? '' : separation(canvas, stage) + beam(canvas, stage)) +
    (outside ? airDrawn(canvas, stage) : '') +
    cast +
    (stage.medium === 'blueprint' || stage.size === 'close' || stage.size === 'macro' ? '' : place.front) +
    (outside ? weatherOver(canvas, view) : '') +
    keyed(canvas, stage) +
    letteringOf(canvas, stage, ground.stood);
  const near = nearOf(ground, ground.bodies);
  const scene = (near ? `<g transform="${near}">${drawn}</g>` : drawn) + notesOver(canvas, stage.notes ?? []);
  return inMedium(canvas, stage.medium, scene, stage.take === 'cinematic' ? 1 : 0.55);
}

interface Sheet {
  readonly size: PixelSize;
  readonly canvas: Canvas;
  readonly content: string;
}

/** The whole drawing as SVG. */
export const document = ({ size, canvas, content }: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(canvas.w)} ${num(canvas.h)}" width="${size.width}" height="${size.height}"><defs>${canvas.defs.join('')}</defs>${content}</svg>`;

/** A picture to be drawn from a stage. */
export interface Illustration {
  readonly stage: Stage;
  readonly ratio: AspectRatio;
  /** In pixels; the height follows the ratio. */
  readonly width: number;
  /** Begins every id, so that several drawings can stand in one page. Letters and digits only. */
  readonly id: string;
}

/** The same drawing as inline SVG for a page: no mark, no grain, ids of its own. */
export function illustrateStage({ stage, ratio, width, id }: Illustration): string {
  const canvas = canvasFor(stage, ratio, `${id.replace(/[^A-Za-z0-9]/g, '') || 'i'}-`);
  const content = picture(canvas, stage);
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return document({ size: { width, height: Math.round((width * down) / across) }, canvas, content });
}

/** Five tones of a stage's picture, from dark to the rare colour. */
export function paletteOfStage(stage: Stage): readonly [Hex, Hex, Hex, Hex, Hex] {
  const { tones } = colouringOf(stage);
  return [tones.shade, tones.sky0, tones.sky1, tones.lit, tones.pop];
}
