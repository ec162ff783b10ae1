import type { Generation } from '../metadata.ts';
import { draftGeneration } from './draft.ts';
import { filledFromGraph } from './from-graph.ts';
import { entriesOf, hasMembers, type Json, member, parseObject } from './json.ts';
import type { Sources } from './sources.ts';

/** Civitai's own generator: a graph of ComfyUI that holds the plain facts in one more member, a JSON in a text. */
export function readCivitai(sources: Sources): Generation | null {
  const candidates = [...sources.objects, parseObject(sources.png('prompt'))];
  const graph = candidates.find((object) => hasMembers(object, 'extraMetadata'));
  const extra = member(graph, 'extraMetadata');
  const json = typeof extra === 'string' ? parseObject(extra) : extra;
  if (json === undefined) {
    return null;
  }
  const pairs: [string, Json][] = entriesOf(json);
  const generation = draftGeneration('Civitai', pairs, {
    prompt: ['prompt'],
    negativePrompt: ['negativePrompt'],
    seed: ['seed'],
    model: ['baseModel', 'model'],
    steps: ['steps'],
    sampler: ['sampler'],
    scheduler: ['scheduler'],
    guidance: ['cfgScale'],
    width: ['width'],
    height: ['height'],
  });
  return filledFromGraph(generation, sources);
}
