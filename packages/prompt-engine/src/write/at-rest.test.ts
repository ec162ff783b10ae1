import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from './compose.ts';

const studio = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).studio;

test.each([
  ['a grandfather in an armchair', 'seated deep in the armchair'],
  ['a mechanic under a car', 'lying on the back beneath the car'],
  ['a boy under a table', 'crouched beneath the table'],
  ['a woman at the piano', 'seated at the piano'],
  ['a child in bed', 'lying in the bed'],
  ['a boy up a tree', 'seated on a branch of the tree'],
  ['a cowboy on a horse', 'seated upright on the horse'],
  ['toddler covered in spaghetti', 'the spaghetti over the face'],
  ['a cat in a box', 'head and front paws above the rim of the box'],
])('what bears somebody decides the posture: %s', (subject, posture) => {
  expect(studio(subject)).toContain(posture);
});

test('what several share of a posture is said of all of them', () => {
  expect(studio('two kids inside a cardboard box')).toContain('heads and shoulders above the rim');
});

test('the camera sees all of who lies or rides', () => {
  expect(studio('a mechanic under a car')).toContain('Full-length shot from slightly above');
  expect(studio('a cowboy on a horse')).toContain('sharp from head to foot');
});

test('a deed that is told goes before what bears somebody', () => {
  expect(studio('a grandfather reading a newspaper in an armchair')).not.toContain(
    'hands resting on the lap',
  );
});

test('a blanket over a dog is no meadow', () => {
  expect(compose({ ...PROMPT_DEFAULTS, subject: 'a dog under a blanket' }).cinematic).not.toContain('meadow');
});

test('nobody stands before a house or among flowers in a studio', () => {
  expect(studio('an astronaut among sunflowers')).not.toMatch(/softbox|key light|backdrop/);
  expect(studio('a couple in front of their new house')).not.toMatch(/softbox|key light|backdrop/);
});
