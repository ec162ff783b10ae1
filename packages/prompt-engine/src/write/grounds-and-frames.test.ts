import { describe, expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const takeOf = (subject: string, take: string): string =>
  takesOf(subject).find((each) => each.take === take)?.outside ?? '';
const allOf = (subject: string): string =>
  takesOf(subject)
    .map(({ outside }) => outside)
    .join('\n');

describe('light', () => {
  test.each([
    'a father braids his daughter’s hair on the subway',
    'an empty hospital corridor',
    'a lonely man in a laundromat',
  ])('that is spread over a room comes from no side and throws no one shadow: %s', (subject) => {
    expect(allOf(subject)).toMatch(/ceiling (?:tubes|panels)/);
    expect(allOf(subject)).not.toMatch(
      /(?:tubes|panels)[^.]*(?:backlit|from camera|one clean shadow|hard-edged)/,
    );
  });

  test('of a night is none of the sky that clears after rain', () => {
    const text = allOf('a night market after heavy rain');
    expect(text).not.toMatch(/opening cloud|breaking sky|\bsun\b/i);
    expect(text).toMatch(/wet surfaces/i);
  });

  test('of an even print is modelled from no side', () => {
    expect(takeOf('ukiyo-e print of two foxes in the snow', 'cinematic')).not.toMatch(/Strong light from/);
  });
});

describe('a ground', () => {
  test.each(['two siblings with red hair', 'a gold robot toy'])(
    'is behind what is lit in no place: %s',
    (subject) => {
      expect(takeOf(subject, 'cinematic')).toMatch(/[Bb]ackground (?:dark|warm) and out of focus/);
    },
  );

  test.each([
    ['a fisherman on a beach', /wet sand/i],
    ['a fox in the snow', /unbroken snow/i],
    ['a skier resting on a mountain', /\b(?:snow|rock|sky|empty ground)\b/],
    ['a sailing boat at dawn', /(?:flat|still black) water/],
  ])('that is empty is said by what is there: %s', (subject, empty) => {
    expect(takeOf(subject, 'minimal')).toMatch(empty);
    expect(takeOf(subject, 'minimal')).not.toContain('negative space');
  });

  test.each([
    ['an abandoned swimming pool overgrown with ferns', /loungers|paving/],
    ['a field of lavender with a lone oak', /clover|fence posts/],
    ['three soldiers share a cigarette in a trench on Christmas Eve', /fir tree|mantel|presents/],
    ['an Icelandic black sand beach in winter', /bare trees/],
    ['a Viking longship leaving the fjord at dawn', /On open water|on the ground/],
  ])('has nothing that the words have changed: %s', (subject, wrong) => {
    expect(allOf(subject)).not.toMatch(wrong);
  });
});

test.each(['a barber giving a shave', 'a welder repairing a propeller', 'sleeping cat on a radiator'])(
  'no bare ground takes away where it is done: %s',
  (subject) => {
    expect(allOf(subject)).not.toMatch(/backdrop|Background/);
  },
);

test('a shave that is given is no thing to hand over', () => {
  expect(allOf('a barber giving a shave')).not.toMatch(/held out/);
});

test('a lamp that is named is the light', () => {
  expect(takeOf('a Roman legionary writing a letter by oil lamp', 'studio')).toMatch(/lamplight/i);
});

test('a dock where somebody sits is no container port', () => {
  expect(allOf('an old fisherman sits on the dock')).not.toMatch(/crane|container/);
});

describe('a frame', () => {
  test('comes near to whoever is tiny', () => {
    expect(takeOf('a tiny knight fighting a snail', 'studio')).toMatch(/macro lens/);
    expect(takeOf('a knight fighting a snail', 'studio')).not.toMatch(/macro lens/);
  });

  test('looks down on what lies on the ground', () => {
    expect(takeOf('a broken violin lying in fresh snow', 'minimal')).toMatch(/straight down/);
  });

  test('leaves in whatever is done to a thing', () => {
    expect(takeOf('my grandmother dances with the vacuum cleaner', 'studio')).not.toMatch(/Medium shot/);
  });

  test('of hands is of nobody else', () => {
    expect(allOf('a potter glazing a bowl, close-up of the hands')).not.toMatch(
      /The potter (?:on|just|centred)/,
    );
  });

  test('of a minotaur at a table is no wildlife view', () => {
    expect(allOf('the minotaur doing his taxes at a kitchen table')).not.toMatch(
      /animal's eye level|nose to tail/,
    );
  });
});

describe('a pose', () => {
  test.each([
    ['the apprentice hides the broken violin behind his back', /arm closed around/],
    ['a master pouring gold into the crack of a teacup', /the cup below/],
    ['a girl frees a fox from barbed wire', /against the chest/],
  ])('is none that the words contradict: %s', (subject, wrong) => {
    expect(allOf(subject)).not.toMatch(wrong);
  });

  test('of two who carry one thing has one at each end', () => {
    expect(takeOf('two brothers carry a piano', 'studio')).not.toMatch(/one at the left/);
  });
});

test.each([
  ['red vintage Vespa', 'The Vespa'],
  ['Viking longship on a fjord', 'The Viking longship'],
  ['Bengal tiger in the grass', 'The Bengal tiger'],
])('a name keeps its capital: %s', (subject, name) => {
  expect(allOf(subject)).toContain(name);
});

test('what is matte has no glaze', () => {
  expect(allOf('a matte black ceramic coffee dripper')).not.toMatch(/glaze|gloss/);
});

test.each([
  ['a camper van in a field after a night of rain', /falling rain|streaks of rain|night sky/i],
  ['a playground with no sun', /(?<!No )\bsun\b/],
  ['wireless headphones on a desk', /cable/],
  ['two men carrying a sofa up the stairs', /level between/],
  ['a boy hiding while his parents open the letter from his school', /whole sky|side sun/],
  ['a man comes home and finds his dog at the garden gate', /front door|doorstep/],
])('nothing speaks against the words: %s', (subject, wrong) => {
  expect(allOf(subject)).not.toMatch(wrong);
});

test('who looks on is far behind only where there are two', () => {
  const two = 'a boy builds a sandcastle while his sister sleeps';
  expect(takeOf(two, 'cinematic')).toMatch(/the sister softer behind/);
  const more = 'a mother and her son bake bread while the dog sleeps under the table';
  expect(takeOf(more, 'cinematic')).not.toMatch(/the dog softer behind/);
});
