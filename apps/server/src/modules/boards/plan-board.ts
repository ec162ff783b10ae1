import { randomInt } from 'node:crypto';
import {
  BOARD_TEXTS,
  type BoardAxis,
  type BoardField,
  type BoardRequest,
  type PictureModelId,
} from '@framewright/contract';
import type { AspectRatio, Element, Span } from '@framewright/prompt-engine/vocabulary';
import { AppError } from '../../http/app-error.ts';

/** One thing that differs, as it is kept: where its phrase stands, and what each value is called. */
export interface PlannedAxis {
  readonly name: BoardField | Element;
  /** In the prompt; null where the value is added at the end, or of a field. */
  readonly phrase: { readonly start: number; readonly end: number } | null;
  readonly values: readonly { readonly label: string; readonly text: string }[];
}

/** What a cell is to be made from; a seed that the model does not take is left out later. */
export interface PlannedCell {
  readonly place: number;
  readonly prompt: string;
  readonly model: PictureModelId;
  readonly aspect_ratio: AspectRatio | null;
  readonly seed: number;
  /** The seed was asked for by an axis: a model that takes none cannot make this cell. */
  readonly needsSeed: boolean;
}

/** Seeds that every model takes which takes any. */
const SEEDS = 2 ** 31;

/**
 * Says which axes a board has.
 * @param anatomy of the prompt
 * @throws {AppError} `invalid_request` where two axes change the same words
 */
export function planAxes(
  { axes }: BoardRequest,
  anatomy: readonly Span[],
  labelOf: (model: string) => string,
): PlannedAxis[] {
  const planned = axes.map((axis): PlannedAxis => {
    const said = (value: string | number, index: number) => {
      const text = String(value);
      return { label: axis.labels?.[index] || labelFor(axis, text, labelOf), text };
    };
    const name = 'field' in axis ? axis.field : axis.element;
    return { name, phrase: 'field' in axis ? null : phraseOf(axis, anatomy), values: axis.values.map(said) };
  });
  const phrases = planned.flatMap(({ phrase }) => phrase ?? []).toSorted((a, b) => a.start - b.start);
  if (phrases.some(({ start }, index) => start < (phrases[index - 1]?.end ?? 0))) {
    const problem = { path: 'axes', message: BOARD_TEXTS.overlap };
    throw new AppError('invalid_request', { detail: problem.message, fields: [problem] });
  }
  return planned;
}

type ElementAxis = Extract<BoardAxis, { element: Element }>;

function phraseOf({ element, start, end }: ElementAxis, anatomy: readonly Span[]): PlannedAxis['phrase'] {
  if (start !== undefined && end !== undefined) return { start, end };
  const span = anatomy.find((each) => each.element === element);
  return span ? { start: span.start, end: span.end } : null;
}

/** Characters of a prompt that stand for the whole. */
const LABEL = 60;

/** What stands over a row or column: the model's name, or the first 60 characters of the text. */
export function labelFor(axis: BoardAxis, text: string, labelOf: (model: string) => string): string {
  if ('field' in axis && axis.field === 'model') return labelOf(text);
  return text.length > LABEL ? `${text.slice(0, LABEL).trimEnd()}…` : text;
}

/** What each axis differs in, in a title. */
const NAMES = {
  prompt: 'prompt',
  model: 'model',
  aspect_ratio: 'ratio',
  seed: 'seed',
} as const satisfies Record<BoardField, string>;

/** 'Only the light differs'. */
export function titleOfBoard(axes: readonly PlannedAxis[]): string {
  const names = axes.map(({ name }) => Object.entries(NAMES).find(([field]) => field === name)?.[1] ?? name);
  if (names.length === 0) return 'One picture';
  if (names.length === 1) return `Only the ${names[0]} differs`;
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)} differ`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
}

/**
 * Every cell of a board, the last axis changing fastest.
 * @param drawn a seed for the whole board, where none is said
 */
export function planCells(
  request: Pick<BoardRequest, 'prompt' | 'model' | 'aspect_ratio' | 'seed'>,
  axes: readonly PlannedAxis[],
  drawn = randomInt(SEEDS),
): PlannedCell[] {
  const count = axes.reduce((product, { values }) => product * values.length, 1);
  return Array.from({ length: count }, (_, place) => {
    const at = valuesAt(place, axes);
    const textOf = (name: BoardField) => {
      const axis = axes.findIndex((each) => each.name === name);
      return axes[axis]?.values[at[axis] ?? 0]?.text;
    };
    const seed = textOf('seed');
    return {
      place,
      prompt: textOf('prompt') ?? promptAt(request.prompt, axes, at),
      // The request's schema has read the values of an axis; beside them stands a model.
      model: (textOf('model') ?? request.model) as PictureModelId,
      aspect_ratio: (textOf('aspect_ratio') ?? request.aspect_ratio ?? null) as AspectRatio | null,
      seed: seed === undefined ? (request.seed ?? drawn) : Number(seed),
      needsSeed: seed !== undefined,
    };
  });
}

/** Which value of each axis a cell has. */
export function valuesAt(place: number, axes: readonly Pick<PlannedAxis, 'values'>[]): number[] {
  const at: number[] = [];
  let rest = place;
  for (const { values } of axes.toReversed()) {
    at.unshift(rest % values.length);
    rest = Math.floor(rest / values.length);
  }
  return at;
}

function promptAt(prompt: string, axes: readonly PlannedAxis[], at: readonly number[]): string {
  const changes = axes.flatMap(({ phrase, values }, axis) => {
    const text = values[at[axis] ?? 0]?.text ?? '';
    return isElement(axes[axis]) ? [{ phrase, text }] : [];
  });
  const within = changes.flatMap(({ phrase, text }) => (phrase ? [{ ...phrase, text }] : []));
  const said = within
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, change) => replaced(text, change), prompt);
  return changes.reduce((text, { phrase, text: value }) => (phrase ? text : added(text, value)), said);
}

const isElement = (axis: PlannedAxis | undefined) => axis !== undefined && !isField(axis.name);

/** Whether an axis varies what a picture is made with, not an element of its prompt. */
export const isField = (name: PlannedAxis['name']): name is BoardField => Object.hasOwn(NAMES, name);

function replaced(
  prompt: string,
  { start, end, text }: { start: number; end: number; text: string },
): string {
  const isSentence = /^\p{Lu}/u.test(prompt.slice(start, end));
  const after = prompt.slice(end);
  const value = /^\s*[.,;]/.test(after) ? text.trim().replace(/[.,;]+$/, '') : text.trim();
  return `${prompt.slice(0, start)}${isSentence ? capitalised(value) : value}${after}`;
}

function added(prompt: string, text: string): string {
  const before = prompt.trimEnd();
  return `${before}${/[.!?]$/.test(before) ? '' : '.'} ${capitalised(text.trim()).replace(/\.$/, '')}.`;
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
