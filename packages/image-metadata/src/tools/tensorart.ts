import type { Generation } from '../metadata.ts';
import { draftGeneration } from './draft.ts';
import { filledFromGraph } from './from-graph.ts';
import { entriesOf, type Json, member, parseObject } from './json.ts';
import type { Sources } from './sources.ts';

/** TensorArt: JSON in generation_data, and a graph in ComfyUI's keyword beside it. */
export function readTensorArt(sources: Sources): Generation | null {
  const json = parseObject(sources.png('generation_data'));
  if (json === undefined) {
    return null;
  }
  const base = member(json, 'baseModel');
  const model = member(base, 'modelFileName') ?? member(base, 'label') ?? null;
  const pairs: [string, Json][] = [['model', model], ...entriesOf(json)];
  const generation = draftGeneration('TensorArt', pairs, {
    prompt: ['prompt'],
    negativePrompt: ['negativePrompt'],
    seed: ['seed'],
    model: ['model'],
    steps: ['steps'],
    sampler: ['samplerName', 'ksamplerName'],
    scheduler: ['schedule', 'scheduler'],
    guidance: ['cfgScale', 'guidance'],
    width: ['width'],
    height: ['height'],
  });
  return filledFromGraph(generation, sources);
}
