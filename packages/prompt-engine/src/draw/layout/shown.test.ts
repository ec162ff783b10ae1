import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { gripIn } from './shown.ts';

const holdOf = (subject: string, drawing: string): string | undefined => {
  const stage = compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;
  const at = stage.figures.findIndex((figure) => figure.drawing === drawing && figure.bond?.as === 'held');
  return at < 0 ? undefined : gripIn(stage, at).hold;
};

test('a tool at no work is up in one hand, at work it is at the work', () => {
  expect(holdOf('a mechanic holding a wrench beside a motorbike', 'spanner')).toBe('show');
  expect(holdOf('a mechanic fixing a car in a garage', 'spanner')).toBe('work');
});

test('what is long is held as ever', () => {
  expect(holdOf('a gardener with a spade', 'spade')).toBe('work');
});
