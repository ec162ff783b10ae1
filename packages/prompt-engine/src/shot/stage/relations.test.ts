import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import type { Figure, Stage } from '../stage.ts';

const stageOf = (subject: string): Stage => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;

/** Each figure as its drawing and, where it hangs on another, how and on which drawing. */
const castOf = (subject: string): string[] => {
  const { figures } = stageOf(subject);
  const nameOf = ({ drawing, bond }: Figure): string =>
    bond ? `${drawing} ${bond.as} ${figures[bond.to]?.drawing}` : drawing;
  return figures.map(nameOf).sort();
};

describe('each hangs on whom the order of the words says', () => {
  test.each([
    // What bears the one acted on bears that one.
    ['a mother pushing her toddler on a swing', ['child on swing', 'person', 'swing push person']],
    ['a vet examining a parrot on a table', ['parrot on table', 'person:vet', 'table front person:vet']],
    ['a dog barking at a cat in a tree', ['cat on tree', 'dog', 'tree']],
    // What is in a mouth, on a lap, on a head or on a shoulder is there.
    ['a dog with a stick in its mouth', ['dog', 'stick held dog']],
    ['an old woman knitting with a cat on her lap', ['cat on person', 'knitting held person', 'person']],
    ['a lion with a mouse on its head', ['lion', 'mouse on lion']],
    ["a squirrel on a man's shoulder", ['person', 'squirrel on person']],
    ['a boy flying on the back of an eagle', ['child on eagle', 'eagle']],
    // What is in it is in it.
    ['an apple with a worm in it', ['apple', 'worm in apple']],
    ['a vase with a single rose on a piano', ['piano', 'rose in vase', 'vase on piano']],
    ['a parrot in a cage', ['cage', 'parrot in cage']],
    ['a cat peeking out of a cardboard box', ['box', 'cat in box']],
    ['a woman walking past a mural of a tiger', ['canvas', 'person', 'tiger in canvas']],
    ['a girl looking at her reflection in a mirror', ['child', 'child in mirror', 'mirror']],
    // Who hangs a picture stands on no fridge, what grows out of a thing stands on it.
    [
      "a girl hanging her brother's painting on the fridge",
      ['canvas held child', 'child', 'fridge put child'],
    ],
    ['an old typewriter with a rose growing out of it', ['rose on typewriter', 'typewriter']],
    ['a pirate ship in a bottle', ['ship-in-bottle']],
    ['children chasing soap bubbles', ['bubbles chase child', 'child']],
    // Whoever leans on an instrument holds no other.
    ['a street musician asleep against his double bass', ['cello beside person:coat', 'person:coat']],
    // Who is behind a thing looks out beside it, who is under a chair is not on it.
    ['a mouse hiding behind a clock', ['clock', 'mouse behind clock']],
    ['two children whispering behind a tree', ['child behind tree', 'tree']],
    ['a cat under a chair', ['cat under chair', 'chair']],
    ['a dog lying under a table', ['dog under table', 'table']],
    ['a boy hiding under a bed', ['bed', 'child under bed']],
    ['a duck swimming under a bridge', ['duck under viaduct', 'viaduct']],
    // The camera that is looked into, the steam of a cup and what was on a table.
    ['a red fox in the snow looking at the camera', ['fox']],
    ['a cup of tea with steam', ['cup']],
    ['a waitress carrying a tray of glasses', ['person:waitress', 'tray held person:waitress']],
    [
      'a squirrel stealing a sandwich from a table',
      ['sandwich mouth squirrel', 'squirrel', 'table tend squirrel'],
    ],
    [
      'a grandfather reading to two kids on a sofa',
      ['book held person', 'child on sofa', 'person on sofa', 'sofa'],
    ],
    // What has the two has both, and the table bears it all.
    ['a bowl of ramen with two eggs and chopsticks on a table', ['noodles on table', 'table']],
    ['a bottle of wine with two glasses on a table', ['bottle on table', 'table', 'wine-glass on table']],
    // Both that are named are held; what a mender works at is not ridden.
    ['a woman holding a baby and a bag', ['baby held person', 'bag held person', 'person']],
    ['a man fixing a flat tyre on his bicycle', ['bicycle tend person', 'person', 'spanner held person']],
    [
      'a waiter bringing a plate of pasta to a couple',
      ['pasta given person:waiter', 'person', 'person:waiter'],
    ],
    ['a girl sitting on a stack of suitcases', ['child on suitcase', 'suitcase']],
    [
      'a samurai kneeling beneath a cherry tree',
      ['person:samurai under tree', 'sword held person:samurai', 'tree'],
    ],
    // Who forges stands before the anvil, and a hoard is one mound.
    [
      'a blacksmith hammering a sword on an anvil',
      ['anvil front person:smith', 'hammer held person:smith', 'person:smith', 'sword on anvil'],
    ],
    ['a dragon sleeping on a heap of gold coins', ['dragon on mound', 'mound']],
    ['a bouquet of tulips in a jug', ['jug', 'tulip in jug']],
    [
      'a wizard stirring a cauldron while an owl watches',
      ['cauldron front person:wizard', 'owl', 'person:wizard', 'spoon held person:wizard'],
    ],
    [
      'a barber shaving a customer with a straight razor',
      ['knife held person:barber', 'person tend person:barber', 'person:barber'],
    ],
    ['Roman soldiers marching along a road', ['person:legionary']],
    // Deeds of two.
    ['an astronaut shaking hands with a robot', ['person:astronaut', 'robot shake person:astronaut']],
    ['a robot holding hands with a little girl', ['child shake robot', 'robot']],
    ['a duck leading five ducklings', ['duck', 'duck chase duck']],
  ])('%s', (subject, cast) => {
    expect(castOf(subject)).toEqual(cast);
  });
});

