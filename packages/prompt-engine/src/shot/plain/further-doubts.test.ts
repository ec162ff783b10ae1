import { expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { confidenceOf } from './confidence.ts';

test.each([
  ['a tower made of suitcases on a hill in the evening', 'what it is made of is no matter'],
  ['a card game between a ghost and a baby, the baby is winning', 'one is told of twice'],
  [
    'the barber shop of my youth, my father in the chair, a canary in a cage',
    'several things are told beside it',
  ],
  [
    'ein Kaltmamsellchen vor der Bude beim Zwirbeln der Schnüre und beim Fegen von Spänen, am Abend',
    'it is a long sentence of another language',
  ],
  ['a sunflower on a hill at night, milky way', 'no near view holds what is far'],
  ['a dented green Datsun parked outside a chapel', 'it is a make of thing, and nobody'],
])('%s: %s', (subject, reason) => {
  expect(confidenceOf(readScene(subject)).reasons).toContain(reason);
});

test.each(['a chair made of oak', 'a fox asleep in a barn', 'two foxes in a barn'])(
  '%s is read whole',
  (subject) => {
    expect(confidenceOf(readScene(subject)).doubt).toBe(0);
  },
);
