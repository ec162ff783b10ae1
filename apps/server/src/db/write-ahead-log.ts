import fs from 'node:fs';

/**
 * The log that SQLite appends commits to (WAL, `https://sqlite.org/wal.html`). A commit that SQLite did not sync is as
 * durable as one that it did once this file is synced behind it; that happens outside the main thread. No lock of
 * SQLite stands on this file, so that closing it ends none.
 */
export class WriteAheadLog {
  readonly #path: string;
  #file: number | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(database: string) {
    this.#path = `${database}-wal`;
  }

  /**
   * Resolves when all that is committed by now is on the disk. One write runs at a time; what is committed during
   * it shares the next.
   */
  synced(): Promise<void> {
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  /** Lets what runs end. */
  async close(): Promise<void> {
    await Promise.allSettled([this.#running, this.#next]);
    if (this.#file !== undefined) fs.closeSync(this.#file);
    this.#file = undefined;
  }

  async #afterRunning(): Promise<void> {
    await this.#running?.catch(() => {}); // said to those who waited for it
    this.#next = undefined;
    this.#running = this.#sync();
    await this.#running;
  }

  #sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      // To be written to: Windows syncs no file that is open for reading alone.
      this.#file ??= fs.openSync(this.#path, 'r+');
      fs.fdatasync(this.#file, (error) => (error ? reject(error) : resolve()));
    });
  }
}
