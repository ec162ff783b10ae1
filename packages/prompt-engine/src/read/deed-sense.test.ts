import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from '../write/compose.ts';

const studio = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).studio;
const cinematic = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).cinematic;

test.each([
  ['a girl brushing a pony', 'drawing the brush along the coat'],
  ['a man brushing his teeth', 'at the open mouth'],
  ["a mum brushing her daughter's hair", 'standing close behind'],
  ['a woman folding sheets', 'held up by two corners'],
  ['a referee blowing the final whistle', '[Tt]he whistle between the lips'],
  ['bartender pouring a beer', 'tilted under the tap'],
  ['a dog ignoring a ball', 'its back half turned'],
  ['a goose chasing a toddler', 'wings half open'],
  ['a man walking five dogs', 'holding the lead|on the lead'],
  ['a prisoner handcuffed by a guard', '[Tt]he guard close behind the prisoner'],
])('who does it and what it is done to pick the sense: %s', (subject, pose) => {
  expect(studio(subject)).toMatch(new RegExp(pose));
});

test.each([
  'a hunter hunting in the woods',
  'a girl swimming with dolphins',
  'a boy retrieving a ball from a pond',
])("people have no animal's pose: %s", (subject) => {
  expect(studio(subject)).not.toMatch(/\b(?:ears (?:flat|forward)|fins spread|jaws|paws?)\b/);
});

test.each([
  ['a nurse putting a plaster on a knee', /a small box/],
  ['a beekeeper showing her hives to a class', /hives raised in both hands/],
  ['a butler polishing silver', /a wooden surface/],
])('what was not read, or is too large, has nothing put in its place: %s', (subject, invented) => {
  expect(studio(subject)).not.toMatch(invented);
});

test('a wall to draw on, the air, a hand and a knee are no places', () => {
  expect(cinematic('a toddler drawing on the wall')).not.toContain('On the wall');
  expect(cinematic('a drummer throwing his sticks in the air')).not.toContain('In the air');
  expect(cinematic('a woman running late with a coffee in her hand')).not.toContain('In the hand');
  expect(cinematic('a man proposing on one knee')).not.toContain('On the knee');
  expect(cinematic('a child sitting on the wall')).toContain('The near stones');
});
