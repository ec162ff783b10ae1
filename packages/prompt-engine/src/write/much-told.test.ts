import { describe, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { requestOf } from './fixtures/takes.ts';

const takesOf = (subject: string) => compose(requestOf(subject));
const addedTo = (subject: string): string => {
  const { studio, cinematic, minimal } = takesOf(subject);
  return [studio, cinematic, minimal].map((take) => take.slice(subject.length)).join(' ');
};

describe('a minimal take of much is a plain one', () => {
  test.each([
    'three kids building a raft out of oil drums on a muddy river bank',
    'a welder in a dark shipyard hall, sparks everywhere',
    'messy teenager bedroom, clothes everywhere, posters, a snake in a terrarium',
    'whole choir stuck in a lift, the alto is handing round mints, the tenor has started singing anyway',
  ])('%s', (subject) => {
    const minimal = takesOf(subject).minimal.slice(subject.length);
    expect(minimal).not.toMatch(/[Mm]inimal|nothing added|negative space|nothing else|small in/);
    expect(minimal).toMatch(/^.*\b(?:Plain|plain)\b/);
  });

  test.each(['a lone lighthouse in a snowstorm', 'a rusty bicycle leaning on a blue door'])(
    '%s leaves room still',
    (subject) => {
      expect(takesOf(subject).minimal).toMatch(/Minimalist photograph/);
    },
  );
});

describe('the light is that of the words', () => {
  test.each([
    ['a toddler painting the dog blue', /softbox|backdrop|rim light/],
    [
      'wedding guests running from a swarm of bees, cake falling over',
      /softbox|black panel|single clean shadow/,
    ],
    ['my nephew on a jetski shouting at a seagull', /softbox|black panel|single clean shadow/],
    ['stary zegarmistrz przy biurku, jedna lampka, setki małych kół zębatych', /camera (?:left|right)/],
    ['uma feira de peixe em Setúbal às quatro da manhã, gritaria, gelo e escamas', /sunlight|daylight/i],
  ])('%s', (subject, light) => {
    expect(addedTo(subject)).not.toMatch(light);
  });

  test('a screen that is on gives it', () => {
    expect(takesOf('grandad asleep in his armchair with the tv still on').studio).toMatch(
      /light from the tv/i,
    );
  });

  test('it falls into a shaft from its opening', () => {
    expect(takesOf('looking straight up from the bottom of a lighthouse staircase').studio).toMatch(
      /Daylight from the opening above.*Camera pointing straight up/,
    );
  });
});

describe('a view, a medium and a layout that are told', () => {
  test.each([
    [
      'looking straight up from the bottom of a lighthouse staircase',
      /eye level|verticals|sky above|elevation/i,
    ],
    ['black and white photo of a boxer in the corner between rounds', /natural colour|colour negative/],
    ['robot pilgrims queueing at a roadside shrine in Calabria, heat haze, kodachrome', /natural colour/],
    ['tiny hallway in a 1930s semi with a bench for four pairs of wellies, brass hooks', /showing its age/],
    ['hand drawn map of our allotments, 22 plots, the leaky standpipe, a shed', /shade|light from/],
    ['Business card for a piano tuner, tasteful, lots of empty space, letterpress', /ornaments|[Bb]old/],
    ['menu for my crêperie, red ink line drawings, a ladder along the prices', /brush/],
    ['jar of pickled walnuts on a draining board, lid off, not too styled', /silhouettes|large near shapes/],
  ])('%s', (subject, habit) => {
    expect(addedTo(subject)).not.toMatch(habit);
  });
});

describe('no palette drains what is told', () => {
  test.each([
    ['four friends pushing a broken down ice cream van up a hill in the rain', /milk white/i],
    ['wet hedgehog in a colander', /brown and cream\.(?! )/i],
    ["kids chasing a swan round the canal on a lilo's back", /lily/i],
  ])('%s', (subject, palette) => {
    expect(addedTo(subject)).not.toMatch(palette);
  });
});
