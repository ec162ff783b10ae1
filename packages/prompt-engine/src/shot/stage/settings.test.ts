import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import type { Stage } from '../stage.ts';

const stageOf = (subject: string): Stage => compose({ ...PROMPT_DEFAULTS, subject }).stages.cinematic;

describe('grounds that are made of what stands on them', () => {
  test.each([
    ['a scarecrow in a wheat field', 'field', ['scarecrow', 'wheat']],
    ['a quiet village street in autumn', 'field', ['cottage', 'house', 'tree']],
    ['a snowy village at night', 'snow', ['cottage', 'house']],
    ['a castle on a cliff above the sea', 'cliff', ['castle']],
    ['a tree house with a rope ladder', 'field', ['treehouse', 'ladder']],
    ['a bride and groom dancing under string lights', 'backdrop', ['person:bride', 'string-lights']],
    ['a blue car in front of a diner', 'street', ['car', 'shop']],
    ['a hiker on a mountain peak looking over a sea of clouds', 'sky', ['person:hiker', 'rock']],
    ['a street musician playing violin in the rain', 'street', ['person:coat', 'violin']],
    ['a turtle swimming in the ocean', 'underwater', ['turtle']],
  ])('%s', (subject, place, drawings) => {
    const stage = stageOf(subject);
    expect(stage.place).toBe(place);
    expect(stage.figures.map(({ drawing }) => drawing)).toEqual(expect.arrayContaining(drawings));
    expect(stage.notes ?? []).toEqual([]);
  });
});

test("what a drawing lends to a neighbour is in that one's colour, and glows where it is said to", () => {
  const colours = (subject: string) =>
    stageOf(subject).figures.map(({ drawing, colour }) => [drawing, colour]);
  expect(colours('a bowl of blueberries')).toContainEqual(['berries', undefined]);
  expect(colours('a polar bear')).toContainEqual(['bear', 'white']);
  expect(colours('a wizard holding a glowing book')).toContainEqual(['book', 'glowing']);
});

test('a thunderstorm has its lightning, plain rain has none', () => {
  expect(stageOf('a lighthouse in a thunderstorm').weather).toBe('storm');
  expect(stageOf('a lighthouse in the rain').weather).toBe('rain');
});

test('a rowing boat is not much larger than who is in it', () => {
  const [who, boat] = stageOf('a fisherman in a small boat on a lake').figures;
  expect(boat?.height).toBeLessThan((who?.height ?? 0) * 0.6);
});
