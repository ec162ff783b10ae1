import type { ErrorCode, FieldProblem } from '@framewright/contract';

interface Failure {
  readonly status: number;
  /** `undefined` where the answer was not one of our failure bodies. */
  readonly code: ErrorCode | undefined;
  /** A sentence for a person; empty where the answer had none. */
  readonly detail: string;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string | undefined;
}

/** The server answered with a failure. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly detail: string;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string | undefined;

  constructor(failure: Failure) {
    super(failure.detail || `The server answered ${failure.status}.`);
    this.status = failure.status;
    this.code = failure.code;
    this.detail = failure.detail;
    this.fields = failure.fields;
    this.requestId = failure.requestId;
  }
}

/** No answer came: no connection, or it broke. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** An answer came that does not keep the contract. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
}

/**
 * Whether the day's allowance is used up: what was refused by its code, or where the answer has none, by its
 * status. Trying again changes nothing; another plan does.
 */
export function isDailyLimit(error: unknown, code: 'prompt_limit' | 'image_limit'): boolean {
  return error instanceof ApiError && (error.code ? error.code === code : error.status === 429);
}
