import { checkIdeogramCaption } from '@framewright/prompt-dialects';
import { expect, test } from 'vitest';
import { breachesOf } from '../packages/prompt-dialects/src/testing/ideogram-rules.ts';
import { formsOf, missingIn, type Wanted } from './faithfulness.ts';

/** Sentences of our own, in the manner of the public sets. */
const SAMPLE: readonly Wanted[] = [
  { prompt: 'a photo of a kettle', include: [{ class: 'kettle', count: 1 }] },
  { prompt: 'a photo of three lanterns', include: [{ class: 'lantern', count: 3 }] },
  { prompt: 'a picture of four mice', include: [{ class: 'mouse', count: 4 }] },
  {
    prompt: 'a photo of a purple kettle and a brown sewing machine',
    include: [
      { class: 'kettle', count: 1, color: 'purple' },
      { class: 'sewing machine', count: 1, color: 'brown' },
    ],
  },
  {
    prompt: 'a photo of a goat left of a cello',
    include: [
      { class: 'cello', count: 1 },
      { class: 'goat', count: 1, position: ['left of', 0] },
    ],
  },
  {
    prompt: 'a watercolour of a lighthouse above a rowing boat',
    include: [
      { class: 'rowing boat', count: 1 },
      { class: 'lighthouse', count: 1, position: ['above', 0] },
    ],
  },
];

test.each(SAMPLE)('$prompt: all of it is in every take and every dialect', (asked) => {
  const missing = formsOf(asked.prompt).flatMap((form) =>
    missingIn(form, asked).map((what) => `${what}: ${form.take}, ${form.dialect}, ${form.text}`),
  );
  expect(missing).toEqual([]);
});

test.each(SAMPLE)('$prompt: Ideogram finds nothing wrong with its captions', ({ prompt }) => {
  for (const { dialect, text } of formsOf(prompt)) {
    if (dialect === 'ideogram') expect([...breachesOf(text), ...checkIdeogramCaption(text)]).toEqual([]);
  }
});

test('what is missing or wrong is seen', () => {
  const asked: Wanted = {
    prompt: '',
    include: [
      { class: 'cup', count: 1, color: 'red' },
      { class: 'dog', count: 2, position: ['right of', 0] },
    ],
  };
  const found = (text: string) => missingIn({ dialect: 'natural', text }, asked);
  expect(found('two dogs right of a red cup')).toEqual([]);
  expect(found('two_dogs to the right side of a red_cup')).toEqual([]);
  expect(found('two dogs beside a red cup')).toEqual(['dog right of cup']);
  expect(found('two dogs. They are right of it. A red cup')).toEqual(['dog right of cup']);
  expect(found('a dog right of a blue cup')).toEqual(['red cup', 'another colour of cup', 'two dog']);
  expect(found('two dogs, exactly three dogs, right of a red cup')).toEqual(['another number of dog']);
  expect(found('two hotdogs right of a red cupboard')).toEqual(['red cup', 'two dog', 'dog right of cup']);
  const caption = {
    scene: 'two dogs right of a red cup',
    subjects: [{ description: 'two dogs and a red cup' }],
  };
  expect(missingIn({ dialect: 'flux2', text: JSON.stringify(caption) }, asked)).toEqual([
    'no element of its own: cup',
  ]);
  const empty = { ...caption, subjects: [] };
  expect(missingIn({ dialect: 'flux2', text: JSON.stringify(empty) }, asked)).toContain('two dog');
});
