import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { turnedRound } from './turned-round.ts';

test.each([
  ['a lighthouse, a boy flying a kite in front of it', 'a boy flying a kite in front of a lighthouse'],
  ['an old oak with a girl reading under it', 'a girl reading under an old oak'],
  ['a church, two nuns walking past it in the snow', 'two nuns walking past a church in the snow'],
  ['a shed with a goat on its roof', 'a goat on the roof of a shed'],
])('%s is drawn by who does something there', (subject, turned) => {
  expect(turnedRound(subject)).toBe(turned);
});

test.each([['a lighthouse on a cliff'], ['a woman with a dog beside her'], ['a cake with a candle on it']])(
  '%s stays as it is',
  (subject) => {
    expect(turnedRound(subject)).toBeUndefined();
  },
);

test('the building and whoever is before it are both there, and the words begin as they were written', () => {
  const subject = 'a lighthouse with a woman painting at an easel in front of it';
  const { stages, studio } = compose({ ...PROMPT_DEFAULTS, subject });
  const drawn = stages.studio.figures.map(({ drawing }) => drawing);
  expect(drawn).toEqual(expect.arrayContaining(['person', 'easel', 'lighthouse']));
  expect(studio.toLowerCase()).toContain(subject);
});
