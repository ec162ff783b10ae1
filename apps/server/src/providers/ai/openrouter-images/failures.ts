import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import type { ProviderAnswer } from '../provider-fetch.ts';
import { shownWords } from '../provider-words.ts';
import { retryAfter } from '../retry-after.ts';
import type { Secret } from '../secret.ts';

export const errorBody = z.object({
  error: z.looseObject({ code: z.coerce.number().catch(0), message: z.string().catch('') }),
});

/** Who was asked, as far as a failure depends on it. */
export interface AskedOfOpenrouter {
  /** What the form shows. */
  readonly label: string;
  readonly apiKey: Secret;
  readonly onUserKey: boolean;
  readonly now: Date;
}

/** An answer that is no success, as one of the failures that people can be told about. */
export function openrouterFailure(
  { status, headers, bytes }: ProviderAnswer,
  asked: AskedOfOpenrouter,
): ModelFailure {
  return failureOf(status, messageOf(bytes), asked, retryAfter(headers, asked.now));
}

/** A failure in the middle of a stream, which names the status that it would have had. */
export function openrouterStreamFailure(
  { error }: z.infer<typeof errorBody>,
  asked: AskedOfOpenrouter,
): ModelFailure {
  return failureOf(error.code, error.message, asked);
}

/** A key that OpenRouter would not take, or that no header can carry. */
export function wrongKey({ onUserKey }: Pick<AskedOfOpenrouter, 'onUserKey'>, status?: number): ModelFailure {
  const sentence = onUserKey
    ? 'OpenRouter did not accept your key: please check that it is whole and still valid.'
    : "OpenRouter did not accept this server's key. Please choose another model.";
  return new ModelFailure('wrong-key', { status, sentence });
}

function failureOf(
  status: number,
  message: string,
  asked: AskedOfOpenrouter,
  seconds?: number,
): ModelFailure {
  const { label, apiKey, onUserKey } = asked;
  if (status === 401) return wrongKey(asked, status);
  if (status === 402) {
    const sentence = onUserKey
      ? 'Your OpenRouter account has no credit left: please add some there, or choose another model.'
      : 'This server has no credit left at OpenRouter. Please choose another model.';
    return new ModelFailure('quota', { status, sentence });
  }
  if (status === 403) return new ModelFailure('declined', { status, words: shownWords(message, apiKey) });
  if (status === 404) {
    const sentence = `OpenRouter no longer offers ${label}, or the account's data policy leaves it out. Please choose another model.`;
    return new ModelFailure('retired', { status, sentence });
  }
  if (status === 413) {
    const sentence = `The input is larger than ${label} takes. Please use a smaller picture.`;
    return new ModelFailure('failed', { status, sentence });
  }
  if (status === 524) return new ModelFailure('too-slow', { status });
  if (status === 429 || status === 408 || status >= 500)
    return new ModelFailure('busy', { status, retryAfter: seconds });
  return new ModelFailure(status < 400 ? 'garbage' : 'failed', { status });
}

/** Nothing where the answer is in no such shape. */
function messageOf(bytes: Buffer): string {
  try {
    return errorBody.parse(JSON.parse(bytes.toString())).error.message;
  } catch {
    return '';
  }
}
