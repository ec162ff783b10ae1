import type { Generation } from '../metadata.ts';
import { readComfyUi } from './comfyui.ts';
import type { Sources } from './sources.ts';

/**
 * A site's own writing, and from the graph of ComfyUI beside it what the writing does not say. The texts are left
 * alone: the graph has them as the site rewrote them.
 */
export function filledFromGraph(generation: Generation, sources: Sources): Generation {
  const graph = readComfyUi(sources);
  const { sampler } = generation;
  // The graph alone may say with which scheduler.
  const isSameSampler = sampler !== null && graph?.sampler?.startsWith(`${sampler} `);
  return {
    ...generation,
    seed: generation.seed ?? graph?.seed ?? null,
    model: generation.model ?? graph?.model ?? null,
    steps: generation.steps ?? graph?.steps ?? null,
    sampler: (isSameSampler ? graph?.sampler : sampler) ?? graph?.sampler ?? null,
    guidance: generation.guidance ?? graph?.guidance ?? null,
    size: generation.size ?? graph?.size ?? null,
  };
}
