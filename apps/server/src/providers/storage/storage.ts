import type { Readable } from 'node:stream';

/** What is kept under a key. */
export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  readonly writtenAt: Date;
}

/**
 * Where pictures are kept. Keys are made by the server: letters, digits, `-`, `_` and one extension. Every method
 * throws an error with a code of the operating system where the store cannot be used: `ENOSPC`, `EIO`, …
 */
export interface Storage {
  /** Keeps the bytes so that they survive a crash from here on. A key is written once. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is nothing under the key. */
  open(key: string): Promise<Readable | undefined>;
  /** Whatever is kept under the key is gone; fine where there is nothing. */
  remove(key: string): Promise<void>;
  /** Everything that is kept, in no order; what is written meanwhile may be missing. */
  list(): AsyncIterable<StoredFile>;
  /** Fine where pictures can be kept now, as far as can be told without keeping one. @param signal ends the wait */
  check(signal: AbortSignal): Promise<void>;
}

/** A store that is no disk and cannot be used, told as a disk would tell it. */
export class StorageUnusable extends Error {
  readonly code: 'ENOSPC' | 'EIO';

  constructor(code: 'ENOSPC' | 'EIO', cause: unknown) {
    super('The storage of pictures cannot be used.', { cause });
    this.code = code;
  }
}

/**
 * @returns the key itself
 * @throws {RangeError} for anything that the server would not have made
 */
export function checkedKey(key: string): string {
  if (isKey(key)) return key;
  throw new RangeError('Not a storage key.');
}

/** Whether a name is one that the server makes: 16 to 64 signs without a dot or slash, and an ending. */
export const isKey = (name: string): boolean => /^[\w-]{16,64}\.[a-z]{3,4}$/.test(name);
