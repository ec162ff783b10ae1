import {
  type BoardCell,
  type FieldProblem,
  type ImageRequest,
  planOf,
  type User,
} from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import { type Caller, requireScope, statesMaximum, tooMuch } from '../../http/caller.ts';
import { usageOf } from '../usage/index.ts';
import type { CellRow } from './boards.repo.ts';
import type { PlannedCell } from './plan-board.ts';

/** What can be said of a picture before it is made. */
export interface Quote {
  /** In US dollars; 0 where it is free, null where nobody knows. */
  readonly price: number | null;
  /** The largest seed that the model takes; undefined where it takes none. */
  readonly maxSeed: number | undefined;
  /** Why it cannot be made. */
  readonly problem: string | undefined;
}

export interface PriceDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly quote: (request: ImageRequest) => Promise<Quote>;
}

/** A cell of which it is known whether it can be drawn, and for how much. */
export type QuotedCell = Omit<PlannedCell, 'seed' | 'needsSeed'> &
  Pick<BoardCell, 'seed' | 'price_usd' | 'state' | 'message'>;

/** Each cell with its price, or with the reason why it cannot be made. */
export async function quoteCells(deps: PriceDeps, cells: readonly PlannedCell[]): Promise<QuotedCell[]> {
  const all: QuotedCell[] = [];
  for (const { seed, needsSeed, ...cell } of cells) {
    const asked = {
      ...cell,
      aspect_ratio: cell.aspect_ratio ?? undefined,
      mode: 'text-to-image',
      strength: 1,
    } as const;
    const { maxSeed } = await deps.quote(asked);
    const taken = needsSeed ? seed : maxSeed === undefined ? null : seed % (maxSeed + 1);
    const { price, problem } = await deps.quote({ ...asked, ...(taken !== null && { seed: taken }) });
    const state = problem === undefined ? 'waiting' : 'failed';
    all.push({ ...cell, seed: taken, price_usd: price, state, message: problem ?? null });
  }
  return all;
}

/** What a cell costs that is drawn as it is; null where nobody knows. */
export async function priceNow(
  { quote }: Pick<PriceDeps, 'quote'>,
  { prompt, model, aspect_ratio, seed }: Pick<BoardCell, 'prompt' | 'model' | 'aspect_ratio' | 'seed'>,
): Promise<number | null> {
  const asked = { prompt, model, aspect_ratio: aspect_ratio ?? undefined, seed: seed ?? undefined };
  return (await quote({ ...asked, mode: 'text-to-image', strength: 1 })).price;
}

/** As the call for one picture does, for all of a board. @throws {AppError} `scope_required`, `invalid_request` */
export function checkBoardPrice(
  cells: readonly Pick<BoardCell, 'price_usd'>[],
  most: number | undefined,
  caller: Pick<Caller, 'scopes'>,
): void {
  const prices = cells.map(({ price_usd }) => price_usd);
  if (prices.every((price) => price === 0)) return;
  requireScope(caller, 'spend');
  if (most === undefined && !statesMaximum(caller)) return;
  if (prices.includes(null))
    throw refuseBoard(
      'max_cost_usd',
      'Nobody here knows what one of these models costs, so that no maximum can be kept to.',
    );
  const total = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  const cost = Number(total.toFixed(4));
  if (most === undefined || total > most + ROUNDING) throw refuseBoard('max_cost_usd', tooMuch(cost, most));
}

/** Sums of prices are no exact numbers. */
const ROUNDING = 1e-9;

/** A failure to throw: `invalid_request` with one problem. @param path of the field, dotted */
export function refuseBoard(path: string, message: string): AppError {
  const problem: FieldProblem = { path, message };
  return new AppError('invalid_request', { detail: message, fields: [problem] });
}

/** Pictures that the user may still make today; null where the plan has no limit. */
export async function imagesLeftOf({ db, now }: PriceDeps, user: User): Promise<number | null> {
  const limit = planOf(user.plan).daily.images;
  if (limit === null) return null;
  return Math.max(0, limit - (await usageOf(db, user, now())).images_used_today);
}

/** A cell of a dry run. */
export function unmade(cell: QuotedCell): CellRow {
  const work = { work_id: null, number: null, trashed_at: null, duration_ms: null };
  return {
    ...cell,
    ...work,
    winner: 0,
    cost_usd: null,
    image_id: null,
    width: null,
    height: null,
    expires_at: null,
  };
}
