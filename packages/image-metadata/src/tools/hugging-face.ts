import type { Generation } from '../metadata.ts';
import { draftGeneration, type Names, textOf, wordsOf } from './draft.ts';
import { entriesOf, hasMembers, member } from './json.ts';
import type { Sources } from './sources.ts';

const NAMES: Names = {
  prompt: ['prompt', 'Prompt', 'positive_prompt', 'positivePrompt'],
  negativePrompt: ['negative_prompt', 'negativePrompt', 'Negative prompt'],
  seed: ['seed', 'Seed'],
  model: ['Model', 'model', 'model_name', 'modelName'],
  steps: ['num_inference_steps', 'steps', 'Steps'],
  sampler: ['sampler', 'sampler_name', 'Sampler'],
  scheduler: ['scheduler'],
  guidance: ['guidance_scale', 'cfg_scale', 'cfgScale'],
  width: ['width', 'Width'],
  height: ['height', 'Height'],
  size: ['resolution', 'size', 'Size'],
};

/** The demonstrations ('spaces') of Hugging Face: plain JSON of no one tool. */
export function readHuggingFace(sources: Sources): Generation | null {
  const json = sources.objects.find(
    (object) =>
      hasMembers(object, 'prompt', 'Model') || hasMembers(object, 'prompt', 'resolution', 'guidance_scale'),
  );
  return json === undefined ? null : draftGeneration('Hugging Face', entriesOf(json), NAMES);
}

/** JSON of a tool that nobody knows, but that has a prompt. */
export function readUnknownJson(sources: Sources): Generation | null {
  const json = sources.objects.find((object) =>
    NAMES.prompt?.some((key) => wordsOf(member(object, key)) !== null),
  );
  if (json === undefined) {
    return null;
  }
  const named = ['software', 'Software', 'tool', 'app', 'generator'].map((key) => member(json, key));
  const tool = named.map(textOf).find((name) => name !== '' && name.length < 60);
  return draftGeneration(tool ?? 'Unknown tool', entriesOf(json), NAMES);
}
