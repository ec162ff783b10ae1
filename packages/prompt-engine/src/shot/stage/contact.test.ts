import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import type { Stage } from '../stage.ts';

const stageOf = (subject: string): Stage => compose({ ...PROMPT_DEFAULTS, subject }).stages.cinematic;

const framed = (subject: string): string => {
  const { figures } = stageOf(subject);
  return figures
    .map(({ drawing, posture, bond }) =>
      [drawing, posture === 'stand' ? '' : posture, bond ? `${bond.as} ${figures[bond.to]?.drawing}` : '']
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
};

describe('what is done in a room stays there when the words tell of weather', () => {
  test.each([
    ['a girl hiding under her bed during a thunderstorm', 'room', 'storm'],
    ['a cat asleep on the sofa on a rainy night', 'room', 'rain'],
    ['a man cooking stew during a storm', 'kitchen', 'storm'],
    ['grandpa asleep in his armchair on a snowy evening', 'room', 'snow'],
    ['two children watching tv during a blizzard', 'room', 'snow'],
    ['a girl hiding behind a curtain during a thunderstorm', 'room', 'storm'],
  ])('%s', (subject, place, weather) => {
    expect(stageOf(subject)).toMatchObject({ place, weather });
  });

  test.each([
    'a man playing guitar in the rain',
    'an abandoned sofa in the rain',
    'a child reading under an umbrella in the rain',
    'a horse galloping in a storm',
  ])('what is out in it stays out: %s', (subject) => {
    expect(stageOf(subject).place).not.toMatch(/room|kitchen/);
  });
});

test.each([
  ['a typewriter on a wooden desk next to a cup of coffee', 'cup on desk'],
  ['a camera on a table next to an old map', 'map on table'],
  ['a teapot on a desk beside a stack of letters', 'paper-stack on desk'],
  ['a laptop beside a lamp on a table', 'lamp on table'],
  ['a violin on a chair next to a metronome', 'metronome'],
])('what stands beside another on a table is there too: %s', (subject, part) => {
  const words = stageOf(subject).figures.map(({ word }) => word);
  expect(`${framed(subject)}, ${words.join(', ')}`).toContain(part);
});

describe('what a deed touches is where it is touched', () => {
  test.each([
    ['a girl blowing out the candles on her birthday cake', 'candle on cake'],
    ['a boy blowing out the candles on a cake', 'cake on table'],
    ['a professor writing an equation on a blackboard', 'board tend person:suit'],
    ['a woman drawing a heart on a whiteboard', 'heart in board'],
    ['an archaeologist digging up a skull in the desert', 'skull in mound'],
    ['a dog digging up a bone in the garden', 'bone in mound'],
    ['a climber planting a flag on a summit', 'flag lean held person:sportswear'],
    ['a chef flipping a pancake', 'frisbee fly on frying-pan'],
    ['a boy sliding down a snowy hill', 'child sit on slope'],
    ['a girl going down a slide', 'child sit on slide'],
    ['a surgeon operating on a patient', 'person lie on bed'],
    ['a mother tucking her son into bed at night', 'child sit on bed'],
    ['a dog digging a hole in the garden', 'mound tend dog'],
    ['a man hanging a picture on the wall', 'canvas fly tend person'],
    ['a girl brushing her teeth', 'toothbrush mouth child'],
    ['a rider jumping over a stream on a white horse', 'horse jump'],
    ['a fisherman pulling a net into his boat', 'person:fisherman sit in boat'],
    ['a teapot next to two cups on a tray', 'cup on cutting-board'],
    ['a ballerina looking at herself in a mirror', 'person:ballerina, mirror, person:ballerina in mirror'],
  ])('%s', (subject, part) => {
    expect(framed(subject)).toContain(part);
  });

  test('who carries somebody comes towards us with them in both arms', () => {
    const [groom, bride] = stageOf('a groom carrying his bride over the threshold').figures;
    expect([groom?.faces, bride?.bond]).toEqual(['camera', { to: 0, as: 'held' }]);
  });
});

describe('several are about what they have to do with', () => {
  test('at both sides of it', () => {
    const { figures } = stageOf('three kids building a snowman');
    const kids = figures.filter(({ age, drawing }) => age && drawing === 'child');
    expect(kids.map(({ x, faces }) => (x < 0.5 ? 'right' : 'left') === faces)).toEqual([true, true, true]);
  });

  test('with what they look at between them', () => {
    const [one, other, thing] = stageOf('a fox and a crow looking at a piece of cheese').figures;
    expect([one?.faces, other?.faces]).toEqual(['right', 'left']);
    expect((one?.x ?? 1) < (thing?.x ?? 0) && (thing?.x ?? 1) < (other?.x ?? 0)).toBe(true);
  });

  test('about the one who holds what they look at', () => {
    const { figures } = stageOf('a group of hikers looking at a map');
    expect(figures.find(({ drawing }) => drawing === 'map')?.bond).toEqual({ to: 0, as: 'held' });
    expect(figures.filter(({ age }) => age).map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  test('at both sides of their table', () => {
    expect(framed('four friends playing cards around a table')).toContain('table front person');
  });

  test('with their backs to us before whoever speaks, and pupils are children', () => {
    const crowd = stageOf('a teacher writing on the blackboard in front of five students').figures[1];
    expect(crowd).toMatchObject({ count: 5, faces: 'away', age: 'child' });
  });

  test('a house that somebody comes out of is the larger one', () => {
    const { figures } = stageOf('a firefighter carrying a child out of a burning house');
    const house = figures.find(({ drawing }) => drawing === 'house');
    expect(house?.height).toBeGreaterThan((figures[0]?.height ?? 1) * 1.2);
  });
});

test('by night a lit room has work at its table, and nobody works in a meadow', () => {
  expect(stageOf('a woman lighting a candle on a dark night').place).toBe('room');
  expect(stageOf('a mother tucking her son into bed at night').place).toBe('room');
});

test.each([
  ['a treasure chest on a beach', 'treasure-chest'],
  ['a footprint in the snow', 'footprint'],
  ['a queen on her throne', 'throne'],
  ['a postman on a bicycle', 'person:postman'],
  ['a tired nurse', 'person:nurse'],
])('%s has a drawing of its own', (subject, drawing) => {
  expect(stageOf(subject).figures.map((figure) => figure.drawing)).toContain(drawing);
});
