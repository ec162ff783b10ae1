import type { Readable } from 'node:stream';

/** Where pictures are kept. Keys are made by the server: letters, digits, `-`, `_` and one extension. */
export interface Storage {
  /** Keeps the bytes so that they survive a crash from here on. A key is written once. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is nothing under the key. */
  open(key: string): Promise<Readable | undefined>;
  /** Whatever is kept under the key is gone; fine where there is nothing. */
  remove(key: string): Promise<void>;
}

/**
 * @returns the key itself
 * @throws {RangeError} for anything that the server would not have made
 */
export function checkedKey(key: string): string {
  if (/^[\w-]{16,64}\.[a-z]{3,4}$/.test(key)) return key;
  throw new RangeError('Not a storage key.');
}
