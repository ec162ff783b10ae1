import { expect, test } from 'vitest';
import { compose, PROMPT_DEFAULTS, SUBJECT_KINDS } from '../index.ts';
import { TIPS } from './choose-tip.ts';

const tipOf = (subject: string, aspect_ratio: '1:1' | '9:16' | '21:9' = '1:1', variation = 0): string =>
  compose({ ...PROMPT_DEFAULTS, subject, aspect_ratio, variation }).tip;

test('there are at least sixty, each one sentence, none twice', () => {
  expect(TIPS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(TIPS).size).toBe(TIPS.length);
  for (const tip of TIPS) {
    expect(tip).toMatch(/^[A-Z].*\.$/);
    expect(tip.replace(/"[^"]*"/g, '')).not.toMatch(/[.!?] [A-Z]/);
    expect(tip.split(' ').length).toBeLessThan(46);
  }
});

test('different subjects get different advice', () => {
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
  expect(SUBJECT_KINDS.length).toBeGreaterThan(40);
});

test('a ratio that fights the subject is what the tip is about', () => {
  expect(tipOf('mountain range', '9:16')).toContain('9:16');
  expect(tipOf('a lighthouse', '21:9')).toContain('21:9');
  expect(tipOf('mountain range')).not.toContain('1:1');
});

test('nothing is advised that the subject already does', () => {
  for (let variation = 0; variation < 12; variation++) {
    expect(tipOf('logo called "Crumb", wordmark', '1:1', variation)).not.toMatch(/quot|wordmark, symbol/);
  }
});

test('faults come first', () => {
  expect(tipOf('masterpiece of a cat, 8k')).toContain('8k');
  expect(tipOf('watercolor of a fox, 85mm')).toContain('lens');
});
