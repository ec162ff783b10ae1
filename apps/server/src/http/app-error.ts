import { ERRORS, type ErrorCode, type FieldProblem } from '@framewright/contract';

interface Particulars {
  /** In place of the code's own sentence. */
  readonly detail?: string;
  readonly fields?: readonly FieldProblem[];
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A failure that the caller is told about: one of the contract's closed list. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldProblem[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { detail, fields, retryAfter, cause }: Particulars = {}) {
    super(detail ?? ERRORS[code].detail, { cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
