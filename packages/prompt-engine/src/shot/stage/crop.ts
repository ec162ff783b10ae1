import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Scene } from '../../read/scene.ts';
import type { Figure, ShotSize } from '../stage.ts';
import { leadingDoing } from '../staging/staging.ts';
import { HELD_HIGH } from './bonds.ts';
import { drawingOf } from './drawn.ts';

/*
 * How tight the drawing is framed. It follows the camera of the text but where a drawn figure could not show
 * what the sentence says at that distance.
 */

/**
 * The crop of the drawing, which must show what hands do: a drawn figure has no fine gesture that a close view
 * could hold, so a person at work or with something in hand is seen to the waist at least.
 */
export function roomForHands(scene: Scene, size: ShotSize): ShotSize {
  const [main] = scene.cast;
  if (!main || !isPeople(main.kind) || !['close', 'macro', 'medium', 'three-quarter'].includes(size))
    return size;
  const held = scene.cast.find(
    (member) =>
      member.part === 'held' ||
      (member.part === 'object' && member.row?.drawing !== undefined && drawingOf(member) !== '-'),
  );
  if (held && (HELD_HIGH.has(drawingOf(held)) || HELD_LOW.test(drawingOf(held)))) return 'full';
  const doing = leadingDoing(scene);
  const bends = doing?.row?.traits.words.has('hands') || (doing?.row && BODILY.has(doing.row.posture));
  if (doing?.row?.posture === 'bend') return 'full';
  return (held || bends) && size !== 'three-quarter' ? 'three-quarter' : size;
}

/** What hangs down from a hand. */
const HELD_LOW = sifted(/^(?:lantern|bucket|suitcase|basket|bag|watering-can|anchor)$/);

const BODILY: ReadonlySet<string> = new Set([
  'bend',
  'lean',
  'run',
  'jump',
  'dance',
  'climb',
  'crouch',
  'kneel',
  'lie',
]);

/** Grounds with nothing to be seen about whoever is there. */
const EMPTY = sifted(/^(?:backdrop|table|paper|void|space|sky)$/);

/** How tall the first one is then, at most. */
const WHOLE = 0.8;

/** A place that is told is seen about whoever stands in it, who is whole for that. */
export function withPlace<T extends { readonly place: string; readonly figures: readonly Figure[] }>(
  size: ShotSize,
  staged: T,
): T & { readonly size: ShotSize } {
  const [main] = staged.figures;
  const isNear = size === 'three-quarter' || size === 'medium';
  if (!main?.age || !isNear || EMPTY.test(staged.place)) return { ...staged, size };
  const share = Math.min(1, WHOLE / main.height);
  const figures = staged.figures.map((figure) => ({ ...figure, height: figure.height * share }));
  return { ...staged, figures, size: 'full' };
}

/** What people do is seen from near, where no place is told that would need the room. */
export function withHands<T extends { readonly place: string; readonly figures: readonly Figure[] }>(
  size: ShotSize,
  staged: T,
): T & { readonly size: ShotSize } {
  const [main] = staged.figures;
  const isSmall =
    size === 'wide' && main?.age && EMPTY.test(staged.place) && /^(?:person|child)/.test(main.drawing);
  return { ...staged, size: isSmall ? 'full' : size };
}

const LEAST_CLOSE = 0.5;

/** Where the main figure had to be made small to stand with the others, a close view would cut them off. */
export function framed(size: ShotSize, figures: readonly Figure[]): ShotSize {
  const [main] = figures;
  const isTight = ['three-quarter', 'medium', 'close', 'macro'].includes(size);
  // What is done on the ground is seen with its ground.
  const isLow = figures.some(
    ({ bond, height }) =>
      bond?.to === 0 &&
      bond.as === 'tend' &&
      (main?.posture === 'crouch' || height < (main?.height ?? 1) * 0.6),
  );
  const isDown = isLow && /^(?:kneel|crouch|bend|sit|lotus)$/.test(main?.posture ?? '');
  const isWhole = figures.some(({ bond }) => /^(?:back|push|over)$/.test(bond?.as ?? ''));
  return main && isTight && figures.length > 1 && (isDown || isWhole || main.height < LEAST_CLOSE)
    ? 'full'
    : size;
}
