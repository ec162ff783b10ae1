import { expect, test } from 'vitest';
import { swapPhrase, type Version, wordsOf } from './swaps.ts';

const TEXT = 'A maker sits. Soft light from the left. 85mm lens.';
const VERSION: Version = {
  text: TEXT,
  spans: [
    { start: 0, end: 12, element: 'subject' },
    { start: 14, end: 38, element: 'light', why: 'It is small work.' },
    { start: 40, end: 49, element: 'camera' },
  ],
  change: { seed: 3 },
};
const BACKLIT = { name: 'Backlit', text: 'Backlit', why: 'A rim.', change: { shallow: true } };

test('only the phrase changes, and what follows moves with it', () => {
  const { text, spans, change } = swapPhrase(VERSION, 1, BACKLIT);
  expect(text).toBe('A maker sits. Backlit. 85mm lens.');
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    'A maker sits',
    'Backlit',
    '85mm lens',
  ]);
  expect(spans[1]).toEqual({ start: 14, end: 21, element: 'light', why: 'A rim.' });
  expect(change).toEqual({ seed: 3, shallow: true });
});

test('a longer phrase moves the rest to the right; one without a reason has none', () => {
  const longer = { ...BACKLIT, text: 'Backlit by the window behind her', why: '' };
  const swapped = swapPhrase(VERSION, 1, longer);
  expect(wordsOf(swapped, 2)).toBe('85mm lens');
  expect(swapped.spans[1]).not.toHaveProperty('why');
});

test('swaps add up, and the last one counts', () => {
  const twice = swapPhrase(swapPhrase(VERSION, 1, BACKLIT), 2, {
    ...BACKLIT,
    text: '35mm',
    change: { shallow: false },
  });
  expect(twice.text).toBe('A maker sits. Backlit. 35mm.');
  expect(twice.change).toEqual({ seed: 3, shallow: false });
});

test('a phrase that is not there changes nothing', () => {
  expect(swapPhrase(VERSION, 9, BACKLIT)).toBe(VERSION);
  expect(wordsOf(VERSION, 9)).toBe('');
});
