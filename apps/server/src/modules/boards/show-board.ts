import type { Board, BoardCell, PictureModelId } from '@framewright/contract';
import type { BoardsTable } from '../../db/schema.ts';
import type { CellRow } from './boards.repo.ts';
import { type PlannedAxis, valuesAt } from './plan-board.ts';
import type { BoardRunner } from './run-boards.ts';

/** What makes addresses, and knows what is under way. */
export interface Means {
  readonly now: () => Date;
  readonly runner: Pick<BoardRunner, 'progressOf'>;
  /** Of a picture; the same for an hour, so that a board that is asked for again loads nothing anew. */
  readonly pictures: { sign(id: string, now: Date): string };
  readonly thumbnails: { sign(id: string, now: Date): string };
}

type Row = Omit<BoardsTable, 'id'> & { readonly id: string | null };

/** A board as callers see it. */
export function showBoard(
  means: Means,
  row: Row,
  rows: readonly CellRow[],
  images_left: number | null,
): Board {
  // Written by `addBoard`.
  const axes = JSON.parse(row.axes) as PlannedAxis[];
  const cells = rows.map((cell) => showCell(means, row.id, cell, axes));
  const { id, title, prompt, from_work, created_at } = row;
  const possible = id === null ? cells.filter(({ state }) => state !== 'failed') : cells;
  return {
    ...{ id, title, prompt, from_work, created_at, cells, images_left },
    axes: axes.map(({ values, ...axis }) => ({ ...axis, values: [...values] })),
    count: possible.length,
    price: priceOf(possible),
    finished: cells.every(({ state }) => state !== 'waiting' && state !== 'drawing'),
  };
}

function priceOf(cells: readonly BoardCell[]): Board['price'] {
  const prices = cells.map(({ price_usd }) => price_usd);
  return {
    total_usd: Number(prices.reduce<number>((sum, price) => sum + (price ?? 0), 0).toFixed(6)),
    free: prices.filter((price) => price === 0).length,
    paid: prices.filter((price) => price !== null && price > 0).length,
    unknown: prices.filter((price) => price === null).length,
  };
}

function showCell(
  means: Means,
  boardId: string | null,
  row: CellRow,
  axes: readonly PlannedAxis[],
): BoardCell {
  const { place, prompt, aspect_ratio, seed, state, message, price_usd, cost_usd } = row;
  return {
    ...{ place, prompt, aspect_ratio, seed, state, message, price_usd, cost_usd },
    // The contract's schema has read it before it was written down.
    model: row.model as PictureModelId,
    at: valuesAt(place, axes),
    winner: row.winner === 1,
    progress: boardId === null ? null : means.runner.progressOf(boardId, place),
    work: workOf(means, row),
  };
}

function workOf({ pictures, thumbnails, now }: Means, row: CellRow): BoardCell['work'] {
  const { work_id: id, number, image_id, width, height, duration_ms, expires_at } = row;
  if (id === null || number === null || image_id === null || width === null || height === null) return null;
  const at = now();
  return {
    ...{ id, number, trashed: row.trashed_at !== null, duration_ms: duration_ms ?? 0 },
    picture: { url: pictures.sign(image_id, at), width, height, expires_at },
    thumbnail_url: thumbnails.sign(id, at),
  };
}
