import { ApiError } from '../../lib/api-errors.ts';
import { EXTRACTOR_SCREEN } from './texts.ts';

/** What a person is told when a picture could not be read: the server's own words where it has some. */
export function extractionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return EXTRACTOR_SCREEN.failed;
  return error.detail || EXTRACTOR_SCREEN.refused;
}
