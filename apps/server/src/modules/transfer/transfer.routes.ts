import * as contract from '@framewright/contract';
import type { Jobs } from '../../db/jobs/run-jobs.ts';
import type { Mount } from '../../http/endpoint.ts';
import { type ExportDeps, exportOf } from './export.service.ts';
import * as imports from './imports.service.ts';

/** Export and import of works, and of what is kept beside them; an import goes on as a job when its last part is here. */
export function transferRoutes(mount: Mount, deps: imports.ImportDeps & ExportDeps, jobs: Jobs): void {
  mount(contract.exportWorks, async ({ caller, reply }) => {
    const zip = await exportOf(deps, caller.user);
    return reply
      .headers({
        'content-disposition': 'attachment; filename="framewright-export.zip"',
        'cache-control': 'no-store',
      })
      .type('application/zip')
      .send(zip);
  });
  mount(contract.beginImport, ({ caller, body }) => imports.startImport(deps, caller.user, body));
  mount(contract.listImports, async ({ caller }) => ({
    items: await imports.listImports(deps, caller.user),
    next_cursor: null,
  }));
  mount(contract.getImport, ({ caller, params }) => imports.progressOf(deps, caller.user, params.id));
  mount(contract.sendImportPart, async ({ caller, params, query, body }) => {
    await imports.receivePart({ ...deps, jobs }, caller.user, { ...params, ...query }, body);
    return imports.progressOf(deps, caller.user, params.id);
  });
  mount(contract.endImport, async ({ caller, params }) => {
    await imports.end(deps, caller.user, params.id);
    return { success: true as const };
  });
}
