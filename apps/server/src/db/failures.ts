/** A row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  // SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY; PostgreSQL's unique_violation.
  return [2067, 1555].includes(sqliteCode(error)) || postgresCode(error) === '23505';
}

/** A row that this one refers to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  // SQLITE_CONSTRAINT_FOREIGNKEY; PostgreSQL's foreign_key_violation.
  return sqliteCode(error) === 787 || postgresCode(error) === '23503';
}

/** What the operator must mend: no room, or no store to talk to. Undefined for every other error. */
export function storeFailure(error: unknown): 'no_space' | 'store_unavailable' | undefined {
  const code = postgresCode(error);
  if (['ENOSPC', 'EDQUOT', '53100'].includes(code) || primary(error) === SQLITE_FULL) return 'no_space';
  if (UNREACHABLE.test(code) || UNUSABLE.test(code) || SQLITE_UNAVAILABLE.includes(primary(error)))
    return 'store_unavailable';
  if (
    error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  ) {
    return 'store_unavailable'; // pg gives these no code
  }
  return undefined;
}

/** Two transactions stood in each other's way, and one of them may simply begin again. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(postgresCode(error));
}

/** Sockets that fail, and PostgreSQL's classes 08, 53 and 57: connection, resources, shutdown. */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08...|53...|57...)$/;

/** A disk that is read-only, of somebody else, broken or gone; a process without a handle left. */
const UNUSABLE = /^(EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE|ENOTDIR|ENXIO|ESTALE)$/;

const SQLITE_FULL = 13;
/** Busy, locked, read-only, input or output error, cannot open. */
const SQLITE_UNAVAILABLE = [5, 6, 8, 10, 14];

function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : 0;
}

/** SQLite's extended codes carry the primary one in their low byte. */
function primary(error: unknown): number {
  return sqliteCode(error) & 0xff;
}

function postgresCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
