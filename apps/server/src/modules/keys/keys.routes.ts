import * as contract from '@framewright/contract';
import type { Mount } from '../../http/endpoint.ts';
import { createKey, findKey, type KeyDeps, readKeys, renameKey, revokeKey } from './keys.service.ts';

/** The API keys of whoever is signed in; a key itself is taken by none of these. */
export function keyRoutes(mount: Mount, deps: KeyDeps): void {
  mount(contract.listKeys, async ({ caller }) => ({
    items: await readKeys(deps, caller.user),
    next_cursor: null,
  }));
  mount(contract.createKey, ({ caller, body }) => createKey(deps, caller.user, body));
  mount(contract.getKey, ({ caller, params }) => findKey(deps, caller.user, params.id));
  mount(contract.renameKey, ({ caller, params, body }) => renameKey(deps, caller.user, params.id, body.name));
  mount(contract.revokeKey, async ({ caller, params }) => {
    await revokeKey(deps, caller.user, params.id);
    return { success: true as const };
  });
}
