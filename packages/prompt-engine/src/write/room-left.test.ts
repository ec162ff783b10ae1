import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from './compose.ts';

const EMPTIES =
  /\b(?:negative space|nothing else|all else plain|rest empty|empty sky|empty space around|(?:only|just) the)\b/i;
const minimalOf = (subject: string): string =>
  compose({ ...PROMPT_DEFAULTS, subject }).minimal.slice(subject.length);

test.each([
  'cozy attic bedroom with slanted ceiling and a lot of books',
  'a goat on the roof of a moving van, everyone pointing and laughing',
  'woman buying flowers at a market in the rain',
  'a messy desk covered in sticky notes',
  'kids running from a hailstorm',
  'narrow lane in hanoi with scooters and lanterns',
  'tired nurse eating a sandwich in her car',
])('what fills the frame is not emptied: %s', (subject) => {
  expect(minimalOf(subject)).not.toMatch(EMPTIES);
});

test.each(['a single red chair', 'a heron', 'a paper boat'])('what stands alone has room: %s', (subject) => {
  expect(minimalOf(subject)).toMatch(
    /\b(?:over the rest|over two thirds|two thirds of the frame|empty above|bare|nothing besides?|nothing else)\b/,
  );
});

test.each(['grumpy ferret in a hoodie pocket', 'a man asleep in a taxi'])(
  '%s is seen from close by',
  (subject) => {
    const takes = compose({ ...PROMPT_DEFAULTS, subject });
    for (const take of [takes.studio, takes.cinematic, takes.minimal])
      expect(take).not.toMatch(/full-length|full figure|nose to tail/i);
  },
);

test('two wishes for a picture are both carried out', () => {
  const { studio } = compose({
    ...PROMPT_DEFAULTS,
    subject: 'remove the man in the background and make it look like sunset',
  });
  expect(studio).toMatch(/that the words do not change exactly as in the uploaded picture/);
  expect(studio).toMatch(/gap filled/);
  expect(studio).toMatch(/lit like the new part/);
});
