import { ELEMENTS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { aspectRatio } from './aspect-ratio.ts';
import { MAX_SEED, pictureModelId } from './image-capabilities.ts';
import { IMAGE_TEXTS } from './images.ts';
import { BOARD, LENGTHS } from './limits.ts';
import { wholeNumber } from './numbers.ts';
import { requiredText, text } from './text.ts';
import { workId } from './work.ts';

/** What a board can vary beside the elements of its prompt. */
export const BOARD_FIELDS = ['prompt', 'model', 'aspect_ratio', 'seed'] as const;
export type BoardField = (typeof BOARD_FIELDS)[number];

/**
 * How a cell is: `stopped` is one that was not drawn, by choice, by a limit or by the end of the server, and can be
 * drawn still; `failed` says why in its message.
 */
export const CELL_STATES = ['waiting', 'drawing', 'done', 'failed', 'stopped'] as const;
export type CellState = (typeof CELL_STATES)[number];

export const BOARD_TEXTS = {
  axes: `Please send at most ${BOARD.axes} axes, each a field (${BOARD_FIELDS.join(', ')}) or an element, with 1 to ${BOARD.cells} values; seeds are whole numbers.`,
  twice: 'Please vary each thing once.',
  prompt: 'Please enter the prompt that is compared.',
  phrase: 'Please send start and end as whole numbers that mark a phrase inside the prompt.',
  overlap: 'Two axes change the same words. Please choose other phrases.',
  oneText: 'Please vary whole prompts or an element of one prompt, not both.',
  dryRun: 'Please send dry_run as true or false.',
  column: 'Please send a value that the columns of this board can have.',
  sameColumn: 'This board has that column already.',
  noColumns: 'This board is one picture: nothing differs that could have another column.',
  busy: 'This board is being drawn. Please wait for it, or stop the rest first.',
  places: 'Please send the places of cells that have a picture.',
  tooMany: (cells: number) =>
    `A board has at most ${BOARD.cells} cells, and this would be ${wholeNumber(cells)}. Please leave some values out.`,
} as const;

const manyOf = <Value extends z.ZodType>(value: Value) =>
  z.array(value).min(1, BOARD_TEXTS.axes).max(BOARD.cells, BOARD_TEXTS.axes);
const prompt = requiredText('prompt', LENGTHS.description, BOARD_TEXTS.prompt);
/** What a column or row is called; left out, its value. */
const labels = z.array(text('label', LENGTHS.promptField)).max(BOARD.cells, BOARD_TEXTS.axes).optional();
const seed = z.int(IMAGE_TEXTS.seed).min(0, IMAGE_TEXTS.seed).max(MAX_SEED, IMAGE_TEXTS.seed);
const place = z.int(BOARD_TEXTS.phrase).min(0, BOARD_TEXTS.phrase).optional();

/** One thing that differs. */
const anyAxis = z.union(
  [
    z.object({ field: z.literal('prompt'), values: manyOf(prompt), labels }),
    z.object({ field: z.literal('model'), values: manyOf(pictureModelId), labels }),
    z.object({ field: z.literal('aspect_ratio'), values: manyOf(aspectRatio), labels }),
    z.object({ field: z.literal('seed'), values: manyOf(seed), labels }),
    z.object({
      element: z.enum(ELEMENTS),
      /** The phrase in whose place each value stands; left out, the first of the element, or the end. */
      start: place,
      end: place,
      values: manyOf(requiredText('phrase', LENGTHS.phrase, BOARD_TEXTS.axes)),
      labels,
    }),
  ],
  { error: BOARD_TEXTS.axes },
);

/** The same seed makes the same picture: once is enough. */
export const boardAxis = anyAxis.transform((axis) => {
  if (!('field' in axis) || axis.field !== 'seed') return axis;
  const { values, labels: said } = axis;
  const isFirst = values.map((value, at) => values.indexOf(value) === at);
  return {
    ...axis,
    values: values.filter((_, at) => isFirst[at]),
    labels: said?.filter((_, at) => isFirst[at] ?? true),
  };
});
export type BoardAxis = z.output<typeof boardAxis>;

const nameOf = (axis: BoardAxis) => ('field' in axis ? axis.field : axis.element);

/** What a board is asked for with: a prompt, and at most three things that differ. */
export const boardRequest = z
  .object({
    /** Left out: what differs. */
    title: text('title', LENGTHS.promptField).trim().optional(),
    /** Left out where an axis has the prompts. */
    prompt: text('prompt', LENGTHS.description).default(''),
    /** Left out where an axis has the models; else `default_image_model` of the configuration. */
    model: pictureModelId.optional(),
    aspect_ratio: aspectRatio.optional(),
    /** Left out: one is drawn for the whole board, so that nothing else differs. */
    seed: seed.optional(),
    axes: z.array(boardAxis, BOARD_TEXTS.axes).max(BOARD.axes, BOARD_TEXTS.axes).default([]),
    /** The work of the caller's that it compares. */
    from_work: workId.optional(),
    /**
     * In US dollars, for the whole board: what costs more, or nobody knows what, is refused. An API key draws nothing
     * that costs money without it.
     */
    max_cost_usd: z
      .number(IMAGE_TEXTS.maxCost)
      .min(0, IMAGE_TEXTS.maxCost)
      .max(1_000, IMAGE_TEXTS.maxCost)
      .optional(),
    /** Answers count and price, and makes nothing. */
    dry_run: z.boolean(BOARD_TEXTS.dryRun).default(false),
  })
  .superRefine(({ prompt: said, axes }, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const names = axes.map(nameOf);
    if (new Set(names).size < names.length) problem('axes', BOARD_TEXTS.twice);
    const hasPrompts = names.includes('prompt');
    if (!hasPrompts && said.trim() === '') problem('prompt', BOARD_TEXTS.prompt);
    if (hasPrompts && axes.some((axis) => 'element' in axis)) problem('axes', BOARD_TEXTS.oneText);
    const cells = axes.reduce((product, { values }) => product * values.length, 1);
    if (cells > BOARD.cells) problem('axes', BOARD_TEXTS.tooMany(cells));
    if (axes.some((axis) => 'element' in axis && isNoPhrase(axis, said))) problem('axes', BOARD_TEXTS.phrase);
  });
export type BoardRequest = z.output<typeof boardRequest>;

function isNoPhrase({ start, end }: { start?: number | undefined; end?: number | undefined }, said: string) {
  if (start === undefined && end === undefined) return false;
  return start === undefined || end === undefined || start >= end || end > said.length;
}

/** How far a cell is, while the server that draws it knows. */
const cellProgress = z.object({
  /** Calls before it, where it waits for a provider. */
  ahead: z.int().optional(),
  /** From 0 to 1. */
  fraction: z.number().optional(),
  step: z.int().optional(),
  steps: z.int().optional(),
  seconds_left: z.number().optional(),
});

/** One picture of a board, made or to be made. */
export const boardCell = z.object({
  /** Its number on the board, from 0: the last axis changes fastest. */
  place: z.int(),
  /** Which value of each axis it has. */
  at: z.array(z.int()),
  prompt: z.string(),
  model: pictureModelId,
  aspect_ratio: aspectRatio.nullable(),
  seed: z.int().nullable(),
  state: z.enum(CELL_STATES),
  /** Why there is no picture, or why it does not stay. */
  message: z.string().nullable(),
  /** In US dollars, before it is drawn; null where nobody knows. */
  price_usd: z.number().nullable(),
  /** What it did cost; null where nothing was made, or nobody knows. */
  cost_usd: z.number().nullable(),
  winner: z.boolean(),
  progress: cellProgress.nullable(),
  /** Where it is kept; null where there is no picture, or it was deleted for ever. */
  work: z
    .object({
      id: z.string(),
      number: z.int(),
      trashed: z.boolean(),
      duration_ms: z.int(),
      picture: z.object({
        ...{ url: z.string(), width: z.int(), height: z.int() },
        /** When it goes, where there was no room to keep it; null where it stays. */
        expires_at: z.string().nullable(),
      }),
      thumbnail_url: z.string(),
    })
    .nullable(),
});
export type BoardCell = z.infer<typeof boardCell>;

/** A board with all its cells, in their order. */
export const board = z.object({
  /** Null of a dry run. */
  id: z.string().nullable(),
  title: z.string(),
  /** Empty where the prompts differ. */
  prompt: z.string(),
  axes: z.array(
    z.object({
      /** A field or an element. */
      name: z.enum([...BOARD_FIELDS, ...ELEMENTS]),
      /** The phrase that changes, in the prompt; null where it is added at the end, or of a field. */
      phrase: z.object({ start: z.int(), end: z.int() }).nullable(),
      values: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
  /** Pictures that can be made. */
  count: z.int(),
  /** What they cost at most, in US dollars; `total_usd` leaves out those of which nobody knows. */
  price: z.object({ total_usd: z.number(), free: z.int(), paid: z.int(), unknown: z.int() }),
  /** Pictures that the day has left for the caller; null is without end. */
  images_left: z.int().nullable(),
  /**
   * Of a dry run: how the pictures fit into the storage, in bytes. Those for which there is no room go after a day.
   * Left out where the storage has no end, and of boards that are kept.
   */
  storage: z
    .object({
      left_bytes: z.number(),
      /** An estimate: as large as the caller's last pictures are. */
      needed_bytes: z.number(),
      /** How many of them find room, by that estimate. */
      room_for: z.int(),
    })
    .exactOptional(),
  cells: z.array(boardCell).max(BOARD.cells),
  from_work: z.string().nullable(),
  created_at: z.string(),
  /** No cell waits or is being drawn. */
  finished: z.boolean(),
});
export type Board = z.infer<typeof board>;

/** A board as lists have it: how many cells there are, and how many of them are drawn. */
export const boardSummary = z.object({
  ...{ id: z.string(), cells: z.int(), done: z.int() },
  ...{ title: board.shape.title, created_at: board.shape.created_at, finished: board.shape.finished },
});
export type BoardSummary = z.infer<typeof boardSummary>;

/** One more column of a board. */
export const columnRequest = z.object({
  /** One more value of the last axis. */
  value: z.union([z.string().max(LENGTHS.description), z.int()], { error: BOARD_TEXTS.column }),
  /** What the column is called; left out, its value. */
  label: text('label', LENGTHS.promptField).trim().optional(),
  max_cost_usd: boardRequest.shape.max_cost_usd,
  /** Answers the column alone, with its count and price, and makes nothing. */
  dry_run: boardRequest.shape.dry_run,
});
export type ColumnRequest = z.output<typeof columnRequest>;
