import { analyzePrompt } from '@framewright/contract';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const NO_SPANS: readonly Span[] = [];

/**
 * The anatomy of a prompt in whatever form a tool wrote it: weights and files to load are told from words. Empty until
 * the server has read it, and as long as no text is asked for.
 */
export function usePromptAnatomy(text: string | undefined): readonly Span[] {
  const { data } = useQuery({
    queryKey: ['prompt-anatomy', text],
    queryFn: ({ signal }) => call(analyzePrompt, { body: { text: text ?? '' }, signal }),
    enabled: text !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.anatomy ?? NO_SPANS;
}
