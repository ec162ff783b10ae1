import { ELEMENTS, TAKES } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import { SAMPLES, SHOWCASE } from './samples.ts';

test('the three samples are one of each take', () => {
  expect(SAMPLES.map(({ take }) => take).toSorted()).toEqual([...TAKES].toSorted());
});

test('the showcase begins with its subject and shows ten of the eleven elements', () => {
  const present = new Set(SHOWCASE.spans.map(({ element }) => element));
  expect(SHOWCASE.text).toMatch(/^A lighthouse keeper in a yellow oilskin, leaning/);
  expect(ELEMENTS.filter((element) => !present.has(element))).toEqual(['audio']);
});

test.each([SHOWCASE, ...SAMPLES.map(({ prompt }) => prompt)])(
  'every word of "$text" belongs to an element',
  ({ text, spans }) => {
    const unmarked = spans.reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
      text,
    );
    expect(unmarked).toMatch(/^[\s,.]*$/);
    for (const { start, end } of spans) expect(text.slice(start, end)).toMatch(/^\S.*\S$/s);
  },
);
