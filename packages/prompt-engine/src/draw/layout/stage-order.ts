import type { Figure, Stage } from '../../shot/stage.ts';
import { isPerson } from '../silhouettes/catalogue.ts';
import type { Hold } from '../silhouettes/people/pose.ts';
import { shapeOf, TALL, tallOf } from './actors.ts';
import { isTight } from './bonds.ts';
import { deedOf } from './deeds.ts';
import { arranged, habitOf, spanOf } from './groups.ts';
import { gripOf, seatOf, windowOf } from './holds.ts';

/* Small repairs of a stage before it is drawn: what bears the subject stands where the subject does. */

const BEARING = new Set(['on', 'in', 'under']);

/** What the first figure is on, in or under takes its place across and in depth. */
function underSubject(figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const bearers = new Set<number>();
  for (let bond = first?.bond; bond && BEARING.has(bond.as) && !bearers.has(bond.to); )
    bond = figures[bearers.add(bond.to) && bond.to]?.bond;
  return figures.map((figure, i) =>
    first && i > 0 && bearers.has(i) ? { ...figure, x: first.x, depth: first.depth } : figure,
  );
}

/** Two who face each other stand so that they can: the one that looks right at the left. */
function faceToFace(figures: readonly Figure[]): Figure[] {
  const free = figures
    .map((figure, index) => ({ figure, index }))
    .filter(({ figure }) => !isTight(figure.bond?.as));
  const [one, other] = free;
  if (free.length !== 2 || !one || !other) return [...figures];
  const apart =
    one.figure.faces === 'right' && other.figure.faces === 'left' && one.figure.x > other.figure.x;
  const crossed =
    one.figure.faces === 'left' && other.figure.faces === 'right' && one.figure.x < other.figure.x;
  if (!apart && !crossed) return [...figures];
  return figures.map((figure, i) => {
    if (i === one.index) return { ...figure, x: other.figure.x };
    return i === other.index ? { ...figure, x: one.figure.x } : figure;
  });
}

/** What somebody lies on, or an animal stands on, is nearly as broad as that; a plate is as broad as what is on it. */
function broadEnough(stage: Stage): readonly Figure[] {
  const wideOf = (figure: Figure, index: number): number => {
    const shape = shapeOf(stage, index, 0);
    const isLaid = isPerson(figure.drawing) && figure.posture === 'lie';
    return isLaid ? figure.height : (shape.width * figure.height) / tallOf(figure, shape);
  };
  return stage.figures.map((bearer, at) => {
    const isPlate = /^(?:plate|cutting-board)$/.test(bearer.drawing);
    const borne = stage.figures
      .map((figure, i) => ({
        figure,
        wide: wideOf(figure, i) * (isPlate ? Math.min(figure.count, 5) * 1.7 : 0.85),
      }))
      .filter(
        ({ figure: { bond, age, drawing, posture } }, i) =>
          i !== at &&
          bond?.to === at &&
          bond.as === 'on' &&
          (isPlate || (age && (posture === 'lie' || !isPerson(drawing)))),
      );
    const [first] = borne;
    if (!first || bearer.age) return bearer;
    const wide = isPlate ? borne.reduce((sum, each) => sum + each.wide, 0) : first.wide;
    const by = wide / wideOf(bearer, at);
    return { ...bearer, height: bearer.height * Math.min(Math.max(isPlate ? 0 : 1, by), 8) };
  });
}

/** Several mountains behind others are one range along the horizon. */
const inRange = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    i > 0 && figure.drawing === 'mountain' && figure.count > 1
      ? { ...figure, drawing: 'mountain-range', count: 1, x: 0.5, depth: 0.95, height: 0.56 }
      : figure,
  );

/** The stage as it can be drawn: bearers broad enough, the subject's under it, two who face each other face to face. */
export const inOrder = (asked: Stage): Stage => {
  const stage = { ...asked, figures: inRange(asked.figures) };
  return { ...stage, figures: faceToFace(underSubject(broadEnough(stage))) };
};

/** The highest that one on another may reach, in heights of the frame. */
const REACH = 0.84;
const FOLDED: Readonly<Partial<Record<Figure['posture'], number>>> = {
  sit: 0.5,
  slump: 0.5,
  ride: 0.5,
  kneel: 0.7,
  crouch: 0.6,
  lie: 0.15,
};

