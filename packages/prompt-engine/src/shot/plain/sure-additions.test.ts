import { expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import type { Brief } from '../shot.ts';
import { everyoneIn } from './everyone.ts';
import {
  accentByWords,
  isLookSure,
  isMoodSure,
  isPlaceSure,
  momentOf,
  textureOf,
  toneByWords,
} from './sure-additions.ts';

const briefOf = (subject: string, take: Brief['take']): Brief => ({
  scene: readScene(subject),
  take,
  wishes: {},
  seed: 1,
  variation: 0,
});

test.each([
  ['a knight stuck in a door, a receptionist looking away', /^the knight and the receptionist/],
  ['four dads pointing at a sausage', /^all four dads/],
  ['a woman selling umbrellas, not one customer', /^the whole scene$/],
  ['my cats as rival chefs, a waiter watching', /^the whole scene$/],
  ['a crane (the bird) beside a waiter', /^the whole scene$/],
])('%s: the frame holds them', (subject, names) => expect(everyoneIn(readScene(subject))).toMatch(names));

test('a texture is that of a thing that is made of it', () => {
  expect(textureOf(briefOf('a porcelain teapot on the road', 'studio'))?.text).toMatch(
    /^Texture of the teapot: /,
  );
  expect(textureOf(briefOf('a bottle of honey coloured glass', 'studio'))).toBeUndefined();
  expect(textureOf(briefOf('a porcelain teapot on the road', 'minimal'))).toBeUndefined();
});

test('what is over in a moment is frozen, and nothing else', () => {
  expect(momentOf(briefOf('a goose chasing a photographer', 'studio'))?.text).toMatch(/1\/1000/);
  expect(momentOf(briefOf('a goose chasing a photographer, motion blur', 'studio'))).toBeUndefined();
  expect(momentOf(briefOf('a bride running late', 'studio'))).toBeUndefined();
});

test('a place is sure where it is told of the whole, and plainly', () => {
  expect(isPlaceSure(readScene('a cat asleep in a barn'))).toBe(true);
  expect(isPlaceSure(readScene('a kitchen but underwater'))).toBe(false);
  expect(isPlaceSure(readScene('a cafe seen from across the street'))).toBe(false);
});

test('nobody looks as their kind does who is dressed or meant otherwise', () => {
  expect(isLookSure(readScene('a knight at a ticket machine'), [])).toBe(true);
  expect(isLookSure(readScene('a knight dressed as a nurse'), [])).toBe(false);
});

test('one colour stands against the rest', () => {
  expect(accentByWords(briefOf('a red umbrella among old men', 'cinematic'))?.text).toMatch(
    /^Red as the strongest/,
  );
  expect(accentByWords(briefOf('a fish market, nothing blue anywhere', 'cinematic'))).toBeUndefined();
});

test('a feeling is that of the one who is alone', () => {
  expect(isMoodSure(readScene('a lonely robot at a bus stop'))).toBe(true);
  expect(isMoodSure(readScene('a lonely robot and a happy dog at a bus stop'))).toBe(false);
});

test('a joke is told straight, and a memory kept quiet', () => {
  expect(toneByWords(briefOf('a pigeon at a job interview', 'cinematic'))?.text).toMatch(/Deadpan/);
  expect(toneByWords(briefOf('a woman at a job interview', 'cinematic'))).toBeUndefined();
  expect(toneByWords(briefOf('the workshop the way he left it', 'studio'))?.text).toMatch(/tender/);
});
