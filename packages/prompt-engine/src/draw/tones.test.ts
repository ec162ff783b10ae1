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

test('a thing has the colour that it is called by, also where it is not the first', () => {
  const coloursOf = (colour: string): readonly string[] => {
    const figures = [figureOf('tree', { x: 0.2 }), figureOf('car', { colour, x: 0.7 })];
    return [...drawStage(stageOf({ figures }), '1:1').matchAll(/#[0-9a-f]{6}\b/g)].map(([hex]) => hex);
  };
  const [red, blue] = [coloursOf('red'), coloursOf('blue')];
  // From green to red: only of what one picture has and the other has not.
  const reddest = (own: readonly string[], other: readonly string[]): number =>
    Math.max(...own.filter((hex) => !other.includes(hex)).map((hex) => labOfHex(hex).a));
  expect(reddest(red, blue)).toBeGreaterThan(reddest(blue, red) + 0.08);
});

test('it rains and snows in the picture where it does in the words', () => {
  // A cloudy field has its grass in pieces; a hundred more are what falls.
  const piecesIn = (weather: 'cloud' | 'rain' | 'snow'): number =>
    drawStage(stageOf({ place: 'field', placeWord: 'field', weather }), '1:1').split('M').length;
  expect(piecesIn('rain')).toBeGreaterThan(piecesIn('cloud') + 100);
  expect(piecesIn('snow')).toBeGreaterThan(piecesIn('cloud') + 100);
});
