import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

describe('many of whom no deed is told', () => {
  it.each([
    ['girl surrounded by butterflies', 'The girl in the middle, the butterflies in the air on every side'],
    ['a teacher and her students', 'the students in two rows behind'],
    ['two friends and a campfire', 'seated on the ground round the campfire'],
    ['pirate crew', 'standing close in two loose rows'],
    ['three chefs', 'side by side, shoulders touching'],
    ['mother bear and cubs', 'the cubs in a row along it'],
  ])('are staged together: %s', (subject, staged) => {
    expect(takesOf(subject).studio).toContain(staged);
  });

  it('are where one of them would be', () => {
    expect(takesOf('three chefs').cinematic).toContain('At a gas range');
    expect(takesOf('three chefs in a supermarket').cinematic).not.toContain('gas range');
  });

  it('do what they are told to do', () => {
    expect(takesOf('three chefs dancing').studio).not.toContain('shoulders touching');
  });
});
