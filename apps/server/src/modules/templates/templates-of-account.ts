import type { Belongings } from '../auth/index.ts';
import { wholeTemplatesOf } from './templates.repo.ts';
import { shown } from './templates.service.ts';

/** The templates of accounts. The rows go with the account's own. */
export const templatesOfAccounts: Belongings<'templates'> = {
  async exportOf(db, userId) {
    return { templates: (await wholeTemplatesOf(db, userId)).map(shown) };
  },

  async forget() {
    return async () => {};
  },
};
