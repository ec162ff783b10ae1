import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const takeOf = (subject: string, take: string): string =>
  takesOf(subject).find((each) => each.take === take)?.outside ?? '';

test.each([
  ['a poster of a man without glasses', 'No glasses.'],
  ['a beach with no people, no umbrellas, no boats', 'boats'],
])('all that is ruled out is kept out: %s', (subject, ban) => {
  expect(takeOf(subject, 'studio')).toContain(ban);
});

test('no palette has a colour called after what is ruled out', () => {
  expect(takeOf('an oil painting of a beach without any sand', 'studio')).not.toMatch(/\bsand\b(?!\.$)/i);
});
