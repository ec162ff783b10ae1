import { describe, expect, it } from 'vitest';
import { creativeOptions } from './options/creative-options.ts';
import { writeScript } from './script/script.ts';

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
      'a goalkeeper closes her eyes before the last penalty and smiles',
      /closes her eyes/,
      /eyes her|hands close/,
    ],
    ['toddler feeds broccoli to the dog under the table', /the broccoli to the dog/, /food to the broccoli/],
    ['a nurse gives one to the crying man in the corridor', /gives one/, /with the to/],
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
    ['turtle hatchlings race to the ocean', 'sound', /./, /steps/i],
    ['two old men play chess in the park every sunday', 'light', /daylight/i, /lamp|room/i],
    ['a girl looks for her father at her school play', 'light', /stage/i, /window/i],
  ])('%s', (idea, line, right, wrong) => {
    expect(linesOf(idea, line)).toMatch(right);
    expect(linesOf(idea, line)).not.toMatch(wrong);
  });
});
