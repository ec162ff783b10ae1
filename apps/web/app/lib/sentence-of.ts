import { ApiError } from './api-errors.ts';

/**
 * What a person is told of a failure: the server's own words, where it has some.
 * @param without for an answer without words
 * @param unanswered where no answer came, or none that keeps the contract
 */
export function sentenceOf(error: unknown, without: string, unanswered = without): string {
  if (!(error instanceof ApiError)) return unanswered;
  return error.detail || without;
}
