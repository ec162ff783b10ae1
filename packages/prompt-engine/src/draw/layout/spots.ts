import type { Figure, Stage } from '../../shot/stage.ts';
import type { Silhouette, Standing } from '../silhouettes/silhouette.ts';
import {
  type Actor,
  bears,
  colourFor,
  type DrawnMember,
  type Ground,
  hazeFor,
  isActor,
  LEAF,
  looksLeft,
  shapeOf,
  sizeFor,
  tallOf,
} from './actors.ts';
import { deedOf } from './deeds.ts';
import { arranged, type GroupSlot, habitOf, spanOf } from './groups.ts';
import { standingIn } from './states.ts';
import { isNearField, isNearGround, rowRise, stepOf } from './steps.ts';

const WATERY =
  /^(?:octopus|squid|whale|orca|shark|dolphin|fish|clownfish|pufferfish|eel|jellyfish|seahorse)$/;

/** How far a body that is turned reaches to each side and upwards, in pixels. */
export function extentOf({ shape, at }: DrawnMember): {
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
} {
  const k = at.size / 100;
  const angle = ((at.turn ?? 0) * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.cos(angle)];
  const half = (shape.width * k * Math.abs(cos) + shape.height * k * sin) / 2;
  const tall = shape.height * k * Math.abs(cos) + shape.width * k * sin;
  const middle = at.base - (shape.height * k * cos) / 2;
  return { half, top: middle - tall / 2, bottom: middle + tall / 2 };
}

/** Stands a body so that, however it is turned, its middle is at `x` and it rests on (or hangs over) `base`. */
export function rested(shape: Silhouette, at: Standing, tilt: number, lift: number): Standing {
  if (!tilt) return { ...at, base: at.base - lift };
  const k = at.size / 100;
  const turn = at.flip ? -tilt : tilt;
  const angle = (turn * Math.PI) / 180;
  const tall = shape.height * k;
  const lying = Math.abs(tilt) === 90;
  const thick = shape.width * k * (lying ? 0.3 : 0.5);
  const middle =
    at.base -
    lift -
    (lying ? thick : (Math.abs(Math.cos(angle)) * tall) / 2 + thick * 0.3 * Math.abs(Math.sin(angle)));
  return { ...at, turn, x: at.x - (Math.sin(angle) * tall) / 2, base: middle + (Math.cos(angle) * tall) / 2 };
}

/** How high above its ground a figure is. */
function liftOf(
  { canvas, stage }: Ground,
  figure: Figure,
  shape: Silhouette,
  size: number,
  base: number,
): number {
  const tall = (shape.height * size) / 100;
  if (figure.posture === 'jump') return Math.max(0, Math.min(tall * 0.16, base - tall - canvas.h * 0.03));
  const free = habitOf(figure, shape) === 'flying';
  if (!free) return 0;
  // What is tossed away flies over heads.
  if (figure.bond?.as === 'throw') return Math.max(0, base - canvas.h * 0.28 - tall / 2);
  // What lives in the sea is in it, and what is far up is high.
  if (/^(?:sea|lake|harbour|pool)$/.test(stage.place) && WATERY.test(figure.drawing)) return 0;
  if (figure.posture === 'hang' && !figure.age) return base - canvas.h * 0.3 - tall / 2;
  if (figure.depth > 0.7 && figure.posture === 'fly') return Math.max(0, base - canvas.h * 0.24 - tall / 2);
  if (isNearGround(stage.place) && shape.stands === 'air' && figure.posture !== 'fly') return canvas.m * 0.05;
  return Math.max(0, Math.min(base - (canvas.h * 0.44 + tall / 2), base - tall - canvas.h * 0.04));
}

/** Where the foot of a figure is: on its ground, or so low that its head is in the frame. */
function footOf(ground: Ground, figure: Figure, shape: Silhouette, size: number, isInDeed: boolean): number {
  const { canvas } = ground;
  const tall = (shape.height * size) / 100;
  const level = ground.groundAt(figure.depth);
  if (shape.stands === 'edge') return canvas.h * 1.01;
  if (shape.stands === 'top') return figure.bond && !/^(?:tend|behind)$/.test(figure.bond.as) ? level : tall;
  const tilted = isActor(shape) && shape.tilt !== 0;
  if (tilted) return level;
  if (tall <= canvas.h * 0.9 && !(isInDeed && isActor(shape) && tallOf(figure, shape) * size > canvas.h * 90))
    return Math.min(Math.max(level, tall + canvas.h * 0.05), Math.max(level, canvas.h * 0.965));
  // Two in a deed stand on one ground, though one of them kneels.
  if (isActor(shape) && isInDeed) return canvas.h * 0.085 + (tallOf(figure, shape) * size) / 100;
  if (isActor(shape)) return canvas.h * 0.085 + tall;
  return shape.focus ? canvas.h * 0.44 - (shape.focus[1] * size) / 100 : canvas.h * 0.5 + tall / 2;
}

