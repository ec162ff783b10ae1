import { z } from 'zod';
import { listOf, name } from '../hostile-lists.ts';

/** Paths of the engine's machine are in it, too, and stay there. */
export const models = listOf(z.object({ title: name, model_name: name.optional().catch(undefined) }));
export const samplers = listOf(z.object({ name }));

const fraction = z.number().min(0).max(1).catch(0);
const picture = z.string().nullish().catch(null);

/** Of whatever runs. */
export const progress = z.object({
  progress: fraction,
  eta_relative: z.number().positive().optional().catch(undefined),
  state: z
    .object({
      job_count: z.int().catch(0),
      sampling_step: z.int().min(0).catch(0),
      sampling_steps: z.int().min(0).catch(0),
    })
    .nullish()
    .catch(null),
  current_image: picture,
});

/** Of SD.Next, which also says whose it is. */
export const ownProgress = progress.extend({ id: z.union([z.string(), z.number()]) });

/** Some three hundred settings; which of them there are tells the programs apart. */
export const options = z.looseObject({ sd_model_checkpoint: z.string().nullish() });

/** Of one task, by its id. */
export const taskProgress = z.object({
  active: z.boolean(),
  queued: z.boolean(),
  completed: z.boolean(),
  progress: fraction.nullish(),
  eta: z.number().positive().nullish().catch(null),
  live_preview: picture,
  id_live_preview: z.int().nullish().catch(null),
});

export const drawn = z.object({ images: z.array(z.string()), info: z.unknown().optional() });

/** What `info` says, which is JSON as a text, or an empty one. */
export const info = z.object({
  seed: z.int().optional().catch(undefined),
  all_seeds: z.array(z.int()).optional().catch(undefined),
  steps: z.int().optional().catch(undefined),
  cfg_scale: z.number().optional().catch(undefined),
  sampler_name: z.string().optional().catch(undefined),
  negative_prompt: z.string().optional().catch(undefined),
  sd_model_name: name.optional().catch(undefined),
  index_of_first_image: z.int().min(0).catch(0),
});
export type Info = z.infer<typeof info>;

/** Every way in which these servers say what is wrong. */
export const refusal = z.object({
  error: z.string().optional().catch(undefined),
  errors: z.string().optional().catch(undefined),
  detail: z.unknown().optional(),
});
