import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';
import { mainOf, timeOf } from './scene.ts';

test.each([
  ['Hypatia teaching geometry', 'Hypatia'],
  ['Ptolemy drawing star maps by candlelight', 'Ptolemy'],
  ['Akira repairing a motorbike in a garage', 'Akira'],
])('who does what people do is somebody: %s', (subject, name) => {
  expect(mainOf(readScene(subject))).toMatchObject({ name, kind: 'person', proper: true });
});

test.each([
  ['Khachapuri baking in an oven', 'person'],
  ['the Trabant on a hill', 'person'],
])('a dish and a make are nobody: %s', (subject, kind) => {
  expect(mainOf(readScene(subject))?.kind).not.toBe(kind);
});

test('a place of a name keeps it without an article', () => {
  expect(readScene('a woman in the library of Alexandria').place?.words).toBe('library of Alexandria');
});

test.each([
  ['Georgian khachapuri on a plate', undefined],
  ['Georgian wine in a clay jug', undefined],
  ['a Georgian townhouse', 'Georgian'],
])('a people is no age: %s', (subject, era) => {
  expect(timeOf(readScene(subject), 'era')?.words).toBe(era);
});

test('March is a month and no place', () => {
  const scene = readScene('terraced rice fields flooded in March');
  expect(timeOf(scene, 'season')?.row.traits).toContain('spring');
  expect(scene.cast).toHaveLength(1);
});

test.each([
  ['a chess master loses to a nine-year-old in a park', 'child'],
  ['a grandmother hugging a ten year old', 'child'],
  ['an eighty-year-old dives into a pool', 'old person'],
])('whoever is called by an age is somebody: %s', (subject, words) => {
  expect(readScene(subject).cast.map((member) => member.words)).toContain(words);
});

test.each([
  ['a boy sells lemonade to a funeral procession', 'group'],
  ["an old man reads a letter to his wife's empty chair", 'furniture'],
])('who or what is spoken to is there, before the speaker: %s', (subject, kind) => {
  const addressed = readScene(subject).cast.at(-1);
  expect(addressed?.kind).toBe(kind);
  expect(addressed?.part).not.toBe('topic');
});

test('an idea shown as something lends it its mood', () => {
  const { cast, feeling } = readScene('jealousy as a house plant');
  expect(cast[0]?.relation).toEqual({ preposition: 'as', to: 1 });
  expect(feeling?.words).toBe('jealousy');
});
