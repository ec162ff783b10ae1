import type { ImageCapabilities } from './image-capabilities.ts';

/** A model that can be chosen here, as far as names tell it. */
export interface NamedModel {
  /** One of the four names, or an engine's id, a slash, and the engine's own name of the model. */
  readonly id: string;
  readonly label: string;
  readonly ready: boolean;
  readonly capabilities: Pick<ImageCapabilities, 'model_id' | 'price_usd'>;
}

/** What programs write behind a model's name: the beginning of its hash, and how its file ends. */
const HASH = /\s*\[[0-9a-f]{6,64}\]$/iu;
const FILE_END = /\.(?:safetensors|ckpt|gguf|pt|pth|bin|sft|onnx)$/iu;

/**
 * The model of this server that a file or a work calls by one of its names: what is called the same to the letter,
 * else the same file without folder, ending and hash. Of several, one that is ready, then the cheapest; a price that
 * nobody knows comes last.
 * @param names the surest first
 */
export function modelNamed<Model extends NamedModel>(
  names: readonly string[],
  models: readonly Model[],
): Model | undefined {
  const ranked = [...models].sort((one, other) => rank(one) - rank(other));
  const byId = names.map((name) => models.find(({ id }) => id === name)).find(Boolean);
  return byId ?? firstOf(names, ranked, whole) ?? firstOf(names, ranked, bare);
}

function firstOf<Model extends NamedModel>(
  names: readonly string[],
  models: readonly Model[],
  read: (name: string) => string,
): Model | undefined {
  for (const name of names.map(read)) {
    const found = name && models.find((model) => namesOf(model).some((own) => read(own) === name));
    if (found) return found;
  }
  return undefined;
}

const namesOf = ({ id, label, capabilities }: NamedModel): string[] => [
  ...(id.includes('/') ? [id.slice(id.indexOf('/') + 1)] : []),
  capabilities.model_id,
  label,
];

const whole = (name: string) => name.trim().toLowerCase();

function bare(name: string): string {
  const file = whole(name).replace(HASH, '').replace(FILE_END, '');
  return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}

/** What can be used now comes before all else, and then the price decides. */
const rank = ({ ready, capabilities: { price_usd: price } }: NamedModel): number =>
  (ready ? 0 : 1e9) + (price ?? 1e6);
