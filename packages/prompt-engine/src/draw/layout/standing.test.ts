import { expect, test } from 'vitest';
import type { Figure } from '../../shot/stage.ts';
import { drawStage } from '../draw.ts';
import { canvasFor } from '../picture.ts';
import '../silhouettes/whole.ts';
import { figureOf, stageOf } from '../testing/stages.ts';
import { colourFor, type Ground, shapeOf, sizeFor } from './actors.ts';
import { paired } from './pairs.ts';
import { standFree } from './spots.ts';

function groundOf(figures: readonly Figure[]): Ground {
  const stage = stageOf({ place: 'field', figures });
  const canvas = canvasFor(stage, '4:3', 't');
  const place = { back: '', front: '', base: 300, meets: 'contact' } as const;
  const groundAt = (depth: number): number => 310 - depth * 30;
  return { stage, canvas, place, stood: new Map(), bodies: [], fit: 1, zoom: 1, groundAt };
}

const membersOf = (figures: readonly Figure[], index: number) =>
  standFree(groundOf(figures), index)?.members ?? [];

test('what leaps out of the sea comes up head first', () => {
  const [whale] = membersOf([figureOf('whale', { posture: 'jump' })], 0);
  expect(whale?.at.turn).toBeLessThan(-30);
  expect(membersOf([figureOf('whale')], 0)[0]?.at.turn).toBeUndefined();
});

test('two between whom a hammock is slung stand at its ends', () => {
  const hammock = figureOf('hammock', { height: 0.3 });
  const figures = [hammock, figureOf('palm', { count: 2, bond: { to: 0, as: 'around' } })];
  const ground = groundOf(figures);
  const shape = shapeOf(ground.stage, 0, 0);
  const [one, other] = membersOf(figures, 1).map(({ at }) => at.x);
  const wide = (shape.width * sizeFor(ground, hammock, shape)) / 100;
  expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThan(wide * 0.9);
});

test('a field comes up to the lens', () => {
  const bases = membersOf([figureOf('tulip', { count: 26, depth: 0.1, height: 0.1 })], 0).map(
    ({ at }) => at.base,
  );
  expect(Math.max(...bases) - Math.min(...bases)).toBeGreaterThan(40);
});

test('two at one thing stand on one ground, however tall either is', () => {
  const figures = [
    figureOf('person', { age: 'adult', height: 0.5 }),
    figureOf('tree', { height: 0.95, x: 0.7, bond: { to: 0, as: 'tend' } }),
  ];
  const ground = groundOf(figures);
  const actors = figures.flatMap((_, i) => standFree(ground, i) ?? []);
  const [one, other] = paired(ground.stage, actors, ground.canvas.w).map(
    ({ members }) => members[0]?.at.base,
  );
  expect(one).toBeCloseTo(other ?? 0, 3);
});

test('a leash leads from the hand to the neck', () => {
  const drawn = (as: 'leash' | 'chase'): string =>
    drawStage(
      stageOf({
        figures: [
          figureOf('person', { age: 'adult', x: 0.3 }),
          figureOf('dog', { age: 'adult', height: 0.3, bond: { to: 0, as } }),
        ],
      }),
      '4:3',
    );
  const strokes = (svg: string): number => svg.match(/stroke=/g)?.length ?? 0;
  expect(strokes(drawn('leash'))).toBe(strokes(drawn('chase')) + 1);
});

test('what is curled up is shorter and no longer than what lies', () => {
  const [lying, curled] = (['lie', 'slump'] as const).map((posture) => {
    const d = shapeOf(stageOf({ figures: [figureOf('fox', { posture })] }), 0, 0)
      .parts.map((part) => part.d)
      .join('')
      // What is told from the last point is no place.
      .replace(/a[^A-Z]*/g, '');
    return Math.max(...[...d.matchAll(/[MLC ](-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Math.abs(Number(x))));
  });
  expect(curled).toBeLessThan(lying ?? 0);
});

test('a sheet that bears something lies flat, and stands alone otherwise', () => {
  const paper = figureOf('newspaper');
  const glasses = figureOf('glasses', { bond: { to: 1, as: 'on' } });
  expect(membersOf([glasses, paper], 1)[0]?.at.squash).toBeLessThan(0.5);
  expect(membersOf([paper], 0)[0]?.at.squash).toBeUndefined();
});

test('an animal in a room of its own tone is told from the walls', () => {
  const toneIn = (place: string): string | undefined => {
    const figures = [figureOf('cat', { age: 'adult' })];
    const light = { from: 'left', hard: false, warmth: 0.5, key: 'normal' } as const;
    const stage = stageOf({ place, figures, light });
    const ground = { ...groundOf(figures), stage, canvas: canvasFor(stage, '4:3', 't') };
    return colourFor(ground, 0, shapeOf(stage, 0, 0));
  };
  expect(toneIn('room')).toBeDefined();
  expect(toneIn('field')).toBeUndefined();
});

test('the sun is behind no head', () => {
  const sunAt = (x: number): number | undefined => {
    const place = { take: 'cinematic', place: 'field', daytime: 'day', seed: 3 } as const;
    const light = { from: 'back', hard: false, warmth: 0, key: 'normal' } as const;
    const svg = drawStage(
      stageOf({ ...place, light, figures: [figureOf('person', { age: 'adult', x })] }),
      '4:3',
    );
    const disc = /<ellipse cx="([\d.]+)" cy="[\d.]+" rx="(?:8|9)\d/.exec(svg)?.[1];
    return disc === undefined ? undefined : Number(disc) / 512;
  };
  expect(Math.abs((sunAt(0.5) ?? 0.5) - 0.5)).toBeGreaterThan(0.2);
});
