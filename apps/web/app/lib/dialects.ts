import type { Dialect } from '@framewright/prompt-dialects';

interface DialectInfo {
  readonly name: string;
  /** Where it is used. */
  readonly used: string;
}

/** How the screens name the dialects, in the order of the choices. */
export const DIALECT_INFO: Readonly<Record<Dialect, DialectInfo>> = {
  natural: { name: 'Natural prose', used: 'GPT Image, Gemini, Seedream, FLUX, Qwen' },
  midjourney: { name: 'Midjourney', used: 'Text and --parameters' },
  a1111: { name: 'AUTOMATIC1111', used: 'Forge, reForge, SD.Next' },
  comfyui: { name: 'ComfyUI', used: 'The text node of a workflow' },
  swarmui: { name: 'SwarmUI', used: 'Its prompt box, with <commands>' },
  invokeai: { name: 'InvokeAI', used: 'Compel syntax' },
  novelai: { name: 'NovelAI', used: 'Diffusion 4 and later' },
  danbooru: { name: 'Danbooru tags', used: 'Illustrious, NoobAI, Pony' },
  ideogram: { name: 'Ideogram caption', used: 'Ideogram 4, as JSON' },
  flux2: { name: 'FLUX.2 caption', used: 'FLUX.2, as JSON' },
  fibo: { name: 'FIBO caption', used: 'Bria FIBO, as JSON' },
};

/** The choices of a form, in their order. */
export const DIALECT_CHOICES = Object.entries(DIALECT_INFO).map(([value, { name }]) => ({
  value: value as Dialect, // Object.entries widens the keys of a Record to string
  label: name,
}));
