import { expect, test } from 'vitest';
import { ApiError, NetworkError, UnexpectedAnswer } from '../../lib/api-errors.ts';
import { generateFailure } from './generate-failure.ts';

const answered = (status: number, detail = '') =>
  new ApiError({ status, detail, code: undefined, fields: [], requestId: undefined });

test.each([
  [answered(401), 'Your session has expired. Please sign in again.'],
  [answered(429), 'Daily limit reached. Upgrade to Pro for unlimited prompts.'],
  [
    answered(400, 'Please choose one of the offered aspect ratios.'),
    'Please choose one of the offered aspect ratios.',
  ],
  [answered(400), 'Invalid request. Please check your inputs.'],
  [answered(500, 'a stack'), 'Server error. Please try again in a moment.'],
  [answered(413, 'The request is too large.'), 'Request failed: The request is too large.'],
  [answered(413), 'Request failed: Please check your inputs and try again.'],
  [answered(200, 'Said beside a success that is none.'), 'Said beside a success that is none.'],
  [answered(503), 'Failed to generate prompts. Please try again.'],
  [new NetworkError('gone'), 'Network error. Please check your connection and try again.'],
  [new UnexpectedAnswer('not JSON'), 'Failed to generate prompts. Please try again.'],
])('%s is told as "%s"', (error, sentence) => {
  expect(generateFailure(error)).toBe(sentence);
});
