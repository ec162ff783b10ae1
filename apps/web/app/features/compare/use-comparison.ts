import type { ImageModelChoice, PictureModelId, WorkItem } from '@framewright/contract';
import {
  type AspectRatio,
  type Element,
  PROMPT_DEFAULTS,
  type Span,
} from '@framewright/prompt-engine/vocabulary';
import { useEffect, useState } from 'react';
import { anatomiesIn, type HandedPrompt, promptsOf } from '../../lib/compare.ts';
import { keepChoices, keptChoices } from './kept-choices.ts';
import type { BoardBody } from './queries.ts';

/** A phrase, and the wordings that stand in its place. */
export interface Varied {
  readonly element: Element;
  readonly start: number;
  readonly end: number;
  readonly wordings: readonly { readonly label: string; readonly text: string }[];
}

/** What a comparison begins with, from the address or from where it was asked for. */
export interface ComparisonStart {
  readonly prompt: string;
  /** Of which some are chosen; with these there is no other prompt. */
  readonly prompts: readonly HandedPrompt[];
  /** Where the phrases of a text stand, as far as the work keeps it. */
  readonly kept: ReadonlyMap<string, readonly Span[]>;
  readonly model: PictureModelId;
  readonly ratio: AspectRatio;
  /** Of the picture that is compared; else one is drawn. */
  readonly seed: number | undefined;
  readonly fromWork: string | undefined;
}

/** Seeds that every model takes which takes any. */
const SEEDS = 2 ** 31 - 8;

/**
 * What differs on a board that is not drawn yet.
 * @param visit of the page: what was chosen on it stays when the page is loaded again
 */
export function useComparison(start: ComparisonStart, choices: readonly ImageModelChoice[], visit: string) {
  const [before] = useState(() => keptChoices(visit));
  const [prompt, setPrompt] = useState(before?.prompt ?? start.prompt);
  const [chosen, setChosen] = useState<readonly number[]>(
    before?.chosen ?? start.prompts.map((_, index) => index),
  );
  const [models, setModels] = useState<readonly PictureModelId[]>(
    // One that is not there any more cannot be taken away either.
    before ? choices.flatMap(({ id }) => (before.models.includes(id) ? [id] : [])) : [start.model],
  );
  const [ratios, setRatios] = useState<readonly AspectRatio[]>(before?.ratios ?? [start.ratio]);
  const [seeds, setSeeds] = useState(before?.seeds ?? 1);
  const [firstSeed] = useState(() => start.seed ?? Math.floor(Math.random() * SEEDS));
  const [varied, setVaried] = useState<Varied | undefined>(before?.varied);
  useEffect(
    () => keepChoices(visit, { prompt, chosen, models, ratios, seeds, varied }),
    [visit, prompt, chosen, models, ratios, seeds, varied],
  );
  const prompts = chosen.toSorted((a, b) => a - b).flatMap((index) => start.prompts[index] ?? []);
  const takesSeeds = choices.some(
    ({ id, capabilities }) => models.includes(id) && capabilities.controls.seed !== undefined,
  );
  const hasPrompts = start.prompts.length > 0;
  const [only] = hasPrompts ? prompts : [{ text: prompt }];
  const text = prompts.length > 1 ? undefined : only?.text;
  // A phrase of another text means nothing in this one.
  const phrase =
    varied && text?.slice(varied.start, varied.end) === varied.wordings[0]?.text ? varied : undefined;
  return {
    ...{ prompt, chosen, models, ratios, seeds, takesSeeds, varied: phrase, text },
    /** Of the text, where a work keeps it. */
    kept: text === undefined ? undefined : start.kept.get(text),
    setPrompt,
    setSeeds,
    setVaried,
    togglePrompt: (index: number) => setChosen(toggled(chosen, index)),
    toggleModel: (model: PictureModelId) => setModels(toggled(models, model)),
    toggleRatio: (ratio: AspectRatio) => setRatios(toggled(ratios, ratio)),
    /** Undefined while something is missing. */
    body: bodyOf({
      ...{ prompts, prompt: text ?? '', models, ratios, varied: phrase, fromWork: start.fromWork },
      seeds: Array.from({ length: takesSeeds ? seeds : 1 }, (_, index) => firstSeed + index),
      isSeedKnown: takesSeeds && start.seed !== undefined,
    }),
  };
}
export type Comparison = ReturnType<typeof useComparison>;

/** One more, or one less. */
function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

interface Parts {
  readonly prompts: readonly HandedPrompt[];
  readonly prompt: string;
  readonly models: readonly PictureModelId[];
  readonly ratios: readonly AspectRatio[];
  readonly seeds: readonly number[];
  /** Otherwise the server draws one for the whole board. */
  readonly isSeedKnown: boolean;
  readonly varied: Varied | undefined;
  readonly fromWork: string | undefined;
}

/** Rows first, columns last. */
export function bodyOf(parts: Parts): BoardBody | undefined {
  const { prompts, prompt, models, ratios, seeds, isSeedKnown, varied, fromWork } = parts;
  const [model] = models;
  const [ratio] = ratios;
  if (model === undefined || (prompts.length < 2 && prompt.trim() === '')) return undefined;
  const axes: BoardBody['axes'] = [];
  if (models.length > 1) axes.push({ field: 'model', values: [...models] });
  if (ratios.length > 1) axes.push({ field: 'aspect_ratio', values: [...ratios] });
  if (seeds.length > 1) axes.push({ field: 'seed', values: [...seeds] });
  if (prompts.length > 1) {
    axes.push({
      field: 'prompt',
      values: prompts.map(({ text }) => text),
      labels: prompts.map(({ label }) => label),
    });
  }
  if (varied && varied.wordings.length > 1) {
    const { element, start, end, wordings } = varied;
    axes.push({
      ...{ element, start, end, values: wordings.map(({ text }) => text) },
      labels: wordings.map(({ label }) => label),
    });
  }
  return {
    ...{ prompt: prompts.length > 1 ? '' : prompt, model, axes },
    ...(ratio && { aspect_ratio: ratio }),
    ...(isSeedKnown && seeds.length === 1 && { seed: seeds[0] }),
    ...(fromWork !== undefined && { from_work: fromWork }),
  };
}

/** Models that a board can draw with. */
export function boardModels(models: readonly ImageModelChoice[]): ImageModelChoice[] {
  return models.filter(({ ready, capabilities }) => ready && !capabilities.own_key?.required);
}

const NONE_KEPT: ComparisonStart['kept'] = new Map();

function seedOf(item: WorkItem | undefined): number | undefined {
  return item?.content.kind === 'picture' ? (item.content.pictures[0]?.seed ?? undefined) : undefined;
}

/** What a work has to compare. */
export function startOf(
  item: WorkItem | undefined,
  handed: readonly HandedPrompt[],
  models: readonly ImageModelChoice[],
  byDefault: PictureModelId,
): ComparisonStart {
  const usable = boardModels(models).map(({ id }) => id);
  const wanted = usable.find((id) => id === item?.model) ?? byDefault;
  const model = usable.includes(wanted) ? wanted : 'built-in';
  const ratio = item?.ratio ?? PROMPT_DEFAULTS.aspect_ratio;
  const kept = item ? anatomiesIn(item) : NONE_KEPT;
  const shared = { model, ratio, kept, seed: seedOf(item), fromWork: item?.id };
  if (!item) return { ...shared, prompt: '', prompts: handed };
  const prompts = promptsOf(item);
  return prompts.length > 1
    ? { ...shared, prompt: '', prompts }
    : { ...shared, prompt: prompts[0]?.text ?? '', prompts: [] };
}
