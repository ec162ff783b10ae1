import { type PublicConfig, type ScriptModelId, type TextModelId, takesOwnKey } from '@framewright/contract';
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

/** A language model's name as people read it; of an engine's, its own name of it. */
export function modelLabel(id: TextModelId): string {
  return isNamed(id) ? LABELS[id] : id.slice(id.indexOf('/') + 1);
}

/** Who wrote an answer, as people read it: a model's name where we have one, else its id. */
export function engineLabel(engine: string): string {
  return Object.entries(LABELS).find(([id]) => id === engine)?.[1] ?? engine;
}

/** Who wrote takes, as people read it: a model of an engine with its engine, else its id. */
export function useNameOfWriter(writer: string): string {
  const { data: config } = useQuery(configQuery);
  const engine = config?.text_engines.find(({ id }) => id === writer);
  return engine ? `${engine.label}, ${engine.note}` : writer;
}

/** Who would answer on the server's key for a model: itself, the model in its place, or the built-in engine. */
export function useWriterOf(id: TextModelId): string {
  const { data: config } = useQuery(configQuery);
  if (!isNamed(id)) return modelLabel(id);
  if (id === 'built-in' || config?.text_models === false) return LABELS['built-in'];
  return engineLabel(config?.answered_by[id] ?? id);
}

type EngineModel = PublicConfig['text_engines'][number]['id'];

/** Language models for a select: those of engines first, then the names, and which model answers in place of one. */
export function useModelOptions<Id extends ScriptModelId>(
  ids: readonly Id[],
): readonly { readonly value: Id | EngineModel; readonly label: string }[] {
  const { data: config } = useQuery(configQuery);
  const engines = config?.text_engines ?? [];
  return [
    ...engines.map(({ id, label, note }) => ({ value: id, label: `${label}, ${note}` })),
    ...ids.map((id) => ({ value: id, label: optionLabel(id, config?.answered_by[id]) })),
  ];
}

/**
 * Who writes where nobody has chosen yet: what an engine or the operator offers, else the specification's first.
 * @param first of the screen
 */
export function useDefaultModel(first: ScriptModelId): TextModelId {
  const { data: config } = useQuery(configQuery);
  const model = config?.default_text_model;
  // Without an engine, a key of the user's is asked for as before.
  return model !== undefined && !isNamed(model) ? model : first;
}

/**
 * Who writes, and what it costs; nothing while that is not known.
 * @param key whose it is that a name of the screens is answered on
 */
export function usePriceOfWords(model?: TextModelId, key: 'own' | 'server' = 'own'): string | undefined {
  const { data: config } = useQuery(configQuery);
  const id = model ?? config?.default_text_model;
  if (!config || id === undefined) return undefined;
  if (key === 'own' && model && takesOwnKey(model)) return 'On your own OpenAI key';
  // Without a model on the server's key the names are answered by the built-in engine.
  return priceOfWords(config, isNamed(id) && !config.text_models ? 'built-in' : id);
}

/** Who describes pictures, and what it costs; those of visitors are read by the built-in reader. */
export function usePriceOfReading(isSignedIn: boolean): string | undefined {
  const { data: config } = useQuery(configQuery);
  return config && priceOfWords(config, isSignedIn ? config.default_vision_model : 'built-in');
}

function priceOfWords(config: PublicConfig, id: TextModelId): string {
  const engine = config.text_engines.find((each) => each.id === id);
  if (engine) return `${engine.label}, ${engine.note}: ${freeWords(engine.on_this_machine)}`;
  if (id !== 'built-in') return 'On the key of this server';
  // What draws previews stands beside what writes.
  const drawing = config.image_models.find((each) => each.id === 'built-in');
  return `Built in: ${freeWords(drawing?.on_this_machine === true)}`;
}

const freeWords = (isOnThisMachine: boolean): string => (isOnThisMachine ? 'free, on this machine' : 'free');

function isNamed(id: TextModelId): id is ScriptModelId {
  return id in LABELS;
}

function optionLabel(id: ScriptModelId, replacement: string | undefined): string {
  if (id === 'built-in') return `${LABELS[id]}, no key`;
  return replacement ? `${LABELS[id]} · answered by ${replacement}` : LABELS[id];
}
