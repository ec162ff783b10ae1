import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import { IMAGE_EXAMPLES } from './image-examples.ts';
import { QUICK_STARTS } from './quick-starts.ts';

test('the nine quick starts that the specification names', () => {
  expect(QUICK_STARTS.map(({ title }) => title.toLowerCase())).toEqual([
    'presidential race',
    'polaroid photo',
    'football poster',
    'selfie with two footballers',
    'kungfu bros',
    'magazine cover',
    'celebrity speaker',
    'cafe selfie',
    'basketball poster',
  ]);
});

test('a quick start fits the subject box and its ratio is offered', () => {
  for (const { subject, aspectRatio } of QUICK_STARTS) {
    expect(subject.length).toBeLessThan(2_000);
    expect(ASPECT_RATIOS).toContain(aspectRatio);
  }
});

test('five cinematic examples, each of them different', () => {
  expect(new Set(IMAGE_EXAMPLES).size).toBe(5);
});
