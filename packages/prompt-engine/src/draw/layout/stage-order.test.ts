import { expect, test } from 'vitest';
import '../silhouettes/whole.ts';
import { figureOf, stageOf } from '../testing/stages.ts';
import { inOrder } from './stage-order.ts';

test('several mountains behind another are one range', () => {
  const stage = stageOf({
    figures: [figureOf('cabin'), figureOf('mountain', { count: 4, bond: { to: 0, as: 'behind' } })],
  });
  expect(inOrder(stage).figures[1]).toMatchObject({ drawing: 'mountain-range', count: 1, depth: 0.95 });
});

test('a mountain that the picture is about stays one', () => {
  expect(inOrder(stageOf({ figures: [figureOf('mountain')] })).figures[0]?.drawing).toBe('mountain');
});
