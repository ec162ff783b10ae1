import { expect, test } from 'vitest';
import { readScene } from '../read/read-scene.ts';
import { seedOf } from '../shot/choose.ts';
import { suggestedRatio } from '../shot/layout/ratio.ts';
import type { AspectRatio } from '../vocabulary.ts';
import { tipFor, tipRows, tipRowsOf } from './tip.ts';

function tipOf(subject: string, asked: AspectRatio = '1:1', variation = 0): string {
  const scene = readScene(subject);
  return tipFor(scene, asked, suggestedRatio(scene), seedOf(scene.subject) + variation);
}

/** Everything that is advised about a subject, one turn after the other. */
const tipsOf = (subject: string): string[] =>
  Array.from({ length: 24 }, (_, variation) => tipOf(subject, '1:1', variation));

test('there are at least seventy, each one sentence, none twice', () => {
  const texts = tipRows().map(({ text }) => text);
  expect(texts.length).toBeGreaterThanOrEqual(70);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) {
    expect(text).toMatch(/^(?:[A-Z“]|\{).*\.$/);
    expect(text.replace(/“[^”]*”/g, ''), text).not.toMatch(/[.!?] [A-Z]/);
    expect(text.split(' ').length, text).toBeLessThan(46);
    expect(text, text).not.toMatch(
      /\b(?:something|somebody|whatever|anything|various|nice|great|creative)\b/i,
    );
  }
});

test('a condition that means nothing is refused when the table is read', () => {
  expect(() => tipRowsOf('person no-umbrella | Say so.')).toThrow('no-umbrella');
  expect(() => tipRowsOf('person')).toThrow(RangeError);
});

test('different subjects get different advice, in their own words', () => {
  const subjects = [
    'a potter',
    'a harbour',
    'a logo for a bakery',
    'loneliness',
    'a bowl of ramen',
    'a wolf',
    'red sneakers',
    'a map',
  ];
  expect(new Set(subjects.map((subject) => tipOf(subject))).size).toBe(subjects.length);
  expect(tipsOf('a potter').join(' ')).toContain('the potter');
  expect(tipsOf('a wolf').join(' ')).toContain('the wolf');
});

test('the seed turns through all that fit, and the same seed gives the same tip', () => {
  expect(new Set(tipsOf('a potter')).size).toBeGreaterThan(3);
  expect(tipsOf('a potter')).toEqual(tipsOf('a potter'));
});

test('a ratio that fights the subject is what the tip is about', () => {
  expect(tipOf('mountain range', '9:16')).toContain('9:16');
  expect(tipOf('a lighthouse', '21:9')).toMatch(/21:9.*the lighthouse.*2:3/);
  expect(tipOf('mountain range')).not.toContain('1:1');
  expect(tipOf('mountain range', '16:9')).not.toContain('16:9');
});

test.each([
  ['a woman holding a cup by a window, window light from the left', /^Name source and side|warming a cup/],
  ['close-up of a wolf at eye level', /eye height/],
  ['a watercolor of a fox', /\blens\b|camera at the eye height/],
  ['logo called "Crumb", wordmark', /quotation marks|Decide between a wordmark/],
  ['three dancers in a row', /Give a number/],
  ['a street at dawn', /Give the hour/],
  ['a red leather handbag', /Name material and finish/],
])('%s: nothing is advised that it already says', (subject, done) => {
  for (const tip of tipsOf(subject)) expect(tip).not.toMatch(done);
});

test.each([
  ['masterpiece of a cat, 8k', '8k'],
  ['watercolor of a fox, 85mm', '“watercolor”'],
  ['a bookshelf without books', '“books”'],
  ['black and white photo of a red car', '“red”'],
  ['a street at noon at midnight', 'keep the one'],
])('%s: faults come first', (subject, named) => {
  expect(tipOf(subject)).toContain(named);
});

test.each([
  ['make my photo look older', /stay exactly|your photograph|one thing/],
  ['what does silence look like?', /question/],
  ['🐙🌊', /signs/],
  ['un gato negro en la ventana', /their language/],
  [`a cat ${'and a very small grey mouse '.repeat(20)}`, /words some will be passed over/],
  ['1girl, solo, red hair, smile, city, night', /list of tags/],
  ['logo for a bakery called Crumb', /“Crumb” in quotation marks/],
])('%s: its form comes before its kind', (subject, advice) => {
  expect(tipsOf(subject).join('\n')).toMatch(advice);
});

test('a slot that the subject cannot fill is never shown, however strange the subject', () => {
  const long = 'x'.repeat(300);
  for (const subject of [
    long,
    `the ${long} in ${long}`,
    '((((',
    '\u202Eabc\u202C',
    '\uD800',
    'of of of of',
    'a {the} in {place}',
  ]) {
    for (const tip of tipsOf(subject)) {
      expect(tip).toMatch(/^[\p{Lu}“].*\.$/u);
      expect(tip).not.toMatch(/\{\w+\}|undefined|\uD800|\u202E/);
      expect(tip.length).toBeLessThan(400);
    }
  }
});
