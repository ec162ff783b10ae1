import { expect, test } from 'vitest';
import { silhouetteOf } from '../catalogue.ts';
import '../whole.ts';
import type { Silhouette } from '../silhouette.ts';
import { inPosture } from './posed.ts';

const STANDING = { posture: 'stand', faces: 'right', close: false } as const;

function animal(id: string): Silhouette {
  const shape = silhouetteOf(id, STANDING);
  if (!shape) throw new Error(`No animal is called '${id}'`);
  return shape;
}

const pointsOf = ({ parts }: Silhouette): (readonly [x: number, y: number])[] =>
  parts.flatMap(({ d }) =>
    [...d.matchAll(/[MLC]([-\d. ]+)/g)].flatMap(([, list = '']) => {
      const n = list.trim().split(' ').map(Number);
      return Array.from({ length: n.length / 2 }, (_, i) => [n[i * 2] ?? 0, n[i * 2 + 1] ?? 0] as const);
    }),
  );

const highest = (shape: Silhouette): number => Math.min(...pointsOf(shape).map(([, y]) => y));

test.each(['dog', 'fox', 'lion', 'cow', 'horse', 'tiger', 'elephant'])('a %s that lies is lower', (id) => {
  const lying = inPosture(animal(id), id, 'lie');
  expect(highest(lying)).toBeGreaterThan(highest(animal(id)) + 8);
  expect(lying.height).toBeLessThan(animal(id).height);
  expect(Math.max(...pointsOf(lying).map(([, y]) => y))).toBeLessThanOrEqual(6);
});

test('one that sits keeps its forelegs and lowers its hind end', () => {
  const sitting = inPosture(animal('wolf'), 'wolf', 'sit');
  const back = (shape: Silhouette): number =>
    Math.min(
      ...pointsOf(shape)
        .filter(([x]) => x < -20)
        .map(([, y]) => y),
    );
  expect(back(sitting)).toBeGreaterThan(back(animal('wolf')) + 5);
  expect(Math.abs(highest(sitting) - highest(animal('wolf')))).toBeLessThan(6);
});

test('one that runs stretches, one that leaps rises in front', () => {
  const broad = (shape: Silhouette): number =>
    Math.max(
      ...pointsOf(shape)
        .filter(([, y]) => y > -16)
        .map(([x]) => x),
    );
  expect(broad(inPosture(animal('dog'), 'dog', 'run'))).toBeGreaterThan(broad(animal('dog')) + 4);
  expect(highest(inPosture(animal('dog'), 'dog', 'jump'))).toBeLessThan(highest(animal('dog')) - 5);
});

test('eyes are shut in sleep, and what has no four legs keeps its shape', () => {
  const frog = animal('frog');
  const asleep = inPosture(frog, 'frog', 'lie');
  expect(asleep.height).toBe(frog.height);
  expect(asleep.parts.map(({ d }) => d).join('')).toContain(' 0.5 0 0 1');
  expect(inPosture(frog, 'frog', 'stand')).toBe(frog);
});

test.each(['zebra', 'horse', 'deer', 'cow', 'lion'])(
  'the head of a %s that drinks is lower, its feet stay',
  (id) => {
    const drinks = inPosture(animal(id), id, 'bend');
    expect(drinks.focus?.[1]).toBeGreaterThan((animal(id).focus?.[1] ?? 0) + 12);
    expect(drinks.height).toBe(animal(id).height);
  },
);

test.each(['zebra', 'horse', 'deer', 'camel'])(
  'the neck of a %s that drinks brings the muzzle to the ground',
  (id) => {
    expect(inPosture(animal(id), id, 'bend').focus?.[1]).toBeGreaterThan(-32);
  },
);

test('an elephant drinks by the trunk', () => {
  expect(inPosture(animal('elephant'), 'elephant', 'bend')).toEqual(animal('elephant'));
});

test.each(['dog', 'fox', 'cat-walking', 'wolf', 'tiger'])(
  'a %s that is curled up keeps its head and is round',
  (drawing) => {
    const id = drawing.replace('-walking', '');
    const curled = inPosture(animal(drawing), id, 'slump');
    const [back] = curled.parts;
    expect(back?.d).toMatch(/^M[-\d. ]+a/);
    // Its head, and what is drawn of it: more than the round of its back and its tail.
    expect(curled.parts.filter((part) => part.rim && part.d !== '').length).toBeGreaterThan(3);
  },
);
