import { describe, expect, it } from 'vitest';
import { genreOf } from './genre/genre.ts';
import { readIdea } from './idea/read-idea.ts';
import { optimizeVideoPrompt } from './optimizer/optimize.ts';
import { type CreativeOption, creativeOptions } from './options/creative-options.ts';
import { type Beat, writeScript } from './script/script.ts';

const optionsOf = (idea: string): readonly CreativeOption[] =>
  Object.values(creativeOptions(idea, 'ten-seconds'));
const actionsOf = (idea: string): readonly string[] =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds').a, target: 'ten-seconds' }).beats.map(
    ({ action }: Beat) => action,
  );

describe('what holds for all of it', () => {
  it.each<[string, RegExp, RegExp]>([
    ['ad for a ceramic thermos, no people', /thermos/i, /\bhands?\b/i],
    ['time lapse of a meadow blooming, Wachau', /Wachau/, /wachau/],
  ])('is no shot of its own: %s', (idea, told, wrong) => {
    const actions = actionsOf(idea).join(' | ');
    expect(actions).toMatch(told);
    expect(actions).not.toMatch(wrong);
  });

  it('is done by hands where a thing is only said to be treated', () => {
    const idea = 'fresh noodles being stretched and pressed on a wooden board';
    expect(actionsOf(idea).slice(-2)).toEqual([
      'Two hands stretch fresh noodles',
      expect.stringMatching(/^Two hands press .* on a wooden board$/),
    ]);
    expect(genreOf(readIdea(idea)).approaches).not.toContain('haiku');
  });

  it('is drawn as the answer itself', () => {
    expect(actionsOf('explain how a kidney cleans the blood using paper cutouts')[1]).toBe(
      'A kidney cleans the blood, drawn line by line',
    );
  });
});

describe('a title', () => {
  it.each<[string, RegExp, RegExp]>([
    ['explain how a kidney cleans the blood using paper cutouts', /^How a kidney cleans the blood/, /using/],
    ["a fox stealing a boot out of a hunter's car", /^A fox stealing a boot/, /out(?:,|:|$)/],
  ])('is the deed with its whole noun group: %s', (idea, title, wrong) => {
    for (const option of optionsOf(idea)) {
      expect(option.title).toMatch(title);
      expect(option.title).not.toMatch(wrong);
    }
  });
});

describe('two options', () => {
  it.each([
    ['a porter rescuing a kitten from a lift shaft'],
    ['a cat holds a job interview with a nervous beagle in a tie'],
    ['serum commercial, one drop falls on glass in extreme macro'],
  ])('say nothing against themselves: %s', (idea) => {
    for (const { title, tone, hook } of optionsOf(idea)) {
      expect(hook).not.toMatch(/a moment later/);
      expect(/held back until the end/.test(tone) && /from the start/.test(hook)).toBe(false);
      expect(title).not.toMatch(/phone video|documentary/);
    }
  });
});

it('the camera of the prompt names a lens for every size', () => {
  const { prompt } = optimizeVideoPrompt('a porter rescuing a kitten from a lift shaft', []);
  const [sizes = ''] = /(?:\w+[ -](?:shot|up))(?: cut to \w+[ -](?:shot|up))+/.exec(prompt) ?? [];
  const [lenses = ''] = /\d+ mm(?: and \d+ mm)*/.exec(prompt) ?? [];
  expect(lenses.split(' and ')).toHaveLength(new Set(sizes.split(' cut to ')).size);
});
