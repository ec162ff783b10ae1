import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERYDAY_IDEAS } from '../fixtures/ideas.ts';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';
import { readingOf } from './sure.ts';

const IDEAS = [
  'a lighthouse keeper paints his door red every spring, one year nobody comes to see it, he paints it anyway',
  'ad for a bike repair shop, chain squeaks, oil drips, silence, "quiet at last" as text, no music',
  'stop motion: a button rolls off a coat, crosses the floor, ends up in a mouse house as a plate',
  'grandma and the drone: she swats it with a broom. it brings her a flower. handheld, bright noon',
  'two clowns in an elevator. "Which floor?" "All of them." elevator music stops',
  'slow push in on a fridge humming at night, a note falls off, then the light goes out',
];
const scriptOf = (idea: string, isSecond = false) => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  return writeScript({ idea, option: isSecond ? b : a, target: 'ten-seconds' });
};
const all = (idea: string, line: 'action' | 'camera' | 'light' | 'sound', isSecond = false): string =>
  scriptOf(idea, isSecond)
    .beats.map((beat) => beat[line])
    .join(' / ');

describe('how sure the reading of a film is', () => {
  it('is enough for plain ideas of one deed, and not for those of several', () => {
    for (const idea of IDEAS) expect(readingOf(idea).isDoubtful, idea).toBe(true);
    const doubtful = EVERYDAY_IDEAS.filter((idea) => readingOf(idea).isDoubtful);
    expect(doubtful.length).toBeLessThan(4);
  });

  it('says what it leaves open', () => {
    expect(readingOf(IDEAS[4] ?? '').confidence.reasons.join('; ')).toMatch(/somebody speaks/);
  });
});

describe('a film that is told plainly', () => {
  it('has each moment in its order, and the last of them last', () => {
    expect(all(IDEAS[2] ?? '', 'action')).toBe(
      'A button rolls off a coat / The button crosses the floor / A mouse house as a plate',
    );
    expect(all(IDEAS[3] ?? '', 'action')).toBe(
      'Grandma and the drone: she swats it with a broom / It brings her a flower',
    );
  });

  it('is seen as it is told to be', () => {
    expect(all(IDEAS[3] ?? '', 'camera')).toMatch(/handheld.*handheld/);
    // A way that the camera goes is told once, and nothing of size beside it.
    expect(all(IDEAS[5] ?? '', 'camera')).toBe(
      'Slow push in / The same take goes on / The same take goes on; held to the end',
    );
    expect(all('a vase cracks, an ant drinks from it, extreme close ups', 'camera')).not.toMatch(
      /wide|medium/i,
    );
  });

  it('is lit by its hour or its lamps, else as its place usually is', () => {
    expect(all('a heron waits, then at sunset it strikes', 'light')).toMatch(/Low light of sunset/);
    expect(all('two cooks argue in a cellar, one cries, one laughs', 'light')).toMatch(/Dim/);
    expect(all('two cooks argue in a kitchen, one cries, one laughs', 'light')).toMatch(/^Soft window light/);
    expect(all('a mouse wants to reach the moon, builds a stack, eats half of it', 'light')).not.toMatch(
      /sunlight/,
    );
  });

  it('sounds as it is told to, or of what the words are', () => {
    expect(all(IDEAS[1] ?? '', 'sound')).toMatch(/no music/);
    expect(all('a phone rings in an empty house, a fox looks up', 'sound')).toMatch(
      /^The phone ringing[ /]*$/,
    );
    expect(all('a waiter bows, then he rings the bell, a dog looks up', 'sound')).toMatch(
      /the bell ringing/i,
    );
    // A note that falls off a fridge is paper.
    expect(all(IDEAS[5] ?? '', 'sound')).toBe('The fridge humming /  / ');
    expect(all('a tailor sews, a mouse watches him, screaming brass', 'sound')).toMatch(/^Screaming brass/);
  });

  it('has its lines in quotes, with who says them, and once', () => {
    const script = scriptOf(IDEAS[4] ?? '');
    expect(script.beats.map(({ dialogue }) => dialogue ?? '').join('')).toBe(
      'One of them: "Which floor?" The other: "All of them."',
    );
    expect(script.prompt.split('Which floor?')).toHaveLength(2);
  });
});

describe('its two options', () => {
  it.each(IDEAS)('begin each with a picture of its own, keep its last one, and differ: %s', (idea) => {
    const { a, b } = creativeOptions(idea, 'ten-seconds');
    const moments = readingOf(idea).told.moments.map(({ text }) =>
      text.toLowerCase().replace(/^an? /, '').slice(0, 10),
    );
    expect(a.hook.toLowerCase()).toContain(moments[0]);
    for (const { hook } of [a, b]) expect(hook.toLowerCase()).not.toContain(moments.at(-1));
    for (const field of ['title', 'audience', 'tone', 'platform', 'hook'] as const)
      expect(a[field]).not.toBe(b[field]);
  });

  it('have titles that are whole', () => {
    for (const idea of IDEAS) {
      const { a, b } = creativeOptions(idea, 'ten-seconds');
      for (const { title } of [a, b]) {
        expect(title.length).toBeLessThan(60);
        expect(title).not.toMatch(/…|\b(?:the|a|an|of|and|to|in|on|for|with|only|except|by)$/i);
      }
    }
  });

  it('are taken in cuts, and in one take where nothing forbids it', () => {
    const idea = 'a waiter drops a fork, a child picks it up, the child bows';
    expect(all(idea, 'camera', true)).toMatch(/one unbroken take.*The same take/);
    expect(all(idea, 'camera')).not.toMatch(/take/);
    expect(
      creativeOptions('a garden over four seasons, one gnome moves, then it snows', 'ten-seconds').b.tone,
    ).not.toMatch(/unbroken/);
  });
});

describe('its prompt', () => {
  it('keeps the idea’s own sentences, and adds no story', () => {
    for (const idea of IDEAS) {
      const { prompt } = optimizeVideoPrompt(idea, []);
      expect(prompt.toLowerCase().startsWith(idea.toLowerCase())).toBe(true);
      // A sound is added only where the words or the deed are known to have one.
      expect(prompt).not.toMatch(/natural sound/i);
      expect(optimizeVideoPrompt(prompt, []).added.filter(({ element }) => element === 'audio')).toEqual([]);
    }
  });

  it('has no word that is only said to us', () => {
    const { prompt } = optimizeVideoPrompt('sora prompt pls: a goat steals a hat lol, then it wears it', []);
    expect(prompt).toMatch(/^A goat steals a hat, then it wears it\./);
  });
});

it('survives any text, in bounded time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (idea) => {
      const { beats, seconds } = scriptOf(idea);
      expect(beats.at(-1)?.to).toBe(seconds);
    }),
    { numRuns: 60 },
  );
});
