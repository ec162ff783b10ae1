import { describe, expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

const mainOf = (text: string): string | undefined =>
  readScene(text).cast.find(({ part }) => part === 'main')?.words;

describe('how a picture is introduced', () => {
  test.each([
    [
      'My OC is named Juniper, she is a moth witch with fluffy antennae',
      'Juniper, a moth witch with fluffy antennae',
    ],
    [
      "My character's name is Thorn, he's a goblin thief who lives in the sewers",
      'Thorn, a goblin thief who lives in the sewers',
    ],
    ["This is my OC, Luna. She's a moon priestess", 'Luna, a moon priestess'],
    [
      'our aunt had a farm with a red barn, would love a painting of it',
      'a farm with a red barn, a painting',
    ],
    [
      'i had this weird dream where i was in an endless pool inside a mall and nobody was there',
      'an endless pool inside a mall, nobody there',
    ],
    [
      'my players just met a bog witch who sells teeth, need a portrait of her for tonight',
      'a portrait of a bog witch who sells teeth',
    ],
    ['i want a picture for my daughters birthday, she loves axolotls and ballet', 'axolotls and ballet'],
    ['a dragon hugging a sheep for my daughters room', 'a dragon hugging a sheep'],
  ])('is no part of it: %s', (typed, shown) => {
    expect(readScene(typed).subject).toBe(shown);
  });

  test.each(['my oc is shy, she is a witch', 'curtains for my daughters room', 'a girl named Luna'])(
    'leaves what is seen: %s',
    (typed) => {
      expect(readScene(typed).subject).toBe(typed);
    },
  );

  test('letters no name, and shows whoever bears it', () => {
    const scene = readScene("My OC is named Kestrel, she's a tall space smuggler");
    expect(scene.lettering).toEqual([]);
    expect(mainOf("My OC is named Kestrel, she's a tall space smuggler")).toMatch(/smuggler/);
  });
});
