import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';

const toldOf = (idea: string): string => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  return [a, b]
    .flatMap((option) => writeScript({ idea, option, target: 'ten-seconds' }).beats)
    .map(({ action }) => action)
    .join(' / ');
};

describe('a deed is shown as it is meant', () => {
  it.each([
    ['a couple breaks up in a parked car', /hand draws back/, /blow|pieces fly/i],
    ['robot falls in love with a toaster', /eyes stay/, /balance/],
    ['a man walking in the rain without an umbrella, smiling', /walks in the rain/, /handle/],
    ['cyclist climbing a mountain pass', /chain runs/, /finds a hold/],
    ['strawberries falling into milk in slow motion', /turn in the air/, /hold gives way/],
    ['gym promo, people lifting weights', /People get a grip/, /People gets/],
    ['a thief breaks into a house and finds a birthday party waiting for him', /lock/, /still whole/],
    ['a giant robot walking through the city, people running', /feet/, /shoes on the ground/],
  ])('%s', (idea, shown, clashes) => {
    expect(toldOf(idea)).toMatch(shown);
    expect(toldOf(idea)).not.toMatch(clashes);
  });

  it('begins a single shot on whoever acts', () => {
    const prompt = (idea: string): string => optimizeVideoPrompt(idea, []).prompt;
    expect(prompt('a woman walking alone on the beach at sunset')).toMatch(/the camera finds the woman/);
    expect(prompt('macro of a bee landing on lavender')).not.toMatch(/finds the macro/);
  });

  it('opens a second film that has the same picture as its way of filming frames it', () => {
    const { a, b } = creativeOptions('a snail race with a tiny audience', 'ten-seconds');
    expect(b.hook).not.toBe(a.hook);
    expect(b.hook).not.toMatch(/from near\.$/);
  });
});
