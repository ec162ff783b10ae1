import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FAULTS } from './table.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

test.each(FAULTS)(
  'can still be planted, and its test is there: $breaks',
  ({ file, from, to, test: seenBy }) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
    expect(from).not.toBe(to);
    expect(existsSync(path.join(ROOT, seenBy))).toBe(true);
  },
);

test('each fault is another one', () => {
  expect(new Set(FAULTS.map(({ file, from }) => `${file} ${from}`)).size).toBe(FAULTS.length);
});
