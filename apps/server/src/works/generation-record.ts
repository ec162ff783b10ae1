import { addition, aspectRatio, IMAGE_MODES, imageSettings, scriptBeat } from '@framewright/contract';
import { z } from 'zod';

/*
 * What the records of generations hold, by kind: the JSON of `generations.request` and `generations.result`.
 * Older records say less, so that what later versions added may be missing.
 */

/** The form as it was sent. */
export const takesAsked = z.looseObject({
  subject: z.string(),
  aspect_ratio: aspectRatio.optional().catch(undefined),
});

/** Three takes of a prompt. */
export const takesMade = z.object({
  studio: z.string(),
  cinematic: z.string(),
  minimal: z.string(),
  tip: z.string(),
  suggested_aspect_ratio: aspectRatio.nullable().catch(null),
});

export const pictureAsked = z.object({
  prompt: z.string(),
  mode: z.enum(IMAGE_MODES).default('text-to-image'),
  aspect_ratio: aspectRatio.optional().catch(undefined),
  strength: z.number().optional().catch(undefined),
  seed: z.number().optional().catch(undefined),
  seed_drawn: z.boolean().optional().catch(undefined),
});

export const pictureMade = z.object({
  image_id: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  model_id: z.string().optional(),
  prompt_used: z.string().optional(),
  settings: imageSettings.optional().catch(undefined),
  cost_usd: z.number().optional(),
  /** Of all its pictures, as the price list had it, where nobody said what they really cost. */
  about_usd: z.number().optional(),
  /** Those beside the first. */
  more: z.array(z.object({ image_id: z.string(), seed: z.int().optional() })).optional(),
});

export const scriptAsked = z.object({ tool: z.literal('script'), idea: z.string() });

export const scriptMade = z.object({
  title: z.string(),
  seconds: z.number(),
  target: z.string().optional(),
  beats: z.array(scriptBeat),
  prompt: z.string(),
});

export const optimizerAsked = z.object({ tool: z.literal('optimizer'), user_prompt: z.string() });

export const optimizerMade = z.object({ prompt: z.string(), added: z.array(addition).optional() });
