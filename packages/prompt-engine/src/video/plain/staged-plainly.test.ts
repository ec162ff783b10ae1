import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';

const promptOf = (idea: string): string => optimizeVideoPrompt(idea, []).prompt;
const scriptOf = (idea: string, isSecond = false) => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  return writeScript({ idea, option: isSecond ? b : a, target: 'ten-seconds' }).beats;
};
const actionsOf = (idea: string, isSecond = false): readonly string[] =>
  scriptOf(idea, isSecond).map(({ action }) => action);

describe('a film whose reading is not sure', () => {
  it.each([
    [
      'coffee ad, steam rising from a cup on a wooden table',
      /push-in/,
      /large soft light/i,
      /commercial look/i,
    ],
    [
      'car commercial, black SUV driving through the desert at sunset',
      /same pace/,
      /sunset/,
      /commercial look/i,
    ],
    [
      'horror clip, a nurse opens a drawer, then it opens by itself',
      /creep forward/,
      /low light/i,
      /horror film look/i,
    ],
    [
      'a man misses his bus, then finds a wallet full of money',
      /push-in/,
      /light from one side/i,
      /natural colour/i,
    ],
  ])('%s: has a camera that moves, a light, a look and a sound', (idea, camera, light, look) => {
    const prompt = promptOf(idea);
    for (const part of [camera, light, look, /Sound: \S/]) expect(prompt).toMatch(part);
    // A prompt that was written here lacks nothing.
    expect(optimizeVideoPrompt(prompt, []).added).toEqual([]);
  });

  it('is lit by the word of its sort that it has first', () => {
    expect(promptOf('a waterfall in the jungle with parrots flying by')).toMatch(/nature film look/i);
    expect(promptOf('soccer kid scoring his first goal, parents cheering')).toMatch(/sports film look/i);
  });

  it('says what is done in whole sentences', () => {
    expect(actionsOf('soccer kid scoring his first goal, parents cheering').join(' ')).toMatch(
      /soccer kid scores his first goal/,
    );
    expect(actionsOf('gym promo, people lifting weights, energetic').join(' ')).toMatch(
      /People get a grip.*People lift weights/,
    );
    expect(actionsOf('a waterfall in the jungle with parrots flying by').join(' ')).not.toMatch(
      /parrots flies/,
    );
  });

  it('tells each of two deeds in its own time, the late one late', () => {
    expect(actionsOf('a dog waiting at the door until his owner comes home').at(-1)).toMatch(
      /owner comes home/,
    );
    expect(actionsOf('a lonely robot plants a tree and years later finds a forest').at(-1)).toMatch(
      /^Years later, the lonely robot finds a forest/,
    );
    expect(actionsOf('a nurse finishing her night shift and watching the sunrise').at(-1)).toMatch(
      /watches the sunrise/,
    );
  });

  it('shows what stands in its one moment before all of it and behind it', () => {
    expect(actionsOf('lemonade being poured into a glass with ice on a summer day')).toEqual([
      'The glass, close',
      'Lemonade is poured into a glass with ice on a summer day',
      'The surface of the lemonade, at rest',
    ]);
  });

  it('is told by its pieces, or by its place, in the second film', () => {
    const pieces = 'lemonade being poured into a glass with ice on a summer day';
    expect(creativeOptions(pieces, 'ten-seconds').b.tone).toMatch(/piece by piece/);
    expect(actionsOf(pieces, true).at(-1)).toMatch(/^Lemonade is poured/);
    const passing = 'car commercial, a black SUV driving through the desert at sunset';
    expect(creativeOptions(passing, 'ten-seconds').b.tone).toMatch(/one frame that never moves/);
    expect(actionsOf(passing, true)[0]).toBe('The desert, nothing moving in it yet');
    expect(
      scriptOf(passing, true)
        .map(({ camera }) => camera)
        .join(' '),
    ).not.toMatch(/moving along/);
  });

  it('goes behind the scenes without filming these words', () => {
    for (const idea of [
      'behind the scenes at a restaurant kitchen during dinner rush',
      'behind the scenes feel, garage band records first song, the neighbor complains then joins on tambourine',
    ]) {
      expect(actionsOf(idea).join(' ')).not.toMatch(/behind the scenes/i);
      expect(creativeOptions(idea, 'ten-seconds').a.hook).not.toMatch(/behind the scenes/i);
    }
  });

  it('is filmed under water without filming the shot', () => {
    expect(actionsOf('underwater shot of a sea turtle swimming over coral reef').join(' ')).not.toMatch(
      /shot/,
    );
  });
});
