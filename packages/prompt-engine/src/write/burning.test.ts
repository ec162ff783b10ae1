import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const textOf = (subject: string): string =>
  takesOf(subject)
    .map(({ outside }) => outside)
    .join('\n');

test.each([
  ['a cottage in flames at night', 'Firelight of the burning cottage'],
  ['the library of Alexandria burning', 'Firelight of the burning library'],
  ['firefighters before a burning factory', 'Firelight of the burning factory'],
  ['a violin on fire', 'The flames on the violin'],
])('what burns is the light: %s', (subject, light) => {
  expect(textOf(subject)).toContain(light);
});

test.each([
  'a burning candle in a window',
  'a wood stove burning in a cabin',
  'a man with a burning cigarette',
])('what is meant to burn is not destroyed by it: %s', (subject) => {
  expect(textOf(subject)).not.toMatch(/black rims|blackened|flames on|Firelight of the burning/);
});