test('who is aboard stands on the deck, who feeds pigeons on a bench sits there, flowers on a table are seen whole', () => {
  const aboard = stageOf('a pirate with a spyglass aboard a ship');
  expect(aboard.place).toBe('ship-deck');
  expect(aboard.figures.map(({ drawing }) => drawing)).not.toContain('ferry');
  expect(stageOf('an old man feeding pigeons on a park bench').figures[0]).toMatchObject({ posture: 'sit' });
  const tall = stageOf('a vase of sunflowers on a wooden table').figures.map(({ height }) => height);
  expect(tall.reduce((sum, height) => sum + height)).toBeLessThan(1.1);
});

test('words are read as what they are beside the others', () => {
  expect(stageOf('two boxers fighting in a ring')).toMatchObject({ place: 'boxing-ring' });
  expect(castOf('two boxers fighting in a ring')).toEqual(['person:boxer fight person:boxer']);
  expect(castOf('a mother and her ducklings')).toEqual(['duck', 'duck']);
  expect(castOf('a boy blowing out candles while his friends watch')).not.toContain('watch');
  expect(castOf('a woman in a wheelchair playing basketball')).toContain('person on wheelchair');
  expect(castOf('a tennis player serving the ball to her opponent')).toContain('person');
});

test('who does a thing is whoever was named last before it', () => {
  const { figures } = stageOf('a dog sleeping at the feet of an old man reading a newspaper');
  const paper = figures.find(({ drawing }) => drawing === 'newspaper');
  expect(figures[paper?.bond?.to ?? -1]).toMatchObject({ drawing: 'person', posture: 'sit' });
});

test('riders have a mount each, and what is between two has one at each side', () => {
  const counts = (subject: string) => stageOf(subject).figures.map(({ drawing, count }) => [drawing, count]);
  expect(counts('two policemen on horses')).toContainEqual(['horse', 2]);
  expect(stageOf('a candle between two wine glasses').figures.map(({ x }) => x)).toEqual([0.5, 0.2, 0.8]);
});

test('who clinks glasses has one each, who pours has one cup', () => {
  expect(stageOf('four friends clinking glasses').figures).toContainEqual(
    expect.objectContaining({ drawing: 'wine-glass', count: 4 }),
  );
  expect(castOf('a teapot pouring tea into a cup')).toEqual(['cup', 'teapot']);
});

test('what bears one and has no drawing is a lettered shape beneath, and no note', () => {
  const stage = stageOf('a cat on top of a loom');
  expect(stage.figures[1]).toMatchObject({ drawing: '-', word: 'loom' });
  expect(stage.notes).toBeUndefined();
});

test('two who paint a fence do not fence', () => {
  expect(castOf('two girls painting a fence')).toContain('child');
  expect(castOf('two women fencing in a hall')).toContain('person fight person');
});

test('brothers are men and sisters women, and who wrestles arms fights nobody', () => {
  const [brothers] = stageOf('twin brothers arm wrestling in a diner').figures;
  expect(brothers).toMatchObject({ sex: 'm', bond: { as: 'shake' } });
  expect(stageOf('two sisters washing a dog').figures[0]?.sex).toBe('f');
});
