import type { PictureFeatures, Side } from '../features.ts';
import { articleBefore } from './article.ts';
import { fractionInWords, type Voice } from './phrasing.ts';

type Composition = PictureFeatures['composition'];

/** Share of plain ground from which it is part of the composition. */
const MUCH_EMPTY = 0.3;

/** Share of the frame that is sharp where detail is said to be all over it: bokeh is busy, and no detail. */
const MOSTLY_SHARP = 0.6;

function placeWords({ placement }: Composition, say: Voice): string | null {
  switch (placement) {
    case 'centred':
      return say(1, 'centred in the frame', 'in the centre of the frame');
    case 'upright axis':
      return say(2, 'centred from left to right', 'on the upright axis of the frame');
    case 'left third':
    case 'right third':
      return say(3, `on the ${placement} of the frame`, `off-centre, on the ${placement} line`);
    case null:
      return null;
  }
}

const SIDES: Readonly<Record<Side, string>> = {
  left: 'on the left',
  right: 'on the right',
  above: 'above',
  below: 'below',
};

/** What stays plain, and where; null where it is little. Only round one figure it is negative space. */
function spaceWords({ emptiness: { share, side }, figure }: Composition, say: Voice): string | null {
  if (share < MUCH_EMPTY) return null;
  const part = `${fractionInWords(share)} of the frame`;
  const where = side ? ` ${SIDES[side]}` : figure ? ' around it' : '';
  return figure
    ? say(11, `${part} left as negative space${where}`, `negative space${where}, ${part}`)
    : say(12, `${part} left plain${where}`, `plain ground over ${part}${side ? `, ${SIDES[side]}` : ''}`);
}

/** What follows the subject: its place in the frame, and the room around it; null where neither has a name. */
export function placedWords({ composition }: PictureFeatures, say: Voice): string | null {
  return [placeWords(composition, say), spaceWords(composition, say)].filter(Boolean).join(', ') || null;
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

/** What lies across the frame: horizon, mirror halves, and how much there is to see; null without any. */
export function groundWords(
  { composition, surface, medium, focus }: PictureFeatures,
  say: Voice,
): string | null {
  const { horizon, symmetric } = composition;
  const parts = [
    symmetric &&
      say(20, 'symmetrical composition, left mirroring right', 'left and right halves mirror each other'),
    horizon !== null &&
      medium.kind === null &&
      say(21, `a level horizon ${horizonPlace(horizon)}`, `one straight horizon ${horizonPlace(horizon)}`),
    surface.kind === 'smooth' && say(30, 'broad plain areas with few edges', 'large simple areas, few edges'),
    surface.kind === 'dense' &&
      medium.kind === null &&
      focus.sharpShare >= MOSTLY_SHARP &&
      say(33, 'dense with small detail', 'rich in small detail throughout'),
  ];
  return parts.filter(Boolean).join('; ') || null;
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
    `composed for ${articleBefore(near)} ${near} ${shape} frame`,
    `kept to ${articleBefore(near)} ${near} ${shape} frame`,
    `framed for ${articleBefore(near)} ${near} ${shape} picture`,
  );
}
