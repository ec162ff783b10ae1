import { describe, expect, it } from 'vitest';
import { creativeOptions } from './options/creative-options.ts';
import { type Beat, writeScript } from './script/script.ts';

const beatsOf = (idea: string, nth: 'a' | 'b' = 'a'): readonly Beat[] =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds')[nth], target: 'ten-seconds' }).beats;
/** The deed of a beat without what the body does in it. */
const deedIn = (action: string): string => action.replace(/: \p{Ll}[^“]*$/u, '');
const linesOf = (idea: string, line: keyof Beat, nth: 'a' | 'b' = 'a'): readonly string[] =>
  beatsOf(idea, nth).map((beat) => (line === 'action' ? deedIn(beat.action) : String(beat[line] ?? '')));

describe('one deed', () => {
  it.each<[string, readonly string[]]>([
    [
      'a fox stealing a boot from a tent',
      [
        'A fox comes close to a boot in a tent',
        'A fox steals a boot from a tent',
        'The fox gets away with the boot',
      ],
    ],
    [
      'a hurdler clearing the last hurdle in an empty stadium',
      [
        'A hurdler runs up in an empty stadium',
        'A hurdler clears the last hurdle in an empty stadium',
        'The hurdler lands',
      ],
    ],
  ])('is seen to begin, and in what is left of it: %s', (idea, actions) => {
    expect(linesOf(idea, 'action')).toEqual(actions);
  });

  it('ends on whoever it is done with', () => {
    expect(
      linesOf('a cat holds a job interview with a nervous golden retriever in a tie', 'action').at(-1),
    ).toBe('The nervous golden retriever answers');
    expect(linesOf('a hedgehog gives a speech in front of nervous rabbits', 'action').at(-1)).toMatch(
      /^The nervous rabbits look at the hedgehog/,
    );
  });

  it('is noticed before it is understood', () => {
    expect(linesOf('a guard notices the clock on the wall runs backwards', 'action')).toEqual([
      'A guard notices the clock on the wall',
      'The clock on the wall runs backwards',
      'The guard stares at the clock on the wall',
    ]);
  });
});

describe('several deeds', () => {
  it.each<[string, RegExp]>([['a goblin tries to ring a bell and sneezes', /The goblin sneezes/]])(
    'each have whoever does them: %s',
    (idea, told) => {
      expect(linesOf(idea, 'action').join('|')).toMatch(told);
    },
  );
});

describe('a time-lapse', () => {
  it.each<[string, readonly RegExp[]]>([
    [
      'time lapse of a snowman melting in a garden',
      [/whole.*in a garden/, /film of wet/, /Drop after drop/, /puddle/],
    ],
    [
      'time lapse of a meadow blooming after the first rain',
      [/bare ground/, /first flowers open/, /full bloom/],
    ],
    ['time lapse of a rose opening', [/closed bud/, /outer petals/, /Layer after layer/, /wide open/]],
  ])('has its stages: %s', (idea, stages) => {
    const actions = linesOf(idea, 'action');
    expect(actions).toHaveLength(stages.length);
    for (const [nth, stage] of stages.entries()) expect(actions[nth]).toMatch(stage);
  });
});

describe('what is heard and lit', () => {
  it.each<[string, RegExp]>([
    ['one drop of oil falls on glass', /glass breaking|thud/i],
    ['a goblin tries to light a candle', /match|flame/i],
    ['a keeper in Normandy lighting the lamp by hand', /bicycle|bell/i],
    ['a seal stealing a fish out of a net, filmed underwater', /against wood/i],
    ['a meadow after the first rain', /\brain/i],
    ['a barista freezes', /crackle/i],
    ['a boy waits on a bench', /quiet of the place/i],
  ])('is no guess by a word: %s', (idea, wrong) => {
    expect(linesOf(idea, 'sound').join(' / ')).not.toMatch(wrong);
  });

  it.each<[string, RegExp]>([
    ['a fiddler on a snowy roof, snow falling', /snow/],
    ['a father deletes the last voicemail', /glow of the screen/],
  ])('is what the idea says: %s', (idea, light) => {
    expect(linesOf(idea, 'light').join(' / ')).toMatch(light);
  });

  it('gives no light from what is not yet lit', () => {
    const lights = linesOf('a monk lights a candle in a cellar', 'light');
    expect(lights[0]).not.toMatch(/candlelight/i);
    expect(lights.join(' / ')).toMatch(/the flame catches and its warm light grows/);
    expect(linesOf('a goblin tries to light a candle', 'light').join()).not.toMatch(
      /candlelight|flame catches/i,
    );
  });
});
