import { z } from 'zod';
import { listOf, name } from '../hostile-lists.ts';

/** What `GET /sdcpp/v1/capabilities` tells, of that which is used; the model's path stays there. */
export const capabilities = z.object({
  model: z.object({ name: name.optional().catch(undefined), stem: name.optional().catch(undefined) }),
  supported_modes: z.array(z.string()),
  features_by_mode: z
    .object({ img_gen: z.object({ init_image: z.boolean().catch(true) }) })
    .catch({ img_gen: { init_image: true } }),
  samplers: listOf(name).catch([]),
  limits: z
    .object({ max_width: z.int().min(64), max_height: z.int().min(64), max_batch_count: z.int().min(1) })
    .partial()
    .catch({}),
});
export type Capabilities = z.infer<typeof capabilities>;

/** An id that may stand in an address. */
export const job = z.object({ id: z.string().regex(/^[\w.-]{1,100}$/) });

/** How far a job of stable-diffusion.cpp is, and what came of it. */
export const jobState = z.object({
  status: z.enum(['queued', 'generating', 'completed', 'failed', 'cancelled']),
  queue_position: z.int().min(0).nullish().catch(null),
  result: z
    .object({ images: z.array(z.object({ b64_json: z.string() })) })
    .nullish()
    .catch(null),
  error: z
    .object({ code: z.string().catch(''), message: z.string().catch('') })
    .nullish()
    .catch(null),
});
export type JobState = z.infer<typeof jobState>;
