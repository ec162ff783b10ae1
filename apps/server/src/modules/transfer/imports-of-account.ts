import type { Belongings } from '../auth/index.ts';
import { leaveBehind } from '../usage/index.ts';
import { discardLeft } from '../work/index.ts';
import { importsOf } from './imports.repo.ts';
import { type ImportDeps, partsOfImport } from './imports.service.ts';

/** The imports of accounts. The rows go with the account's own, and then what was brought. */
export function importsOfAccounts(deps: ImportDeps): Pick<Belongings<never>, 'forget'> {
  return {
    async forget(tx, user, now) {
      const parts: string[] = [];
      for (const { id } of await importsOf(tx, user.id, Number.MAX_SAFE_INTEGER))
        parts.push(...(await partsOfImport(tx, id)));
      await leaveBehind(tx, 'images', parts, now);
      return async () => {
        try {
          await discardLeft(deps, parts);
        } catch (err) {
          deps.log.warn({ err }, 'the imports of a deleted account are left to housekeeping');
        }
      };
    },
  };
}
