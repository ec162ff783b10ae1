import { describe, expect, test } from 'vitest';
import { type Composition, compose, PROMPT_DEFAULTS, readSubject, TAKES } from '../index.ts';
import type { Phrase, Scene } from '../scenes/scene.ts';
import { SCENES } from '../scenes/scenes.ts';
import { barredBy } from './at-odds.ts';

const variations = (subject: string, count = 12): Composition[] =>
  Array.from({ length: count }, (_, variation) => compose({ ...PROMPT_DEFAULTS, subject, variation }));
const takesOf = (subject: string): string[] =>
  variations(subject).flatMap((written) => TAKES.map((take) => written[take].slice(subject.length)));

const SLOTS = ['setting', 'light', 'camera', 'composition', 'palette', 'mood', 'style'] as const;
const phrasesOf = (scene: Scene): Phrase[] => [
  ...SLOTS.flatMap((slot) => scene[slot]),
  ...(scene.motion ?? []),
  ...(scene.negative ?? []),
];

/** Whole phrases of the subject's own table, long enough not to be part of another. */
function phrasesFor(subject: string, wanted: (phrase: Phrase) => boolean): string[] {
  const { kind } = readSubject(subject);
  return TAKES.flatMap((take) => SCENES[kind][take])
    .flatMap(phrasesOf)
    .filter((phrase) => wanted(phrase) && phrase.text.length > 24 && !phrase.text.includes('{'))
    .map(({ text }) => text);
}

describe('a subject that says where it is, is put nowhere else', () => {
  test.each([
    'a golden retriever running through a field',
    'perfume bottle on black marble',
    'bowl of ramen in a Tokyo alley',
    'vintage car on a coastal road',
    'elephants crossing a river',
    'an owl on a branch',
  ])('%s', (subject) => {
    const elsewhere = phrasesFor(subject, ({ somewhere }) => somewhere === true);
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const text of takesOf(subject)) {
      const lower = text.toLowerCase();
      expect(elsewhere.filter((phrase) => lower.includes(phrase.toLowerCase()))).toEqual([]);
    }
  });
});

describe('what must be seen is seen', () => {
  test.each([
    ['a wolf running', 'face'],
    ['close-up of a lion', 'figure'],
    ['family of foxes', 'face'],
    ['cat playing with a ball', 'face'],
  ] as const)('%s: nothing that shows a %s', (subject, other) => {
    const apart = phrasesFor(subject, ({ says }) => says?.shows === other);
    expect(apart.length).toBeGreaterThan(0);
    for (const text of takesOf(subject)) {
      const lower = text.toLowerCase();
      expect(apart.filter((phrase) => lower.includes(phrase.toLowerCase()))).toEqual([]);
    }
  });
});

describe('the place of the noun', () => {
  test.each([
    'old fisherman mending nets',
    'a blacksmith hammering a blade',
    'a cat',
    'perfume bottle',
    'a sailboat',
    'a wolf',
    'a burger',
    'a tree',
  ])('is used first where the subject names none: %s', (subject) => {
    const places = readSubject(subject).noun?.places ?? [];
    const [first] = variations(subject, 1);
    expect(places.some((place) => first?.cinematic.includes(place))).toBe(true);
  });

  test('does not keep other variations from other settings', () => {
    const settings = variations('old fisherman mending nets').map((written) => {
      const span = written.anatomy.cinematic.find(({ element }) => element === 'setting');
      return written.cinematic.slice(span?.start, span?.end);
    });
    expect(new Set(settings).size).toBeGreaterThan(5);
  });

  test('is left out of a plain portrait and where the subject names its own', () => {
    for (const subject of ['an old fisherman in a kitchen', 'a fisherman on a train']) {
      const places = readSubject(subject).noun?.places ?? [];
      for (const text of takesOf(subject)) expect(places.filter((place) => text.includes(place))).toEqual([]);
    }
  });
});

describe('words at odds with the subject', () => {
  test.each([
    ['black and white portrait', 'amber and ochre'],
    ['an abandoned mill', 'walkers pass'],
    ['frozen lake', 'ripples spread'],
    ['portrait of a woman', 'seen from behind'],
    ['a laughing boy', 'solemn'],
    ['a sleeping cat', 'a steady gaze'],
    ['a running wolf', 'curled by the wall'],
    ['a woman sitting', 'in full stride'],
    ['three friends playing cards', 'ranked by height'],
    ['astronaut in space', 'leaves in a breeze'],
    ['a surgeon in an operating room', 'every place omitted'],
    ['drone photo of a beach', 'below the horizon'],
    ['whale breaching', 'beneath a boat'],
    ['a brand-new car', 'rusted and dented'],
  ])('%s: not "%s"', (subject, words) => {
    expect(barredBy(readSubject(subject)).some((rule) => rule.test(words))).toBe(true);
    expect(barredBy(readSubject('a lighthouse')).some((rule) => rule.test(words))).toBe(false);
  });

  test('are not written while anything else can be', () => {
    for (const text of takesOf('frozen lake')) expect(text).not.toMatch(/\b(?:ripples?|splash|waves|surf)\b/);
  });
});

test('candlelight is not put in the street', () => {
  for (const text of takesOf('portrait of a young woman by candlelight')) {
    expect(text).not.toMatch(/\b(?:puddles?|street|pavement|kerb|roof terrace|traffic)\b/i);
  }
});

test('a crowd gets no macro lens, and a beach from the air no copy stand', () => {
  for (const text of takesOf('macro of a crowd')) expect(text).not.toMatch(/focusing rail|breath would fog/i);
  for (const text of takesOf('drone photo of a beach')) expect(text).not.toMatch(/copy arm|from a ledge/i);
});

test('what the subject wears is not excluded', () => {
  for (const text of takesOf('girl with a pearl earring')) expect(text).not.toMatch(/\bno jewel/i);
});
