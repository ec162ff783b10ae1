import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

describe('whoever acts beside the main one is seen at it in every take', () => {
  it.each([
    ['an old man fishing, his dog sleeping beside him', /dog curled in a tight ring/],
    ['a knight resting beside a campfire, his horse grazing behind him', /horse, neck lowered/],
    [
      'two kids building a sandcastle, their father reading a newspaper behind them',
      /father seated, the newspaper/,
    ],
    ['cowboy drinking at the bar, a woman playing the piano behind him', /woman upright before the piano/],
    ['woman with a cat sleeping on her lap', /cat lying down, stretched across the lap/],
  ])('%s', (subject, told) => {
    const takes = takesOf(subject);
    for (const take of ['studio', 'cinematic', 'minimal'] as const)
      expect(takes[take].slice(subject.length), take).toMatch(told);
  });

  it('and what no word of the clause tells for certain is left to the words', () =>
    expect(takesOf('a welder on a bridge at 5am, city still asleep behind him').studio).not.toMatch(
      /city (?:curled|lying)/,
    ));
});
