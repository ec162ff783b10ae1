import { type TriedPrompts, triedPrompts, tryPrompts, tryRequest } from '@framewright/contract';
import { call } from '../../lib/api.ts';
import { ApiError, UnexpectedAnswer } from '../../lib/api-errors.ts';
import { sentenceOf } from '../../lib/sentence-of.ts';
import { takesTried } from '../../lib/tried.ts';
import { TRY_TEXTS as TEXTS } from './texts.ts';
import type { NotWritten, TriedWish } from './try-types.ts';

/** Milliseconds after which no answer is expected any more. */
const PATIENCE = 30_000;

/** Asks the server for three takes, and says what went wrong where it does not give them. */
export async function askForTakes(wish: TriedWish): Promise<TriedPrompts | NotWritten> {
  const { data: body, error } = tryRequest.safeParse(wish);
  if (error) return { kind: 'refused', sentence: error.issues[0]?.message ?? TEXTS.missing };
  // What draws them is larger than they are.
  import('@framewright/prompt-engine/illustrate-on-demand').catch(() => undefined);
  try {
    return await call(tryPrompts, { body, signal: AbortSignal.timeout(PATIENCE) });
  } catch (failure) {
    const kind = kindOf(failure);
    const unanswered = failure instanceof UnexpectedAnswer ? TEXTS.failed : TEXTS.network;
    return { kind, sentence: sentenceOf(failure, TEXTS.failed, unanswered) };
  }
}

function kindOf(failure: unknown): NotWritten['kind'] {
  if (!(failure instanceof ApiError)) return 'failed';
  if (failure.code === 'too_many_tries') return 'limit';
  return failure.status === 400 ? 'refused' : 'failed';
}

/** The takes of what was tried last, where the browser has kept them. */
export const keptTakes = (): TriedPrompts | undefined => triedPrompts.safeParse(takesTried()).data;
