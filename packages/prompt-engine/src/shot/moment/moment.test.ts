import { describe, expect, it } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { bareOf } from './bare.ts';
import { momentNames } from './moment.ts';

const takesOf = (subject: string, more = {}) => compose({ ...PROMPT_DEFAULTS, subject, ...more });

const isRead = (subject: string): boolean => bareOf(readScene(subject)) !== undefined;

describe('the moment of a subject that is named alone', () => {
  it('stages it: a pose under control, a deed in its place and light, one thing that is left', () => {
    const { studio, cinematic, minimal } = takesOf('a fox');
    expect(studio).toMatch(/The fox standing side-on/);
    expect(cinematic).toMatch(/one forepaw lifted.*At the edge of a beech wood.*Low sun between the trunks/s);
    expect(minimal).toMatch(/curled asleep/);
  });

  it.each([
    'a fox in a library',
    'a fox reading a map',
    'a fox at night',
    'watercolor of a fox',
    'a giant fox',
    'a sad fox',
    'a fox and a crow',
    'a fox made of glass',
  ])('leaves “%s” to what it says', (subject) => {
    expect(bareOf(readScene(subject))).toBeUndefined();
    expect(takesOf(subject).cinematic).not.toMatch(/beech wood after rain/);
  });

  it('gives way to a light that is asked for', () => {
    expect(takesOf('a fox', { lighting: 'neon at night' }).cinematic).not.toMatch(/Low sun/);
  });

  it('shows the usual place with its hour where no moment is written', () => {
    expect(takesOf('bush baby').cinematic).toMatch(/by moonlight\..*moon/s);
  });

  it('has rows for names alone that the lexicon knows', () => {
    const unreached = momentNames().filter((name) => !isRead(name) && !isRead(`a ${name}`));
    expect(unreached).toEqual([]);
  });
});
