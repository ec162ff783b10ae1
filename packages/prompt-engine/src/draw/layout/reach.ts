import type { Figure, Stage } from '../../shot/stage.ts';
import { U } from '../silhouettes/people/rig.ts';
import { type Actor, type DrawnMember, type Ground, isActor, pointOn, shapeOf, TALL } from './actors.ts';
import { standBonded } from './bonds.ts';
import { isHeld } from './deeds.ts';
import { gripOf, toolOf } from './holds.ts';
import { spanOfActor } from './spots.ts';

/*
 * Where hands and tools end: at the work. Who tends somebody or something, or works at a bench, reaches for it, and
 * steps nearer where an arm is too short.
 */

type Point = readonly [number, number];

/** From a person's height in units to the head's radius. */
const HEAD = 21;
const ON_HAIR = /^(?:scissors|brush|hair-dryer)$/;

interface Work {
  readonly members: readonly DrawnMember[];
  /** What it is drawn as, where that is one figure. */
  readonly drawing?: string;
  /** Whether it lies on a bench, or is open above: it is reached from over it. */
  readonly isBelow: boolean;
  /** Whether it is taken from what bears it, with whatever else in the other hand. */
  readonly isPicked?: boolean;
  /** Whether what is in the hand is brought to it, or taken from it. */
  readonly isBrought?: boolean;
}

/** What an actor has under hand: what it tends, what lies on its bench, or the pot before it. */
function workOf(ground: Ground, actors: readonly Actor[], { index }: Actor): Work | undefined {
  const mate = actors.find(
    ({ figure: { bond }, index: own }) =>
      own !== index && bond?.to === index && /^(?:tend|put|front)$/.test(bond.as),
  );
  if (!mate) return undefined;
  const on = ground.stage.figures.findIndex(({ bond }) => bond?.to === mate.index && bond.as === 'on');
  const borne = on < 0 ? [] : (standBonded(ground, on, mate)?.actor.members ?? []);
  if (mate.figure.bond?.as === 'put') return { members: mate.members, isBelow: false, isBrought: true };
  if (mate.figure.bond?.as === 'tend')
    return borne.length > 0 && mate.figure.drawing !== 'potted-plant'
      ? { members: borne, isBelow: false, isPicked: true }
      : { members: mate.members, drawing: mate.figure.drawing, isBelow: false };
  const isPot = /^(?:cauldron|potters-wheel)$/.test(mate.figure.drawing);
  // What is in the hand is on its way to what lies there.
  const isBrought = ground.stage.figures.some(
    ({ bond, posture }) => bond?.as === 'held' && bond.to === index && posture === 'walk',
  );
  return { members: isPot && borne.length === 0 ? mate.members : borne, isBelow: true, isBrought };
}

/** The point of a work that is touched from a shoulder, with a tool or by the hand alone. */
function contactOn(
  member: DrawnMember,
  { isBelow, isBrought, drawing = '' }: Work,
  [sx, sy]: Point,
  { tool, isAtFeet }: { readonly tool: string; readonly isAtFeet: boolean },
): Point {
  const { shape, at } = member;
  const k = at.size / 100;
  const side = Math.sign(sx - at.x) || 1;
  // Who crouches before somebody, or before an animal, is at a foot.
  if (isAtFeet && shape.focus)
    return isActor(shape)
      ? [at.x + side * 10 * k, at.base - 16 * k]
      : [at.x + side * shape.width * k * 0.3, at.base - shape.height * k * 0.1];
  if (isActor(shape) && shape.focus) {
    const [x, y] = pointOn(member, shape.focus);
    const r = HEAD * k;
    return ON_HAIR.test(tool)
      ? [x + side * r * 0.7, y - r * 0.7]
      : [x + side * r, y + r * (tool === 'syringe' ? 3 : tool ? 0.4 : 2)];
  }
  const [tall, half] = [shape.height * k * (at.squash ?? 1), (shape.width * k) / 2];
  // What is brought to an animal is at its mouth.
  if (isBrought && shape.focus) return pointOn(member, [shape.focus[0] + shape.width * 0.1, shape.focus[1]]);
  if (isBelow) return [at.x, at.base - tall];
  // What is lower than a shoulder is touched at its middle, not above it.
  const least = at.base - tall < sy ? 0.9 : 0.55;
  const y = Math.min(Math.max(sy + tall * 0.1, at.base - tall * least), at.base - tall * 0.1);
  return [at.x + side * half * (SLENDER.test(drawing) ? 0.14 : 0.55), y];
}

