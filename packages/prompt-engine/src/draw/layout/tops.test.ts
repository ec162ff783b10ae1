import { expect, test } from 'vitest';
import '../silhouettes/whole.ts';
import { box, disc } from '../drawing/pen.ts';
import { body, silhouette } from '../silhouettes/silhouette.ts';
import { restAt, topAt } from './tops.ts';

test('the top of a drawing is that of its solid parts at a place across it', () => {
  const steps = silhouette(100, [body(box(-50, -40, 50, 40)), body(box(0, -80, 50, 80))]);
  expect(topAt(steps, -20)).toBe(-40);
  expect(topAt(steps, 20)).toBe(-80);
  expect(topAt(steps, 90)).toBeUndefined();
});

test('a disc is as high as its radius above its middle', () => {
  expect(topAt(silhouette(100, [body(disc(0, -30, 30, 20))]), 0)).toBeCloseTo(-50);
});

test('what is broad rests on no stem', () => {
  const pumpkin = silhouette(100, [body(box(-50, -60, 100, 60)), body(box(-3, -90, 6, 30))]);
  expect(restAt(pumpkin, 0)).toBe(-60);
});
