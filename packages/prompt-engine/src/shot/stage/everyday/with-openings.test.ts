import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../../vocabulary.ts';
import { compose } from '../../../write/compose.ts';

const stageOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;

describe('in, out of, over and under', () => {
  test.each([
    ['a puppy in a shoe', 'in', 'shoe'],
    ['a dog with its head out of a car window', 'in', 'car'],
    ['santa coming down a chimney', 'in', 'chimney-stack'],
    ['a koala hugging a tree', 'around', 'tree'],
  ])('%s', (subject, as, drawing) => {
    const { figures } = stageOf(subject);
    const { bond } = figures[0] ?? {};
    expect([bond?.as, figures[bond?.to ?? -1]?.drawing]).toEqual([as, drawing]);
  });

  test('a boat is above the shark under it, in every take', () => {
    const { stages } = compose({ ...PROMPT_DEFAULTS, subject: 'a shark swimming under a boat' });
    for (const { place, figures } of Object.values(stages)) {
      expect(place).toBe('underwater');
      expect(figures.find(({ drawing }) => drawing === 'boat')?.posture).toBe('fly');
    }
  });

  test('what a flying saucer takes is in its beam', () => {
    const [saucer, cow] = stageOf('a ufo abducting a cow').figures;
    expect([saucer?.x, saucer?.posture]).toEqual([cow?.x, 'fly']);
  });

  test('a fish bowl has a fish in it, and washed dishes are a pile', () => {
    expect(stageOf('a cat looking at a fish bowl').figures.at(-1)).toMatchObject({
      drawing: 'fish',
      bond: { as: 'in' },
    });
    expect(stageOf('a girl washing dishes').figures.map(({ drawing }) => drawing)).toContain('plate-stack');
  });

  test('a child with an animal is a child, its own young are animals', () => {
    expect(stageOf('a dog playing with a child').figures[1]?.drawing).toBe('child');
    expect(stageOf('an elephant and its baby').figures[1]?.drawing).toBe('elephant');
  });

  test('a family of animals is of two sizes', () => {
    const [old, young] = stageOf('a penguin family on ice').figures;
    expect([old?.drawing, young?.drawing, old?.count, young?.count]).toEqual(['penguin', 'penguin', 2, 2]);
    expect(young?.height).toBeLessThan((old?.height ?? 0) * 0.6);
  });

  test('a cart carries what it is full of', () => {
    const figures = stageOf('a horse pulling a cart full of pumpkins').figures;
    const pumpkins = figures.find(({ drawing }) => drawing === 'pumpkin');
    expect(figures[pumpkins?.bond?.to ?? -1]?.drawing).toBe('wagon');
  });

  test('two at a game have it between them', () => {
    const [robot, table, man] = stageOf('a robot playing chess with an old man').figures;
    expect([robot?.faces, table?.drawing, man?.faces]).toEqual(['right', 'game-table', 'left']);
    expect([robot?.x, table?.x, man?.x]).toEqual([0.24, 0.5, 0.76]);
  });
});
