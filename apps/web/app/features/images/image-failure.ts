import { ApiError } from '../../lib/api-errors.ts';
import { IMAGE_SCREEN } from './texts.ts';

/**
 * What a person is told when a picture could not be made. The server's own message is shown where
 * the failure is about what was sent (400 and 413); everything unforeseen is the generic text.
 */
export function imageFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return IMAGE_SCREEN.failed;
  if (error.status === 401) return IMAGE_SCREEN.signIn;
  if (error.status === 429) return IMAGE_SCREEN.limit;
  return error.detail || IMAGE_SCREEN.failed;
}
