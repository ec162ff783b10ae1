import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { Db } from './db/open.ts';
import { forgetExpiredSessions, forgetExpiredTokens } from './modules/auth/index.ts';
import { forgetAnswers, forgetCrashed } from './modules/idempotency/index.ts';
import { forgetOldImports } from './modules/transfer/index.ts';
import { forgetOldCounters, leaveBehind, releaseCrashed } from './modules/usage/index.ts';
import { discardFiles, emptyBins, forgetUnkept } from './modules/work/index.ts';
import type { ModelWatch } from './providers/ai/model-watch.ts';
import type { Storage } from './providers/storage/storage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds after the start in which the first callers have the machine to themselves. */
const SETTLED = 20_000;

interface House {
  readonly db: Db;
  readonly storage: Storage;
  readonly now: () => Date;
  readonly watch: ModelWatch;
  /** No other process works on this store: whatever was reserved before the start has crashed. */
  readonly isOnlyServer: boolean;
  /** Of several processes on one machine one looks, soon after the start, for what is over. */
  readonly isFirstProcess?: boolean;
}

/**
 * Gives back what crashed work had counted, at the start and each minute; soon after the start and each hour
 * forgets what is over, as a server may never run for an hour; each day asks the providers about their models.
 */
export async function keepHouse(
  app: FastifyInstance,
  { db, storage, now, watch, isOnlyServer, isFirstProcess = isFirst() }: House,
): Promise<void> {
  const giveBack = async (which: Date | 'all') => {
    const crashed = await releaseCrashed(db, which);
    const files = crashed.filter(({ kind }) => kind === 'images').map(({ id }) => id);
    const left: string[] = [];
    for (const id of files) if (!(await discardFiles(storage, id, app.log))) left.push(id);
    // Once more when the storage is there again.
    await leaveBehind(db, 'images', left, now());
    if (crashed.length > 0)
      app.log.warn({ reservations: crashed.length }, 'gave back what crashed work had counted');
  };
  const forget = async () => {
    await forgetExpiredSessions(db, now());
    await forgetExpiredTokens(db, now());
    await forgetOldCounters(db, now());
    await forgetAnswers(db, now());
    await emptyBins({ db, storage, now, log: app.log });
    await forgetOldImports({ db, storage, now, log: app.log });
    await forgetUnkept({ db, storage, now, log: app.log });
  };
  const doing = (work: () => Promise<void>) => () => {
    work().catch((err: unknown) => app.log.error({ err }, 'housekeeping failed'));
  };
  const regularly = (work: () => Promise<void>, interval: number) => {
    const timer = setInterval(doing(work), interval);
    timer.unref();
    app.addHook('onClose', () => clearInterval(timer));
  };
  const once = (work: () => Promise<void>, delay: number) => {
    const timer = setTimeout(doing(work), delay);
    timer.unref();
    app.addHook('onClose', () => clearTimeout(timer));
  };
  const warn = (notices: readonly string[]) => {
    for (const notice of notices) app.log.warn(notice);
  };
  warn(watch.notices());
  await giveBack(isOnlyServer ? 'all' : now());
  if (isOnlyServer) await forgetCrashed(db);
  regularly(() => giveBack(now()), MINUTE);
  if (isFirstProcess) once(forget, SETTLED);
  regularly(forget, HOUR);
  regularly(async () => warn(await watch.check()), DAY);
}

/** Alone, or the first of several: what replaces a process that died has another number. */
function isFirst(): boolean {
  return cluster.worker === undefined || cluster.worker.id === 1;
}
