import { describe, expect, it } from 'vitest';
import { creativeOptions } from './creative-options.ts';
import { optimizeVideoPrompt } from './optimize.ts';
import { type Script, writeScript } from './script.ts';

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
    ['neon rain, a taxi driver who drives the same block all night', /A taxi driver drives the same block/],
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
    ['a luthier strings a violin and plays one note', /note rising \/ One long violin note/],
    ["a busker's drumming on buckets echoes in the street", /buckets drummed on/i],
    ['a blacksmith quenches a glowing blade in oil', /hissing in oil/],
    ['a sudden hailstorm hits an outdoor wedding', /^Hail/],
    ['goalkeeper saves a penalty and gets up laughing', /Laughter;[^/]*$/],
    ['a widower sets the table for two, then puts one plate back', /cutlery.*China set down/],
    ['a golden retriever waits at the school gate', /^(?!.*(?:chalk|blackboard))/i],
  ])('%s', (idea, heard) => {
    expect(linesOf(idea, 'sound')).toMatch(heard);
  });

  it('where there is air', () => {
    expect(linesOf('two astronauts play chess on the moon', 'sound')).not.toMatch(/wood/);
  });

  it('and not where it is not done', () => {
    expect(linesOf('a dad drives his son home. Neither of them talks', 'sound')).not.toMatch(/voice/i);
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

  it('which lights what goes on there', () => {
    expect(linesOf('at a red light a girl puts on a song, and her dad starts to sing', 'light')).toMatch(
      /^Red light[^/]*\/ The same light/,
    );
  });
});

describe('what no camera sees has a visible form', () => {
  it.each([
    ['a man parks for hours then realises it’s the wrong street', /stops short and looks again/],
    [
      'grandma folds dumplings faster and faster, grandson can’t keep up',
      /grandson falls further and further behind/,
    ],
    ['two astronauts play chess, and one of them has lost the king to floating away', /The king floats away/],
    ['everyone is still except one girl skipping', /Only one girl skips/],
    [
      'a girl lands the kickflip, nobody is there to see it but a janitor',
      /(?<!Nobody .*)Only a janitor looks on/,
    ],
    [
      'a lighthouse keeper sees another light blinking back at him',
      /stops and looks \/ Another light blinking/,
    ],
  ])('%s', (idea, told) => {
    expect(linesOf(idea, 'action')).toMatch(told);
  });
});

describe('a pronoun means whoever it can', () => {
  it.each([
    ['a night nurse on her break helps a lonely old patient, and he smiles', /The patient smiles/],
    ['a crow steals the golf ball of a businessman. He shouts', /The businessman shouts/],
  ])('%s', (idea, told) => {
    expect(linesOf(idea, 'action')).toMatch(told);
  });
});

describe('a story is filmed by how it ends', () => {
  it('in tears, whatever song is silly', () => {
    const idea =
      'a dad drives his daughter to university, she plays a silly song and he sings it with tears in his eyes';
    expect(creativeOptions(idea, 'ten-seconds').a.title).not.toMatch(/comedy/);
    expect(scriptOf(idea).prompt).toMatch(/bitter-sweet/);
  });

  it.each([
    ['goalkeeper saves a penalty with her face and gets up laughing', /Mood: relieved, laughing/],
    ['a man parks for hours then realises it is the wrong street', /Mood: amused/],
    ['a hailstorm hits an outdoor wedding and the bride starts dancing', /Mood: glad/],
  ])('%s', (idea, mood) => {
    expect(scriptOf(idea).prompt).toMatch(mood);
  });
});

it.each([
  ['a toddler tries to share his ice cream with a garden statue'],
  ['grandma folds dumplings faster and faster, grandson can’t keep up'],
  ['a blacksmith quenches a glowing blade in oil'],
])('the second option is no reversal of the first: %s', (idea) => {
  const [one, two] = [linesOf(idea, 'action').split(' / '), linesOf(idea, 'action', 'b').split(' / ')];
  expect([...two].reverse()).not.toEqual(one);
  expect(two).not.toEqual(one);
});