const ON_THE_WAY: ReadonlySet<Figure['posture']> = new Set(['walk', 'run', 'ride', 'fly', 'swim']);

/** Two people who are one figure turn to each other, unless they are on their way. */
const meets = ({ count, faces, posture }: Figure): boolean =>
  count === 2 && (faces === 'left' || faces === 'right') && !ON_THE_WAY.has(posture);

/** Several at one table or fire sit on both sides of it. */
const isRoundTable = ({ figures }: Stage, index: number): boolean =>
  (figures[index]?.count ?? 1) > 1 &&
  figures[index]?.faces !== 'camera' &&
  figures.some(
    ({ bond, drawing, age }) =>
      bond?.to === index && !age && (bond.as === 'front' || drawing.endsWith('fire')),
  );

function memberAt(
  ground: Ground,
  actor: { figure: Figure; index: number },
  slot: GroupSlot,
  nth: number,
  step: number,
  size: number,
  foot: number,
): DrawnMember {
  const { canvas, stage } = ground;
  const { figure, index } = actor;
  const shape = shapeOf(stage, index, nth);
  const x = canvas.w * figure.x + slot.across * step;
  const colour = colourFor(ground, index, shape);
  const haze = hazeFor(ground, figure.depth + slot.back * 0.2);
  const tall = (shape.height * size) / 100;
  // Those on their way go one way.
  const mixed =
    figure.count > 2 && figure.faces === 'camera' && !isActor(shape) && !ON_THE_WAY.has(figure.posture);
  const at: Standing = {
    x,
    base:
      foot -
      slot.back *
        (isNearField(figure)
          ? Math.max(canvas.h * 0.08, (canvas.h - ground.place.base) / 2)
          : tall * (/^(?:standing|broad)$/.test(habitOf(figure, shape)) ? rowRise(shape) : 1)),
    size: size * slot.size * (figure.count === 2 && nth && !isActor(shape) ? 0.93 : 1),
    flip: isRoundTable(stage, index)
      ? slot.across > 0
      : mixed ||
          meets(figure) ||
          (deedOf(stage, index) && (!ON_THE_WAY.has(figure.posture) || !isActor(shape)))
        ? nth % 2 === 1
        : looksLeft(figure, stage.figures[index]?.x ?? figure.x),
    ...(isActor(shape) ? { rim: 0.62 } : {}),
    ...(bears(stage, index) && LEAF.test(figure.drawing) ? { squash: 0.32 } : {}),
    ...(colour ? { colour } : {}),
    // What gives light shines through the air.
    ...(haze && !figure.colour?.includes('glowing') ? { haze } : {}),
  };
  // What leaps out of the sea comes up head first.
  const leaps = figure.posture === 'jump' && WATERY.test(figure.drawing);
  const tilt = isActor(shape) ? shape.tilt : leaps ? -56 : 0;
  const lift = leaps ? size * -0.16 : liftOf(ground, figure, shape, size, foot);
  return { shape, at: standingIn(figure, shape, at, canvas.w) ?? rested(shape, at, tilt, lift) };
}

/** Stands a free figure, all its members arranged, inside the frame. */
export function standFree(ground: Ground, index: number): Actor | undefined {
  const { canvas, stage } = ground;
  const figure = stage.figures[index];
  if (!figure) return undefined;
  const shape = shapeOf(stage, index, 0);
  const slots = arranged(Math.max(1, Math.round(figure.count)), habitOf(figure, shape));
  const wanted = sizeFor(ground, figure, shape);
  const across = (size: number): number => (shape.width * size) / 100;
  const span = spanOf(slots);
  const room = canvas.w * 0.94;
  const size = slots.length > 1 ? Math.min(wanted, (room * 100) / (shape.width * span)) : wanted;
  const half = (across(size) * span) / 2;
  const cropped = (shape.height * size) / 100 > canvas.h * 0.98;
  const headed = !isActor(shape) && slots.length === 1 && (cropped || across(size) > canvas.w);
  const margin =
    (cropped || headed) && slots.length === 1 ? 0 : Math.min(half + canvas.m * 0.02, canvas.w / 2);
  const x = Math.min(Math.max(canvas.w * figure.x, margin), canvas.w - margin);
  const head = headed && shape.focus ? (shape.focus[0] * size) / 100 : 0;
  const placed = { ...figure, x: (x - (looksLeft(figure, figure.x) ? -head : head)) / canvas.w };
  const foot = isNearField(figure)
    ? canvas.h * 0.99
    : footOf(ground, figure, shape, size, deedOf(stage, index) !== undefined);
  const step =
    stepOf(ground, index, shape, size) ??
    across(size) * (isRoundTable(stage, index) && slots.length === 2 ? 1.5 : 1);
  const members = slots.map((slot, nth) =>
    memberAt(ground, { figure: placed, index }, slot, nth, step, size, foot),
  );
  const actor = { index, figure: placed, members: members.sort((a, b) => a.at.size - b.at.size) };
  const bench = benchFor(ground, actor);
  if (!bench) return actor;
  return { ...actor, members: members.map((member) => ({ ...member, at: { ...member.at, ...bench } })) };
}

