import * as contract from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { callerLeft } from '../../http/disconnect.ts';
import type { Mount } from '../../http/endpoint.ts';
import { type PromptDeps, writePrompts } from './prompts.service.ts';

/** @param shutdown aborted when the server stops waiting for work in progress */
export function promptRoutes(mount: Mount, deps: PromptDeps, shutdown: AbortSignal): void {
  mount(contract.categories, () => ({ aspect_ratios: [...ASPECT_RATIOS] }));
  mount(contract.generatePrompts, ({ caller, body, reply }) =>
    writePrompts(deps, caller.user, body, () => callerLeft(reply, shutdown)),
  );
}
