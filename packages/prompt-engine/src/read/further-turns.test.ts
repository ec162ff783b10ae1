import { describe, expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

const namesIn = (text: string): string[] => readScene(text).cast.map(({ name }) => name);

describe('turns of phrase', () => {
  test('set a guest of the opera in a box, and no singer beside', () => {
    expect(readScene('vampire at the opera').place?.words).toBe('opera box');
    expect(readScene('a soprano singing at the opera').place?.words).not.toBe('opera box');
  });

  test('show who is backstage, in a room there', () => {
    const scene = readScene('backstage of a circus, clown smoking');
    expect(scene.cast.find(({ part }) => part === 'main')?.name).toBe('clown');
    expect(scene.place?.words).toBe('dressing room');
  });

  test('bring the beasts to their party', () => {
    expect(namesIn('goat birthday party')).toEqual(expect.arrayContaining(['goats', 'birthday cake']));
    expect(namesIn('penguin tea party')[0]).toBe('penguins');
  });

  test('keep the horse beside whoever is too short for it', () => {
    expect(namesIn('knight who is too short for his horse')).toEqual(['knight', 'horse']);
  });

  test('read what a pet is called as its name', () => {
    expect(namesIn('my cat Biscuit as a knight')).not.toContain('Biscuit');
  });

  test('name nobody where no other people are wanted', () => {
    expect(namesIn('an old ferryman rowing through fog, no other people')).toEqual(['ferryman']);
  });

  test('take the medium that is named beside a manner', () => {
    const { styles } = readScene('ballet dancer tying her shoes, degas style pastel');
    expect(styles.map(({ words }) => words)).toContain('pastel drawing');
  });

  test('see gothic architecture as a building', () => {
    expect(namesIn('gothic architecture')).toEqual(['cathedral']);
  });

  test('see a moth witch as a witch, and a lone wolf as a wolf', () => {
    expect(readScene('a moth witch with a lantern').cast[0]?.name).toBe('witch');
    expect(readScene('a lone wolf on a ridge').cast[0]?.name).toBe('wolf');
  });
});

describe('words that are no lettering', () => {
  test('tell who reads', () => {
    expect(readScene('a family at the beach, dad reading, mum sleeping').lettering).toEqual([]);
  });
});

describe('a language that nobody here reads', () => {
  test.each(['tramvaj v dešti v Praze', 'vlak jede přes údolí'])('is kept as it stands: %s', (text) => {
    const scene = readScene(text);
    expect(scene.isUnread).toBe(true);
    expect(scene.cast).toEqual([]);
  });
});
