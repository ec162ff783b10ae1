import { describe, expect, test } from 'vitest';
import { inEnglish } from './languages.ts';

/** What a request is in English, and that all of it was known. */
const read = (text: string) => {
  const { text: english, isPartly } = inEnglish(text);
  return { english, isPartly: isPartly === true };
};

describe('a deed that is an idiom', () => {
  test.each([
    [
      'Ein alter Schornsteinfeger macht Pause auf dem Dachfirst',
      'an old chimney sweep resting on the roof ridge',
    ],
    ['Un vieux monsieur fait la sieste sous les pommiers', 'an old man napping under the apple trees'],
    ['La gente hace cola delante de la panadería', 'the people waiting in line in front of the bakery'],
    ['Un nonno fa un pisolino in giardino', 'a grandfather napping in garden'],
    ['Um apicultor faz uma pausa no jardim', 'a beekeeper resting in the garden'],
    ['Opa doet een dutje in de tuin', 'grandfather napping in the garden'],
    ['Ludzie stoją w kolejce', 'people waiting in line'],
  ])('%s is %s', (text, english) => expect(read(text)).toEqual({ english, isPartly: false }));
});

describe('a verb that parts from its prefix', () => {
  test.each([
    ['Eine Frau schließt ihren Laden ab', 'a woman locking her shop'],
    ['Ein Kind, das die Tür abschließt', 'a child, locking the door'],
    ['een vos steekt een besneeuwd veld over in de schemering', 'a fox crossing a snowy meadow at dusk'],
    ['Een straatveger rust uit op een bankje', 'a street sweeper resting on a bench'],
  ])('%s is %s', (text, english) => expect(read(text)).toEqual({ english, isPartly: false }));
});

describe('the order of a clause that ends in its verb', () => {
  test.each([
    [
      'Oma schält Kartoffeln, während der Kater auf der Fensterbank döst',
      'grandmother peeling potatoes, while the cat sleeping on the windowsill',
    ],
    ['Ein Zwerg, der in einer Taverne seine Axt schärft', 'a dwarf, sharpening his axe in a tavern'],
    ['een meisje dat een boek leest', 'a girl reading a book'],
    ['opa leest terwijl de kat op zijn schoot ligt', 'grandfather reading, while the cat lying on his lap'],
  ])('%s is %s', (text, english) => expect(read(text)).toEqual({ english, isPartly: false }));
});

describe('compounds of an hour or a weather', () => {
  test.each([
    ['ein Fuchs am Waldrand, Wintermorgen', 'a fox at the forest edge, winter morning'],
    ['ein Hund im Garten, warmer Spätsommerabend', 'a dog in the garden, warm late summer evening'],
    ['mensen op de markt, winteravond', 'people in the market, winter evening'],
  ])('%s is %s', (text, english) => expect(read(text)).toEqual({ english, isPartly: false }));
});

describe('what a picture must not have', () => {
  test.each([
    'ein Fuchs im Schnee, bitte ohne Text',
    'un renard dans la neige, pas de texte',
    'un zorro en la nieve, sin texto',
    'una volpe nella neve, niente testo',
    'uma raposa na neve, sem texto',
    'een vos in de sneeuw, zonder tekst',
    'lis w śniegu, bez tekstu',
  ])('%s leaves the text away', (text) => {
    const { english, isPartly } = read(text);
    expect(english).toMatch(/fox .*snow, without text$/);
    expect(isPartly).toBe(false);
  });
});

describe('a costume', () => {
  test.each([
    ['Mia figlia vestita da strega', 'my daughter dressed as a witch'],
    ['Mijn dochter verkleed als heks', 'my daughter dressed as a witch'],
    ['Moja córka przebrana za czarownicę', 'my daughter dressed as a witch'],
  ])('%s is %s', (text, english) => expect(read(text)).toEqual({ english, isPartly: false }));
});

describe('words of one spelling', () => {
  test.each([
    ['Una librera ordena libros', 'a bookseller tidying books'],
    ['Mein Hund Bruno springt über eine Pfütze', 'my dog jumping over a puddle'],
    ['Crianças na fila da sorveteria', 'children waiting in line at the ice cream parlour'],
    ['ktoś karmi wiewiórki', 'subject feeding squirrels'],
  ])('%s is %s', (text, english) => expect(read(text).english).toBe(english));
});

describe('a word that is not known', () => {
  test.each([
    ['Ein Troll angelt unter einer quorxigen Holzbrücke', 'a troll fishing under a wooden bridge'],
    ['Een trol vist onder een quorxige houten brug', 'a troll fishing under a wooden bridge'],
    ['Mi abuelo arregla un viejo quorxelo en el cobertizo', 'my grandfather repairing in the shed'],
  ])('%s takes no other with it', (text, english) =>
    expect(read(text)).toEqual({
      english: expect.stringContaining(english.split(' in ')[0] ?? ''),
      isPartly: true,
    }),
  );
  test('beside an adjective is not who the adjective may mean', () =>
    expect(read('Mi abuelo arregla un viejo quorxelo').english).not.toContain('old man'));
});

describe('accents', () => {
  test.each([
    ['O meu avô lê um livro', 'my grandfather reading a book'],
    ['A minha avó lê um livro', 'my grandmother reading a book'],
    ['Mein Bruder liest ein Buch', 'my brother reading a book'],
    ['maly jez w czerwonym szaliku', 'small hedgehog in red scarf'],
  ])('%s is %s', (text, english) => expect(read(text)).toEqual({ english, isPartly: false }));
});

describe('Polish forms', () => {
  test.each([
    ['Trzy zakonnice jedzą lody na plaży', 'three nuns eating ice cream on beach'],
    ['Dzieci siedzą na ławce', 'children sitting on bench'],
    ['dziewczynka niesie kosz dyń', 'girl carrying basket pumpkins'],
    ['klienci się ogrzewają w piekarni', 'customers warming up in bakery'],
  ])('%s is %s', (text, english) => expect(read(text)).toEqual({ english, isPartly: false }));
});

test('what is made of an unknown thing is no deed', () => {
  for (const text of ['Eine Frau macht Quorxel in der Küche', 'una donna fa quorxelle in cucina']) {
    const { english, isPartly } = read(text);
    expect(english).not.toMatch(/\b(?:mak|prepar)ing\b/);
    expect(isPartly).toBe(true);
  }
});