/** What is wider at its top than where hands are at it. */
const SLENDER = /lamp|post|palm|^tree$|^pine$|^bare-tree$|flag|^sign$/;

/** A tool that is pressed down flat. */
const UPRIGHT = /^(?:iron|brush)$/;

/** Where two hands are at what lies on a bench: one at each side of it, as far as arms reach. */
function gripsOn(
  { members }: Work,
  [sx, sy]: Point,
  arm: number,
): { readonly near: Point; readonly far: Point } {
  const reached = members.filter(({ at }) => Math.abs(at.x - sx) < Math.abs(arm) * 1.4);
  const all = reached.length > 0 ? reached : members;
  const halves = all.map(({ shape, at }) => ((shape.width * at.size) / 100) * (at.turn ? 0.2 : 0.36));
  const from = Math.min(...all.map(({ at }, i) => at.x - (halves[i] ?? 0)));
  const to = Math.max(...all.map(({ at }, i) => at.x + (halves[i] ?? 0)));
  const tops = all.map(({ shape, at }) => at.base - (shape.height * at.size * (at.squash ?? 1) * 0.66) / 100);
  const y = Math.max(sy, Math.min(...tops));
  const held = (x: number): Point => [Math.min(Math.max(x, sx - Math.abs(arm)), sx + Math.abs(arm)), y];
  return arm < 0 ? { near: held(from), far: held(to) } : { near: held(to), far: held(from) };
}

/** Of several things to work on the one in easy reach. */
const nearestOf = ({ members }: Work, x: number): DrawnMember | undefined =>
  [...members].sort((a, b) => Math.abs(a.at.x - x) - Math.abs(b.at.x - x))[0];

interface Worker {
  readonly stage: Stage;
  readonly index: number;
  readonly member: DrawnMember;
  readonly nth: number;
}

/** Who cannot reach down to a thing bends to it, or crouches. */
function lowered({ stage, index, member, nth }: Worker, by: number): Worker {
  const figures = stage.figures.map(
    (figure, i): Figure => (i === index ? { ...figure, posture: by > 1.4 ? 'crouch' : 'bend' } : figure),
  );
  const bent = { ...stage, figures };
  return { stage: bent, index, nth, member: { ...member, shape: shapeOf(bent, index, nth) } };
}

