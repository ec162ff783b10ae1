import { expect, test } from 'vitest';
import { drawStage } from '../draw.ts';
import { figureOf, stageOf } from '../testing/stages.ts';
import { shapeOf } from './actors.ts';

test('a child has a larger head for its height than a grown one', () => {
  const share = (age: 'child' | 'adult') => {
    const shape = shapeOf(stageOf({ figures: [figureOf('person', { age })] }), 0, 0);
    return (shape.focus?.[1] ?? 0) / shape.height;
  };
  expect(share('child')).toBeGreaterThan(share('adult') + 0.04);
});

test('a bench is as high as the hips of whoever works at it', () => {
  const figures = [
    figureOf('person', { faces: 'camera', height: 0.8 }),
    figureOf('table', { bond: { to: 0, as: 'front' }, depth: 0.1 }),
  ];
  const topOf = (height: number): number => {
    const [person, table] = figures;
    const svg = drawStage(stageOf({ figures: person && table ? [{ ...person, height }, table] : [] }), '1:1');
    const scales = [...svg.matchAll(/scale\((-?[\d.]+) [\d.]+\)/g)].map(([, k]) => Math.abs(Number(k)));
    return Math.max(...scales);
  };
  expect(topOf(0.8)).toBeGreaterThan(topOf(0.4) * 1.6);
});
