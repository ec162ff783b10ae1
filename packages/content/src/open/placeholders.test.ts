import { expect, test } from 'vitest';
import { fillPlaceholders, placeholdersOf } from './placeholders.ts';

test('placeholders are named without brackets, each once, in their order', () => {
  expect(placeholdersOf('[LENS] at [APERTURE] in [Country], again [LENS], [YOUR PHOTO SUBJECT].')).toEqual([
    'LENS',
    'APERTURE',
    'Country',
    'YOUR PHOTO SUBJECT',
  ]);
});

test.each([
  'no brackets at all',
  '',
  '[lens]',
  '[]',
  '[ LENS]',
  '[4:5]',
  '[LENS',
  'LENS]',
  '[LENS\nAPERTURE]',
  `[A${'B'.repeat(60)}]`,
])('"%s" holds no placeholder and stays as it is', (text) => {
  expect(placeholdersOf(text)).toEqual([]);
  expect(fillPlaceholders(text, { lens: 'x', LENS: 'x', '': 'x', '4:5': 'x' })).toBe(text);
});

test('in nested brackets the inner pair is the placeholder', () => {
  expect(placeholdersOf('[WIDE [LENS] SHOT]')).toEqual(['LENS']);
  expect(fillPlaceholders('[WIDE [LENS] SHOT]', { LENS: '24 mm' })).toBe('[WIDE 24 mm SHOT]');
});

test('a value goes wherever its placeholder stands, without the blanks around it', () => {
  expect(fillPlaceholders('[PLACE] by day, [PLACE] by night', { PLACE: '  a quay\n' })).toBe(
    'a quay by day, a quay by night',
  );
});

test('placeholders without a value or with a blank one stay', () => {
  expect(fillPlaceholders('[LENS], [HEIGHT], [PLACE]', { LENS: '', HEIGHT: ' \n', OTHER: 'x' })).toBe(
    '[LENS], [HEIGHT], [PLACE]',
  );
});

test('names tell capitals apart', () => {
  expect(fillPlaceholders('[Country] [COUNTRY]', { Country: 'Chile' })).toBe('Chile [COUNTRY]');
});

test.each(['$&', '$1', '$$', '$`', "$'", '$<name>', '\\1', '[', ']', '[]', '🎞️👩‍🚀', 'quay [APERTURE]'])(
  'the value "%s" is taken literally',
  (value) => {
    expect(fillPlaceholders('a [LENS] b [APERTURE] c', { LENS: value, APERTURE: 'f/2' })).toBe(
      `a ${value} b f/2 c`,
    );
  },
);

test('only own properties are values', () => {
  const inherited: Record<string, string> = Object.create({ LENS: 'inherited' });
  expect(fillPlaceholders('[LENS]', inherited)).toBe('[LENS]');
});