/** What one works at, standing or sitting before it. */
const BENCH = /^(?:table|desk|stove|sink|bed|game-table|anvil|counter|potters-wheel|cauldron|trestles)$/;

/** A bench as high as the hips of whoever is at it, on the same ground; undefined for what is none. */
function benchFor(
  ground: Ground,
  { figure, members }: Actor,
): Pick<Standing, 'size' | 'base' | 'x'> | undefined {
  const [shape] = members.map((member) => member.shape);
  const who = ground.stage.figures[figure.bond?.to ?? -1];
  if (figure.bond?.as !== 'front' || !who || !shape || !BENCH.test(figure.drawing)) return undefined;
  const user = shapeOf(ground.stage, figure.bond.to, 0);
  if (!isActor(user) || user.tilt) return undefined;
  const size = sizeFor(ground, who, user);
  const foot = footOf(ground, who, user, size, deedOf(ground.stage, figure.bond.to) !== undefined);
  // Standing one works at the hips, sitting below the chest.
  const [, hips] = user.seat;
  const rise = /^(?:sit|slump|kneel)$/.test(who.posture) ? (hips - (user.focus?.[1] ?? hips)) * 0.3 : -4;
  const high = (rise - hips) * (size / 100);
  // One who looks to a side has it before the hands.
  const side =
    who.count > 1 || !/left|right/.test(who.faces) ? 0 : (who.faces === 'left' ? -1 : 1) * size * 0.7;
  const x = (members[0]?.at.x ?? 0) + side;
  return { size: (high * 100) / shape.height, base: foot + ground.canvas.m * 0.01, x };
}

/** Moves an actor across. */
const shifted = (actor: Actor, dx: number): Actor => ({
  ...actor,
  members: actor.members.map(({ shape, at }) => ({ shape, at: { ...at, x: at.x + dx } })),
});

interface Span {
  readonly from: number;
  readonly to: number;
}

/** From where to where all bodies of a figure reach across, turned as they are, in units of the canvas. */
export function spanOfActor(actor: Actor): Span {
  const spans = actor.members.map((member) => {
    const { half } = extentOf(member);
    const angle = ((member.at.turn ?? 0) * Math.PI) / 180;
    const x = member.at.x + (Math.sin(angle) * member.shape.height * member.at.size) / 200;
    return [x - half, x + half] as const;
  });
  return { from: Math.min(...spans.map(([from]) => from)), to: Math.max(...spans.map(([, to]) => to)) };
}

/** How much of the narrower of two may lie over the other: more where one is behind. */
const overlapOf = (a: Actor, b: Actor): number => 0.14 + Math.abs(a.figure.depth - b.figure.depth);

/** Whether one is meant to stand before the other, and to hide some of it. */
const isBefore = (a: Actor, b: Actor): boolean =>
  (a.figure.bond?.as === 'around' || (a.figure.bond?.as === 'front' && a.figure.depth < b.figure.depth)) &&
  (a.figure.bond.to === b.index || a.figure.bond.to === b.figure.bond?.to);

/** Who is behind a thing that would hide all of it looks out beside it. */
const peeking = (actors: readonly Actor[], width: number): Actor[] =>
  actors.map((actor) => {
    const { bond } = actor.figure;
    const cover = actors.find(({ index }) => index === bond?.to);
    if (bond?.as !== 'behind' || !cover || !actor.figure.age) return actor;
    const [own, its] = [spanOfActor(actor), spanOfActor(cover)];
    const side = its.from > width - its.to ? its.from : its.to;
    return shifted(actor, side - (own.from + own.to) / 2);
  });

/** Pushes free figures apart where they stand in one another, within the frame. */
export function spread(actors: readonly Actor[], width: number): Actor[] {
  const sorted = peeking(actors, width).sort((a, b) => a.figure.x - b.figure.x);
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i + 1 < sorted.length; i++) {
      const [left, right] = [sorted[i], sorted[i + 1]];
      if (
        !left ||
        !right ||
        left.figure.count + right.figure.count > 12 ||
        isBefore(left, right) ||
        isBefore(right, left) ||
        left.figure.bond?.as === 'behind' ||
        right.figure.bond?.as === 'behind' ||
        Math.abs(left.figure.depth - right.figure.depth) > 0.49
      )
        continue;
      const [a, b] = [spanOfActor(left), spanOfActor(right)];
      const over = a.to - b.from - Math.min(a.to - a.from, b.to - b.from) * overlapOf(left, right);
      if (over <= 0) continue;
      const roomLeft = Math.max(0, a.from - width * 0.02);
      const roomRight = Math.max(0, width * 0.98 - b.to);
      const goLeft = Math.min(over / 2 + Math.max(0, over / 2 - roomRight), roomLeft);
      sorted[i] = shifted(left, -goLeft);
      sorted[i + 1] = shifted(right, Math.min(over - goLeft, roomRight));
    }
  }
  return sorted;
}
