import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';

const beatsOf = (idea: string) =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds').a, target: 'ten-seconds' }).beats;

describe('a film that runs on without an end', () => {
  it('is one picture in a frame that stays, and ends on its first one', () => {
    const beats = beatsOf('seamless loop of a campfire burning');
    expect(beats.map(({ action }) => action)).toEqual(['A campfire burning']);
    expect(beats.at(-1)?.camera).toMatch(/locked-off.*ending on the first frame/);
    const { prompt } = optimizeVideoPrompt('seamless loop of a campfire burning', []);
    expect(prompt).toMatch(/last frame the same as the first/);
    expect(prompt).not.toMatch(/held|match|embers/);
  });

  it('shows rain on its pane, and no puddle', () => {
    for (const idea of [
      'loop of rain on a window',
      'seamless loop of rain on a tram window, lofi vibe, no people',
    ]) {
      const told = beatsOf(idea)
        .map(({ action }) => action)
        .join(' ');
      expect(told).toMatch(/glass/);
      expect(told).not.toMatch(/still water|ring/);
    }
  });
});

describe('what goes out in a film gave its light before', () => {
  it.each([
    ['an old woman writes a letter until the candle goes out', /light from the candle/],
    ['a girl blows out candles and all the lights in the city go out', /light from the candles/],
    ['a girl reads until the lights go out', /lamplight/],
    ['a hiker reaches the summit and the fog clears', /light of the fog/],
  ])('%s', (idea, light) => {
    expect(beatsOf(idea)[0]?.light).toMatch(light);
  });
});

describe('routines and instructions are shown in their steps', () => {
  it.each([
    ['yoga morning routine for beginners', /arms go up/],
    ['safety video: how to use a fire extinguisher', /pull out the pin/],
    ['how to change a flat tire step by step', /jack lifts the car/],
    ['glass skin skincare routine, close ups, soft pink light', /serum/],
  ])('%s', (idea, step) => {
    expect(
      beatsOf(idea)
        .map(({ action }) => action)
        .join(' '),
    ).toMatch(step);
  });

  it('takes no first day at work for a trip', () => {
    expect(
      beatsOf('employee onboarding video, friendly, first day at the office')
        .map(({ action }) => action)
        .join(' '),
    ).not.toMatch(/pastry|head of the table/);
  });
});
