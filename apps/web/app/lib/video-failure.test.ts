import { expect, test } from 'vitest';
import { ApiError, NetworkError, UnexpectedAnswer } from './api-errors.ts';
import { isPlanLapsed, videoFailure } from './video-failure.ts';

const answered = (detail: string, code?: 'plan_required') =>
  new ApiError({ status: 403, detail, code, fields: [], requestId: undefined });

test.each([
  [answered('The server is busy.'), 'The server is busy.'],
  [answered(''), 'Failed to generate script. Please try again.'],
  [new NetworkError('gone'), 'Failed to generate script. Please try again.'],
  [new UnexpectedAnswer('not JSON'), 'Failed to generate script. Please try again.'],
])('%s is told as "%s"', (error, sentence) => {
  expect(videoFailure(error, 'Failed to generate script.')).toBe(sentence);
});

test('only the code of the failure says that a plan lapsed', () => {
  expect(isPlanLapsed(answered('This needs the Pro plan.', 'plan_required'))).toBe(true);
  expect(isPlanLapsed(answered('This needs the Pro plan.'))).toBe(false);
  expect(isPlanLapsed(new NetworkError('gone'))).toBe(false);
});
