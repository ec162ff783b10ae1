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
    'a fox and a crow',
    'a fox made of glass',
  ])('leaves “%s” to what it says', (subject) => {
    expect(bareOf(readScene(subject))).toBeUndefined();
    expect(takesOf(subject).cinematic).not.toMatch(/beech wood after rain/);
  });

  it('keeps its place beside what is felt, which has a pose of its own', () => {
    const { cinematic } = takesOf('a sad fox');
    expect(cinematic).toMatch(/ears drooping.*beech wood/s);
    expect(cinematic).not.toMatch(/one forepaw lifted/);
  });

  it('shows a number by its numerals', () => {
    expect(takesOf('42').studio).toMatch(/^42, the two numerals/);
    expect(takesOf('42 balloons').studio).not.toMatch(/numerals/);
  });

  it('shows two together of whom no deed is told', () => {
    expect(takesOf('a girl with a cat').studio).toMatch(/The girl seated, the cat held in both arms/);
    expect(takesOf('knight vs dragon').studio).toMatch(/The knight and the dragon in profile/);
  });

  it('poses whoever is named in a place, and keeps the place', () => {
    const { cinematic } = takesOf('a fox in a library');
    expect(cinematic).toMatch(/one forepaw lifted.*In the library/s);
    expect(cinematic).not.toMatch(/beech wood/);
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
