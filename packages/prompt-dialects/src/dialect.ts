/** Every form of prompt that this package reads and writes. */
export const DIALECTS = [
  'natural',
  'a1111',
  'comfyui',
  'swarmui',
  'invokeai',
  'novelai',
  'danbooru',
  'midjourney',
  'ideogram',
  'flux2',
  'fibo',
] as const;

export type Dialect = (typeof DIALECTS)[number];

/** The dialects whose prompts are JSON captions. */
export type CaptionDialect = 'ideogram' | 'flux2' | 'fibo';

/** What a text of the dialect can say, apart from words. */
export type Ability =
  | 'weight'
  | 'lora'
  | 'embedding'
  | 'schedule'
  | 'alternation'
  | 'choice'
  | 'wildcard'
  | 'blend'
  | 'break'
  | 'join'
  | 'character'
  | 'image-url';

interface Traits {
  /** As a sentence names it. */
  readonly label: string;
  readonly abilities: readonly Ability[];
  /** Where what must not be seen goes: a text of its own, Midjourney's `--no`, or nowhere. */
  readonly negative: 'field' | 'parameter' | 'none';
  /** Whether steps, sampler, guidance and the like mean anything where it is used. */
  readonly samplerSettings: boolean;
}

const NOTHING: readonly Ability[] = [];

/** By the manuals of the programs; Midjourney by version 7 and later, which has no multi-prompts. */
export const TRAITS: Readonly<Record<Dialect, Traits>> = {
  natural: { label: 'Natural prose', abilities: NOTHING, negative: 'none', samplerSettings: false },
  a1111: {
    label: 'A1111',
    abilities: [
      'weight',
      'lora',
      'embedding',
      'schedule',
      'alternation',
      'choice',
      'wildcard',
      'break',
      'join',
    ],
    negative: 'field',
    samplerSettings: true,
  },
  comfyui: {
    label: 'ComfyUI',
    abilities: ['weight', 'embedding', 'choice', 'wildcard'],
    negative: 'field',
    samplerSettings: true,
  },
  swarmui: {
    label: 'SwarmUI',
    abilities: ['weight', 'lora', 'embedding', 'schedule', 'alternation', 'choice', 'wildcard', 'break'],
    negative: 'field',
    samplerSettings: true,
  },
  invokeai: {
    label: 'InvokeAI',
    abilities: ['weight', 'lora', 'choice', 'blend', 'join'],
    negative: 'field',
    samplerSettings: true,
  },
  novelai: {
    label: 'NovelAI',
    abilities: ['weight', 'choice', 'character'],
    negative: 'field',
    samplerSettings: true,
  },
  danbooru: { label: 'A tag list', abilities: NOTHING, negative: 'field', samplerSettings: true },
  midjourney: {
    label: 'Midjourney',
    abilities: ['choice', 'image-url'],
    negative: 'parameter',
    samplerSettings: false,
  },
  ideogram: { label: 'Ideogram', abilities: NOTHING, negative: 'none', samplerSettings: false },
  flux2: { label: 'FLUX.2', abilities: NOTHING, negative: 'none', samplerSettings: false },
  fibo: { label: 'FIBO', abilities: NOTHING, negative: 'none', samplerSettings: false },
};

/** Whether prompts are JSON captions, with fields of their own. */
export function isCaptionDialect(dialect: Dialect): dialect is CaptionDialect {
  return dialect === 'ideogram' || dialect === 'flux2' || dialect === 'fibo';
}

/** Whether the dialect has a form for it. */
export function can(dialect: Dialect, ability: Ability): boolean {
  return TRAITS[dialect].abilities.includes(ability);
}

/** By the names that tools are known by from the pictures they write. */
const TOOLS: ReadonlyMap<string, Dialect> = new Map([
  ['AUTOMATIC1111', 'a1111'],
  ['ComfyUI', 'comfyui'],
  ['SwarmUI', 'swarmui'],
  ['InvokeAI', 'invokeai'],
  ['NovelAI', 'novelai'],
  ['Midjourney', 'midjourney'],
]);

/** What a tool that wrote into a picture speaks; `undefined` where that is to be told from the text. */
export function dialectOfTool(tool: string): Dialect | undefined {
  return TOOLS.get(tool);
}
