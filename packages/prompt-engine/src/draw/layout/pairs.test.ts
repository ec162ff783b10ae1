import { expect, test } from 'vitest';
import { figureOf, stageOf } from '../testing/stages.ts';
import { type Actor, shapeOf } from './actors.ts';
import { deedOf, holdIn } from './deeds.ts';
import { apartIn, isEntwined, paired } from './pairs.ts';

const HUG = stageOf({
  figures: [figureOf('person', { x: 0.7 }), figureOf('person', { x: 0.3, bond: { to: 0, as: 'hug' } })],
});

const actorsOf = (stage: typeof HUG, xs: readonly number[]): Actor[] =>
  xs.map((x, index) => ({
    index,
    figure: figureOf('person', { x: x / 600 }),
    members: [{ shape: shapeOf(stage, index, 0), at: { x, base: 300, size: 80 } }],
  }));

test('a deed binds both, and a pair that is one figure to itself', () => {
  expect(deedOf(HUG, 0)).toEqual({ other: 1, as: 'hug' });
  expect(deedOf(HUG, 1)).toEqual({ other: 0, as: 'hug' });
  const pair = (count: number) =>
    stageOf({ figures: [figureOf('person', { count, bond: { to: 0, as: 'fight' } })] });
  expect(deedOf(pair(2), 0)).toEqual({ other: 0, as: 'fight' });
  expect(deedOf(pair(5), 0)).toBeUndefined();
  expect(deedOf(stageOf({ figures: [figureOf('person')] }), 0)).toBeUndefined();
});

test('the one who is cared for lets it be done', () => {
  const stage = stageOf({
    figures: [figureOf('person'), figureOf('person', { bond: { to: 0, as: 'tend' } })],
  });
  expect(holdIn(stage, 0)).toBe('offer');
  expect(holdIn(stage, 1)).toBeUndefined();
});

test('two in a deed come face to face, each within the frame', () => {
  const [first, second] = paired(HUG, actorsOf(HUG, [500, 60]), 600);
  const [one, other] = [first?.members[0]?.at, second?.members[0]?.at];
  expect(one?.flip).toBe(true);
  expect(other?.flip).toBe(false);
  expect((one?.x ?? 0) - (other?.x ?? 0)).toBeGreaterThan(10);
  expect((one?.x ?? 0) - (other?.x ?? 0)).toBeLessThan(60);
});

test('those who fight stand further apart than those who kiss', () => {
  const [one, other] = actorsOf(HUG, [0, 0]).map(({ members }) => members[0]);
  if (!one || !other) throw new Error('nobody stands there');
  const gaps = (['hug', 'kiss', 'waltz', 'shake', 'fight'] as const).map((as) => apartIn(as, one, other));
  expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
  expect(['hug', 'kiss', 'fight'].map((as) => isEntwined(as as 'hug'))).toEqual([true, true, false]); // of the three named
});

test('twins look alike, and brothers do not', () => {
  const shapesOf = (word: string) => {
    const stage = stageOf({ figures: [figureOf('person', { word, count: 2, sex: 'm' })] });
    return [0, 1].map((nth) => JSON.stringify(shapeOf(stage, 0, nth)));
  };
  const [twin, other] = shapesOf('twin brothers');
  expect(other).toBe(twin);
  const [brother, second] = shapesOf('brothers');
  expect(second).not.toBe(brother);
});
