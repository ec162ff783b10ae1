import type { Bond, Stage } from '../../shot/stage.ts';
import { type Actor, type DrawnMember, isActor } from './actors.ts';
import { deedOf, isOnTheWay, PAIRINGS } from './deeds.ts';

/** Whether the arms of the two lie about each other, so that the one behind shows an arm in front. */
export const isEntwined = (as: Bond): boolean => as === 'kiss' || as === 'hug' || as === 'waltz';

/** From hundredths of a height to pixels, by the length of the arm: a child's reaches less far. */
const unitOf = ({ shape, at }: DrawnMember): number => (isActor(shape) ? (shape.arm * at.size) / 3230 : 0);

/** From the middle of a body to its front. */
const chestOf = ({ shape, at }: DrawnMember): number =>
  (at.size / 100) * (isActor(shape) && shape.focus ? Math.max(shape.focus[0] + 17, 22) : shape.width / 2);

/** From the middle of a body to what it touches a thing with: an animal's is its mouth. */
const mouthOf = (member: DrawnMember): number => {
  const { shape, at } = member;
  const isAnimal = !isActor(shape) && shape.focus !== undefined;
  const mouth = Math.abs(shape.focus?.[0] ?? 0) + shape.width * 0.1;
  return isAnimal && mouth > shape.width * 0.3
    ? (at.size / 100) * Math.min(mouth, shape.width / 2)
    : chestOf(member);
};

/** How far apart the middles of two in a deed are. */
export function apartIn(as: Bond, one: DrawnMember, other: DrawnMember): number {
  const [apart = 10] = PAIRINGS[as] ?? [];
  const frontOf = as === 'tend' || as === 'put' ? mouthOf : chestOf;
  return frontOf(one) + frontOf(other) + apart * Math.max(unitOf(one), unitOf(other));
}

/** How far from its middle a thing is leant on whose crown or lamp is wider than its trunk, in its width. */
const SLENDER: readonly (readonly [thing: RegExp, share: number])[] = [
  [/^(?:palm|lamppost|street-lamp|post)$/, 0.08],
  [/tree|pine/, 0.12],
];

/** What leans without being tilted along its length. */
const WHEELED = /^(?:bicycle|motorbike|scooter|skateboard|tricycle|wheelbarrow)$/;

/** How far a thing leans that stands against another, in degrees. */
const LEANS = 13;

/** What leans on another is tilted until it touches it. */
export const leant = (actors: readonly Actor[]): Actor[] =>
  actors.map((actor) => {
    const { figure, index, members } = actor;
    const mate = actors.find((other) => other.figure.bond?.to === index && other !== actor);
    const [at, its] = [members[0]?.at, mate?.members[0]];
    if (figure.posture !== 'lean' || !at || !mate || !its) return actor;
    // Who leans on a thing behind stands before it.
    if (figure.age && mate.figure.bond?.as !== 'beside') return actor;
    // What stands on wheels stays on both, close before the wall.
    if (WHEELED.test(figure.drawing)) {
      const isBefore = mate.figure.bond?.as === 'behind';
      const base = isBefore ? its.at.base + at.size * 0.04 : Math.max(at.base, its.at.base + at.size * 0.04);
      // Against a trunk it is with the handlebar.
      const isTrunk = !isBefore && SLENDER.some(([thing]) => thing.test(mate.figure.drawing));
      const from = its.at.x > at.x ? 1 : -1;
      const x = isTrunk ? its.at.x - (from * (members[0]?.shape.width ?? 0) * at.size) / 300 : at.x;
      return {
        ...actor,
        members: members.map((one) => ({ ...one, at: { ...one.at, x, base, turn: isTrunk ? from * 4 : 0 } })),
      };
    }
    const isRight = its.at.x > at.x;
    const side = isRight ? 1 : -1;
    const tall = Math.min(
      ((members[0]?.shape.height ?? 0) * at.size) / 100,
      (its.shape.height * its.at.size) / 100,
    );
    const into = SLENDER.find(([thing]) => thing.test(mate.figure.drawing))?.[1] ?? 0.5;
    const edge = its.at.x - (side * its.shape.width * its.at.size * into) / 100;
    const reach = Math.sin((LEANS * Math.PI) / 180) * tall + ((members[0]?.shape.width ?? 0) * at.size) / 240;
    const x = mate.figure.bond?.as === 'behind' ? at.x : edge - side * reach;
    return {
      ...actor,
      members: members.map((member) => ({ ...member, at: { ...member.at, x, turn: side * LEANS } })),
    };
  });

