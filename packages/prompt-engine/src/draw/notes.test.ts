import { expect, test } from 'vitest';
import { drawStage } from './draw.ts';
import { figureOf, stageOf } from './testing/stages.ts';

test('notes are slips in the corner: letters as strokes, nothing of their text', () => {
  const stage = stageOf({ figures: [figureOf('person')] });
  const plain = drawStage(stage, '1:1');
  const noted = drawStage({ ...stage, notes: ['New Orleans', '<script>alert(1)</script>', '???'] }, '1:1');
  expect(noted.length).toBeGreaterThan(plain.length + 200);
  expect(noted).not.toMatch(/script|Orleans/i);
});
