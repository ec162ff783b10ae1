import type { Belongings } from '../auth/index.ts';
import { extractedOf } from './extractor.repo.ts';

/** What accounts have extracted. The rows go with the account's own. */
export const extractedOfAccounts: Belongings<'extracted_prompts'> = {
  async exportOf(db, userId) {
    return { extracted_prompts: await extractedOf(db, userId) };
  },

  async forget() {
    return async () => {};
  },
};
