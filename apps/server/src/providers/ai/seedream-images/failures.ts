import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import type { ProviderAnswer } from '../provider-fetch.ts';
import { shownWords } from '../provider-words.ts';
import { retryAfter } from '../retry-after.ts';
import type { Secret } from '../secret.ts';

/** What ModelArk says about a failure, of a call or of one picture. */
export const arkError = z.looseObject({ code: z.string().catch(''), message: z.string().catch('') });
type ArkError = z.infer<typeof arkError>;
const errorBody = z.looseObject({ error: arkError });

/** Who was asked, as far as a failure depends on it. */
export interface AskedOfSeedream {
  readonly apiKey: Secret;
  readonly now: Date;
}

/** An answer that is no success, as one of the failures that people can be told about. */
export function seedreamFailure(
  { status, headers, bytes }: ProviderAnswer,
  asked: AskedOfSeedream,
): ModelFailure {
  if (status < 400) return new ModelFailure('garbage', { status });
  const error = errorOf(bytes);
  const known = knownFailure(error, asked, status);
  if (known) return known;
  if (status === 401) return new ModelFailure('wrong-key', { status });
  if (status === 403 || status === 404) return new ModelFailure('no-access', { status });
  if (status === 429 || status === 408 || status >= 500)
    return new ModelFailure('busy', { status, retryAfter: retryAfter(headers, asked.now) });
  return new ModelFailure('failed', { status });
}

/** The failure of one picture of an answer with status 200. */
export function failureOfPicture(error: ArkError, asked: AskedOfSeedream): ModelFailure {
  return knownFailure(error, asked, 200) ?? new ModelFailure(/Internal/.test(error.code) ? 'busy' : 'failed');
}

function knownFailure(
  { code, message }: ArkError,
  { apiKey }: AskedOfSeedream,
  status: number,
): ModelFailure | undefined {
  if (/SensitiveContentDetected|PolicyViolation/.test(code))
    return new ModelFailure('declined', { status, words: shownWords(message, apiKey) });
  if (/AccountOverdue|QuotaExceeded|InsufficientBalance|SetLimitExceeded/.test(code))
    return new ModelFailure('quota', { status });
  if (/AuthenticationError|ApiKey/i.test(code)) return new ModelFailure('wrong-key', { status });
  if (/Retired|Shutdown|Deprecated|Offline/i.test(code)) return new ModelFailure('retired', { status });
  return undefined;
}

/** Nothing where the answer is in no such shape. */
function errorOf(bytes: Buffer): ArkError {
  try {
    return errorBody.parse(JSON.parse(bytes.toString())).error;
  } catch {
    return { code: '', message: '' };
  }
}
