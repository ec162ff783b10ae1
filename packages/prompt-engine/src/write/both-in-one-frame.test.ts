import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const outside = (subject: string): string =>
  takesOf(subject)
    .map(({ take, outside: text }) => `${take}: ${text}`)
    .join('\n');

/** subject | in every take | in none of them */
test.each([
  // One thing on another is one group, and who is tiny has it for a ground.
  ['a cornet lying on a hospital bed', /the bed|hospital bed/, /floor height|Straight-on view/],
  ['a teapot on a stack of encyclopedias', /stack of encyclopedias/, /low angle/],
  ['a goose singing on top of a fridge', /the fridge/, /at a distance, 300mm/],
  ['a spoon balanced on the rim of a cup', /the cup/, /nearest edge sharp/],
  ['a wasp landing on a saxophone', /the saxophone/, /directly above|from just below/],
  ['a hawk perched on the helmet of a knight', /the knight/, /low angle close by|[Tt]he two on/],
  // Who steers is seen with what is steered.
  ['a badger driving a milk truck', /the truck/i, /nose to tail|ground level/],
  ['a hamster flying a glider made of paper', /the glider/i, /nose to tail|small in the lower/],
  ['a hamster at the controls of a tiny submarine', /the submarine/i, /nose to tail/],
  // What is inside of what is clear, under, over.
  ['a gecko inside a light bulb', /the light bulb/i, /nose to tail|low angle/],
  ['a cat asleep under a kitchen table', /the kitchen table/, /small in the lower/],
  ['a brass lamp hanging over a card table', /the table/, /low angle/],
  ['two campers under a tree while a swarm forms a heart above their heads', /[Ww]ide/, /one person/],
  // Who is borne, who is dwarfed, who is across a gap.
  [
    'a turtle carrying a village on its shell',
    /The village small and whole on the shell of the turtle/,
    /middle thirds/,
  ],
  ['a nun reading a book the size of a table', /all of the book/, /Three-quarter|Medium/],
  [
    'two brothers whispering from one balcony to another',
    /both (?:of them )?in frame|both in focus/,
    /two-shot/,
  ],
  // Whom somebody does something to from there, what leans on what, what is overhead, who laughs at it.
  [
    'a tailor measuring a giraffe, standing on a stepladder',
    /the giraffe and the stepladder|everyone in frame/,
    /giraffe on the stepladder/,
  ],
  ['a ladder leaning against the moon', /the moon/, /seat height|floor height/],
  ['two women playing cards under a mango tree', /the mango tree/, /Three-quarter/],
  ['a pie collapsing while the baker laughs', /the baker/, /straight down/],
  // Who watches, though no being, is seen with what is watched.
  ['a jealous scarecrow watching two crows kiss', /the crows/, /Straight-on view/],
  ['a snail crawling up a lighthouse', /the lighthouse/, /directly above/],
  [
    'a smith hammering a blade, two children hide behind a barrel and a dog sleeps',
    /the smith, the children and the dog all in frame/,
    /every face visible/,
  ],
] as const)('%s', (subject, seen, unseen) => {
  for (const { outside: text, take } of takesOf(subject)) expect(text, take).toMatch(seen);
  expect(outside(subject)).not.toMatch(unseen);
});

test.each([
  'a woman climbing on an overhang with chalky hands',
  'a smith hammering a star on her anvil',
  'a cat on a chair',
  'a girl reading on a sofa',
  'tiramisu in a glass',
])('nothing else is framed where the subject alone has it all: %s', (subject) => {
  expect(outside(subject)).not.toMatch(/as one group|inside it sharp|both in frame/);
});

test.each([
  ['an old carousel in a mall, one swan missing', 'swan'],
  ['a chess board with a knight missing', 'knight'],
  ['a dusty toy shelf, one teddy bear missing', 'bear'],
])('what is missing is not framed: %s', (subject, missing) => {
  expect(outside(subject)).not.toMatch(new RegExp(`(?:and|hold|of) the ${missing}`));
});

test.each([
  'a stained glass window depicting a baker on a moped',
  'a tapestry portraying a queen on a white horse',
  'a mosaic depicting a sailor on a raft',
  'a mural depicting two dogs on a rooftop',
])('who is only depicted is nobody in the room: %s', (subject) => {
  expect(outside(subject)).not.toMatch(/everyone in frame|both in frame|close together|in depth on/);
});
