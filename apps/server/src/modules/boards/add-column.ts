import {
  BOARD,
  BOARD_TEXTS,
  type Board,
  boardAxis,
  type ColumnRequest,
  ERRORS,
  type PictureModelId,
} from '@framewright/contract';
import type { BoardsTable } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { type Caller, hasScope } from '../../http/caller.ts';
import * as repo from './boards.repo.ts';
import { type BoardDeps, openBoard, ownBoard } from './boards.service.ts';
import { fitInto } from './fit-storage.ts';
import { isField, labelFor, type PlannedAxis, planCells } from './plan-board.ts';
import { checkBoardPrice, imagesLeftOf, quoteCells, refuseBoard, unmade } from './price-board.ts';
import { BOARDS } from './run-boards.ts';
import { showBoard } from './show-board.ts';

/**
 * Adds one more value of what the columns of a board differ in, and begins to draw it; or says what that would come to,
 * as a board of that column alone.
 * @throws {AppError} `not_found`; `invalid_request` for a value that cannot be added, a board that is being drawn, or a
 * price beyond the maximum; `scope_required`; `image_limit` where the day has no picture left
 */
export async function addColumn(
  deps: BoardDeps,
  caller: Caller,
  id: string,
  { dry_run, max_cost_usd, ...asked }: ColumnRequest,
): Promise<Board> {
  const { db, jobs } = deps;
  const { user } = caller;
  const row = await ownBoard(db, user, id);
  const there = await repo.cellsOf(db, row);
  const { axes, last, value } = extended(row, asked, deps.labelOf);
  const across = last.values.length;
  const column = await quoteCells(deps, planColumn(row, axes, there));
  const imagesLeft = await imagesLeftOf(deps, user);
  if (dry_run) {
    const alone = [...axes.slice(0, -1), { ...last, values: [value] }];
    const rows = column.map((cell, place) => unmade({ ...cell, place }));
    const shown = showBoard(deps, { ...row, id: null, axes: JSON.stringify(alone) }, rows, imagesLeft);
    return { ...shown, ...(await fitInto(deps, user, shown.count)) };
  }
  const possible = column.filter(({ state }) => state === 'waiting');
  if (possible.length === 0) throw refuseBoard('value', column[0]?.message ?? ERRORS.invalid_request.detail);
  checkBoardPrice(possible, max_cost_usd, caller);
  if (imagesLeft === 0) throw new AppError('image_limit');
  const change = { axes: JSON.stringify(axes), may_spend: Number(hasScope(caller, 'spend')) };
  const cells = column.map((cell) => ({ ...cell, board_id: id, cost_usd: null, work_id: null }));
  await inTransaction(db, async (tx) => {
    if (!(await repo.insertColumn(tx, row, change, across, cells)))
      throw refuseBoard('value', BOARD_TEXTS.busy);
    await jobs.add(tx, BOARDS, { subject: id, owner: user.id });
  });
  jobs.wake(BOARDS);
  return openBoard(deps, user, id);
}

interface Extended {
  /** Of the board with its new column. */
  readonly axes: readonly PlannedAxis[];
  /** What the columns differ in, as it was. */
  readonly last: PlannedAxis;
  readonly value: PlannedAxis['values'][number];
}

/** @throws {AppError} `invalid_request` */
function extended(
  row: BoardsTable,
  asked: Pick<ColumnRequest, 'value' | 'label'>,
  labelOf: BoardDeps['labelOf'],
): Extended {
  // Written by `addBoard`.
  const axes = JSON.parse(row.axes) as PlannedAxis[];
  const last = axes.at(-1);
  if (!last) throw refuseBoard('value', BOARD_TEXTS.noColumns);
  const what = isField(last.name) ? { field: last.name } : { element: last.name };
  const axis = boardAxis.safeParse({ ...what, values: [asked.value] });
  if (!axis.success) throw refuseBoard('value', BOARD_TEXTS.column);
  const text = String(axis.data.values[0]);
  if (last.values.some((each) => each.text === text)) throw refuseBoard('value', BOARD_TEXTS.sameColumn);
  const value = { label: asked.label || labelFor(axis.data, text, labelOf), text };
  const whole = [...axes.slice(0, -1), { ...last, values: [...last.values, value] }];
  const cells = whole.reduce((product, { values }) => product * values.length, 1);
  if (cells > BOARD.cells) throw refuseBoard('value', BOARD_TEXTS.tooMany(cells));
  return { axes: whole, last, value };
}

/** The cells of the last column: all but what differs is as it is in the others. */
function planColumn(
  { prompt }: Pick<BoardsTable, 'prompt'>,
  axes: readonly PlannedAxis[],
  there: readonly repo.CellRow[],
) {
  const across = axes.at(-1)?.values.length ?? 1;
  const [first] = there;
  const seed = there.find((cell) => cell.seed !== null)?.seed;
  const request = {
    prompt,
    // The contract's schema has read it before it was written down.
    model: first?.model as PictureModelId,
    aspect_ratio: first?.aspect_ratio ?? undefined,
    seed: seed ?? undefined,
  };
  return planCells(request, axes).filter(({ place }) => place % across === across - 1);
}
