import { suggestAlternatives } from '@framewright/contract';
import { useCallback } from 'react';
import type { PhraseOfText, Refusal, Suggest, Suggestion } from '../ui/swap/suggestion.ts';
import { call } from './api.ts';
import { ApiError, NetworkError } from './api-errors.ts';
import { COMMON_TEXTS } from './common-texts.ts';
import { queryClient } from './query-client.ts';

const TEXTS = {
  network: COMMON_TEXTS.network,
  failed: 'The alternatives could not be loaded. Please try again.',
} as const;

/**
 * Asks the server what may stand in place of a phrase. What was answered once is not asked again.
 * @param subject what the text was written of, where that is known
 */
export function useSuggest(subject?: string): Suggest {
  return useCallback((phrase) => ask(phrase, subject), [subject]);
}

async function ask(phrase: PhraseOfText, subject: string | undefined): Promise<Suggestion | Refusal> {
  const body = { ...phrase, ...(subject !== undefined && { subject }) };
  try {
    return await queryClient.fetchQuery({
      queryKey: ['alternatives', body],
      queryFn: ({ signal }) => call(suggestAlternatives, { body, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
    });
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}

/** What a person is told when there is no answer: the server's own sentence, where it gave one. */
function refusalOf(error: unknown): string {
  if (error instanceof NetworkError) return TEXTS.network;
  return (error instanceof ApiError && error.detail) || TEXTS.failed;
}
