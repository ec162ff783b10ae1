import { expect, test } from 'vitest';
import { foreignRequest } from './foreign-request.ts';
import { readIdea } from './read-idea.ts';
import { toldMoments } from './story/tell.ts';

test.each([
  [
    'Werbung für unseren Hofladen: frische Eier, jeden Tag ab 8 Uhr',
    'ad for our farm shop, fresh eggs, jeden Tag ab 8 Uhr',
  ],
  ['Publicité pour ma boulangerie à Lyon', 'ad for my bakery in Lyon'],
  ['Anuncio de una tienda de flores en Sevilla', 'ad for the flower shop in Seville'],
])('%s is read as %s', (typed, english) => {
  expect(foreignRequest(typed)).toBe(english);
});

test.each(['ad for my bakery', 'invitation to our wedding', 'spot for a new car'])(
  '%s is English already',
  (typed) => {
    expect(foreignRequest(typed)).toBeUndefined();
  },
);

test('an advertisement in another language sells what it names, and ends on its own words', () => {
  const { request, events } = readIdea('Werbung für unseren Hofladen: frische Eier, jeden Tag ab 8 Uhr');
  expect(request).toMatchObject({ product: 'our farm shop', caption: 'jeden Tag ab 8 Uhr' });
  expect(events.at(-1)?.text).toMatch(/“Jeden Tag ab 8 Uhr”$/);
});

test('a deed in another language is seen from near and to its end', () => {
  const told = toldMoments(readIdea('Ein Mädchen füttert die Enten im Park'));
  expect(told.map(({ text, part }) => [part, text])).toEqual([
    [undefined, 'Ein Mädchen füttert die Enten im Park'],
    ['near', expect.stringMatching(/palm/)],
    ['end', expect.stringMatching(/girl/)],
  ]);
});
