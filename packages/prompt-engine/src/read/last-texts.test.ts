import { expect, test, vi } from 'vitest';
import { ofLastTexts } from './last-texts.ts';

test('a text that was asked about lately is asked about once, and one of long ago again', () => {
  const make = vi.fn((text: string) => ({ text }));
  const made = ofLastTexts(make);
  const first = made('0');
  for (const text of '1234567') made(text);
  expect(made('0')).toBe(first);
  expect(make).toHaveBeenCalledTimes(8);
  made('8');
  expect(made('0')).toBe(first);
  expect(made('1')).toEqual({ text: '1' });
  expect(make).toHaveBeenCalledTimes(10);
});
