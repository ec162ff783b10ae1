import { expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { heldInFrame } from './in-frame.ts';

test.each([
  ['a giant boy leaning on a skyscraper', 'giant', 'the skyscraper'],
  ['a woman bigger than the church she is leaning on', 'giant', 'the church'],
  ['giantess sitting on a mountain', 'giant', undefined],
  ['a serpent coiled around a church tower at dusk', 'both', 'the tower'],
  ['a griffin on a bell tower', 'both', 'the bell tower'],
  ['a dog beside a fire truck', 'both', 'the fire truck'],
  ['a manta ray gliding above a car park at dawn', 'above', 'the car park'],
  ['hot air balloon above a vineyard', 'above', 'the vineyard'],
  ['a roofer on a church steeple, tiles sliding into the garden below', 'below', 'the garden'],
  ['two climbers on a ledge, the valley far below', 'below', 'the valley'],
  ['drained fountain in a town square', 'down', undefined],
  ['a nest with three blue eggs', 'into', undefined],
  ['a bowl of pho with chopsticks', 'into', undefined],
])('%s is framed as %s', (subject, how, other) => {
  expect(heldInFrame(readScene(subject))).toEqual(other === undefined ? { how } : { how, other });
});

test.each([
  'a boy on a bus',
  'a giant panda eating bamboo',
  'two friends on a train',
  'a girl taller than her brother',
  'a hummingbird hovering over a flower',
  'the milky way over a desert',
  'a man jumping over a puddle',
  'ramen dripping from chopsticks',
  'a cat on a chair',
])('nothing larger has to be held beside what %s is of', (subject) => {
  expect(heldInFrame(readScene(subject))).toBeUndefined();
});
