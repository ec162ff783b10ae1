import * as contract from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { callerLeft } from '../../http/disconnect.ts';
import type { Mount } from '../../http/endpoint.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { alternativesTo, type PromptDeps, stagesOf, triedPrompts, writePrompts } from './prompts.service.ts';

interface RouteDeps extends PromptDeps {
  readonly limits: RateLimits;
}

/** Loaded with the first call: a server starts sooner without. */
const dialects = () => import('./dialects.service.ts');

/** @param shutdown aborted when the server stops waiting for work in progress */
export function promptRoutes(mount: Mount, deps: RouteDeps, shutdown: AbortSignal): void {
  mount(contract.categories, () => ({ aspect_ratios: [...ASPECT_RATIOS] }));
  mount(contract.generatePrompts, ({ caller, body, reply, once }) =>
    once(() => writePrompts(deps, caller, body, () => callerLeft(reply, shutdown))),
  );
  mount(contract.tryPrompts, async ({ body, request }) => {
    await deps.limits.tries(request.ip);
    return triedPrompts(body);
  });
  mount(contract.suggestAlternatives, async ({ caller, body, request }) => {
    await deps.limits.alternatives(caller?.user.id, request.ip);
    return alternativesTo(body);
  });
  mount(contract.stagePrompts, async ({ caller, body, request }) => {
    await deps.limits.translations(caller?.user.id, request.ip);
    return { stages: await stagesOf(body.texts) };
  });
  mount(contract.analyzePrompt, async ({ caller, body, request }) => {
    await deps.limits.translations(caller?.user.id, request.ip);
    return (await dialects()).recognisePrompt(body);
  });
  mount(contract.translatePrompt, async ({ caller, body, request }) => {
    await deps.limits.translations(caller?.user.id, request.ip);
    return (await dialects()).translatePrompt(body);
  });
}
