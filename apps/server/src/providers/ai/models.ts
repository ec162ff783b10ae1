import { type ImageModelId, SCRIPT_MODELS, type ScriptModelId } from '@framewright/contract';

/** The names of language models that screens offer. */
export type TextModelName = Exclude<ScriptModelId, 'built-in'>;
/** The names of image models that screens offer and that a provider answers. */
export type ImageModelName = Exclude<ImageModelId, 'built-in'>;

/** What answers a name of the screens. */
interface ModelEntry {
  /** The provider's name. */
  readonly id: string;
  /** The first UTC day on which the provider no longer answers it; null where no day is known. */
  readonly retiresOn: string | null;
  /** Who answers from that day on. */
  readonly replacedBy: string | null;
  /** Where the date and the replacement are from. */
  readonly source: string;
}

const DEPRECATIONS = "OpenAI's deprecations page, as copied by dev.to/max_bob on 2026-10-28";

/** From the names of screens to those of the provider. As of 2026-11-20. */
export const TEXT_MODELS: Readonly<Record<TextModelName, ModelEntry>> = {
  'gpt-5': {
    id: 'gpt-5',
    retiresOn: '2026-12-11',
    replacedBy: 'gpt-5.6-terra',
    source: DEPRECATIONS,
  },
  'gpt-5-mini': {
    id: 'gpt-5-mini',
    retiresOn: '2026-12-11',
    replacedBy: 'gpt-5.6-luna',
    source: DEPRECATIONS,
  },
  'gpt-4.1': {
    id: 'gpt-4.1',
    retiresOn: '2027-01-14',
    replacedBy: 'gpt-6-luna',
    source: DEPRECATIONS,
  },
  'gpt-4o': {
    id: 'gpt-4o',
    retiresOn: '2027-01-14',
    replacedBy: 'gpt-6-luna',
    source: DEPRECATIONS,
  },
  'o3-mini': {
    id: 'o3-mini',
    retiresOn: '2026-10-23',
    replacedBy: 'gpt-6-luna',
    source: DEPRECATIONS,
  },
  'o1-mini': {
    id: 'o1-mini',
    retiresOn: '2025-12-31',
    replacedBy: 'gpt-6-luna',
    source: `${DEPRECATIONS}: gone in 2025, the day is not told`,
  },
};

/** The same for pictures. */
export const IMAGE_MODELS: Readonly<Record<ImageModelName, ModelEntry>> = {
  openai: {
    id: 'gpt-image-2.6-flare',
    retiresOn: null,
    replacedBy: null,
    source: '@ai-sdk/openai 4.0.118, model catalogue: newest since 2026-11-04',
  },
  gemini: {
    id: 'gemini-nano-banana-2.1',
    retiresOn: null,
    replacedBy: null,
    source: "Google's changelog of 2026-10-06: the default for new projects",
  },
  seedream: {
    id: 'seedream-4-5-251128',
    retiresOn: null,
    replacedBy: null,
    source: "BytePlus's model list, as copied on 2026-11-20",
  },
};

/** What answers the server's own texts where it has a key for Gemini and none for OpenAI. */
export const GEMINI_TEXT_MODEL: ModelEntry = {
  id: 'gemini-3.8-flash',
  retiresOn: null,
  replacedBy: null,
  source: '@ai-sdk/google 4.0.121, model catalogue: the newest flash on 2026-11-20',
};

/** Its name in the configuration. */
const GEMINI_TEXT = 'gemini-text';

/** What a language model takes. */
export interface TextCapabilities {
  /** Sent where it is here; most models take none but their own. */
  readonly temperature?: number;
  /** Whether it may be shown pictures. */
  readonly vision: boolean;
  /** Whether the shape of an answer can be asked for; where not, it stands in the instructions alone. */
  readonly structured: boolean;
}

/** By the beginning of the provider's name, or a part of it; the first that fits counts. As of 2026-11-20. */
const TEXT_FAMILIES: readonly (readonly [RegExp, TextCapabilities])[] = [
  [/^o1-mini/, { vision: false, structured: false }],
  [/^o3-mini/, { vision: false, structured: true }],
  [/^gpt-(?:oss|3)/, { vision: false, structured: true }],
  [/^(?:gpt-4\.1|gpt-4o)/, { temperature: 0.8, vision: true, structured: true }],
  [/^(?:gpt-|o\d|chatgpt-)/, { vision: true, structured: true }],
  [/^gemini-/, { vision: true, structured: true }],
  // Of compatible servers: names that tell of eyes, with or without who made them.
  [
    /llava|bakllava|moondream|pixtral|minicpm-v|internvl|gemma-?(?:3|4)|llama-?4|mistral-small-?3|(?:^|[^a-z])v(?:l|ision)|\dvl/i,
    { vision: true, structured: true },
  ],
];
const UNKNOWN: TextCapabilities = { vision: false, structured: true };

/** What a model takes, by the provider's name of it. One that nobody knows is shown no pictures. */
export function textCapabilities(id: string): TextCapabilities {
  const ownName = id.replace(/^(?:openai|google)\//, '');
  return TEXT_FAMILIES.find(([names]) => names.test(ownName))?.[1] ?? UNKNOWN;
}

type Overrides = Readonly<Record<string, string>>;

/** The provider's name of the model that answers a name of the screens. */
export function textModelId(name: TextModelName, overrides: Overrides, now: Date): string {
  return modelId(name, TEXT_MODELS[name], overrides, now);
}

/** The same on another server than OpenAI's: it is asked for what is mapped, or for the name itself. */
export function mappedModelId(name: TextModelName, overrides: Overrides): string {
  return (Object.hasOwn(overrides, name) ? overrides[name] : undefined) ?? name;
}

/** Google's name of the model that writes for the server. */
export function geminiTextModelId(overrides: Overrides, now: Date): string {
  return modelId(GEMINI_TEXT, GEMINI_TEXT_MODEL, overrides, now);
}

/** Whether the table has a day for a model of a provider, and that day is over. */
export function isPastItsDay(id: string, now: Date): boolean {
  const entries = [...Object.values(TEXT_MODELS), GEMINI_TEXT_MODEL];
  return entries.some((entry) => entry.id === id && isRetired(entry, now));
}

/** The same for an image model. */
export function imageModelId(name: ImageModelName, overrides: Overrides, now: Date): string {
  return modelId(name, IMAGE_MODELS[name], overrides, now);
}

function modelId(name: string, entry: ModelEntry, overrides: Overrides, now: Date): string {
  const { id, replacedBy } = entry;
  return (
    (Object.hasOwn(overrides, name) ? overrides[name] : undefined) ??
    (isRetired(entry, now) && replacedBy ? replacedBy : id)
  );
}

function isRetired({ retiresOn }: ModelEntry, now: Date): boolean {
  return retiresOn !== null && now.getTime() >= Date.parse(retiresOn);
}

/**
 * The names of screens that another model answers, and which.
 * @param isCompatible whether another server than OpenAI's answers them
 */
export function answeredBy(overrides: Overrides, now: Date, isCompatible = false): Record<string, string> {
  const names = SCRIPT_MODELS.filter((name) => name !== 'built-in');
  const idOf = (name: TextModelName) =>
    isCompatible ? mappedModelId(name, overrides) : textModelId(name, overrides, now);
  return Object.fromEntries(
    names.map((name) => [name, idOf(name)] as const).filter(([name, id]) => name !== id),
  );
}
