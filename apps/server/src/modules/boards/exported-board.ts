import {
  aspectRatio,
  BOARD,
  BOARD_FIELDS,
  boardRequest,
  CELL_STATES,
  LENGTHS,
  MAX_SEED,
  pictureModelId,
} from '@framewright/contract';
import { ELEMENTS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { instant } from '../../instant.ts';
import { isField, type PlannedAxis, planAxes, valuesAt } from './plan-board.ts';

const workId = z.string().min(1).max(64).nullable();
const usd = z.number().min(0).max(1_000_000).nullable();

/** A prompt with a phrase of each axis, and the signs that are put around it. */
const CELL_PROMPT = LENGTHS.description + BOARD.axes * (LENGTHS.phrase + 4);

/** A picture of an exported board, by its place. */
const exportedCell = z
  .object({
    place: z.int().min(0).max(BOARD.cells),
    prompt: z.string().min(1).max(CELL_PROMPT),
    model: pictureModelId,
    aspect_ratio: aspectRatio.nullable(),
    seed: z.int().min(0).max(MAX_SEED).nullable(),
    price_usd: usd,
    cost_usd: usd,
    state: z.enum(CELL_STATES),
    message: z.string().max(LENGTHS.description).nullable(),
    /** The work that it became, by its id there; null where that is gone. */
    work_id: workId,
    winner: z.boolean(),
  })
  // What is not drawn has no picture, and has not won.
  .refine(({ state, work_id, winner }) => state === 'done' || (work_id === null && !winner));
export type ExportedCell = z.output<typeof exportedCell>;

const label = z.string().min(1).max(LENGTHS.modelId);
const text = z.string().max(LENGTHS.description);

/** A line of `boards.jsonl`, as far as one can tell without its axes. */
const exportedBoard = z.object({
  title: z.string().min(1).max(LENGTHS.promptField),
  prompt: text,
  axes: z
    .array(
      z.object({
        name: z.enum([...BOARD_FIELDS, ...ELEMENTS]),
        phrase: z.object({ start: z.int(), end: z.int() }).nullable(),
        values: z.array(z.object({ label, text })).min(1).max(BOARD.cells),
      }),
    )
    .max(BOARD.axes),
  from_work: workId,
  created_at: instant,
  cells: z.array(exportedCell).max(BOARD.cells),
});
export type ExportedBoard = z.output<typeof exportedBoard>;

/**
 * What a line of an export says, if it is a board that could have been made here: the contract's rules hold for its
 * axes, and its cells are those of the axes.
 * @throws
 */
export function readExportedBoard(
  line: unknown,
): Omit<ExportedBoard, 'axes'> & { readonly axes: readonly PlannedAxis[] } {
  const said = exportedBoard.parse(line);
  const axes = axesOf(said);
  const count = axes.reduce((product, { values }) => product * values.length, 1);
  const isWhole = said.cells.length === count && said.cells.every((cell, at) => isAt(at, cell, axes));
  if (!isWhole) throw new Error('The cells are not those of the axes.');
  const works = said.cells.flatMap(({ work_id }) => work_id ?? []);
  if (new Set(works).size < works.length) throw new Error('Two cells became one work.');
  return { ...said, axes, prompt: axes.some(({ name }) => name === 'prompt') ? '' : said.prompt };
}

/** As if they were asked for now, under the names that they were given. @throws */
function axesOf({ title, prompt, axes }: ExportedBoard): PlannedAxis[] {
  const request = boardRequest.parse({ title, prompt, axes: axes.map(asked) });
  return planAxes(request, [], String).map((axis, index) => ({
    ...axis,
    values: axis.values.map((value, at) => ({
      ...{ label: axes[index]?.values[at]?.label ?? value.label },
      text: value.text,
    })),
  }));
}

function asked({ name, phrase, values }: ExportedBoard['axes'][number]) {
  const texts = values.map((value) => value.text);
  if (!isField(name)) return { element: name, values: texts, ...phrase };
  return { field: name, values: name === 'seed' ? texts.map(Number) : texts };
}

/** Whether a cell is the one of its place, and has what the axes vary there. */
function isAt(place: number, cell: ExportedCell, axes: readonly PlannedAxis[]): boolean {
  const at = valuesAt(place, axes);
  const hasIts = ({ name, values }: PlannedAxis, axis: number) => {
    const own = isField(name) ? cell[name] : null;
    return own === null || String(own) === values[at[axis] ?? 0]?.text;
  };
  return cell.place === place && axes.every(hasIts);
}
