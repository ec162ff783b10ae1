import { expect, test } from 'vitest';
import { shareLink } from './share-link.ts';

const shared = (text: string) => new URL(shareLink(text)).searchParams.get('text') ?? '';

test('a text goes along as it is, whatever it holds', () => {
  const text = 'A & B #3 + 100% “quoted”\n0:00–0:03 ½ café';
  expect(shareLink(text)).toMatch(/^https:\/\/x\.com\/intent\/post\?text=[^&#+\s]+$/);
  expect(shared(text)).toBe(text);
});

test.each([
  ['280 light letters', 'a'.repeat(280)],
  ['140 heavy ones', '猫'.repeat(140)],
])('%s still fit whole', (_, text) => {
  expect(shared(text)).toBe(text);
});

test.each([
  // The ellipsis itself weighs two.
  ['281 light letters', 'a'.repeat(281), `${'a'.repeat(278)}…`],
  ['141 heavy ones', '猫'.repeat(141), `${'猫'.repeat(139)}…`],
  ['spaces before the cut', `${'a'.repeat(270)}${' '.repeat(20)}b`, `${'a'.repeat(270)}…`],
])('%s are cut with an ellipsis', (_, text, cut) => {
  expect(shared(text)).toBe(cut);
});

test('no emoji is cut in two', () => {
  const family = '👩‍👩‍👧';
  expect(shared(family.repeat(200))).toMatch(/^(?:👩‍👩‍👧)+…$/u);
});
