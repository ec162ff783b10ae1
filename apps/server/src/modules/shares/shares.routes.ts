import * as contract from '@framewright/contract';
import type { Mount } from '../../http/endpoint.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import * as service from './shares.service.ts';

/** Links of whoever is signed in, and what a link shows to anybody, which is counted by address. */
export function shareRoutes(mount: Mount, deps: service.ShareDeps, limits: RateLimits): void {
  mount(contract.listShares, async ({ caller, query }) => ({
    items: await service.listShares(deps, caller.user, query),
    next_cursor: null,
  }));
  mount(contract.addShare, ({ caller, body }) => service.makeShare(deps, caller.user, body));
  mount(contract.getShare, ({ caller, params }) => service.findShare(deps, caller.user, params.id));
  mount(contract.changeShare, ({ caller, params, body }) =>
    service.editShare(deps, caller.user, params.id, body),
  );
  mount(contract.revokeShare, async ({ caller, params }) => {
    await service.endShare(deps, caller.user, params.id);
    return { success: true as const };
  });
  mount(contract.openShare, async ({ params, query, request }) => {
    await limits.sharedReads(request.ip);
    return service.openShare(deps, params.token, query.cursor);
  });
  mount(contract.sharedPicture, async ({ params, query, request, reply }) => {
    await limits.sharedReads(request.ip);
    const { picture, contentType } = await service.openSharedPicture(deps, params, query);
    return reply
      .headers({
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        // Asked for again soon, since a link can be revoked.
        'cache-control': 'private, max-age=300',
        'x-robots-tag': 'noindex',
      })
      .type(contentType)
      .send(picture);
  });
  mount(contract.remixShared, async ({ caller, params, body, request }) => {
    await limits.sharedReads(request.ip);
    return { work_id: await service.remixShared(deps, caller.user, params.token, body.work_id) };
  });
}
