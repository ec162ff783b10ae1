import type { Belongings } from '../auth/index.ts';
import { sharesOf } from './shares.repo.ts';

/** The links of accounts, without their secrets. The rows go with the account's own. */
export const sharesOfAccounts: Belongings<'shares'> = {
  async exportOf(db, userId) {
    const rows = await sharesOf(db, userId);
    return {
      shares: rows.map(({ id, work_id, collection_id, created_at, expires_at, indexed }) => ({
        ...{ id, work_id, collection_id, created_at, expires_at },
        index: indexed === 1,
      })),
    };
  },

  async forget() {
    return async () => {};
  },
};
