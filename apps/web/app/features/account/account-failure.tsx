import { ApiError } from '../../lib/api-errors.ts';
import { Notice } from '../../ui/notice.tsx';

/** The server's own words where it has some. */
export function accountFailure(error: unknown, without: string): string {
  return (error instanceof ApiError && error.detail) || without;
}

interface AccountFailureProps {
  /** Nothing is shown without one. */
  readonly error: unknown;
  /** What is said where the server has no words. */
  readonly without: string;
}

/** What did not work, in the place where it was asked for. */
export function AccountFailure({ error, without }: AccountFailureProps) {
  return error ? <Notice kind="error">{accountFailure(error, without)}</Notice> : null;
}
