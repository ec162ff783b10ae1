import { expect, it } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { isChalkBoard, isMediumOpen, isSheetAsked } from './open-medium.ts';

it.each([
  'a badger made of moss, kids book style',
  'the Hermit tarot card but it is a snail',
  'a goat as a general, oil, gold frame',
  'a toad wizard like medievil margin scribbles, doodled',
  'Zwei Dachse beim Tee, Wachsmalkreide',
  '手绘风格的茶馆，人很多',
])('does not call it a photograph: %s', (typed) => {
  expect(isMediumOpen(readScene(typed))).toBe(true);
});

it.each([
  'a bowl of soup on a zinc table',
  'living room in Japandi style with a paper lamp',
  'a note written in marker on a shop window',
  'an old man painting a fence at noon',
  'a dog looking at a painting in a museum',
  'mechanic covered in oil under a lorry',
  'photo of a book cover on a shelf',
])('leaves it a photograph: %s', (typed) => {
  expect(isMediumOpen(readScene(typed))).toBe(false);
});

it('tells a board of chalk and a sheet that is asked for', () => {
  expect(isChalkBoard(readScene('chalkboard sign for a bakery: "FRESH RYE 3.20" with a mouse'))).toBe(true);
  expect(isChalkBoard(readScene('a teacher at a blackboard that says "Monday"'))).toBe(false);
  expect(isSheetAsked(readScene('Halloween menu for my bar: "Ghost Fizz 6"'))).toBe(true);
  expect(isSheetAsked(readScene('a waiter holding a menu'))).toBe(false);
});
