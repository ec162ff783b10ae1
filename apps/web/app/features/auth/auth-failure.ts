import { ApiError } from '../../lib/api-errors.ts';
import { AUTH_ERRORS } from './texts.ts';

/** What a person is told when sign-in or registration did not work: the server's own words where it has some. */
export function authFailure(error: unknown, without: string): string {
  if (error instanceof ApiError) return error.detail || without;
  return AUTH_ERRORS.unexpected;
}
