import type { Figure, Stage } from '../../shot/stage.ts';
import type { Hold, PoseName } from '../silhouettes/people/pose.ts';
import { deedOf, holdIn, isHeld } from './deeds.ts';
import { seatOf, wornOn } from './holds.ts';
import { gripIn } from './shown.ts';

/*
 * The pose of a body and what its hands do, by what it rides, holds, pushes or tosses.
 */

/** What hands say by themselves. */
const GESTURES: Readonly<Partial<Record<Figure['posture'], Hold>>> = {
  wave: 'raise',
  salute: 'brow',
  cheer: 'cheer',
  cry: 'mouth',
  pray: 'read',
};

/** The hands under what is in the air: beneath what is tossed, before what is caught. */
const aloftHold = (thing: Figure['posture'], user: Figure['posture'] | undefined): Hold | undefined =>
  thing === 'ride'
    ? 'brow'
    : thing === 'float'
      ? 'cheer'
      : thing !== 'fly'
        ? undefined
        : user === 'jump'
          ? 'raise'
          : 'catch';

/** What one hand brings to a mouth or a cheek. */
const SIPPED =
  /^(?:razor|microphone|toothbrush|lipstick|pipe|cup|mug|glass|bottle|.*-mug|wine-glass|takeaway-cup|ice-cream|lollipop|apple|banana|sandwich|biscuit|doughnut|cookie|cocktail|cake-slice|pizza-slice|taco|can)$/;

/** What hands do with a thing at a face. */
function holdAtFace(drawing: string): Hold {
  if (drawing === 'brush') return 'brow';
  // Who blows has both hands down.
  if (drawing === 'puff') return 'carry';
  if (drawing === 'phone') return 'ear';
  return SIPPED.test(drawing) ? 'sip' : 'mouth';
}

/** What rolls at a touch. */
const ROLLS =
  /^(?:shopping-cart|pram|wheelchair|lawnmower|wheelbarrow|bicycle|scooter|swing|suitcase|toy-car|toy-train|ball|plain-ball|stall|tray|bed|vacuum-cleaner)$/;

/** Whether one puts all weight behind what is pushed. */
function shoves({ figures }: Stage, index: number): boolean {
  const pushed = figures.find(({ bond }) => bond?.as === 'push' && bond.to === index);
  return pushed !== undefined && !ROLLS.test(pushed.drawing);
}

/** The pose that what is ridden, or what is held, asks for. */
export function askedOf(stage: Stage, index: number): { readonly pose?: PoseName; readonly hold?: Hold } {
  const figure = stage.figures[index];
  const mount = figure?.bond?.as === 'on' ? stage.figures[figure.bond.to] : undefined;
  const held = stage.figures.find((other) => isHeld(other.bond?.as) && other.bond?.to === index);
  const astride = mount ? seatOf(mount.drawing).astride : undefined;
  const fights = deedOf(stage, index)?.as === 'fight' && figure?.posture === 'stand';
  const isStood = mount !== undefined && seatOf(mount.drawing).stood;
  const isWaltz = deedOf(stage, index)?.as === 'waltz';
  const isShoving = figure?.posture !== 'sit' && shoves(stage, index);
  const isLow = figure?.bond?.as === 'under' && stage.figures[figure.bond.to]?.drawing === 'bed';
  const pose =
    astride ??
    (fights || (isStood && !/^(?:slip|fall)$/.test(figure?.posture ?? ''))
      ? 'fighting'
      : isLow
        ? 'crawling'
        : isWaltz
          ? 'walking'
          : isShoving
            ? 'shoving'
            : undefined);
  // What is being put on or tied is worn with hands at it.
  const donned = stage.figures.find(
    ({ bond, posture }) => bond?.as === 'worn' && bond.to === index && posture === 'lean',
  );
  const atWear =
    donned && (/^(?:head|eyes|face)$/.test(wornOn(donned.drawing)?.on ?? '') ? 'brow' : 'collar');
  const own =
    atWear ??
    (held?.bond?.as === 'mouth'
      ? holdAtFace(held.drawing)
      : held &&
        ((held.bond?.as === 'given' ? 'give' : aloftHold(held.posture, figure?.posture)) ??
          gripIn(stage, stage.figures.indexOf(held)).hold));
  const hold = (isShoving ? 'shove' : holdIn(stage, index)) ?? own ?? GESTURES[figure?.posture ?? 'stand'];
  return { ...(pose ? { pose } : {}), ...(hold ? { hold } : {}) };
}