/** How broad all who stand free are side by side, in heights of the frame; what is behind may be half hidden. */
export function breadthOf(stage: Stage): number {
  return stage.figures.reduce((sum, figure, index) => {
    if (index > 0 && (figure.depth > 0.6 || figure.depth === 0 || figure.count > 12)) return sum;
    if (isTight(figure.bond?.as)) return sum;
    const shape = shapeOf(stage, index, 0);
    const span = spanOf(
      arranged(
        Math.max(1, Math.round(figure.count)),
        habitOf(figure, shape) === 'broad' ? 'broad' : 'standing',
      ),
    );
    const apart = deedOf(stage, index) ? figure.height * 0.12 : 0;
    const share = index > 0 && figure.depth > 0.4 ? 0.6 : 1;
    return sum + ((shape.width * Math.min(span, 7) * figure.height) / tallOf(figure, shape)) * share + apart;
  }, 0);
}

/** How high a figure reaches on whatever bears it, in heights of the frame. */
function reachOf(figures: readonly Figure[], figure: Figure, seen: number): number {
  const bearer = figure.bond?.as === 'on' ? figures[figure.bond.to] : undefined;
  const isAstride = bearer !== undefined && seatOf(bearer.drawing).astride !== undefined;
  const isStood = bearer !== undefined && seatOf(bearer.drawing).stood;
  const folded =
    isPerson(figure.drawing) && !isStood ? (FOLDED[figure.posture] ?? (isAstride ? 0.52 : 1)) : 1;
  const own = figure.height * (folded + (/:(?:witch|wizard)/.test(figure.drawing) ? 0.13 : 0));
  if (!bearer || bearer === figure || seen > 3) return own;
  return reachOf(figures, bearer, seen + 1) * seatOf(bearer.drawing).up + own;
}

/** Whether somebody or something is on another, so that both must be seen whole. */
export const isPiled = ({ figures }: Stage): boolean =>
  figures.some(
    ({ bond, age, drawing }, i) =>
      (bond?.as === 'on' || (bond?.as === 'in' && age && !isPerson(drawing))) &&
      bond.to !== i &&
      figures[bond.to] !== undefined,
  );

/** How high up the body hands are that hold a thing so, where that is high. */
const HANDS: Readonly<Partial<Record<Hold, number>>> = { raise: 1.1, pole: 0.7, show: 0.76 };

/** How high what is held reaches, in heights of who holds it: a kite, an umbrella. */
function overHead({ drawing }: Figure, { age = 'adult' }: Figure): number {
  const { tall, hold, at } = gripOf(drawing);
  return Math.max(
    1,
    (HANDS[hold] ?? 0.55) + (tall / 100) * (1 - at) * (tall > 30 ? TALL.adult / TALL[age] : 0),
  );
}

/** Whether something is held so high that a close view would cut it off. */
export const isHighHeld = ({ figures }: Stage): boolean =>
  figures.some(({ bond }, i) => {
    const [figure, bearer] = [figures[i], figures[bond?.to ?? -1]];
    return bond?.as === 'held' && figure && bearer && overHead(figure, bearer) > 1.08;
  });

/** How much smaller all must be drawn for the tallest pile of bearer and borne to fit the frame. */
export function fitOf({ figures }: Stage): number {
  const fits = figures.map((figure) => {
    const bearer = figures[figure.bond?.to ?? -1];
    if (!bearer || bearer === figure) return 1;
    if (figure.bond?.as === 'held') return Math.min(1, 0.94 / (bearer.height * overHead(figure, bearer)));
    if (figure.bond?.as === 'worn' && /hat|crown|helmet|cap/.test(figure.drawing))
      return Math.min(1, 0.8 / bearer.height);
    // Who looks out over a brim is seen to the ears.
    if (figure.bond?.as === 'in' && figure.age && !windowOf(bearer.drawing))
      return Math.min(1, 0.94 / (bearer.height * 0.9 + figure.height * 0.7));
    if (figure.bond?.as !== 'on') return 1;
    return Math.min(1, REACH / reachOf(figures, figure, 0), 0.95 / bearer.height);
  });
  return Math.min(1, ...fits);
}
