import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const cinematic = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).cinematic;

describe('somebody of whom only a feeling is told', () => {
  it.each([
    ['crying girl', 'On the stairs of an empty house'],
    ['lonely old man', 'On an empty railway platform'],
    ['sleepy kitten', 'On a rug before a low fire'],
    ['sad robot', 'At a window in the rain'],
  ])('is where one is alone with it: %s', (subject, place) => {
    expect(cinematic(subject)).toContain(place);
  });

  it('feels it at work where a calling is told, and where the words put them', () => {
    expect(cinematic('angry chef')).toContain('gas range');
    expect(cinematic('crying girl in a car')).not.toContain('On the stairs');
  });

  it('leans against nobody where nobody else is', () => {
    expect(cinematic('woman in love')).not.toContain('foreheads');
    expect(cinematic('a couple in love')).toMatch(/foreheads|leaning in|close/);
  });
});
