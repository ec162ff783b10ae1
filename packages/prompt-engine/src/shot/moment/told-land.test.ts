import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { toldLandNames } from './told-land.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

describe('a land that a word before its name makes another', () => {
  it('has a moment and a light of its own', () => {
    const { cinematic, studio } = takesOf('a crystal cave');
    expect(studio).toContain('The crystal cave with its largest columns whole');
    expect(cinematic).toMatch(/just taking the light.*A single shaft from a gap above/s);
  });

  it('keeps its moment at an hour that is told, by the light of that hour', () => {
    const { cinematic } = takesOf('enchanted forest at night');
    expect(cinematic).toContain('ring of mushrooms just beginning to glow');
    expect(cinematic).not.toContain('Blue dusk');
  });

  it.each([
    'a wizard in a crystal cave',
    'a crystal cave collapsing on a dragon',
    'a treasure cave with a sleeping dragon',
  ])('is only a place where somebody is there: %s', (subject) => {
    expect(takesOf(subject).cinematic).not.toMatch(/passing it on|goblet rolling/);
  });

  it.each(toldLandNames().filter((_, at) => at % 9 === 0))('is staged in all three takes: %s', (name) => {
    const takes = takesOf(name);
    for (const text of [takes.studio, takes.cinematic, takes.minimal]) expect(text).toMatch(/\. The /);
  });
});
