import type { ImageResult } from '@framewright/contract';
import { ApiError, isDailyLimit } from '../../lib/api-errors.ts';
import { IMAGE_SCREEN } from './texts.ts';

/** Why there is no picture, and what can be done about it. */
export interface ImageFailure {
  readonly sentence: string;
  /** The same may work when it is asked again, at once or after so many seconds. */
  readonly again: { readonly afterSeconds: number } | undefined;
  /** The day's images are used up. */
  readonly isLimit: boolean;
  /** The sentence advises the built-in preview. */
  readonly advisesPreview: boolean;
}

/** A failure of the call itself. */
export function failureToShow(error: unknown): ImageFailure {
  const isLimit = isDailyLimit(error, 'image_limit');
  return { ...withNextSteps(imageFailure(error)), isLimit };
}

/** What the server says where it made no picture. */
export function refusalToShow({ message, retry_after: seconds }: ImageResult): ImageFailure {
  return withNextSteps(message || IMAGE_SCREEN.failed, seconds);
}

/** The sentence itself says what to do next: what a button can do, a button offers. */
function withNextSteps(sentence: string, retryAfter?: number): ImageFailure {
  const mayWork = retryAfter !== undefined || /\btry again\b/i.test(sentence);
  return {
    sentence,
    again: mayWork ? { afterSeconds: retryAfter ?? 0 } : undefined,
    isLimit: false,
    advisesPreview: /\bbuilt-in preview\b/i.test(sentence),
  };
}

/**
 * What a person is told when a picture could not be made. The server's own message is shown where
 * the failure is about what was sent (400 and 413); everything unforeseen is the generic text.
 */
function imageFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return IMAGE_SCREEN.failed;
  if (isDailyLimit(error, 'image_limit')) return IMAGE_SCREEN.limit;
  if (error.status === 401) return IMAGE_SCREEN.signIn;
  return error.detail || IMAGE_SCREEN.failed;
}
