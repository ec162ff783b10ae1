import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api-errors.ts';
import { failureToShow, refusalToShow } from './image-failure.ts';

const answered = (status: number, detail = '') =>
  new ApiError({ status, detail, code: undefined, fields: [], requestId: undefined });
const refused = (message: string, retry_after?: number) =>
  refusalToShow({ success: false, image_url: null, message, ...(retry_after && { retry_after }) });

test.each([
  [answered(401), 'Please sign in to generate images. Free users get 10 images per day!'],
  [answered(429), 'Daily limit reached. Upgrade to Pro for unlimited images.'],
  [answered(400, 'Please upload a valid image file.'), 'Please upload a valid image file.'],
  [answered(500), 'Failed to generate image. Please try again.'],
  [new NetworkError('gone'), 'Failed to generate image. Please try again.'],
])('%s is told as "%s"', (error, sentence) => {
  expect(failureToShow(error).sentence).toBe(sentence);
});

test('the generic failure may be tried again; what is wrong with the request may not', () => {
  expect(failureToShow(answered(500)).again).toEqual({ afterSeconds: 0 });
  expect(failureToShow(answered(400, 'Please upload a valid image file.')).again).toBeUndefined();
  expect(failureToShow(answered(429)).again).toBeUndefined();
});

test.each([
  [
    'OpenAI is busy: please try again in 20 seconds.',
    20,
    { again: { afterSeconds: 20 }, advisesPreview: false },
  ],
  [
    'OpenAI is busy: please try again in a moment.',
    undefined,
    { again: { afterSeconds: 0 }, advisesPreview: false },
  ],
  [
    'OpenAI has retired this model. Please choose another model.',
    undefined,
    { again: undefined, advisesPreview: false },
  ],
  [
    'OpenAI declined this picture. Please put it in other words.',
    undefined,
    { again: undefined, advisesPreview: false },
  ],
  [
    'This server has spent its money for OpenAI today. Please choose the built-in preview, or come back tomorrow (UTC).',
    undefined,
    { again: undefined, advisesPreview: true },
  ],
] as const)('"%s" has its next steps', (message, retryAfter, steps) => {
  expect(refused(message, retryAfter)).toEqual({ sentence: message, isLimit: false, ...steps });
});

test('a refusal without words is the generic failure', () => {
  expect(refused('').sentence).toBe('Failed to generate image. Please try again.');
});
