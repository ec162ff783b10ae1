import { describe, expect, test } from 'vitest';
import { readSubject } from '../index.ts';

describe('a subject that says where it is', () => {
  test.each([
    'a cat on a windowsill',
    'couple on a night train',
    'a potter in her workshop',
    'a woman riding a horse',
    'children running through a field',
    'a man walking down a snowy street',
    'ballet dancer backstage',
    'beach wedding',
    'pizza coming out of the oven',
    'watch on a wrist',
    'elephants crossing a river',
    'spaceship in space',
    'a nurse aboard a ship',
    'two boxers in the ring',
  ])('%s', (subject) => {
    expect(readSubject(subject).isPlaced).toBe(true);
  });
});

describe('a subject that says only when, in what light, how or of what', () => {
  test.each([
    'portrait of a young woman by candlelight',
    'football match under floodlights',
    'a fox at dawn',
    'street sign in the rain',
    'a woman in a red dress',
    'a sailor in black and white',
    'a fox in ink',
    'a girl looking at the camera',
    'a man looking through a telescope',
    'two kids fighting over a toy',
    'a swan made out of paper',
    'riding boots',
    'a swimming pool',
    'a wizard under a starry sky',
    'a lighthouse',
  ])('%s', (subject) => {
    expect(readSubject(subject).isPlaced).toBe(false);
  });
});

describe('indoors, outdoors or under water', () => {
  test.each([
    ['couple on a night train', 'indoor'],
    ['violinist on a subway platform', 'indoor'],
    ['a family in a sunny kitchen', 'indoor'],
    ['a woman by candlelight', 'indoor'],
    ['una mujer leyendo en un tren', 'indoor'],
    ['a woman by candlelight in a garden', 'outdoor'],
    ['a woman on a roof terrace', 'outdoor'],
    ['red sneakers on wet asphalt', 'outdoor'],
    ['brutalist library', 'outdoor'],
    ['shark under the ice', 'underwater'],
  ])('%s: %s', (subject, place) => {
    expect(readSubject(subject).facts.place).toBe(place);
  });

  test('a room keeps the weather that is outside it', () => {
    expect(readSubject('a café on a rainy day, by the window').facts).toMatchObject({
      place: 'indoor',
      weather: 'rain',
    });
  });
});

describe('the hour', () => {
  test.each([
    ['Times Square at 3am', 'night'],
    ['a harbour at 6 am', 'dawn'],
    ['a square at 2 pm', 'day'],
    ['a pier at 7pm', 'dusk'],
    ['football match under floodlights', 'night'],
    ['東京の夜の雨', 'night'],
  ])('%s: %s', (subject, time) => {
    expect(readSubject(subject).facts.time).toBe(time);
  });

  test('what comes after rain is not rain', () => {
    expect(readSubject('desert after rain').facts.weather).toBeUndefined();
  });
});
