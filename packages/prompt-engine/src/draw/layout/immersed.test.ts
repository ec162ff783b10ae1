import { expect, test } from 'vitest';
import type { Stage } from '../../shot/stage.ts';
import { drawStage } from '../draw.ts';
import { figureOf, stageOf } from '../testing/stages.ts';

const inWater = (place: string, ...figures: Stage['figures']): number =>
  drawStage(stageOf({ place, figures }), '4:3').split('data-in="water"').length - 1;

test('whoever lives and is in water is cut off by its surface', () => {
  expect(inWater('lake', figureOf('duck', { age: 'adult', posture: 'swim' }))).toBe(1);
  expect(inWater('ford', figureOf('elephant', { age: 'adult' }))).toBe(1);
  expect(inWater('pool', figureOf('person', { age: 'adult', posture: 'swim' }))).toBe(1);
});

test('each of several meets the surface where it is', () => {
  expect(inWater('lake', figureOf('duck', { age: 'adult', count: 3 }))).toBe(3);
});

test('on land, in a boat, in the air or at home in the sea nobody is cut off', () => {
  const dog = figureOf('dog', { age: 'adult' });
  expect(inWater('lakeside', dog)).toBe(0);
  expect(inWater('lake', { ...dog, bond: { to: 1, as: 'in' } }, figureOf('boat'))).toBe(0);
  expect(inWater('lake', { ...dog, posture: 'jump' })).toBe(0);
  expect(inWater('sea', figureOf('whale', { age: 'adult' }))).toBe(0);
});
