import { analyzePrompt, translatePrompt } from '@framewright/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError, NetworkError } from '../../lib/api-errors.ts';
import type { Draft } from './kept-draft.ts';
import { FAILURE_TEXTS } from './texts.ts';

/** The same question always has the same answer; the one before stays until the next is there. */
const COMMON = {
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  placeholderData: keepPreviousData,
} as const;

/** What the text is. */
export function analysisQuery({ text, from }: Draft) {
  const body = { text, ...(from && { dialect: from }) };
  return queryOptions({
    queryKey: ['analyze', body],
    queryFn: ({ signal }) => call(analyzePrompt, { body, signal }),
    enabled: text !== '',
    ...COMMON,
  });
}

/** The text in the target's form. */
export function translationQuery({ text, from, to, negative }: Draft) {
  const body = { text, to, ...(from && { from }), ...(negative?.trim() && { negative_prompt: negative }) };
  return queryOptions({
    queryKey: ['translate', body],
    queryFn: ({ signal }) => call(translatePrompt, { body, signal }),
    enabled: text !== '',
    ...COMMON,
  });
}

/** What a person is told when there is no answer: the server's own sentence, where it gave one. */
export function translationFailure(error: unknown): string {
  if (error instanceof NetworkError) return FAILURE_TEXTS.network;
  return (error instanceof ApiError && error.detail) || FAILURE_TEXTS.failed;
}