/** A worker with its hand, or the tool in it, at the work. */
function atWork(worker: Worker, work: Work): DrawnMember {
  const { stage, index, member, nth } = worker;
  const { shape, at } = member;
  const tools = stage.figures.filter(({ bond }) => isHeld(bond?.as) && bond?.to === index);
  const [tool = ''] = tools.map(({ drawing }) => drawing);
  const isIdle =
    !work.isPicked &&
    !work.isBrought &&
    tool !== '' &&
    toolOf(tool) === 0 &&
    !ON_HAIR.test(tool) &&
    tool !== 'needle-thread';
  if (!isActor(shape) || at.turn || isIdle) return member;
  const k = at.size / 100;
  const way = at.flip ? -1 : 1;
  const [sx, sy] = pointOn(member, shape.shoulder);
  const arm = shape.arm * k;
  const thing = nearestOf(work, sx + way * arm * 0.7);
  if (!thing) return member;
  const isAtFeet = !work.isBelow && !work.isBrought && stage.figures[index]?.posture === 'crouch';
  const aim = contactOn(thing, work, [sx, sy], { tool, isAtFeet });
  // What is brought is before the hand.
  const ahead = work.isBrought ? Math.min(gripOf(tool).tall * 0.5, 10) : Math.abs(toolOf(tool));
  const long = ahead * TALL.adult * 0.01 * k;
  const [dx, dy] = [aim[0] - sx, aim[1] - sy];
  const low = dy / (arm + long);
  if (low > 1 && !work.isBelow && stage.figures[index]?.posture === 'stand')
    return atWork(lowered(worker, low), work);
  // Who is at a bench stays there; the others step to where an arm reaches, but not into the work.
  const most = Math.sqrt(Math.max(0, (arm + long) ** 2 - dy * dy));
  const least = Math.max(shape.width * k * 0.4, long + arm * 0.3);
  const apart = work.isBelow ? Math.abs(dx) : Math.max(least, Math.min(Math.abs(dx), most));
  const step = Math.sign(dx) * (Math.abs(dx) - apart);
  const far = Math.hypot(apart, dy) || 1;
  // A tool comes down on what lies below.
  const [tx, ty] = !work.isBelow ? [apart / far, dy / far] : UPRIGHT.test(tool) ? [0.1, 0.99] : [0.5, 0.86];
  const ofBody = ([x, y]: Point): Point => [(((x - at.x - step) / k) * way) / U, (y - at.base) / k / U];
  const grips = work.isBelow && !work.isPicked ? gripsOn(work, [sx, sy], arm * way) : undefined;
  const isBare = tool === '' || tool === 'needle-thread';
  const end: Point =
    work.isBelow && work.isBrought
      ? [aim[0] - way * long, aim[1] - long * 0.5]
      : [aim[0] - Math.sign(dx) * tx * long, aim[1] - ty * long];
  const reach = {
    at: ofBody(isBare && grips ? grips.near : end),
    both: isBare,
    ...(grips ? { far: ofBody(grips.far) } : {}),
  };
  return { shape: shapeOf(stage, index, nth, reach), at: { ...at, x: at.x + step }, aim };
}

/** The second of two is at the other side of the work. */
function opposite(member: DrawnMember, { members }: Work): DrawnMember {
  const twice = (members.reduce((sum, { at }) => sum + at.x, 0) * 2) / members.length;
  const at = { ...member.at, x: twice - member.at.x, flip: !member.at.flip };
  return { ...member, at, ...(member.aim && { aim: [twice - member.aim[0], member.aim[1]] as const }) };
}

/** All who stand in the picture, with their hands at what they work on. */
export const atWorks = (ground: Ground, actors: readonly Actor[]): Actor[] =>
  actors.map((actor) => {
    const work = actor.members.length > 2 ? undefined : workOf(ground, actors, actor);
    if (!work) return actor;
    const members = actor.members.map((member, nth) => {
      const done = atWork({ stage: ground.stage, index: actor.index, member, nth }, work);
      return nth > 0 && !work.isBelow ? opposite(done, work) : done;
    });
    return { ...actor, members };
  });

/** Room at the edge of the frame that whoever the picture is of keeps, in shares of its breadth. */
const EDGE = 0.03;

/** All a little to the side where the first one, having stepped to its work, would be cut off by the frame. */
export function withinCanvas(actors: readonly Actor[], width: number): readonly Actor[] {
  const first = actors.find(({ index, figure }) => index === 0 && figure.age !== undefined);
  if (!first) return actors;
  const own = spanOfActor(first);
  // What is worked at before one is as much of the picture.
  const benches = actors
    .filter(({ figure: { bond } }) => bond?.to === 0 && bond.as === 'front')
    .map(spanOfActor);
  const [left, right] = [own, ...benches].reduce(
    ([low, high], { from, to }) => [Math.min(low, from), Math.max(high, to)],
    [own.from, own.to],
  );
  const { from, to } = right - left < width * (1 - EDGE * 2) ? { from: left, to: right } : own;
  if (to - from > width * 0.94) return actors;
  const by = Math.max(0, width * EDGE - from) - Math.max(0, to - width * (1 - EDGE));
  if (Math.abs(by) < 1) return actors;
  return actors.map((actor) => ({
    ...actor,
    members: actor.members.map((member) => ({
      ...member,
      at: { ...member.at, x: member.at.x + by },
      ...(member.aim && { aim: [member.aim[0] + by, member.aim[1]] as const }),
    })),
  }));
}
