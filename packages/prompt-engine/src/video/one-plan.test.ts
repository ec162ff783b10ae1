import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from './optimizer/optimize.ts';
import { creativeOptions } from './options/creative-options.ts';
import { type Script, writeScript } from './script/script.ts';

const scriptOf = (idea: string, nth: 'a' | 'b' = 'a'): Script =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds')[nth], target: 'ten-seconds' });
const linesOf = (idea: string, line: 'action' | 'sound' | 'light', nth: 'a' | 'b' = 'a'): string =>
  scriptOf(idea, nth)
    .beats.map((beat) => beat[line])
    .join(' / ');

describe('a beat is a full clause, and no pose is added to it', () => {
  it.each([
    ['grandma folding dumplings in her kitchen', /Grandma folds dumplings in her kitchen(?: \/|$)/],
    ['a tiny dragon sneezes', /A tiny dragon sneezes(?: \/|$)/],
    ['old man plays chess in the park', /(?:An|The) old man plays chess in the park(?: \/|$)/],
    ['hands working in a bakery at 4am', /Hands work in a bakery at 4am(?: \/|$)/],
    ['my dog grooming van', /^(?!.*grooms)/],
  ])('%s', (idea, told) => {
    expect(linesOf(idea, 'action')).toMatch(told);
  });

  it.each([
    ['a toddler tries to share his ice cream with a garden statue', /soup|lips/],
    ['man spends ages parallel parking perfectly', /kerb/],
    ['an intern shares the wrong screen in a meeting', /shoulders touching/],
    ['two sisters move into a houseboat', /mid-stride/],
    ['a bull charges through a china shop', /mane/],
  ])('and none in another sense of its verb: %s', (idea, wrong) => {
    expect(linesOf(idea, 'action')).not.toMatch(wrong);
  });
});

describe('what happens is heard', () => {
  it.each([
    ['a sudden hailstorm hits an outdoor wedding', /^Hail/],
    ['goalkeeper saves a penalty and gets up laughing', /Laughter;[^/]*$/],
    ['a golden retriever waits at the school gate', /^(?!.*(?:chalk|blackboard))/i],
  ])('%s', (idea, heard) => {
    expect(linesOf(idea, 'sound')).toMatch(heard);
  });

  it('where there is air', () => {
    expect(linesOf('two astronauts play chess on the moon', 'sound')).not.toMatch(/wood/);
  });
});

describe('a light has its source in the frame', () => {
  it.each([
    ['a golden retriever waits at the school gate', /daylight/],
    ['a lighthouse keeper sees another light blinking back at him from the sea', /lamp/],
    ['a spy opens the office fridge in the dark', /open fridge/],
    ['an octopus in an aquarium unscrews a jar', /from the tank/],
    ['a carpenter carves a tiny horse', /window/i],
    ['a tiny dragon tries to light a birthday candle', /^(?!.*candle)/i],
  ])('%s', (idea, light) => {
    expect(linesOf(idea, 'light')).toMatch(light);
    const [first = ''] = linesOf(idea, 'light').split(' / ');
    expect(optimizeVideoPrompt(idea, []).prompt).toContain(first.slice(1));
  });
});

describe('what no camera sees has a visible form', () => {
  it.each([
    [
      'a lighthouse keeper sees another light blinking back at him',
      /stops and looks \/ Another light blinking/,
    ],
  ])('%s', (idea, told) => {
    expect(linesOf(idea, 'action')).toMatch(told);
  });
});

describe('a story is filmed by how it ends', () => {
  it.each([['goalkeeper saves a penalty with her face and gets up laughing', /Mood: relieved, laughing/]])(
    '%s',
    (idea, mood) => {
      expect(scriptOf(idea).prompt).toMatch(mood);
    },
  );
});

it.each([['a toddler tries to share his ice cream with a garden statue']])(
  'the second option is no reversal of the first: %s',
  (idea) => {
    const [one, two] = [linesOf(idea, 'action').split(' / '), linesOf(idea, 'action', 'b').split(' / ')];
    expect([...two].reverse()).not.toEqual(one);
    expect(two).not.toEqual(one);
  },
);
