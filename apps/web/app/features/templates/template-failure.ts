import { ApiError, NetworkError } from '../../lib/api-errors.ts';
import { TEMPLATE_SCREEN } from './texts.ts';

/** What a person is told: the server's own sentence, where it gave one. */
export function templateFailure(error: unknown): string {
  if (error instanceof NetworkError) return TEMPLATE_SCREEN.network;
  return (error instanceof ApiError && error.detail) || TEMPLATE_SCREEN.failed;
}
