import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const studio = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).studio;

test('whoever is told to wear something has no dress of a trade besides', () => {
  expect(studio('a beekeeper in a ballgown')).not.toMatch(/white suit|mesh veil/);
  expect(studio('a beekeeper beside a hive')).toMatch(/white suit|mesh veil/);
});

test('a bird that does not fly is not about to land', () => {
  expect(studio('a penguin delivering a letter')).not.toMatch(/landing|Wings half spread/);
});
