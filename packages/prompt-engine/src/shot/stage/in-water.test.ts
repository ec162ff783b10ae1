import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const stageOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;

describe('who is in water and who is beside it', () => {
  test.each([
    ['an elephant bathing in a river', 'ford', 'stand'],
    ['a bear catching salmon in a river', 'ford', 'stand'],
    ['a horse crossing a river', 'ford', 'walk'],
    ['a dog swimming in a lake', 'lake', 'swim'],
    ['a man swimming in a pool', 'pool', 'swim'],
    ['a horse drinking from a river', 'lakeside', 'bend'],
    ['a man fishing in a river', 'river', 'sit'],
    ['a woman looking at the sea', 'beach', 'stand'],
    ['a woman standing by a lake', 'lakeside', 'stand'],
    ['a ship on the sea', 'sea', 'stand'],
    ['an old fisherman repairing his boat', 'beach', 'stand'],
  ])('%s', (subject, place, posture) => {
    const { place: drawn, figures } = stageOf(subject);
    expect([drawn, figures[0]?.posture]).toEqual([place, posture]);
  });

  test('whoever is in a small boat sits in it, unless they are said to stand', () => {
    expect(stageOf('a woman in a canoe on a misty lake').figures[0]).toMatchObject({
      posture: 'sit',
      bond: { as: 'in' },
    });
    expect(stageOf('a man standing in a boat').figures[0]?.posture).toBe('stand');
  });

  test('who surfs a wave is on a board on it', () => {
    const figures = stageOf('a dog surfing a wave').figures;
    const board = figures[figures[0]?.bond?.to ?? -1];
    expect([board?.drawing, figures[board?.bond?.to ?? -1]?.drawing]).toEqual(['surfboard', 'wave']);
  });
});
