import { APICallError } from 'ai';
import { z } from 'zod';
import { TextFailure } from './text-failure.ts';

/** What OpenAI and compatible servers say about a failure. */
const errorBody = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).nullish(),
    type: z.string().nullish(),
  }),
});

const QUOTA = /insufficient_quota|billing|credit|quota_exceeded/;
const DECLINED = /invalid_prompt|content_policy|content_filter|moderation|safety|cyber_policy/;
const NO_MODEL = /model_not_found|model_not_available|unsupported_country/;
const WRONG_KEY = /invalid_api_key|invalid_authentication/;
const BUSY = /server_error|rate_limit/;

/** What an SDK or the network threw, as one of the failures that people can be told about. */
export function asTextFailure(error: unknown): TextFailure {
  if (error instanceof TextFailure) return error;
  if (!APICallError.isInstance(error)) return new TextFailure(isOfNetwork(error) ? 'unreachable' : 'failed');
  const { statusCode: status } = error;
  if (status === undefined) return new TextFailure('unreachable');
  const codes = codesOf(error);
  if (QUOTA.test(codes) || status === 402) return new TextFailure('quota', { status });
  if (DECLINED.test(codes)) return new TextFailure('declined', { status });
  if (WRONG_KEY.test(codes) || status === 401) return new TextFailure('wrong-key', { status });
  if (NO_MODEL.test(codes) || status === 403 || status === 404)
    return new TextFailure('no-access', { status });
  if (isOfAnswer(error)) return new TextFailure(BUSY.test(codes) ? 'busy' : 'garbage');
  if (status === 429 || status === 408 || status >= 500)
    return new TextFailure('busy', { status, retryAfter: retryAfterOf(error) });
  // Answered as if all were well, with something that is no answer.
  return new TextFailure(status < 400 ? 'garbage' : 'failed', { status });
}

function codesOf({ responseBody, data }: APICallError): string {
  const parsed = errorBody.safeParse(data ?? responseBody);
  return parsed.success ? `${parsed.data.error.code ?? ''} ${parsed.data.error.type ?? ''}` : '';
}

/** Whether the provider answered with status 200: the SDK makes up a status, and hands the body over parsed. */
function isOfAnswer({ responseBody }: APICallError): boolean {
  return responseBody !== undefined && typeof responseBody !== 'string';
}

function isOfNetwork(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed';
}

function retryAfterOf({ responseHeaders }: APICallError): number | undefined {
  const seconds = Number(responseHeaders?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}
