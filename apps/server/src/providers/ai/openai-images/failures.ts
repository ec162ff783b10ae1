import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import { IMAGE_MODELS } from '../models.ts';
import type { ProviderAnswer } from '../provider-fetch.ts';
import { shownWords } from '../provider-words.ts';
import { retryAfter } from '../retry-after.ts';

/** What OpenAI and compatible servers say about a failure. */
const errorDetails = z.object({
  message: z.string().nullish(),
  type: z.string().nullish(),
  param: z.string().nullish(),
  code: z.union([z.string(), z.number()]).nullish(),
});
export type ErrorDetails = z.infer<typeof errorDetails>;
export const errorBody = z.object({ error: errorDetails });

/** Who was asked with what, as far as a failure depends on it. */
export interface AskedOfOpenai {
  readonly modelId: string;
  readonly apiKey: string | undefined;
  readonly now: Date;
}

const QUOTA = /insufficient_quota|billing|credit|quota_exceeded/;
const DECLINED = /moderation|content_policy|content_filter|safety/;
const NO_MODEL = /model_not_found|model_not_available|unsupported_country/;
const RETIRED_CODE = /model_(?:deprecated|retired|shut_?down|decommissioned)/;
const RETIRED_WORDS = /deprecated|shut ?down|retired|decommissioned|sunset/i;
const WRONG_KEY = /invalid_api_key|invalid_authentication/;
const REFUSED_PARAMETER = ['unsupported_parameter', 'unknown_parameter', 'unsupported_value'];

/** An answer that is no success, as one of the failures that people can be told about. */
export function openaiFailure(
  { status, headers, bytes }: ProviderAnswer,
  asked: AskedOfOpenai,
): ModelFailure {
  const details = detailsOf(bytes);
  const codes = `${details.code ?? ''} ${details.type ?? ''}`;
  if (status < 400) return new ModelFailure('garbage', { status });
  if (DECLINED.test(codes)) return declined(details, asked, status);
  if (QUOTA.test(codes) || status === 402) return new ModelFailure('quota', { status });
  if (WRONG_KEY.test(codes) || status === 401) return new ModelFailure('wrong-key', { status });
  if (isRetired(status, details, asked)) return new ModelFailure('retired', { status });
  if (NO_MODEL.test(codes) || status === 403 || status === 404)
    return new ModelFailure('no-access', { status });
  if (status === 429 || status === 408 || status >= 500)
    return new ModelFailure('busy', { status, retryAfter: retryAfter(headers, asked.now) });
  return new ModelFailure('failed', { status });
}

/** The same for a failure that comes in the middle of a stream. */
export function openaiStreamFailure(details: ErrorDetails, asked: AskedOfOpenai): ModelFailure {
  const codes = `${details.code ?? ''} ${details.type ?? ''}`;
  if (DECLINED.test(codes)) return declined(details, asked);
  if (QUOTA.test(codes)) return new ModelFailure('quota');
  return new ModelFailure(/server_error|rate_limit|overloaded/.test(codes) ? 'busy' : 'failed');
}

/** Whether a request was refused only because it asked for unfinished pictures. */
export function refusesToStream({ status, bytes }: ProviderAnswer): boolean {
  const { code, param } = detailsOf(bytes);
  return (
    status === 400 &&
    REFUSED_PARAMETER.includes(String(code)) &&
    (param === 'stream' || param === 'partial_images')
  );
}

function declined({ message }: ErrorDetails, { apiKey }: AskedOfOpenai, status?: number): ModelFailure {
  return new ModelFailure('declined', { status, words: shownWords(message ?? '', apiKey) });
}

function isRetired(
  status: number,
  { code, param, message }: ErrorDetails,
  { modelId, now }: AskedOfOpenai,
): boolean {
  if (status === 410 || RETIRED_CODE.test(String(code))) return true;
  const { id, retiresOn } = IMAGE_MODELS.openai;
  const dayIsOver = id === modelId && retiresOn !== null && now.getTime() >= Date.parse(retiresOn);
  // Parameters are deprecated too, but then they are named.
  const isOfModel = param === undefined || param === null || param === 'model';
  const saysSo = isOfModel && RETIRED_WORDS.test(message ?? '');
  return status === 404 ? dayIsOver || saysSo : (status === 400 || status === 403) && saysSo;
}

/** Nothing where the answer is in no such shape. */
function detailsOf(bytes: Buffer): ErrorDetails {
  try {
    return errorBody.parse(JSON.parse(bytes.toString())).error;
  } catch {
    return {};
  }
}
