import * as contract from '@framewright/contract';
import { callerLeft } from '../../http/disconnect.ts';
import type { Mount } from '../../http/endpoint.ts';
import { changeEngine, chooseDefaults, engineListFor, lookAgain } from './engines.service.ts';
import { type TestDeps, tryEngine } from './test-engine.ts';
import { forgetWorkflow, keepWorkflow, placesIn } from './workflows.ts';

/** @param shutdown aborted when the server stops waiting for work in progress */
export function engineRoutes(mount: Mount, deps: TestDeps, shutdown: AbortSignal): void {
  mount(contract.listEngines, ({ caller }) => {
    deps.registry.freshen();
    deps.openrouter.freshen();
    return engineListFor(deps, caller.user);
  });
  mount(contract.scanEngines, ({ caller }) => lookAgain(deps, caller.user));
  mount(contract.putDefaults, ({ caller, body }) => chooseDefaults(deps, caller.user, body));
  mount(contract.putEngine, ({ caller, params, body }) => changeEngine(deps, caller.user, params.id, body));
  mount(contract.testEngine, ({ caller, params, reply }) =>
    tryEngine(deps, caller.user, params.id, callerLeft(reply, shutdown)),
  );
  mount(contract.inspectWorkflow, ({ caller, params, body }) =>
    placesIn(deps, caller.user, params.id, body.workflow),
  );
  mount(contract.keepWorkflow, ({ caller, params, body }) =>
    keepWorkflow(deps, caller.user, params.id, body),
  );
  mount(contract.forgetWorkflow, ({ caller, params }) =>
    forgetWorkflow(deps, caller.user, params.id, params.workflow),
  );
}
