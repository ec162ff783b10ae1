import * as contract from '@framewright/contract';
import type { Mount } from '../../http/endpoint.ts';
import * as service from './templates.service.ts';

/** The templates of whoever is signed in, and what a text with slots comes to. */
export function templateRoutes(mount: Mount, deps: service.TemplateDeps): void {
  mount(contract.listTemplates, async ({ caller }) => ({
    items: await service.listTemplates(deps, caller.user),
    next_cursor: null,
  }));
  mount(contract.addTemplate, ({ caller, body }) => service.keepTemplate(deps, caller.user, body));
  mount(contract.expandTemplate, ({ body }) => service.expand(body));
  mount(contract.getTemplate, ({ caller, params }) => service.openTemplate(deps, caller.user, params.id));
  mount(contract.changeTemplate, ({ caller, params, body }) =>
    service.rewriteTemplate(deps, caller.user, params.id, body),
  );
  mount(contract.deleteTemplate, async ({ caller, params }) => {
    await service.endTemplate(deps, caller.user, params.id);
    return { success: true as const };
  });
}
