import { expect, test } from 'vitest';
import { IMPORT_TEXTS } from './import-texts.ts';

test.each([
  [{ added: 0, boards: 0, templates: 0 }, '0 works added'],
  [{ added: 1, boards: 0, templates: 0 }, '1 work added'],
  [{ added: 2, boards: 1, templates: 1 }, '1 board and 1 template added'],
  [{ added: 1_205, boards: 2, templates: 3 }, '1,200 works, 2 boards and 3 templates added'],
])('what was taken is told by its kind (%o)', (progress, words) => {
  expect(IMPORT_TEXTS.added(progress)).toBe(words);
});
