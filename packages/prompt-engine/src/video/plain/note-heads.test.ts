import { describe, expect, it } from 'vitest';
import { isOverlay, kindOfHead, movedTo } from './note-heads.ts';
import { noteKind } from './notes.ts';
import { plainOptions } from './plain-options.ts';
import { plainScript } from './plain-script.ts';
import { readTold } from './told.ts';

const momentsOf = (idea: string): readonly string[] => readTold(idea).moments.map(({ text }) => text);
const beatsOf = (idea: string) => {
  const told = readTold(idea);
  const { a } = plainOptions(told, 'ten-seconds');
  return plainScript(told, { idea, option: a, target: 'ten-seconds' }).beats;
};

describe('a note is known by the words that it begins with', () => {
  it.each([
    ['zoom out', 'camera'],
    ['rise slowly', 'camera'],
    ['handheld like phone video', 'camera'],
    ['plan fixe depuis le ponton', 'camera'],
    ['Kamera langsam auf ihr Gesicht', 'camera'],
    ['la cámara sube', 'camera'],
    ['the fizz sound really loud', 'sound'],
    ['Stille', 'sound'],
    ['蝉の声', 'sound'],
  ])('%s', (text, kind) => {
    expect(kindOfHead(text)).toBe(kind);
  });

  it.each([
    'pan on the stove',
    'a crane lifts the piano',
    'he pulls out a chair',
    'still hungry',
    'rise of the robots',
    'the voice teacher sings',
  ])('%s is none', (text) => {
    expect(kindOfHead(text)).toBeUndefined();
  });

  it('has the clause that a move comes to', () => {
    expect(movedTo('zoom out and a giant hand comes down')).toEqual({
      camera: 'zoom out',
      matter: 'a giant hand comes down',
    });
    expect(movedTo('pull back to reveal that he is in a bathtub')).toEqual({
      camera: 'pull back',
      matter: 'he is in a bathtub',
    });
    expect(movedTo('la cámara sube y se ve toda la bahía')?.matter).toBe('se ve toda la bahía');
    expect(movedTo('he walks out and a dog follows')).toBeUndefined();
  });

  it('has words over a picture with it', () => {
    expect(isOverlay('title over it')).toBe(true);
    expect(isOverlay('the title fight begins')).toBe(false);
    expect(momentsOf('a potter spins, hands begin again, title over it').at(-1)).toBe(
      'Hands begin again, title over it',
    );
  });
});

describe('notes of one piece', () => {
  it.each([
    ['top view', 'camera'],
    ['vue de dessus', 'camera'],
    ['von oben gefilmt', 'camera'],
    ['15秒', 'form'],
    ['音楽なし。', 'sound'],
    ['没有配乐', 'sound'],
    ['字幕あり', 'text'],
    ['his own voice over it', 'sound'],
    ['he is 78', 'remark'],
    ['she’s twenty-five years old', 'remark'],
    ['he is thirsty', undefined],
    ['her voice breaks', undefined],
  ])('%j is of the kind %s', (piece, kind) => {
    expect(noteKind(piece)).toBe(kind);
  });
});

describe('what is told of sound, camera and speech stays as it is told', () => {
  it('has a sound that happens in the action and in the sound line', () => {
    const heard = beatsOf(
      'a bus stops, the driver waits, then you hear the nightingale, one man smiles',
    ).find(({ sound }) => sound === 'The nightingale');
    expect(heard?.action).toContain('hear the nightingale');
  });

  it('says nothing of size beside a fixed frame', () => {
    for (const { camera } of beatsOf('a man fishes, a shoe bites, he bows to it, fixed camera from the pier'))
      expect(camera).not.toMatch(/shot|close-up|static|mm/iu);
  });

  it('keeps a verb of speaking of another tongue', () => {
    const [, last] = beatsOf('il décroche le téléphone, puis elle arrive et dit « allô ? »');
    expect(last?.action).not.toMatch(/speaks/u);
  });

  it('has both say what both say', () => {
    const told = readTold('two guys look up, they both say "do you mind?"');
    expect(told.moments.at(-1)).toMatchObject({ text: 'They both speak', lines: [{ speaker: 'Both' }] });
  });

  it('is not lit as by a place that is part of a name', () => {
    expect(beatsOf('elevator pitch for my sauce, grandma tastes it, she faints')[0]?.light).not.toMatch(
      /ceiling/u,
    );
    expect(beatsOf('two strangers wait in an office, one sneezes')[0]?.light).toMatch(/ceiling/u);
  });
});
