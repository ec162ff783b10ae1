import { randomFillSync } from 'node:crypto';

/**
 * A name that nobody can guess, safe in addresses and file names: 8 letters of the time, so that what is
 * made together lies together in an index, and 128 random bits in 22.
 */
export function newId(): string {
  if (used + RANDOM_BYTES > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.toString('base64url', used, used + RANDOM_BYTES);
  used += RANDOM_BYTES;
  return `${timeMark(Date.now())}${random}`;
}

/** What ids that were made at a time begin with. @param time in milliseconds, not before 1970 */
export function timeMark(time: number): string {
  return time.toString(36).padStart(8, '0');
}

const RANDOM_BYTES = 16;

/** Asking the system for each id would take longer than all else here. */
const pool = Buffer.alloc(256 * RANDOM_BYTES);
let used = pool.length;
