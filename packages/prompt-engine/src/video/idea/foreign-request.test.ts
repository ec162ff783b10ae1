import { expect, test } from 'vitest';
import { toldMoments } from '../story/tell.ts';
import { foreignRequest } from './foreign-request.ts';
import { readIdea } from './read-idea.ts';

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

test('a deed in another language is seen with what belongs to it, in that language', () => {
  const told = toldMoments(readIdea('Ein Mädchen füttert die Enten im Park'));
  expect(told.map(({ text, part }) => [part, text])).toEqual([
    [undefined, 'Ein Mädchen füttert die Enten im Park'],
    ['near', 'Eine flache Hand, ein Maul kommt näher'],
  ]);
});

test.each<[string, readonly string[]]>([
  [
    'Ein alter Uhrmacher repariert eine Taschenuhr und verlangt dafür nur ein Lächeln',
    ['Ein alter Uhrmacher repariert eine Taschenuhr', 'Verlangt dafür nur ein Lächeln'],
  ],
  [
    'un chien attend son maître devant la gare, mais le train est vide',
    ['Un chien attend son maître devant la gare', 'Le train est vide'],
  ],
  [
    'un niño pierde su globo y una anciana le regala otro',
    ['Un niño pierde su globo', 'Una anciana le regala otro'],
  ],
  [
    'Ein Mädchen lernt schwimmen, obwohl sie Angst hat',
    ['Ein Mädchen lernt schwimmen, obwohl sie Angst hat'],
  ],
])('a sentence of another language is parted where it turns: %s', (typed, moments) => {
  expect(readIdea(typed).events.map(({ text }) => text)).toEqual(moments);
});

test('whoever has a birthday is called as they were typed', () => {
  expect(readIdea('Alles Gute zum Geburtstag Opa').request.occasion).toMatchObject({ who: 'Opa' });
  expect(readIdea('joyeux anniversaire maman').request.occasion).toMatchObject({ who: 'Maman' });
});
