import type { ScriptModelId } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from './config.ts';

const LABELS: Readonly<Record<ScriptModelId, string>> = {
  'gpt-5': 'GPT-5',
  'gpt-5-mini': 'GPT-5 Mini',
  'gpt-4.1': 'GPT-4.1',
  'gpt-4o': 'GPT-4o',
  'o3-mini': 'o3-mini',
  'o1-mini': 'o1-mini',
  'built-in': 'Built-in',
};

/** A language model's name as people read it. */
export function modelLabel(id: ScriptModelId): string {
  return LABELS[id];
}

/** Who wrote an answer, as people read it: a model's name where we have one, else its id. */
export function engineLabel(engine: string): string {
  return Object.entries(LABELS).find(([id]) => id === engine)?.[1] ?? engine;
}

/** Who would answer on the server's key for a model: itself, the model in its place, or the built-in engine. */
export function useWriterOf(id: ScriptModelId): string {
  const { data: config } = useQuery(configQuery);
  if (id === 'built-in' || config?.text_models === false) return LABELS['built-in'];
  return engineLabel(config?.answered_by[id] ?? id);
}

/** Language models for a select, saying where another model answers in the place of one. */
export function useModelOptions<Id extends ScriptModelId>(
  ids: readonly Id[],
): readonly { readonly value: Id; readonly label: string }[] {
  const { data: config } = useQuery(configQuery);
  return ids.map((id) => ({ value: id, label: optionLabel(id, config?.answered_by[id]) }));
}

function optionLabel(id: ScriptModelId, replacement: string | undefined): string {
  if (id === 'built-in') return `${LABELS[id]}, no key`;
  return replacement ? `${LABELS[id]} · answered by ${replacement}` : LABELS[id];
}
