import { expect, test } from 'vitest';
import { labOfHex } from '../oklab.ts';
import { drawStage } from './draw.ts';
import { figureOf, stageOf } from './testing/stages.ts';
import { colouringOf } from './tones.ts';

const tonesAt = (place: string, placeWord: string) => colouringOf(stageOf({ place, placeWord })).tones;

test('a room has walls and a shore has ground of the colour that it is called by', () => {
  expect(tonesAt('bathroom', 'pink bathroom').sky1).not.toBe(tonesAt('bathroom', 'bathroom').sky1);
  expect(tonesAt('beach', 'grey beach').ground).not.toBe(tonesAt('beach', 'beach').ground);
  expect(tonesAt('room', 'red door')).toEqual(tonesAt('room', 'door'));
  expect(tonesAt('street', 'red street')).toEqual(tonesAt('street', 'street'));
});

test('by night sky and ground are darker than by day, outdoors and in', () => {
  for (const place of ['street', 'forest', 'field', 'kitchen']) {
    const [day, night] = (['day', 'night'] as const).map((daytime) => {
      const { sky0, ground } = colouringOf(stageOf({ place, placeWord: place, daytime })).tones;
      return labOfHex(sky0).l + labOfHex(ground).l;
    });
    expect(night, place).toBeLessThan((day ?? 0) * 0.75);
  }
});

test('a thing has the colour that it is called by, in two colours two pictures', () => {
  const mostlyIn = (colour: string): number => {
    const svg = drawStage(stageOf({ figures: [figureOf('car', { colour })] }), '1:1');
    const strong = [...svg.matchAll(/#[0-9a-f]{6}\b/g)].map(([hex]) => labOfHex(hex));
    return Math.max(...strong.map(({ a, b }) => (colour === 'red' ? a : -b)));
  };
  expect(mostlyIn('red')).toBeGreaterThan(0.12);
  expect(mostlyIn('blue')).toBeGreaterThan(0.1);
});
