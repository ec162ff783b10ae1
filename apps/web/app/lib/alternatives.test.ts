import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ALTERNATIVES, OFFER } from '../testing/alternatives.ts';
import { failure, stubServer } from '../testing/stub-server.ts';
import { useSuggest } from './alternatives.ts';
import { queryClient } from './query-client.ts';

const PHRASE = { text: 'A fox, soft light.', start: 7, end: 17 };

function open(answer: Parameters<typeof stubServer>[0][string], subject?: string) {
  queryClient.clear();
  const calls = stubServer({ [ALTERNATIVES]: answer });
  const { result } = renderHook(() => useSuggest(subject));
  return { calls, suggest: result.current };
}

test('the phrase is sent with the subject that it was written of', async () => {
  const { calls, suggest } = open({ body: OFFER }, 'a fox');
  expect(await suggest(PHRASE)).toEqual(OFFER);
  expect(calls.map(({ body }) => body)).toEqual([{ ...PHRASE, subject: 'a fox' }]);
});

test('what was answered once is not asked again', async () => {
  const { calls, suggest } = open({ body: OFFER });
  await suggest(PHRASE);
  await suggest(PHRASE);
  expect(calls.map(({ body }) => body)).toEqual([PHRASE]);
});

test.each([
  ['the server refuses', failure(429, 'too_many_alternatives', 'Too many.'), 'Too many.'],
  ['it fails without a word', { status: 502, body: 'oops' }, /could not be loaded/],
  ['there is no connection', 'no connection', /^Network error/],
] as const)('where %s, that is told, and asking again asks', async (_, answer, sentence) => {
  const { calls, suggest } = open(answer);
  expect(await suggest(PHRASE)).toEqual({ refusal: expect.stringMatching(sentence) });
  const asked = calls.length;
  await suggest(PHRASE);
  expect(calls).toHaveLength(2 * asked);
});
