import { describe, expect, test } from 'vitest';
import { contradicts } from '../facts.ts';
import { SUBJECT_KINDS } from '../kinds.ts';
import { TAKES } from '../vocabulary.ts';
import type { Phrase, Scene } from './scene.ts';
import { SCENES } from './scenes.ts';

const SLOTS = ['setting', 'light', 'camera', 'composition', 'palette', 'mood', 'style'] as const;

const isSafe = ({ text, says, needs }: Phrase): boolean => !says && !needs && !text.includes('{');
const phrasesOf = (scene: Scene): Phrase[] => [
  ...SLOTS.flatMap((slot) => scene[slot]),
  ...(scene.motion ?? []),
  ...(scene.negative ?? []),
];

const BANNED =
  /\b(?:masterpiece|best quality|8k|4k|trending|stunning|breathtaking|award-winning|ultra[- ]detailed|beautiful|gorgeous|amazing|dramatic lighting)\b/i;

describe.each(SUBJECT_KINDS)('the scenes of %s', (kind) => {
  const scenes = SCENES[kind];

  test.each(TAKES)('offer at least two set-ups in %s, one of which asserts nothing', (take) => {
    expect(scenes[take].length).toBeGreaterThanOrEqual(2);
    expect(scenes[take].some(({ says }) => !says)).toBe(true);
  });

  test.each(TAKES)('have something true to write in every slot of %s', (take) => {
    const empty = scenes[take].flatMap((scene, i) =>
      SLOTS.filter((slot) => !scene[slot].some(isSafe)).map((slot) => `scene ${i}: ${slot}`),
    );
    expect(empty).toEqual([]);
  });

  test.each(TAKES)(
    'are fragments in %s: no capital opening, no full stop, no doubled word, no stock phrase',
    (take) => {
      const wrong = scenes[take]
        .flatMap(phrasesOf)
        .map(({ text }) => text)
        .filter(
          (text) =>
            text.trim() !== text ||
            /[.!?:]$/.test(text) ||
            /\s{2}|,,|;;/.test(text) ||
            /(?<![\p{L}-])(\p{L}+) \1(?!\p{L})/iu.test(text) ||
            BANNED.test(text) ||
            /\{(?!(?:place|prop|colour[123])\})/.test(text),
        );
      expect(wrong).toEqual([]);
    },
  );

  test.each(TAKES)('say nothing in %s that their own set-up contradicts', (take) => {
    const wrong = scenes[take].flatMap((scene) =>
      phrasesOf(scene).filter(
        ({ says, needs }) => says && needs && contradicts({ ...needs, ...says }, needs),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test.each(TAKES)('give no phrase of %s twice in a slot', (take) => {
    const twice = scenes[take].flatMap((scene) =>
      SLOTS.flatMap((slot) => {
        const texts = scene[slot].map(({ text }) => text);
        return texts.filter((text, i) => texts.indexOf(text) !== i);
      }),
    );
    expect(twice).toEqual([]);
  });
});
