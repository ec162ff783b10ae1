import type { Stage } from '../../shot/stage.ts';
import { U } from '../silhouettes/people/rig.ts';
import { type Actor, type DrawnMember, isActor, pointOn, shapeOf } from './actors.ts';

/*
 * Two who walk hand in hand: they go one way, and the one in front reaches back to the hand of the other.
 */

/** How far apart the two are, against the length of an arm. */
const APART = 1.05;

const GOES = /^(?:walk|run|stand)$/;

/** The one in front with the near hand in that of the one behind. */
function led(stage: Stage, index: number, behind: DrawnMember, front: DrawnMember, nth: number): DrawnMember {
  if (!isActor(behind.shape) || !isActor(front.shape)) return front;
  const way = front.at.flip ? -1 : 1;
  const k = front.at.size / 100;
  const x = behind.at.x + way * front.shape.arm * k * APART;
  const [hx, hy] = pointOn(behind, behind.shape.hands[0]);
  const at = { ...front.at, x };
  const reach = { at: [(((hx - x) / k) * way) / U, (hy - at.base) / k / U] as const, both: false };
  return { shape: shapeOf(stage, index, nth, reach), at };
}

/** All who stand in the picture, with those hand in hand who are told so as one figure. */
export const handInHand = (stage: Stage, actors: readonly Actor[]): Actor[] =>
  actors.map((actor) => {
    const { figure, index, members } = actor;
    const [one, other] = members;
    const isPair = figure.bond?.as === 'shake' && figure.bond.to === index && members.length === 2;
    if (!isPair || !one || !other || !GOES.test(figure.posture) || one.at.flip !== other.at.flip)
      return actor;
    const isFirstBehind = one.at.x < other.at.x !== (one.at.flip ?? false);
    const behind = isFirstBehind ? one : other;
    const front = led(stage, index, behind, isFirstBehind ? other : one, isFirstBehind ? 1 : 0);
    return { ...actor, members: [front, behind] };
  });
