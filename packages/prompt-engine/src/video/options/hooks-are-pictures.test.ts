import { expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { writeScript } from '../script/script.ts';
import { creativeOptions } from './creative-options.ts';

const IDEAS = [
  'cat falls off the couch',
  'otter family sliding down a muddy riverbank',
  'office workers hunting the last donut, narrator whispering',
  'a spaceship lands in a cornfield, a farmer comes out, the door opens',
  'kurzer Werbespot für meinen Blumenladen, Hände binden einen Strauß, eine Kundin lächelt',
  'café promo reel for instagram, cozy, people chatting, ends with our address Hauptstr. 12',
];

it.each(IDEAS)('hooks are pictures of their own, and directions no filler: %s', (idea) => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  expect(a.hook).not.toBe(b.hook);
  for (const { hook } of [a, b])
    expect(hook).not.toMatch(
      /clear shot|short shots|long last look|beginning to end|Opens|becomes of it|in full view|: /i,
    );
  const { prompt, beats } = writeScript({ idea, option: a, target: 'ten-seconds' });
  for (const text of [prompt, optimizeVideoPrompt(idea, []).prompt])
    expect(text).not.toMatch(/natural sound|live-action look|follow one another/i);
  for (const { sound } of beats) expect(sound).not.toMatch(/natural sound/i);
});

it('a line to be read stands over the last picture', () => {
  const idea = 'café promo reel for instagram, cozy, people chatting, ends with our address Hauptstr. 12';
  const { beats } = writeScript({ idea, option: creativeOptions(idea, 'veo-3.1').a, target: 'veo-3.1' });
  expect(beats.at(-1)?.action).toMatch(/on screen: “Hauptstr\. 12”/);
});
