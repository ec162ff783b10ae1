import * as contract from '@framewright/contract';
import type { Mount } from '../../http/endpoint.ts';
import { type ArchiveDeps, archiveOf } from './archive.service.ts';
import { changeMany } from './bulk.service.ts';
import * as collections from './collections.service.ts';
import { overviewOf } from './overview.service.ts';
import { listPictures } from './pictures.service.ts';
import { openThumbnail } from './thumbnails.service.ts';
import { nextVersion, readVersions } from './versions.service.ts';
import * as service from './work.service.ts';

/** The roll, its works and their versions, collections, and the archive. */
export function workRoutes(mount: Mount, deps: ArchiveDeps): void {
  mount(contract.listWork, ({ caller, query }) => service.listWorks(deps, caller.user, query));
  mount(contract.listPictures, ({ caller, query }) => listPictures(deps, caller.user, query));
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
  mount(contract.workThumbnail, async ({ params, query, reply }) => {
    const picture = await openThumbnail(deps, params.id, query);
    return reply
      .headers({
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'private, max-age=86400, immutable',
      })
      .type('image/webp')
      .send(picture);
  });
  mount(contract.archiveWork, async ({ caller, query, reply }) => {
    const archive = await archiveOf(deps, caller.user, query);
    return reply
      .headers({
        'content-disposition': 'attachment; filename="framewright-works.zip"',
        'cache-control': 'no-store',
      })
      .type('application/zip')
      .send(archive);
  });
  mount(contract.listVersions, async ({ caller, params }) => ({
    items: await readVersions(deps, caller.user, params.id),
    next_cursor: null,
  }));
  mount(contract.addVersion, ({ caller, params, body }) => nextVersion(deps, caller.user, params.id, body));
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
