import * as contract from '@framewright/contract';
import type { Mount } from '../../http/endpoint.ts';
import { addColumn } from './add-column.ts';
import * as service from './boards.service.ts';

/** Boards, their columns, and what is done with a run. */
export function boardRoutes(mount: Mount, deps: service.BoardDeps): void {
  mount(contract.createBoard, ({ caller, body, once }) => once(() => service.addBoard(deps, caller, body)));
  mount(contract.listBoards, ({ caller, query }) => service.pageOfBoards(deps.db, caller.user, query));
  mount(contract.getBoard, ({ caller, params }) => service.openBoard(deps, caller.user, params.id));
  mount(contract.addBoardColumn, ({ caller, params, body, once }) =>
    once(() => addColumn(deps, caller, params.id, body)),
  );
  mount(contract.cancelBoard, ({ caller, params }) => service.stopBoard(deps, caller.user, params.id));
  mount(contract.resumeBoard, ({ caller, params, body }) =>
    service.resumeBoard(deps, caller, params.id, body.max_cost_usd),
  );
  mount(contract.pickWinners, ({ caller, params, body }) =>
    service.setWinners(deps, caller.user, params.id, body.places),
  );
  mount(contract.deleteBoard, async ({ caller, params }) => {
    await service.endBoard(deps, caller.user, params.id);
    return { success: true as const };
  });
}
