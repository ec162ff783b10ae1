import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const outside = (subject: string): string =>
  takesOf(subject)
    .map(({ outside: text }) => text)
    .join('\n');

test.each([
  [
    'room for a text that is ruled out is no lettering',
    'a card, leave the middle empty for text, nothing pink',
    /The words/,
  ],
  [
    'a scratched table makes no print old',
    'a bowl of pho on a scratched steel table, steam, lime',
    /showing its age/,
  ],
  [
    'a lime in a list is a fruit',
    'a bowl of pho on a steel table, steam, lime, chopsticks',
    /Lime as the strongest/,
  ],
  ['a flat white sky has no sun', 'a model in a reservoir, flat white sky, deadpan', /sun|long shadows/i],
  [
    'after a night shift it is day',
    'a nurse at the end of a night shift on her bathtub, bluish dawn',
    /night light/,
  ],
  [
    'a moon that is pushed off a shelf lights nothing',
    'a cat knocking the moon off a shelf',
    /moonlight|dark sky/,
  ],
  [
    'brushstrokes in oil are no photograph',
    'un pescatore sulla spiaggia, pennellate grosse a olio',
    /photograph|lens/i,
  ],
  [
    'an illustration is no photograph',
    'jamnik niesie list przez kałuże, ilustracja do książki dla dzieci',
    /photograph|lens/i,
  ],
  [
    'a thread that runs across a flat lay moves nowhere',
    'flat lay of a sewing kit, one emerald thread running across the frame',
    /1\/1000|blur in what moves/,
  ],
  ['a light ground has no darkness', 'bolo com velas, foto de confeitaria com fundo claro', /darkness/],
  ['dusk is no darkness', 'a birthday cake with lit candles at dusk on the beach', /darkness/],
  [
    'a low view is told in Dutch',
    'een bakfiets op een brug, fotografie, laag standpunt',
    /from slightly above|eye level/,
  ],
])('%s', (_, subject, not) => {
  expect(outside(subject)).not.toMatch(not);
});

test('a sign with a dead letter is no one tube', () => {
  expect(outside('a neon sign with the word VACANCY but the second C is dead')).toContain(
    'in neon tube letters',
  );
  expect(outside('a motel sign that says OPEN in neon, the letter P is out')).toContain(
    'in neon tube letters',
  );
  expect(outside('a neon sign that says OPEN')).toContain('in one continuous neon tube script');
});

test('words behind "with text" are lettered', () => {
  expect(outside('a poster with text, SUMMER SALE, in big letters')).toContain('“SUMMER SALE”');
});

test('what somebody wants to remember is the picture', () => {
  const subject =
    "I want to remember my mum's greenhouse. Tomato vines up to the roof, her radio on the shelf.";
  expect(takesOf(subject)[0]?.text).toMatch(/^my mum's greenhouse\. Tomato vines/);
});

test("a child's drawing is drawn as a child draws", () => {
  expect(outside("kid's drawing style, crayon, family of 5 at the beach")).toContain('Wobbly thick outlines');
});
