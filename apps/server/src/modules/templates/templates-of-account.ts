import type { Belongings } from '../auth/index.ts';
import { templatesOf } from './templates.repo.ts';

/** The templates of accounts. The rows go with the account's own. */
export const templatesOfAccounts: Belongings<'templates'> = {
  async exportOf(db, userId) {
    return { templates: await templatesOf(db, userId) };
  },

  async forget() {
    return async () => {};
  },
};
