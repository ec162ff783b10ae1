import { ApiError } from './api-errors.ts';

/** The two failures of the specification, section 8. */
export const EXTRACTION_FAILURES = {
  refused: 'Failed to analyze image',
  failed: 'Failed to analyze image. Please try again.',
} as const;

/** What a person is told when a picture could not be read: the server's own words where it has some. */
export function extractionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return EXTRACTION_FAILURES.failed;
  return error.detail || EXTRACTION_FAILURES.refused;
}
