import { expect, test } from 'vitest';
import type { Figure, Stage } from '../../shot/stage.ts';
import { drawStage } from '../draw.ts';
import { figureOf, stageOf } from '../testing/stages.ts';
import '../silhouettes/whole.ts';

const PERSON = figureOf('person', { age: 'adult', faces: 'camera' });
const bench = (): Figure[] => [
  PERSON,
  figureOf('table', { height: 0.3, depth: 0.1, bond: { to: 0, as: 'front' } }),
  figureOf('bread', { height: 0.07, bond: { to: 1, as: 'on' } }),
];

/** By how much the picture of a stage is enlarged. */
function enlarged(figures: readonly Figure[], more: Partial<Stage> = {}): number {
  const svg = drawStage(stageOf({ place: 'kitchen', figures, ...more }), '4:5');
  const scales = [...svg.matchAll(/<g transform="translate\([^)]*\) scale\(([\d.]+)\)">/g)];
  // Letters are larger by much more than any picture is.
  return Math.max(1, ...scales.map(([, by]) => Number(by)).filter((by) => by < 2));
}

test('whoever works at a bench is seen from nearer than whoever stands, and both nearer than a wide shot', () => {
  expect(enlarged(bench())).toBeGreaterThan(1.2);
  expect(enlarged(bench(), { size: 'wide' })).toBe(1);
  expect(enlarged([PERSON])).toBeLessThan(enlarged(bench()));
});

test('a thing alone, a view from above and a picture with lettering keep their frame', () => {
  expect(enlarged([figureOf('vase')])).toBe(1);
  expect(enlarged(bench(), { cameraHeight: 'overhead' })).toBe(1);
  expect(enlarged(bench(), { lettering: ['BREAD'] })).toBe(1);
});

test('nothing is enlarged beyond the frame: two who stand far apart stay as they are', () => {
  const apart = [
    figureOf('person', { age: 'adult', x: 0.06 }),
    figureOf('person', { age: 'adult', x: 0.94 }),
  ];
  expect(enlarged(apart)).toBeLessThan(1.1);
});
