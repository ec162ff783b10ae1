import { describe, expect, it } from 'vitest';
import { creativeOptions } from './creative-options.ts';
import { writeScript } from './script.ts';

type Line = 'action' | 'sound' | 'light';
const linesOf = (idea: string, line: Line): string => {
  const options = creativeOptions(idea, 'ten-seconds');
  return (['a', 'b'] as const)
    .flatMap((nth) => writeScript({ idea, option: options[nth], target: 'ten-seconds' }).beats)
    .map((beat) => beat[line])
    .join(' / ');
};

describe('what a film tells is a sentence', () => {
  it.each<[string, RegExp, RegExp]>([
    [
      'a dragon who is afraid of heights takes its first flight holding on to a hot air balloon',
      /A dragon who is afraid of heights takes/,
      /dragon is afraid/,
    ],
    [
      'a lion who is terrified of mice opens a cupboard and screams',
      /A lion who is terrified of mice opens a cupboard/,
      /lion is terrified/,
    ],
    [
      "wind steals a bride's veil and it travels over the whole city until it lands on a homeless woman",
      /The bride's veil lands on a homeless woman/,
      /city lands/i,
    ],
    [
      'a paper boat sails through the harbour until it reaches the open sea',
      /The paper boat reaches the open sea/,
      /harbour reaches/i,
    ],
    [
      'a goalkeeper closes her eyes before the last penalty and smiles',
      /closes her eyes/,
      /eyes her|hands close/,
    ],
    ['toddler feeds broccoli to the dog under the table', /the broccoli to the dog/, /food to the broccoli/],
    ['a nurse gives one to the crying man in the corridor', /gives one/, /with the to/],
    [
      'five ducklings cross a road, the last one stops and looks back',
      /The last one looks back/,
      /(?:^|\/ )Looks back/,
    ],
    [
      'grandma teaches her grandson to fold dumplings, his look terrible, hers are perfect',
      /Her dumplings are perfect/,
      /Hers are|his look/,
    ],
    ['dishwasher tablet ad but shot like a heist movie', /The dishwasher tablet/, /\bad\b|\bbut\b/],
    [
      'a nurse finds two chocolate bars, gives one to the crying man in the corridor',
      /gives one of the chocolate bars to the crying man/,
      /gives one to/,
    ],
    ['first snow in Tokyo, a salaryman stops at the crossing', /First snow in Tokyo/, /nobody there yet/],
    ['Monday morning zombies turn human after one sip', /turn human/, /the human|gripped/],
  ])('%s', (idea, told, wrong) => {
    expect(linesOf(idea, 'action')).toMatch(told);
    expect(linesOf(idea, 'action')).not.toMatch(wrong);
  });
});

describe('a body does what the event lets it do', () => {
  it.each<[string, RegExp]>([
    [
      'grandma teaches her grandson to fold dumplings over video call',
      /heads near|close beside|guiding hand/i,
    ],
    ['a dog puts the broccoli back on the plate', /paws/],
    ['a widower sets the table for two, then quietly puts one plate back', /lowered/],
    ['a runner splashes through a puddle at dawn', /both feet/],
    ['sea turtle hatchlings race to the ocean under moonlight', /by a nose|heads low/],
    ['a woman walks through a desert and roses bloom in each footprint', /edges of/],
    ['a girl hears her father laugh at her school play', /seated|hands still/],
    ['a nurse finds a vending machine has dropped two chocolate bars', /reaching the vending/],
    ['a penguin slips and falls into the water', /on the ground/],
  ])('%s', (idea, wrong) => {
    expect(linesOf(idea, 'action')).not.toMatch(wrong);
  });
});

describe('what is heard and what lights it is of this film', () => {
  it.each<[string, Line, RegExp, RegExp]>([
    [
      'a goalkeeper closes her eyes before the last penalty and hears only her heartbeat',
      'sound',
      /Only her heartbeat/,
      /only her heartbeat; a stadium/i,
    ],
    ['lightning hits a lone oak at night and fireflies answer', 'sound', /thunder/i, /rain/i],
    [
      'a girl hears her deaf father laugh at her school play',
      'sound',
      /her deaf father laughing/i,
      /playing/,
    ],
    [
      'a burglar finds a surprise party waiting in the dark',
      'sound',
      /a shout of many voices/i,
      /voices and laughter/i,
    ],
    [
      'An astronaut comes home after a year in space. At breakfast she drops her mug, it smashes, and her son laughs',
      'sound',
      /china|smash|break/i,
      /helmet|pumps/i,
    ],
    ['turtle hatchlings race to the ocean', 'sound', /./, /steps/i],
    ['two old men play chess in the park every sunday', 'light', /daylight/i, /lamp|room/i],
    ['a girl looks for her father at her school play', 'light', /stage/i, /window/i],
    ['a skateboarder falls all night on the same trick', 'light', /street light|dark/i, /late sun/i],
  ])('%s', (idea, line, right, wrong) => {
    expect(linesOf(idea, line)).toMatch(right);
    expect(linesOf(idea, line)).not.toMatch(wrong);
  });
});
