import { analyzePrompt, type HistoryEntry } from '@framewright/contract';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';

const NO_SPANS: readonly Span[] = [];

/**
 * The anatomy of an entry of the history: as its work keeps it, else as the prompt is read now, in whatever form a
 * tool wrote it. Empty until the server has answered, and as long as it is not asked for.
 */
export function useEntryAnatomy(entry: HistoryEntry, isAsked: boolean): readonly Span[] {
  const { generated_prompt: text, work_id: work } = entry;
  const { data } = useQuery({
    queryKey: ['prompt-anatomy', text, work],
    queryFn: async ({ signal }) =>
      (work === null ? undefined : await anatomyOfWork(work, text, signal)) ??
      (await call(analyzePrompt, { body: { text }, signal })).anatomy,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NO_SPANS;
}

/** Undefined where the work is gone in the meantime, or says something else by now. */
async function anatomyOfWork(
  id: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly Span[] | undefined> {
  try {
    const { askForWork } = await import('../../lib/ask-for-work.ts');
    const { content } = await askForWork(id, signal);
    return content.kind === 'extraction' && content.prompt.text === text ? content.prompt.anatomy : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  }
}