interface Block {
  readonly from: number;
  readonly to: number;
}

/** What the members of one figure take up across. */
function blockOf({ members }: Actor): Block {
  const xs = members.map(({ at }) => at.x);
  const halves = members.map(({ shape, at }) => (shape.width * at.size) / 200);
  return { from: Math.min(...xs) - Math.max(...halves), to: Math.max(...xs) + Math.max(...halves) };
}

const turned = (actor: Actor, dx: number, flip: boolean, foot: number): Actor => ({
  ...actor,
  members: actor.members.map(({ shape, at }) => ({
    shape,
    at: { ...at, x: at.x + dx, flip, base: at.turn || isAloft(actor) ? at.base : Math.max(at.base, foot) },
  })),
});

const isAloft = ({ figure, members: [one] }: Actor): boolean =>
  /^(?:air|top)$/.test(one?.shape.stands ?? '') || /^(?:fly|jump|climb|fall|swim|hang)$/.test(figure.posture);

/** How far one may be over what is low, or under a crown at its side. */
const crownOf = ({ figure, members: [one] }: Actor): number =>
  one && OPEN.test(figure.drawing) ? (one.shape.width * one.at.size) / 300 : 0;
/** What is wide above its trunk, or open above and reached into. */
const OPEN =
  /^(?:.*tree|pine|palm|puddle|plate|.*lamp|lamppost|post|fountain|well|bucket|bowl|empty-bowl|basket|box|barrel|flower-pot|cauldron)$/;

/** Two figures brought together: the one that is further left stays there, both turn to each other. */
function together(
  as: Bond,
  left: Actor,
  right: Actor,
  isBoundLeft: boolean,
  width: number,
): readonly [Actor, Actor] {
  const [a, b] = [blockOf(left), blockOf(right)];
  const [one, other] = [left.members[0], right.members[0]];
  const halves = (member: DrawnMember): number => (member.shape.width * member.at.size) / 200;
  const fronts =
    one && other ? apartIn(as, one, other) - halves(one) - halves(other) - crownOf(left) - crownOf(right) : 0;
  const whole = a.to - a.from + (b.to - b.from) + fronts;
  const middle = (a.from + a.to + b.from + b.to) / 4;
  const from = Math.max(Math.min(middle - whole / 2, width - whole), Math.min(0, (width - whole) / 2));
  // Who pushes another, or runs after it, looks where it goes; a thing shows its front to whoever is at it.
  const alike = isOnTheWay(as) || !(isBoundLeft ? one : other)?.shape.focus;
  // Both stand on one ground, that of whoever is nearer.
  const foot = Math.max(
    ...[left, right].map((actor) => (isAloft(actor) ? 0 : (actor.members[0]?.at.base ?? 0))),
  );
  if (as === 'back')
    return [turned(left, from - a.from, true, foot), turned(right, from + whole - b.to, false, foot)];
  return [
    turned(left, from - a.from, alike && isBoundLeft, foot),
    turned(right, from + whole - b.to, !alike || isBoundLeft, foot),
  ];
}

/** Brings those who do something with each other face to face, as near as their deed wants. */
export function paired(stage: Stage, actors: readonly Actor[], width: number): Actor[] {
  const placed = new Map(actors.map((actor) => [actor.index, actor]));
  for (const { index } of actors) {
    const bond = stage.figures[index]?.bond;
    const deed = deedOf(stage, index);
    const [mine, its] = [placed.get(index), placed.get(deed?.other ?? -1)];
    const [one, other] = [mine?.members[0], its?.members[0]];
    if (!deed || bond?.to !== deed.other || deed.other === index || !mine || !its || !one || !other) continue;
    const isLeft = one.at.x < other.at.x;
    const [left, right] = together(deed.as, isLeft ? mine : its, isLeft ? its : mine, isLeft, width);
    placed.set(left.index, left).set(right.index, right);
  }
  return [...placed.values()];
}
