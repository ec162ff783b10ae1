import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

test.each([
  ['an owl yawning', /bill stretched wide/],
  ['a frog swimming in a lake', /just under the surface/i],
  ['a penguin ice skating', /body leaning in/],
  ['a bear digging a hole', /front paws throwing earth back/],
  ['a fox cooking pasta', /wooden spoon between the front paws/],
  ['an owl perched on a branch', /feet set on the branch/],
  ['a robot casting a spell', /light gathering in the palm/],
  ['an old man playing chess', /one hand on a piece just lifted/],
  ['a woman pouring tea', /A pot tilted in one hand/],
])('a deed has the body of whoever does it: %s', (subject, pose) =>
  expect(takesOf(subject).studio).toMatch(pose),
);

test('a cinematic take has the deed at its peak', () => {
  const { studio, cinematic } = takesOf('a cat fishing');
  expect(studio).toMatch(/eyes on the float/);
  expect(cinematic).toMatch(/the float just dipping/);
});

test.each([
  ['a cat wearing a tiny wizard hat', /upright between the ears/, /slid over one ear/],
  ['an owl wearing glasses', /straight before the eyes/, /a little crooked/],
  ['a knight wearing a crown', /straight on the head/, /one hand at the edge of the crown/],
])('what is worn is seen where it sits: %s', (subject, calm, loose) => {
  const takes = takesOf(subject);
  expect(takes.studio).toMatch(calm);
  expect(takes.cinematic).toMatch(loose);
});

test('what is worn gives way to what is done', () => {
  expect(takesOf('a cat wearing a hat reading a book').studio).not.toMatch(/upright between the ears/);
});

test('two at a board face each other', () => {
  expect(takesOf('a squid playing chess against a retired admiral').studio).not.toMatch(/empty chair/);
});
