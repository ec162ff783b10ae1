import { expect, test } from 'vitest';
import type { Span } from '../vocabulary.ts';
import { changesByElement } from './changes.ts';

const marked = (...phrases: readonly (readonly [string, Span['element']])[]) => {
  let text = '';
  const anatomy = phrases.map(([words, element]) => {
    const start = text.length;
    text += `${words}. `;
    return { start, end: start + words.length, element };
  });
  return { text, anatomy };
};

test('elements that say something else are told apart from those that say the same', () => {
  const before = marked(['A violin maker', 'subject'], ['Soft window light', 'light'], ['Linen', 'palette']);
  const after = marked(['a violin maker', 'subject'], ['Backlit by the window', 'light'], ['Calm', 'mood']);
  expect(changesByElement(before, after)).toEqual({
    changed: [
      { element: 'light', before: ['Soft window light'], after: ['Backlit by the window'] },
      { element: 'palette', before: ['Linen'], after: [] },
      { element: 'mood', before: [], after: ['Calm'] },
    ],
    same: ['subject'],
  });
});

test('only the phrase that was added is new', () => {
  const before = marked(['Dusk', 'light']);
  const after = marked(['Dusk', 'light'], ['A rim of light', 'light']);
  expect(changesByElement(before, after).changed).toEqual([
    { element: 'light', before: [], after: ['A rim of light'] },
  ]);
});
