import * as contract from '@framewright/contract';
import type { Mount } from '../../http/endpoint.ts';
import { changeMany } from './bulk.service.ts';
import * as collections from './collections.service.ts';
import { overviewOf } from './overview.service.ts';
import * as service from './work.service.ts';

export function workRoutes(mount: Mount, deps: service.WorkDeps): void {
  mount(contract.listWork, ({ caller, query }) => service.listWorks(deps, caller.user, query));
  mount(contract.getWorkOverview, ({ caller }) => overviewOf(deps, caller.user));
  mount(contract.getWork, ({ caller, params }) => service.openWork(deps, caller.user, params.id));
  mount(contract.changeWork, ({ caller, params, body }) =>
    service.editWork(deps, caller.user, params.id, body),
  );
  mount(contract.trashWork, async ({ caller, params }) => {
    await service.setTrashed(deps, caller.user, params.id, true);
    return { success: true as const };
  });
  mount(contract.restoreWork, async ({ caller, params }) => {
    await service.setTrashed(deps, caller.user, params.id, false);
    return service.showWork(deps, caller.user, params.id);
  });
  mount(contract.bulkWork, async ({ caller, body }) => ({
    changed: await changeMany(deps, caller.user, body),
  }));
  collectionRoutes(mount, deps);
}

function collectionRoutes(mount: Mount, { db, now }: service.WorkDeps): void {
  mount(contract.listCollections, async ({ caller }) => ({
    items: await collections.listCollections(db, caller.user),
    next_cursor: null,
  }));
  mount(contract.addCollection, ({ caller, body }) =>
    collections.addCollection(db, caller.user, body.name, now()),
  );
  mount(contract.getCollection, ({ caller, params }) =>
    collections.openCollection(db, caller.user, params.id),
  );
  mount(contract.renameCollection, ({ caller, params, body }) =>
    collections.renameCollection(db, caller.user, params.id, body.name),
  );
  mount(contract.deleteCollection, async ({ caller, params }) => {
    await collections.endCollection(db, caller.user, params.id);
    return { success: true as const };
  });
}
