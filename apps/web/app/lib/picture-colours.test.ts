import { expect, test } from 'vitest';
import { coloursAmong, type Pixel } from './picture-colours.ts';

const many = (count: number, pixel: Pixel): Pixel[] => Array.from({ length: count }, () => pixel);

test('the colours of a picture are those that stand in it, the rare one too', () => {
  const snow: Pixel = [230, 232, 240];
  const sky: Pixel = [150, 160, 180];
  const fox: Pixel = [190, 60, 40];
  const colours = coloursAmong([
    ...many(400, snow),
    ...many(150, sky),
    ...many(20, fox),
    ...many(6, [231, 231, 239]),
  ]);
  expect(colours.slice(0, 2)).toEqual([fox, sky]);
  expect(colours).toHaveLength(3);
  expect(colours[2]?.[2]).toBe(240);
});

test('among many greys the one thing that has a hue is seen', () => {
  const greys = [30, 70, 110, 150, 190, 230].flatMap((value) => many(200, [value, value, value]));
  const cat: Pixel = [200, 120, 50];
  expect(coloursAmong([...greys, ...many(10, cat)])).toContainEqual(cat);
});

test('of nothing there are none', () => {
  expect(coloursAmong([])).toEqual([]);
});
