import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import { IMAGE_MODELS } from '../models.ts';
import type { ProviderAnswer } from '../provider-fetch.ts';
import { shownWords } from '../provider-words.ts';
import { retryAfter } from '../retry-after.ts';

/** Of Google's error details, those that say more than the status. */
const detail = z.looseObject({
  reason: z.string().optional(),
  /** '31s'. */
  retryDelay: z.string().optional(),
  violations: z.array(z.looseObject({ quotaId: z.string().optional() })).optional(),
});
const errorBody = z.object({
  error: z.object({
    message: z.string().nullish(),
    status: z.string().nullish(),
    details: z.array(detail).nullish(),
  }),
});
type ErrorDetails = z.infer<typeof errorBody>['error'];

/** Who was asked with what, as far as a failure depends on it. */
export interface AskedOfGemini {
  readonly modelId: string;
  readonly apiKey: string;
  readonly now: Date;
}

/** An answer that is no success, as one of the failures that people can be told about. */
export function geminiFailure(
  { status, headers, bytes }: ProviderAnswer,
  asked: AskedOfGemini,
): ModelFailure {
  const error = errorOf(bytes);
  if (status < 400) return new ModelFailure('garbage', { status });
  if (isWrongKey(status, error)) return new ModelFailure('wrong-key', { status });
  if (isRetired(status, error, asked)) return new ModelFailure('retired', { status });
  if (status === 403 || status === 404 || error.status === 'FAILED_PRECONDITION')
    return new ModelFailure('no-access', { status });
  if (status === 429 && isUsedUp(error)) return new ModelFailure('quota', { status });
  if (status === 429 || status === 408 || status >= 500)
    return new ModelFailure('busy', {
      status,
      retryAfter: retryAfter(headers, asked.now) ?? retryDelay(error),
    });
  return new ModelFailure('failed', { status });
}

/** @param words of the provider, where it said why */
export function declinedByGemini(
  words: string | undefined,
  { apiKey }: Pick<AskedOfGemini, 'apiKey'>,
): ModelFailure {
  return new ModelFailure('declined', { words: shownWords(words ?? '', apiKey) });
}

/** A bad key is answered with 400, as a bad request is. */
function isWrongKey(status: number, { message, details }: ErrorDetails): boolean {
  if (status === 401) return true;
  const reasons = details?.map(({ reason }) => reason) ?? [];
  return (
    reasons.includes('API_KEY_INVALID') ||
    (status === 400 && /API key (?:not valid|expired)/i.test(message ?? ''))
  );
}

function isRetired(status: number, { message }: ErrorDetails, { modelId, now }: AskedOfGemini): boolean {
  const { id, retiresOn } = IMAGE_MODELS.gemini;
  const dayIsOver = id === modelId && retiresOn !== null && now.getTime() >= Date.parse(retiresOn);
  return (
    status === 404 && (dayIsOver || /shut ?down|retired|deprecated|no longer available/i.test(message ?? ''))
  );
}

/** Of the day, or of an account without billing: nothing that passes in a minute. */
function isUsedUp({ message, details }: ErrorDetails): boolean {
  const quotas =
    details?.flatMap(({ violations = [] }) => violations.map(({ quotaId = '' }) => quotaId)) ?? [];
  return quotas.some((id) => /PerDay/i.test(id)) || /billing|prepay|credit/i.test(message ?? '');
}

function retryDelay({ details }: ErrorDetails): number | undefined {
  const delays = details?.flatMap(({ retryDelay: delay = '' }) => Number.parseFloat(delay) || []) ?? [];
  return delays[0] === undefined ? undefined : Math.ceil(delays[0]);
}

/** Nothing where the answer is in no such shape. */
function errorOf(bytes: Buffer): ErrorDetails {
  try {
    return errorBody.parse(JSON.parse(bytes.toString())).error;
  } catch {
    return {};
  }
}
