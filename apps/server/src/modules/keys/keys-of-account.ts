import type { KeyBelongings } from '../auth/index.ts';
import { deleteKeysOf, keysOf } from './keys.repo.ts';

/** The keys of accounts. The rows go with the account's own. */
export const keysOfAccounts: KeyBelongings = {
  async exportOf(db, userId) {
    return { api_keys: await keysOf(db, userId) };
  },

  async forget() {
    return async () => {};
  },

  revokeAll: deleteKeysOf,
};
