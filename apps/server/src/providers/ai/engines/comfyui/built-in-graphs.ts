import type { ImageMode } from '@framewright/contract';
import type { ModelHabits } from '../model-habits.ts';
import type { Workflow, WorkflowNode } from './workflow.ts';

/** The empty picture that each family begins with. */
const EMPTY: Readonly<Record<ModelHabits['family'], string>> = {
  sd: 'EmptyLatentImage',
  sd3: 'EmptySD3LatentImage',
  flux: 'EmptySD3LatentImage',
};

/** Models that were distilled take their guidance with the prompt. */
const FLUX_GUIDANCE = 3.5;

/**
 * The graph for a checkpoint that has everything in one file, with values to be filled in. The picture is shown and
 * not saved, so that nothing stays in the engine's own folder.
 */
export function builtInGraph(mode: ImageMode, { family, steps, guidance, side }: ModelHabits): Workflow {
  const isEdit = mode === 'image-to-image';
  const positive = family === 'flux' ? ['guided', 0] : ['positive', 0];
  return {
    model: node('CheckpointLoaderSimple', { ckpt_name: '' }),
    positive: node('CLIPTextEncode', { text: '', clip: ['model', 1] }),
    negative: node('CLIPTextEncode', { text: '', clip: ['model', 1] }),
    ...(family === 'flux' && {
      guided: node('FluxGuidance', { guidance: FLUX_GUIDANCE, conditioning: ['positive', 0] }),
    }),
    ...(isEdit
      ? startingPicture(side)
      : { start: node(EMPTY[family], { width: side, height: side, batch_size: 1 }) }),
    sampler: node('KSampler', {
      ...{ seed: 0, steps, cfg: guidance, sampler_name: 'euler', scheduler: 'normal', denoise: 1 },
      ...{ model: ['model', 0], positive, negative: ['negative', 0], latent_image: ['start', 0] },
    }),
    decoded: node('VAEDecode', { samples: ['sampler', 0], vae: ['model', 2] }),
    picture: node('PreviewImage', { images: ['decoded', 0] }),
  };
}

function startingPicture(side: number): Workflow {
  return {
    given: node('LoadImage', { image: '' }),
    sized: node('ImageScale', {
      ...{ image: ['given', 0], upscale_method: 'lanczos', width: side, height: side, crop: 'center' },
    }),
    start: node('VAEEncode', { pixels: ['sized', 0], vae: ['model', 2] }),
  };
}

function node(class_type: string, inputs: WorkflowNode['inputs']): WorkflowNode {
  return { class_type, inputs };
}
