import { expect, test } from 'vitest';
import { shapeOf } from '../../layout/actors.ts';
import { figureOf, stageOf } from '../../testing/stages.ts';
import '../whole.ts';

const SITTER = figureOf('person', { age: 'adult', posture: 'sit' });
const partsAt = (place: string, ...others: ReturnType<typeof figureOf>[]): string =>
  shapeOf(stageOf({ place, figures: [SITTER, ...others] }), 0, 0)
    .parts.slice(0, 3)
    .map(({ d }) => d)
    .join();

test('one sits on another thing in a room, a park, a kitchen, on a beach and in the alley', () => {
  const seats = ['room', 'park', 'kitchen', 'beach', 'alley'].map((place) => partsAt(place));
  expect(new Set(seats).size).toBe(5);
});

test('at a fire one sits on a stone wherever it is, and in the sea on nothing', () => {
  const fire = figureOf('campfire', { bond: { to: 0, as: 'front' } });
  expect(partsAt('room', fire)).toBe(partsAt('beach'));
  expect(partsAt('sea')).not.toBe(partsAt('beach'));
});
