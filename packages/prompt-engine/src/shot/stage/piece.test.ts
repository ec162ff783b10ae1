import { expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import type { Figure } from '../stage.ts';
import { piecesInOrder, told } from './piece.ts';

const CAT: Figure = {
  drawing: 'cat',
  word: 'cat',
  x: 0,
  depth: 0,
  height: 0,
  count: 1,
  posture: 'stand',
  faces: 'left',
};
const nextTo = (drawing: string) => (_: unknown, figures: readonly Figure[]) => [
  ...figures,
  { ...CAT, drawing },
];

test('pieces follow one another, and those of other words stay out', () => {
  const pieces = piecesInOrder([
    told(/\bhats?\b/, nextTo('hat')),
    nextTo('mat'),
    told(/\bowls?\b/, nextTo('owl')),
    told(/\bcats?\b/, nextTo('bowl')),
  ]);
  const drawings = pieces(readScene('a cat in a hat'), [CAT]).map(({ drawing }) => drawing);
  expect(drawings).toEqual(['cat', 'hat', 'mat', 'bowl']);
});
