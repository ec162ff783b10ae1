import { IMPORT, wholeNumber } from '@framewright/contract';
import type { Insertable } from 'kysely';
import type { ExportedKind, Importer } from '../../db/exported-kind.ts';
import type { BoardCellsTable, BoardsTable } from '../../db/schema.ts';
import { NotTaken } from '../../not-taken.ts';
import { insertBoard } from './boards.repo.ts';
import * as repo from './export.repo.ts';
import { type ExportedBoard, type ExportedCell, readExportedBoard } from './exported-board.ts';
import { type PriceDeps, priceNow } from './price-board.ts';
import { RUN_TEXTS } from './run-boards.ts';

const TEXTS = {
  unreadable: 'This line of the export is no board.',
  tooMany: `An account that has ${wholeNumber(IMPORT.boards)} boards takes over no more.`,
  noPicture: 'Its picture was not taken over. It can be drawn again.',
} as const;

/**
 * The boards of exports. Nothing is drawn by an import: what was to be drawn is stopped, at the price that it has here.
 * A board that was asked for alike at the same moment is here already, unless the line knows of a picture more.
 */
export function boardsOfExports(deps: Pick<PriceDeps, 'db' | 'quote'>): ExportedKind {
  return {
    name: 'boards',

    async *linesOf(db, userId, last) {
      for (let after = ''; ; ) {
        const page = await repo.wholeBoardsAfter(db, userId, after);
        for (const board of page) yield asLine(board, last);
        const end = page.at(-1);
        if (!end) return;
        after = end.id;
      }
    },

    async read(line, importer) {
      const said = boardOn(line);
      const { title, prompt, created_at, axes } = said;
      const board: BoardsTable = {
        ...{ id: importer.idAt(created_at), user_id: importer.userId, title, prompt, created_at },
        ...{ axes: JSON.stringify(axes), may_spend: 0 },
        from_work: said.from_work === null ? null : await importer.workHere(said.from_work),
      };
      const works = await worksHere(deps, importer, said);
      const cells: Insertable<BoardCellsTable>[] = [];
      for (const cell of said.cells)
        cells.push({ ...(await cellHere(deps, cell, works)), board_id: board.id });
      return async (tx) => {
        if ((await repo.boardsLike(tx, board)).some((own) => isSame(own, cells))) return 'duplicates';
        if ((await repo.countBoards(tx, importer.userId)) >= IMPORT.boards) throw new NotTaken(TEXTS.tooMany);
        await insertBoard(tx, board, cells);
        return 'added';
      };
    },
  };
}

/** What became a work after the export had begun is told as it was before. */
function asLine({ id: _, axes, cells, ...board }: repo.WholeBoard, last: number) {
  return {
    ...board,
    axes: JSON.parse(axes) as unknown,
    cells: cells.map(({ board_id, seq, winner, ...cell }) => ({
      ...{ ...cell, winner: winner === 1 },
      ...(seq !== null && seq > last && { state: 'drawing', work_id: null, winner: false }),
    })),
  };
}

/** @throws {NotTaken} */
function boardOn(line: unknown): ReturnType<typeof readExportedBoard> {
  try {
    return readExportedBoard(line);
  } catch (cause) {
    throw new NotTaken(TEXTS.unreadable, { cause });
  }
}

/** The pictures that cells became, by their ids there. What boards do not make leads nowhere. */
async function worksHere(
  { db }: Pick<PriceDeps, 'db'>,
  { userId, workHere }: Importer,
  { cells }: Pick<ExportedBoard, 'cells'>,
): Promise<ReadonlyMap<string, string>> {
  const here = new Map<string, string>();
  for (const { work_id: theirs } of cells) {
    const own = theirs === null ? null : await workHere(theirs);
    if (theirs !== null && own !== null) here.set(theirs, own);
  }
  const pictures = await repo.singlePictures(db, userId, [...here.values()]);
  return new Map([...here].filter(([, own]) => pictures.has(own)));
}

async function cellHere(
  deps: Pick<PriceDeps, 'quote'>,
  { state, message, work_id: theirs, winner, price_usd, cost_usd, ...plan }: ExportedCell,
  works: ReadonlyMap<string, string>,
): Promise<Omit<Insertable<BoardCellsTable>, 'board_id'>> {
  const work_id = theirs === null ? null : (works.get(theirs) ?? null);
  if (state === 'done' && (theirs === null || work_id !== null))
    return { ...plan, state, message, work_id, price_usd, cost_usd, winner: Number(winner) };
  const open = { ...plan, work_id: null, price_usd: await priceNow(deps, plan), cost_usd: null, winner: 0 };
  if (state === 'done') return { ...open, state: 'failed', message: TEXTS.noPicture };
  if (state === 'waiting' || state === 'drawing')
    return { ...open, state: 'stopped', message: RUN_TEXTS.stopped };
  return { ...open, state, message };
}

type PlainCell = Pick<Insertable<BoardCellsTable>, 'prompt' | 'model' | 'aspect_ratio' | 'seed' | 'work_id'>;

/** Whether a board has all that the cells say: the same plan, and each picture that they know of. */
function isSame(own: readonly PlainCell[], cells: readonly PlainCell[]): boolean {
  return cells.every(({ prompt, model, aspect_ratio, seed, work_id }, at) => {
    const there = own[at];
    return (
      there !== undefined &&
      there.prompt === prompt &&
      there.model === model &&
      there.aspect_ratio === aspect_ratio &&
      there.seed === seed &&
      (work_id === null || there.work_id === work_id)
    );
  });
}
