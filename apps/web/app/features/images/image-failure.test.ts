import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api-errors.ts';
import { imageFailure } from './image-failure.ts';

const answered = (status: number, detail = '') =>
  new ApiError({ status, detail, code: undefined, fields: [], requestId: undefined });

test.each([
  [answered(401), 'Please sign in to generate images. Free users get 10 images per day!'],
  [answered(429), 'Daily limit reached. Upgrade to Pro for unlimited images.'],
  [answered(400, 'Please upload a valid image file.'), 'Please upload a valid image file.'],
  [answered(500), 'Failed to generate image. Please try again.'],
  [new NetworkError('gone'), 'Failed to generate image. Please try again.'],
])('%s is told as "%s"', (error, sentence) => {
  expect(imageFailure(error)).toBe(sentence);
});
