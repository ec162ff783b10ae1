import { ApiError, isDailyLimit, NetworkError } from '../../lib/api-errors.ts';
import { GENERATOR_TEXTS as TEXTS } from './texts.ts';

/** What a person is told when prompts could not be written: the error catalogue, section 8 of the specification. */
export function generateFailure(error: unknown): string {
  if (error instanceof NetworkError) return TEXTS.network;
  if (!(error instanceof ApiError)) return TEXTS.failed;
  const { status, detail, code } = error;
  if (isDailyLimit(error, 'prompt_limit')) return TEXTS.limit;
  if (status === 401) return TEXTS.expired;
  if (code === 'overloaded' || status === 429) return detail || TEXTS.failed;
  if (status === 400) return detail || TEXTS.invalid;
  if (status === 500) return TEXTS.server;
  if (status > 400 && status < 500) return TEXTS.refused(detail);
  // Also of a status that says that all is well.
  return (status < 400 && detail) || TEXTS.failed;
}
