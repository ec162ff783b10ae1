import { expect, test } from 'vitest';
import { isPictureOfItsTime } from './years.ts';

test.each([
  'waiting room of a village vet, 1974, brown lino',
  'a 1960s snapshot of a picnic',
  'photo from the 1950s, a barn',
  'my village in 1935, wooden houses',
  'a diner in the 1950s, two cooks',
])('%s: the picture is of its time', (subject) => expect(isPictureOfItsTime(subject)).toBe(true));

test.each([
  'tiny hallway in a 1930s semi, photo real as possible',
  'an old 1920s house in the rain, 35mm photo',
  'a 1970s council flat kitchen as it is now',
  'a house built in 1934 with a red door',
])('%s: a thing is of its time', (subject) => expect(isPictureOfItsTime(subject)).toBe(false));
