import type { TextEngineKind } from '../text/engines/look.ts';
import type { PictureEngineKind } from './picture-engine.ts';

/** Where an engine usually listens on the machine that it runs on. */
export interface KnownEngine {
  /** The part of model ids before the slash. */
  readonly id: string;
  readonly kind: PictureEngineKind | TextEngineKind;
  readonly name: string;
  readonly port: number;
  /** What to do, in two lines. */
  readonly start: readonly [string, string];
}

/** The engines that are looked for, pictures first. As of 2026-11-22; two programs share port 1234. */
export const KNOWN_ENGINES: readonly KnownEngine[] = [
  {
    id: 'comfyui',
    kind: 'comfyui',
    name: 'ComfyUI',
    port: 8188,
    start: ['Put a checkpoint into models/checkpoints.', 'Run python main.py.'],
  },
  {
    id: 'sdapi',
    kind: 'sdapi',
    name: 'Forge or AUTOMATIC1111',
    port: 7860,
    start: ['Put a model into models/Stable-diffusion.', 'Start it with --api.'],
  },
  {
    id: 'sd-cpp',
    kind: 'sdapi',
    name: 'stable-diffusion.cpp',
    port: 1234,
    start: ['Download sd-server and a model file.', 'Run sd-server -m model.safetensors.'],
  },
  {
    id: 'koboldcpp',
    kind: 'sdapi',
    name: 'KoboldCpp',
    port: 5001,
    start: ['Start it with a picture model.', 'Keep its port at 5001.'],
  },
  {
    id: 'localai',
    kind: 'openai-images',
    name: 'LocalAI',
    port: 8080,
    start: ['Install a picture model in LocalAI.', 'Run local-ai run.'],
  },
  {
    id: 'vllm-omni',
    kind: 'openai-images',
    name: 'vLLM-Omni',
    port: 8091,
    start: ['Install vLLM-Omni.', 'Run vllm serve, a model and --omni --port 8091.'],
  },
  {
    id: 'docker-models',
    kind: 'openai-images',
    name: 'Docker Model Runner',
    port: 12_434,
    start: ['Switch Docker Model Runner on, with TCP.', 'Run docker model pull and a picture model.'],
  },
  {
    id: 'ollama',
    kind: 'ollama',
    name: 'Ollama',
    port: 11_434,
    start: ['Run ollama serve.', 'Run ollama pull gemma3:4b.'],
  },
  {
    id: 'lm-studio',
    kind: 'lm-studio',
    name: 'LM Studio',
    port: 1234,
    start: ['Open LM Studio, then Developer.', 'Switch “Start server” on.'],
  },
  {
    id: 'llama-cpp',
    kind: 'llama-cpp',
    name: 'llama.cpp',
    port: 8080,
    start: ['Download a .gguf model.', 'Run llama-server -m model.gguf.'],
  },
  {
    id: 'vllm',
    kind: 'vllm',
    name: 'vLLM',
    port: 8000,
    start: ['Install vLLM.', 'Run vllm serve and a model.'],
  },
];

/** Of engines at addresses that somebody gave. */
export const ENGINE_NAMES: Readonly<Record<KnownEngine['kind'], string>> = {
  comfyui: 'ComfyUI',
  sdapi: 'Forge or AUTOMATIC1111',
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  'llama-cpp': 'llama.cpp',
  localai: 'LocalAI',
  vllm: 'vLLM',
  'openai-images': 'Picture server',
  compatible: 'Compatible server',
};

/** An engine's name with the program that it turned out to be; names that say it already stay. */
export function nameWith(program: string, { name }: { readonly name: string }): string {
  return [ENGINE_NAMES.sdapi, ENGINE_NAMES['openai-images'], ENGINE_NAMES.compatible].reduce(
    (called, unsure) => called.replace(unsure, program),
    name,
  );
}
