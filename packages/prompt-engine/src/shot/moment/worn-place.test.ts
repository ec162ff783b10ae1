import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const cinematic = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).cinematic;

describe('somebody of whom only the clothes are told', () => {
  it.each([
    ['girl in a yellow raincoat', 'On a country lane in steady rain'],
    ['woman in a red dress', 'On a wide staircase at night'],
    ['man in a trench coat and fedora', 'On a wet street corner at night'],
    ['kid in a spacesuit', 'On a grey dusty plain'],
  ])('is where such clothes are worn: %s', (subject, place) => {
    expect(cinematic(subject)).toContain(place);
  });

  it.each([
    ['girl in a yellow raincoat on a beach', 'country lane'],
    ['girl in a yellow raincoat at sunset', 'country lane'],
    ['a nurse in a raincoat', 'country lane'],
    ['woman in a red dress in the morning', 'staircase at night'],
  ])('is elsewhere where the words or a calling say so: %s', (subject, place) => {
    expect(cinematic(subject)).not.toContain(place);
  });
});
