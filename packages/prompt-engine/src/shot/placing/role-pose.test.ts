import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { roleNames } from './role-pose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

test('each calling is written for once', () => {
  const names = roleNames();
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['axolotl barista', /steel jug/],
  ['red panda as a king', /throne/],
  ['penguin waiter', /tray/],
  ['paella seller in Valencia', /ladle/],
  ['locksmith', /key/],
  ['suffragette', /banner pole/],
  ['vampire at the opera', /fangs|cape/],
])('a calling shows the thing of its trade in the studio and minimal takes: %s', (subject, shown) => {
  expect(takesOf(subject).studio.slice(subject.length)).toMatch(shown);
  expect(takesOf(subject).minimal.slice(subject.length)).toMatch(shown);
});

test('a beast of a calling lies about as its kind in no take, and is no wildlife', () => {
  for (const subject of ['bear chef', 'hyena pirate captain', 'fox detective', 'my dog as king']) {
    const { studio, cinematic, minimal } = takesOf(subject);
    expect(studio + cinematic + minimal).not.toMatch(/on all fours|in profile|[Ww]ildlife|nose to tail| ,/);
  }
});

test('a being shows what it is in the takes that list no details', () => {
  expect(takesOf('vampire reading a newspaper in the subway').cinematic).toMatch(/high-collared black cape/);
  expect(takesOf('gothic vampire woman in a red dress').cinematic).not.toMatch(/velvet gown/);
});

test('whoever is borne by a thing keeps the pose that it gives', () => {
  expect(takesOf('a surfer inside a barrel wave').studio).not.toMatch(/under one arm/);
  expect(takesOf('mermaid in a bathtub').studio).not.toMatch(/upright on the curled tail/);
});
