import type { PictureFeatures } from '../features.ts';
import { articleFor } from './article.ts';
import { fractionInWords, type Voice } from './phrasing.ts';

type Composition = PictureFeatures['composition'];

/** Share of empty ground from which it is part of the composition, and from which it is most of it. */
const MUCH_EMPTY = 0.3;
const MOSTLY_EMPTY = 0.5;
/** Under this the frame is full. */
const HARDLY_EMPTY = 0.06;

/** Where on a third line, read across it: a weight near its middle needs no word. */
function along(value: number, low: string, high: string): string {
  return value < 0.4 ? low : value > 0.6 ? high : '';
}

function placeWords({ placement, weightAt, symmetric }: Composition, say: Voice): string {
  const height = along(weightAt.y, 'high ', 'low ');
  const aside = symmetric ? '' : along(weightAt.x, ', towards the left', ', towards the right');
  switch (placement) {
    case 'centred':
      return say(1, 'centred in the frame', 'in the middle of the frame', 'held in the centre');
    case 'left third':
    case 'right third':
      return say(
        2,
        `${height}on the ${placement} of the frame`,
        `placed ${height}on the ${placement}`,
        `off-centre, ${height}on the ${placement} line`,
      );
    case 'upper third':
    case 'lower third':
      return say(3, `on the ${placement} of the frame${aside}`, `set along the ${placement} line${aside}`);
    case 'spread':
      return say(
        4,
        'spread across the frame without a single centre',
        'scattered over the frame, no one point leading',
        'distributed over the whole frame, no single centre',
      );
  }
}

const SIDES = { left: 'on the left', right: 'on the right', above: 'above', below: 'below' };

/** What stays empty, and where. */
function spaceWords({ emptiness: { share, side }, placement }: Composition, say: Voice): string | null {
  const part = `${fractionInWords(share)} of the frame`;
  if (share < HARDLY_EMPTY)
    return say(10, 'with the whole frame filled to its edges', 'with no empty margin left around it');
  if (share < MUCH_EMPTY) {
    return placement === 'spread'
      ? null
      : say(12, 'with a little plain room around it', 'with some plain ground beside it');
  }
  const where = side ? SIDES[side] : placement === 'spread' ? 'in between' : 'around it';
  return say(
    11,
    `with ${part} left as negative space ${where}`,
    `${part} given to negative space ${where}`,
    side ? `balanced by negative space ${where}, ${part}` : `${part} kept empty ${where}`,
  );
}

/** What follows the subject: its place in the frame, and the room around it. */
export function placedWords({ composition }: PictureFeatures, say: Voice): string {
  const { placement, emptiness } = composition;
  if (placement === 'spread' && emptiness.share >= MOSTLY_EMPTY) {
    return `in a frame of which ${fractionInWords(emptiness.share)} is negative space, with no single centre of weight`;
  }
  if (placement === 'spread' && emptiness.share < HARDLY_EMPTY) {
    return say(
      5,
      'filling the frame to its edges without a single centre of weight',
      'from edge to edge of the frame, no one point leading the eye',
    );
  }
  return [placeWords(composition, say), spaceWords(composition, say)].filter(Boolean).join(', ');
}

/** Where a horizon lies, as painters divide a frame; after 'horizon'. */
export function horizonPlace(height: number): string {
  if (height < 0.2) return 'close to the top edge';
  if (height < 0.28) return 'high in the frame';
  if (height < 0.4) return 'on the upper third line';
  if (height < 0.46) return 'just above the middle';
  if (height <= 0.54) return 'across the middle';
  if (height <= 0.6) return 'just below the middle';
  if (height <= 0.72) return 'on the lower third line';
  return height <= 0.8 ? 'low in the frame' : 'close to the bottom edge';
}

/** Horizon and mirror halves; null where there is neither. */
function linesWords({ composition, medium }: PictureFeatures, say: Voice): string | null {
  const { horizon, symmetric } = composition;
  const line = medium.kind === 'flat illustration' ? 'horizontal line' : 'horizon';
  const mirrored = symmetric
    ? say(20, 'symmetrical composition, left mirroring right', 'left and right halves mirror each other')
    : null;
  if (horizon === null) return mirrored;
  const level = say(
    21,
    `a level ${line} ${horizonPlace(horizon)}`,
    `one straight ${line} ${horizonPlace(horizon)}`,
    `the ${line} straight and ${horizonPlace(horizon)}`,
  );
  return mirrored ? `${mirrored}, ${level}` : level;
}

/** How busy the frame is, and with what. */
function surfaceWords({ surface, composition, medium }: PictureFeatures, say: Voice): string {
  const where = composition.emptiness.share >= MOSTLY_EMPTY ? ', kept to the part that is not empty' : '';
  switch (surface.kind) {
    case 'smooth':
      return medium.kind === 'flat illustration'
        ? say(
            30,
            'large plain shapes with few edges between them',
            'only a few shapes, all of them broad and plain',
          )
        : say(
            31,
            'broad plain areas with few edges between them',
            'few edges, the tones lying in broad areas',
            'large simple areas, hardly broken by edges',
          );
    case 'lines':
      return say(
        32,
        `clear continuous lines carry the eye across the frame${where}`,
        `long clean edges lead, rather than texture${where}`,
        `shaped by lines more than by texture${where}`,
      );
    case 'texture':
      return say(
        33,
        `close texture and small broken detail${where}`,
        `dense small detail rather than long lines${where}`,
        `texture more than line, rich in small detail${where}`,
      );
  }
}

/** What lies across the frame: horizon, mirror halves, lines and texture. */
export function groundWords(features: PictureFeatures, say: Voice): string {
  const lines = linesWords(features, say);
  const surface = surfaceWords(features, say);
  return lines ? `${lines}; ${surface}` : surface;
}

/** What must stay out of the empty ground; null where there is little of it. */
export function keepingEmpty({ composition }: PictureFeatures, say: Voice): string | null {
  const { share, side } = composition.emptiness;
  if (share < MOSTLY_EMPTY) return null;
  const where = side === null ? 'the negative space' : `the space ${SIDES[side]}`;
  return say(40, `nothing else in ${where}`, `no objects in ${where}`, `${where} kept bare`);
}

/** The shape of the frame. */
export function ratioWords({ ratio }: PictureFeatures, say: Voice): string {
  const { name, orientation, exact } = ratio;
  const near = exact ? name : `nearly ${name}`;
  if (orientation === 'square')
    return say(50, `composed for a square ${near} frame`, `framed as a ${near} square picture`);
  if (name === '1:1') {
    const longer = orientation === 'portrait' ? 'a little taller than wide' : 'a little wider than tall';
    return say(52, `nearly square frame, ${longer}`, `framed nearly square, ${longer}`);
  }
  // 'Landscape' and 'portrait' would be read as what the picture shows.
  const shape = orientation === 'portrait' ? 'upright' : 'horizontal';
  return say(
    51,
    `composed for ${articleFor(near)} ${near} ${shape} frame`,
    `kept to ${articleFor(near)} ${near} ${shape} frame`,
    `framed for ${articleFor(near)} ${near} ${shape} picture`,
  );
}
