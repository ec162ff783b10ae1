import type { Generation } from '../metadata.ts';
import { readA1111Text } from './a1111.ts';
import { draftGeneration } from './draft.ts';
import { entriesOf, parseObject } from './json.ts';
import type { Sources } from './sources.ts';

const TOOL = 'Stability Matrix';

/** Stability Matrix: JSON of its own, and AUTOMATIC1111's text and ComfyUI's graph beside it. */
export function readStabilityMatrix(sources: Sources): Generation | null {
  const json = parseObject(sources.png('parameters-json'));
  if (json === undefined) {
    return sources.png('smproj') === null ? null : readA1111Text(sources.png('parameters') ?? '', TOOL);
  }
  return draftGeneration(TOOL, entriesOf(json), {
    prompt: ['PositivePrompt'],
    negativePrompt: ['NegativePrompt'],
    seed: ['Seed'],
    model: ['ModelName'],
    steps: ['Steps'],
    sampler: ['Sampler'],
    scheduler: ['Scheduler'],
    guidance: ['CfgScale'],
    width: ['Width'],
    height: ['Height'],
  });
}
