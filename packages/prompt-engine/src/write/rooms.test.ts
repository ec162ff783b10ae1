import { expect, test } from 'vitest';
import { readScene } from '../read/read-scene.ts';
import { mainOf } from '../read/scene.ts';
import { PROMPT_DEFAULTS, TAKES } from '../vocabulary.ts';
import { compose } from './compose.ts';

test.each([
  ['workshop at midnight with a broken watch on the bench', 'watch', 'workshop'],
  ['garage with a half-built motorcycle', 'motorcycle', 'garage'],
  ['barn at dawn with a newborn calf in the straw', 'newborn calf', 'barn'],
  ['old chapel with a piano under a sheet', 'piano', 'old chapel'],
  ['an empty classroom with one chair tipped over', 'chair', 'empty classroom'],
  ['dusty attic, an open trunk full of letters', 'open trunk', 'dusty attic'],
  ['hospital corridor, a lost teddy bear on the floor', 'teddy bear', 'floor in the hospital corridor'],
  ['a messy kitchen with a half-eaten cake on the counter', 'cake', 'counter in the messy kitchen'],
])('%s: it is of the %s, which is in the %s', (subject, name, place) => {
  const scene = readScene(subject);
  expect(mainOf(scene)?.name).toBe(name);
  expect(scene.place?.words).toBe(place);
  for (const take of TAKES) expect(compose({ ...PROMPT_DEFAULTS, subject })[take]).toContain(subject);
});

test.each([
  ['cosy living room with a big fireplace', 'living room'],
  ['bedroom with a large window', 'bedroom'],
  ['a café with big windows and a dog', 'café'],
  ['a bakery with a cat in the window', 'bakery'],
  ['a castle with a dragon on the roof', 'castle'],
  ['a street with a yellow taxi', 'street'],
])('%s: it is of the %s, with what belongs to it', (subject, name) => {
  expect(mainOf(readScene(subject))?.name).toBe(name);
});

test.each([
  ['workshop at midnight with a broken watch on the bench', /workbench/, /iron arm rests|sky/],
  ['hospital corridor, a lost teddy bear on the floor', /ceiling panels/, /boards|skirting/],
  [
    'an open trunk full of letters in a dusty attic',
    /lock plate|leather straps|brass corners/,
    /carpeted|tail lamps/,
  ],
])('%s: what bears it is of that room', (subject, seen, unseen) => {
  const prompts = compose({ ...PROMPT_DEFAULTS, subject });
  const all = TAKES.map((take) => prompts[take]).join('\n');
  expect(all).toMatch(seen);
  expect(all).not.toMatch(unseen);
});
