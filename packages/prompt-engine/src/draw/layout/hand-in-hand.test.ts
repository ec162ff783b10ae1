import { expect, test } from 'vitest';
import { canvasFor } from '../picture.ts';
import { figureOf, stageOf } from '../testing/stages.ts';
import '../silhouettes/whole.ts';
import { type Actor, isActor, pointOn, shapeOf } from './actors.ts';
import { handInHand } from './hand-in-hand.ts';

test('of two who walk hand in hand the one in front has a hand in that of the other', () => {
  const pair = figureOf('person', { age: 'adult', count: 2, posture: 'walk', bond: { to: 0, as: 'shake' } });
  const stage = stageOf({ figures: [pair] });
  canvasFor(stage, '4:3', 't');
  const actor: Actor = {
    index: 0,
    figure: pair,
    members: [100, 260].map((x, nth) => ({ shape: shapeOf(stage, 0, nth), at: { x, base: 300, size: 60 } })),
  };
  const [front, behind] = handInHand(stage, [actor])[0]?.members ?? [];
  if (!front || !behind || !isActor(front.shape) || !isActor(behind.shape)) throw new Error('nobody walks');
  const [[ax, ay], [bx, by]] = [pointOn(front, front.shape.hands[0]), pointOn(behind, behind.shape.hands[0])];
  expect(Math.hypot(ax - bx, ay - by)).toBeLessThan(6);
  expect(front.at.x).toBeGreaterThan(behind.at.x);
});
