import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/open.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { Belongings } from '../auth/index.ts';
import { leaveBehind } from '../usage/index.ts';
import { workIdsOf } from './bulk.repo.ts';
import { exportedWorks } from './export.repo.ts';
import { discardLeft } from './files.ts';

interface Deps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
}

/** The works of accounts. The rows go with the account's own, and then the thumbnails. */
export function worksOfAccounts({ db, storage, log }: Deps): Belongings<'works' | 'collections'> {
  return {
    exportOf: (tx, userId) => exportedWorks(tx, userId),

    async forget(tx, user, now) {
      const ids = await workIdsOf(tx, user.id);
      await leaveBehind(tx, 'images', ids, now);
      return async () => {
        try {
          await discardLeft({ db, storage, log }, ids);
        } catch (err) {
          log.warn({ err }, 'the thumbnails of a deleted account are left to housekeeping');
        }
      };
    },
  };
}
