import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS, TAKES } from '../vocabulary.ts';
import { compose } from './compose.ts';

/*
 * Some hundred sentences of who, deed, place, hour and light: whatever they are put together from, no take says two
 * things that cannot both be true, empties away what is named, or lists like a machine.
 */
const WHO = [
  'an old woman',
  'two brothers',
  'a beekeeper',
  'three goats',
  'an octopus',
  'a rusty robot',
  'a young couple',
  'a sleepy puppy',
];
const DEEDS = [
  'reading a newspaper',
  'running',
  'laughing',
  'sharing an orange with a nurse',
  'sleeping',
  'playing chess with a lighthouse keeper',
  'repairing a clock',
];
const PLACES = ['', 'in a greenhouse', 'in a church', 'on a rooftop', 'by the lake', 'in an empty classroom'];
const HOURS = ['', 'at night', 'in the rain', 'at dawn', 'in autumn'];
const THINGS = [
  'a narrow house between two skyscrapers',
  'a small chapel beside a tower',
  'exactly five lemons and one lime on a blue plate',
  'three cats and two dogs',
  'a rusty bicycle full of sunflowers',
  'a leather suitcase with a brass lock',
  'watercolor of a fishing harbour at dusk',
  'isometric bakery at night',
  'a cosy attic with a cat',
  'empty classroom, no chairs',
];

const SENTENCES = [
  ...THINGS,
  ...WHO.flatMap((who, i) =>
    DEEDS.flatMap((deed, j) =>
      [0, 1, 2].map((k) =>
        [who, deed, PLACES[(i + j + k * 2) % PLACES.length], HOURS[(i * 2 + j + k) % HOURS.length]]
          .filter(Boolean)
          .join(' '),
      ),
    ),
  ),
];

/** What one take may not say both of. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/Sharpest on/, /\b(?:hands|eyes?|head|face|edge|figure) sharp\b/],
  [/in the (?:near )?foreground/, /Distant view|Isometric projection|no perspective/],
  [/chest up|Medium close-up/, /full-length|full figure/i],
  [/\bdeep fill\b|into darkness/, /almost no shadow|shadows kept open/],
  [/nothing else|all else plain/i, /\b(?:clear view|filling the)\b/],
  [/underwater|dark clear water/i, /softbox|newspaper|chess|clock/i],
];

const ofTwo = /\b(?:two|three|couple)\b/;

const faultsOf = (subject: string, take: string): string[] => {
  const said = take.slice(subject.length);
  const rest = said.replace(/“[^”]*”/g, '');
  return [
    ...PAIRS.filter(([one, other]) => one.test(rest) && other.test(rest)).map(String),
    ...[
      /\bWith [^.,]* with\b/,
      /\. All else plain/,
      / and [^.,]* and [^.,]* and /,
      /\bcamel\b/,
      ...(ofTwo.test(subject) ? [/body pitched|front knee|the push-off toe/, /the animal large/] : []),
      ...(/between two/.test(subject) ? [/(?:margin of|empty) sky|third/] : []),
      ...(/\band (?:one|two)\b/.test(subject) ? [/exactly (?:five|three)/] : []),
    ]
      .filter((wrong) => wrong.test(rest))
      .map(String),
  ];
};

test('no take speaks against itself or against its sentence', () => {
  const faults = SENTENCES.flatMap((subject) => {
    const takes = compose({ ...PROMPT_DEFAULTS, subject });
    return TAKES.flatMap((take) =>
      faultsOf(subject, takes[take]).map((fault) => `${take}, ${fault}: ${takes[take]}`),
    );
  });
  expect(faults).toEqual([]);
});
