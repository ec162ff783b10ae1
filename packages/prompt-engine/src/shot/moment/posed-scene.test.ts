import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const drawn = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages;

describe('a preview of who is posed', () => {
  it.each([
    ['a fox', 'minimal', 'a fox curled up asleep'],
    ['a horse', 'cinematic', 'a horse galloping'],
    ['a knight', 'minimal', 'a knight kneeling'],
    ['an owl', 'studio', 'an owl perched upright on a bare branch'],
  ] as const)('of %s in the %s take shows the pose of its words', (subject, take, told) => {
    const shown = (stage: ReturnType<typeof drawn>) =>
      stage[take].figures.map(({ drawing, posture }) => `${drawing} ${posture}`).sort();
    expect(shown(drawn(subject))).toEqual(shown(drawn(told)));
  });

  it('wears what it wears while it walks', () => {
    const { figures } = drawn('girl in a yellow raincoat').cinematic;
    expect(figures.filter(({ posture }) => posture === 'walk')).toHaveLength(1);
    expect(figures.filter(({ bond }) => bond === undefined)).toHaveLength(1);
    expect(drawn('man in a trench coat').studio.place).toBe('backdrop');
  });

  it('keeps a pose that is locked', () => {
    const locks = [
      { take: 'minimal', element: 'motion', text: 'The fox curled asleep, the brush laid over the nose' },
    ] as const;
    const { stages } = compose({ ...PROMPT_DEFAULTS, subject: 'a fox', variation: 1, locks: [...locks] });
    expect(stages.minimal.figures[0]?.posture).toBe('slump');
    const free = compose({ ...PROMPT_DEFAULTS, subject: 'a fox', variation: 1 });
    expect(free.stages.minimal.figures[0]?.posture).not.toBe('slump');
  });

  it('draws no thing and no place that its pose alone would bring', () => {
    expect(drawn('a knight').cinematic.figures.map(({ drawing }) => drawing)).not.toContain('paper');
    expect(drawn('an owl').studio.place).toBe('backdrop');
    expect(drawn('a frog').minimal.notes ?? []).toEqual([]);
    expect(drawn('a surfer').minimal.figures[0]?.posture).not.toBe('sit');
  });
});
