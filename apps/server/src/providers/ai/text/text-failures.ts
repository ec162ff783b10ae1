import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import { isPastItsDay } from '../models.ts';
import { shownWords } from '../provider-words.ts';
import { retryAfter } from '../retry-after.ts';
import type { Secret } from '../secret.ts';

/** Who was asked with what, as far as a failure depends on it. */
export interface AskedForText {
  readonly id: string;
  readonly apiKey: Secret;
  readonly now: Date;
}

/** Of Google's error details, those that say more than the status. */
const detail = z.object({
  reason: z.string().optional(),
  /** '31s'. */
  retryDelay: z.string().optional(),
  violations: z.array(z.object({ quotaId: z.string().optional() })).optional(),
});

const error = z.object({
  code: z.union([z.string(), z.number()]).nullish(),
  type: z.string().nullish(),
  param: z.unknown().optional(),
  /** Google's. */
  status: z.string().nullish(),
  message: z.string().nullish(),
  details: z.array(detail).nullish(),
});
type Said = Partial<z.infer<typeof error>>;

/** OpenAI, Google and most servers put it into `error`; some make a text of that, some leave it out. */
const errorBody = z.union([
  z.object({ error }).transform((body): Said => body.error),
  z.object({ error: z.string() }).transform((body): Said => ({ message: body.error })),
  error.extend({ message: z.string() }),
]);

const QUOTA = /insufficient_quota|billing|credit|quota_exceeded/;
const DECLINED = /invalid_prompt|content_policy|content_filter|moderation|safety|cyber_policy/;
const NO_MODEL = /model_not_found|model_not_available|unsupported_country|FAILED_PRECONDITION/;
const NO_MODEL_WORDS = /\bmodel\b.{0,120}\b(?:not found|does not exist|not loaded)|\bno models? loaded/i;
const RETIRED = /model_(?:deprecated|retired|shut_?down|decommissioned)/;
const RETIRED_WORDS = /deprecated|shut ?down|retired|decommissioned|sunset|no longer available/i;
const WRONG_KEY = /invalid_api_key|invalid_authentication|API_KEY_INVALID|UNAUTHENTICATED/;
const WRONG_KEY_WORDS = /API key (?:not valid|expired)/i;
const USED_UP_WORDS = /billing|prepay|credit/i;
const BUSY = /server_error|rate_limit|overloaded/;

/** What an SDK or the network threw, as one of the failures that people can be told about. */
export function asTextFailure(thrown: unknown, asked: AskedForText): ModelFailure {
  if (thrown instanceof ModelFailure) return thrown;
  if (!APICallError.isInstance(thrown))
    return new ModelFailure(isOfNetwork(thrown) ? 'unreachable' : 'failed');
  const { statusCode: status } = thrown;
  if (status === undefined) return new ModelFailure('unreachable');
  const said = saidIn(thrown);
  const codes = codesOf(said);
  const { message, param } = said;
  if (DECLINED.test(codes)) return declinedText(message ?? '', asked.apiKey, status);
  if (QUOTA.test(codes) || status === 402 || (status === 429 && isUsedUp(said)))
    return new ModelFailure('quota', { status });
  if (WRONG_KEY.test(codes) || status === 401 || (status === 400 && WRONG_KEY_WORDS.test(message ?? '')))
    return new ModelFailure('wrong-key', { status });
  if (isRetired(status, said, asked)) return new ModelFailure('retired', { status });
  const isWithoutModel = status === 400 && !param && NO_MODEL_WORDS.test(message ?? '');
  if (NO_MODEL.test(codes) || status === 403 || status === 404 || isWithoutModel)
    return new ModelFailure('no-access', { status });
  if (isOfAnswer(thrown)) return new ModelFailure(BUSY.test(codes) ? 'busy' : 'garbage');
  if (status === 429 || status === 408 || status >= 500)
    return new ModelFailure('busy', { status, retryAfter: waitOf(thrown, said, asked.now) });
  // Answered as if all were well, with something that is no answer.
  return new ModelFailure(status < 400 ? 'garbage' : 'failed', { status });
}

/** @param words of the provider, which may be none, and may hold the key */
export function declinedText(words: string, apiKey: Secret, status?: number): ModelFailure {
  const shown = shownWords(words, apiKey);
  return new ModelFailure('declined', { status, words: /\p{L}/u.test(shown) ? shown : undefined });
}

function saidIn({ responseBody, data }: APICallError): Said {
  const parsed = errorBody.safeParse(
    typeof responseBody === 'string' ? jsonOf(responseBody) : (data ?? responseBody),
  );
  return parsed.data ?? {};
}

function codesOf({ code, type, status, details }: Said): string {
  return [code, type, status, ...(details ?? []).map(({ reason }) => reason)].filter(Boolean).join(' ');
}

function isRetired(status: number, said: Said, { id, now }: AskedForText): boolean {
  if (status === 410 || RETIRED.test(codesOf(said))) return true;
  if (status === 404 && isPastItsDay(id, now)) return true;
  // Parameters are deprecated too, but then they are named.
  const isOfModel = said.param === undefined || said.param === null || said.param === 'model';
  return [400, 403, 404].includes(status) && isOfModel && RETIRED_WORDS.test(said.message ?? '');
}

/** Of Google's day, or of an account without billing: nothing that passes in a minute. */
function isUsedUp({ message, details }: Said): boolean {
  const quotas = (details ?? []).flatMap(({ violations = [] }) => violations);
  return quotas.some(({ quotaId = '' }) => /PerDay/i.test(quotaId)) || USED_UP_WORDS.test(message ?? '');
}

function waitOf({ responseHeaders = {} }: APICallError, { details }: Said, now: Date): number | undefined {
  const [delay] = (details ?? []).flatMap(({ retryDelay = '' }) => Number.parseFloat(retryDelay) || []);
  return (
    retryAfter(new Headers(responseHeaders), now) ?? (delay === undefined ? undefined : Math.ceil(delay))
  );
}

/** Whether the provider answered with status 200: the SDK makes up a status, and hands the body over parsed. */
function isOfAnswer({ responseBody }: APICallError): boolean {
  return responseBody !== undefined && typeof responseBody !== 'string';
}

function isOfNetwork(thrown: unknown): boolean {
  return thrown instanceof TypeError && thrown.message === 'fetch failed';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
