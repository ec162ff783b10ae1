import { ApiError } from './api-errors.ts';

/**
 * What a person is told when a video tool did not answer as it should: the server's own sentence, or
 * where it said none, that it failed and may be tried again. Section 8 of the specification.
 * @param failed the tool's sentence ('Failed to generate script.')
 */
export function videoFailure(error: unknown, failed: string): string {
  return (error instanceof ApiError && error.detail) || `${failed} Please try again.`;
}

/** Whether the server refused because the plan is no longer Pro. */
export function isPlanLapsed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'plan_required';
}
