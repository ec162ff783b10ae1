import * as contract from '@framewright/contract';
import { type Caller, requireScope } from '../../http/caller.ts';
import { callerLeft } from '../../http/disconnect.ts';
import type { Mount } from '../../http/endpoint.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { WritingDeps } from './writing.service.ts';

interface RouteDeps extends WritingDeps {
  readonly limits: RateLimits;
}

/** Loaded with the first call, and with it the video engine: a server starts sooner without. */
const service = () => import('./video.service.ts');

/** @param shutdown aborted when the server stops waiting for work in progress */
export function videoRoutes(mount: Mount, deps: RouteDeps, shutdown: AbortSignal): void {
  mount(contract.generateCreativeOptions, async ({ caller, body, reply, once }) => {
    checkCost(caller, body.model);
    if (contract.takesOwnKey(body.model)) await deps.limits.ownKeyCalls(caller.user.id);
    const signal = callerLeft(reply, shutdown);
    const { optionsFor } = await service();
    return once(() => optionsFor(deps, caller.user, body, signal));
  });
  mount(contract.generateScript, async ({ caller, body, reply, once }) => {
    checkCost(caller, body.model);
    if (contract.takesOwnKey(body.model)) await deps.limits.ownKeyCalls(caller.user.id);
    const signal = callerLeft(reply, shutdown);
    const { scriptFor } = await service();
    return once(() => scriptFor(deps, caller.user, body, signal));
  });
  mount(contract.optimizePrompt, async ({ caller, body, reply, once }) => {
    checkCost(caller, body.model);
    const signal = callerLeft(reply, shutdown);
    const { optimizeIdea } = await service();
    return once(() => optimizeIdea(deps, caller.user, body, signal));
  });
}

/** @throws {AppError} `scope_required` where an API key without `spend` names a model that costs money */
function checkCost(caller: Caller, model: contract.TextModelId): void {
  if (contract.takesOwnKey(model)) requireScope(caller, 'spend');
}
