import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS, type Take } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takeOf = (subject: string, take: Take = 'studio'): string =>
  compose({ ...PROMPT_DEFAULTS, subject })[take].slice(subject.length);

describe('what a sentence names has a place in the frame', () => {
  it.each([
    [
      'a long jumper in mid air above the sandpit, evening stadium light',
      /sandpit across the lower third, the long jumper over/,
    ],
    [
      'a rowing boat filled with quinces under a stone bridge',
      /quinces heaped to the brim of the rowing boat/,
    ],
    [
      'a ferry leaving a small harbour at first light with a man running along the pier',
      /pier running from a near corner.*the man halfway along/,
    ],
    ['rusty trawler on its side at low tide with children climbing on it', /children halfway up/],
    ['goats on the roof of a farmhouse, fjord below', /fjord across the lower third/],
    ['watchmaker’s workshop inside a snail shell', /workshop within the snail shell/],
    [
      'a giant octopus wrapped around a lighthouse, ships fleeing in the foreground',
      /ships large along the lower edge/,
    ],
    [
      'a flooded cathedral with rowing boats moored to the columns',
      /rowing boats on a short line to the columns/,
    ],
    [
      'blind accordion player under a plane tree, coins in an open case, pigeons around him',
      /pigeons on every side of the blind accordion player/,
    ],
    ['an old cinema being used as a mushroom farm', /old cinema fitted out as a mushroom farm/],
    ['mountain reflected in a lake', /lake flat across the lower third, the mountain upside down in it/],
    ['old church reflected in a shop window', /shop window square to the camera, the old church whole in it/],
    ['photo pinned to a corkboard', /photo flat on the corkboard/],
  ])('%s', (subject, placed) => expect(takeOf(subject)).toMatch(placed));

  it('needs no row for a noun', () =>
    expect(takeOf('a zworp under a gantry bracket, dim plant hall')).not.toMatch(/undefined|\{/));

  it('says another thing in each take', () => {
    const subject = 'a cable car crossing a gorge in the fog with one passenger waving';
    const said = (['studio', 'cinematic', 'minimal'] as const).map(
      (take) => /[^.]*\bgorge\b[^.]*/.exec(takeOf(subject, take))?.[0],
    );
    expect(new Set(said).size).toBe(3);
  });

  it('has dust and mud where the light and the ground are', () => {
    expect(takeOf('an old cinema projectionist threading film, dust in the beam')).toMatch(
      /dust hanging in the light/,
    );
    expect(takeOf('goalkeeper diving full stretch, rain, floodlights, mud')).toMatch(
      /mud over the whole ground/,
    );
  });

  it('is as wide as what the words set in relation', () => {
    const take = takeOf('a giant pumpkin being pushed through a town gate by six villagers');
    expect(take).toMatch(/Wide shot/);
    expect(take).toMatch(/villagers behind the pumpkin, arms straight/);
    expect(take).not.toMatch(/Close-up/);
  });

  it('has the underside over what is under a road', () => {
    const take = takeOf('food truck selling tacos under a highway in heavy rain');
    expect(take).toMatch(/dark underside across the top of the frame/);
    expect(take).not.toMatch(/broken white line/);
  });
});

describe('what stands in a room', () => {
  it('is of the age that a year tells', () => {
    expect(takeOf('teenage bedroom 1997')).toMatch(/cassettes/);
    expect(takeOf('student kitchen 1983')).toMatch(/microwave with a dial/);
    expect(takeOf('teenage bedroom 1997', 'minimal')).toMatch(/cassettes, the rest of the room bare/);
  });

  it('has no night club in a kitchen of the eighties', () =>
    expect(takeOf('student kitchen 1983')).not.toMatch(/pink|tubes/i));

  it('is there where no age is told', () =>
    expect(takeOf('brutalist library interior')).toMatch(/Shelves of books to the ceiling/));

  it('is not there where the room is empty', () =>
    expect(takeOf('empty library, bare shelves')).not.toMatch(/Shelves of books/));
});

describe('a calling', () => {
  it.each([
    ['goblin tax collector', /ledger/],
    ['a town crier', /bell/],
    ['night watchman', /torch/],
    ['a bureaucrat', /stamp/],
  ])('%s has its tools and its place', (subject, tool) => {
    expect(takeOf(subject)).toMatch(tool);
    expect(takeOf(subject, 'cinematic')).toMatch(/ in front, .* behind/);
  });
});

describe('what is told otherwise', () => {
  it('is no thing to stand on: a day', () =>
    expect(takeOf('two sisters making pancakes on a sunday morning, warm light')).not.toMatch(/The sunday/));

  it('is heaped, and no building: pyramids of spices', () =>
    expect(takeOf('market stall in Marrakesh, pyramids of spices, brass lamps', 'cinematic')).not.toMatch(
      /pyramids rising dark/,
    ));

  it('lies far behind whom the picture is about, and that one is sharp', () =>
    expect(takeOf('a welder on a bridge, city still asleep behind him', 'cinematic')).not.toMatch(
      /welder large and soft/,
    ));

  it('is fixed to a bicycle that has it', () =>
    expect(takeOf('Vintage bicycle with flower basket')).toMatch(/basket fixed to the vintage bicycle/));
});

it.each([
  [
    'two rival sellers glaring at each other across a piazza',
    /One of the rival sellers at each side of the piazza/,
  ],
  ['a tree growing out of a teapot', /rising out of|pushing upward out of/],
  ['ice cube melting on a black rock', /The rock underneath/],
])('two at one place stand as the words have them: %s', (subject, seen) => {
  const { studio, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  expect(studio).toMatch(seen);
  expect(`${studio} ${minimal}`).not.toMatch(/over the whole of|just clear of/);
});
