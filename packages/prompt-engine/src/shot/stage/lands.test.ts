import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import type { Stage } from '../stage.ts';

const stageOf = (subject: string): Stage => compose({ ...PROMPT_DEFAULTS, subject }).stages.cinematic;

test.each([
  ['a monk meditating on a cliff above the ocean', 'cliff'],
  ['an eagle on a mountain cliff', 'crag'],
  ['two hikers in a red rock canyon', 'canyon'],
  ['a seal on an ice floe', 'iceberg'],
  ['a waterfall in the rainforest', 'waterfall'],
  ['mountains mirrored in a still lake', 'lake'],
])('land that is named is drawn as what it is: %s', (subject, place) => {
  const stage = stageOf(subject);
  expect(stage.place).toBe(place);
  expect(stage.notes ?? []).toEqual([]);
});

test('what grows about a fall stands at its sides', () => {
  expect(stageOf('a waterfall in the rainforest').figures.map(({ drawing }) => drawing)).toContain('palm');
});

test('snow that lies on peaks falls on nobody, and is on the peaks', () => {
  const { weather, placeWord } = stageOf('a cabin below snow-capped mountains');
  expect([weather, placeWord]).toEqual(['clear', 'snow-capped mountains']);
  expect(stageOf('a skier in a blizzard before snowy mountains').weather).toBe('snow');
});

test('a village in the mountains has its houses', () => {
  const { place, figures } = stageOf('a quiet mountain village at dawn');
  expect(place).toBe('mountain');
  expect(figures.map(({ drawing }) => drawing)).toContain('cottage');
});

test('a field of flowers is far and near', () => {
  const rows = stageOf('a farmhouse in a poppy field').figures.filter(({ count }) => count > 12);
  expect(rows.map(({ depth }) => depth > 0.5)).toEqual([true, false]);
});

test.each([
  ['a farmhouse with mountains behind it', 'mountain'],
  ['an old man reading in an armchair by the fire', 'hearth'],
  ['a deer beside a waterfall in the forest', 'waterfall'],
  ['a mountain lake with a log cabin', 'lakeside'],
  ['a shepherd leading his sheep to the barn', 'field'],
])('scenery is the ground, not a piece beside it: %s', (subject, place) => {
  expect(stageOf(subject).place).toBe(place);
});

test('a sun that sets is the sky’s own', () => {
  expect(
    stageOf('two friends watching the sunset on a beach').figures.map(({ drawing }) => drawing),
  ).not.toContain('sun');
});
