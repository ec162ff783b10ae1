import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { askStore } from './system.repo.ts';

/** Milliseconds that database and storage have to answer. */
const PATIENCE = 2_000;

/** Milliseconds for which what they said holds: whoever asks without end asks this process, and not them. */
const HOLDS = 1_000;

interface Deps {
  readonly db: Db;
  readonly storage: Storage;
  readonly isStopping: () => boolean;
}

/**
 * Makes what says whether requests are to be sent to this process.
 * @returns throws {AppError} `stopping`, or `store_unavailable` where database or storage does not answer in two seconds
 */
export function readiness({ db, storage, isStopping }: Deps): () => Promise<{ status: 'ok' }> {
  let asked: { readonly at: number; readonly answer: Promise<unknown> } | undefined;
  const ask = async () => {
    const signal = AbortSignal.timeout(PATIENCE);
    const late = new Promise((_, refuse) => {
      signal.addEventListener('abort', () => refuse(signal.reason), { once: true });
    });
    await Promise.race([Promise.all([askStore(db), storage.check(signal)]), late]);
  };
  return async () => {
    if (isStopping()) throw new AppError('stopping');
    const at = performance.now();
    if (!asked || at - asked.at >= HOLDS) asked = { at, answer: ask() };
    try {
      await asked.answer;
    } catch (cause) {
      throw new AppError('store_unavailable', { cause });
    }
    return { status: 'ok' };
  };
}
