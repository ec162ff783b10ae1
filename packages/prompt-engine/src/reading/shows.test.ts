import { expect, test } from 'vitest';
import { readSubject } from '../index.ts';

test.each([
  ['portrait of a young woman', 'face'],
  ['headshot of a nurse', 'face'],
  ['close-up of a lion', 'face'],
  ['portrait of a laughing boy', 'face'],
  ['old fisherman mending nets', 'figure'],
  ['children running on a beach', 'figure'],
  ['two men playing chess', 'figure'],
  ['a boy holding a red balloon', 'figure'],
  ['a woman in a green dress', 'figure'],
  ['a man with an umbrella', 'figure'],
  ['full length portrait of a duke', 'figure'],
  ['a knight riding a horse', 'figure'],
  ['portrait of a blacksmith hammering a blade', 'figure'],
  ['family of foxes', 'figure'],
  ['a woman', undefined],
  ['girl with a pearl earring', undefined],
  ['a man in a hat', undefined],
  ['a teapot', undefined],
])('%s shows: %s', (subject, shows) => {
  expect(readSubject(subject).facts.shows).toBe(shows);
});
