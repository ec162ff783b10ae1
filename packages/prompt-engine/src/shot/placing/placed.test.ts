import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });
const all = (subject: string) => {
  const { studio, cinematic, minimal } = takesOf(subject);
  return [studio, cinematic, minimal].map((take) => take.slice(subject.length));
};

test.each([
  ['living room with a green sofa', /sofa/],
  ['kitchen with a red fridge', /fridge/],
  ['little house with a big oak tree', /oak tree/],
  ['girl with a parrot and a suitcase', /suitcase/],
  ['witch with a black cat and a broom', /broom/],
  ['valley with a river and a castle', /castle/],
  ['a street musician’s guitar case with a few coins', /coins/],
  ['wedding cake with pink roses', /roses/],
  ['alien playing chess with an astronaut', /board/],
])('what is named is placed in every take: %s', (subject, named) => {
  for (const take of all(subject)) expect(take).toMatch(named);
});

test('two that stand alike are told together, and none of several is alone', () => {
  const { studio, minimal } = takesOf("teenager's bedroom with posters and a guitar");
  expect(studio).toMatch(/The posters and the guitar on the middle of the far wall/);
  expect(minimal).not.toMatch(/alone/);
});

test('no third hand holds anything', () => {
  const { studio } = takesOf('knight with a sword, a lantern and a banner');
  expect(studio.match(/\b(?:one|the other) hand\b/g)?.length ?? 0).toBeLessThanOrEqual(2);
});

test.each([
  ['bowl of ramen on a wooden table', /The bowl (?:at|a little|close)/],
  ['vintage red truck loaded with pumpkins', /pumpkins at the/],
  ['bowl of ramen, chopsticks resting on the rim', /chopsticks (?:laid|straight)/],
  ['a robot painting a portrait of an old woman', /woman (?:half|close|at one)/],
])('what the words place themselves is placed by nothing else: %s', (subject, placed) => {
  expect(all(subject).join(' ')).not.toMatch(placed);
});
