import { expect, test } from 'vitest';
import { isEditPrompt } from './edit-prompt.ts';

test.each([
  ['Keep the face of the person in the uploaded photo exactly as they are.', true],
  ['Edit the uploaded photo of [YOUR PHOTO SUBJECT].', true],
  ['Keep skin texture exactly as uploaded.', true],
  ['A photographer uploads nothing, beside an old photo of a harbour.', false],
  ['A lighthouse in a storm.', false],
])('%s: %s', (text, isEdit) => {
  expect(isEditPrompt(text)).toBe(isEdit);
});
