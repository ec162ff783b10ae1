import type { Generation } from '../metadata.ts';
import { draftGeneration } from './draft.ts';
import { entriesOf, hasMembers } from './json.ts';
import type { Sources } from './sources.ts';

/** By either of these its writing is known: names for programs, or names for people. */
const MARKS = ['use_stable_diffusion_model', 'Stable Diffusion model'];

/** Easy Diffusion: one text of the PNG for each setting, or all of them in one JSON. */
export function readEasyDiffusion(sources: Sources): Generation | null {
  const json = sources.objects.find((object) => MARKS.some((mark) => hasMembers(object, mark)));
  const isInTexts = sources.png(...MARKS) !== null;
  if (json === undefined && !isInTexts) {
    return null;
  }
  return draftGeneration('Easy Diffusion', isInTexts ? sources.pngTexts : entriesOf(json), {
    prompt: ['prompt', 'Prompt'],
    negativePrompt: ['negative_prompt', 'Negative Prompt'],
    seed: ['seed', 'Seed'],
    model: MARKS,
    steps: ['num_inference_steps', 'Steps'],
    sampler: ['sampler_name', 'Sampler'],
    scheduler: ['scheduler_name', 'Scheduler'],
    guidance: ['guidance_scale', 'Guidance Scale'],
    width: ['width', 'Width'],
    height: ['height', 'Height'],
  });
}
