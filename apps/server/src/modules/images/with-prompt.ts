import { IMAGE_MODES, imageSettings } from '@framewright/contract';
import { writeGeneration } from '@framewright/image-metadata';
import { z } from 'zod';
import type { PictureFile } from './images.repo.ts';

const TOOL = 'Framewright';
/** It draws and grades by rules, and is no model. */
const BUILT_IN = { id: 'built-in', label: 'Built-in preview' } as const;

/** What is written of the request; records of older versions have no more than the prompt for sure. */
const asked = z.object({ prompt: z.string(), mode: z.enum(IMAGE_MODES).optional() });

/** What is known of the result; older versions kept less. */
const answered = z
  .object({
    model_id: z.string().optional(),
    settings: imageSettings.optional(),
    more: z.array(z.object({ image_id: z.string(), seed: z.int().optional() })).optional(),
  })
  .nullable();

/**
 * A copy of a stored picture that says what it was made from, by which model and with which settings, and what it is
 * called on the roll: the recipe, which any Framewright opens. Its pixels are the same.
 */
export function withItsPrompt(
  bytes: Uint8Array,
  id: string,
  { request, result, model, width, height, lineage }: PictureFile,
): Uint8Array {
  const { prompt, mode } = asked.parse(JSON.parse(request));
  const { model_id: modelId = model, settings, more } = answered.parse(result && JSON.parse(result)) ?? {};
  const seed = more?.find(({ image_id }) => image_id === id)?.seed ?? settings?.seed;
  const { negative_prompt: negativePrompt, steps, sampler, guidance } = settings ?? {};
  const isEdit = mode === 'image-to-image';
  const made =
    model === BUILT_IN.id
      ? ({ model: BUILT_IN.label, origin: isEdit ? 'graded' : 'drawn' } as const)
      : ({ model: modelId, origin: isEdit ? 'edited' : 'generated' } as const);
  const copy = writeGeneration(bytes, {
    ...{ prompt, tool: TOOL, size: { width, height }, ...made },
    ...(negativePrompt && { negativePrompt }),
    ...(seed !== undefined && { seed: String(seed) }),
    ...(steps !== undefined && { steps }),
    ...(sampler !== undefined && { sampler }),
    ...(guidance !== undefined && { guidance }),
    ...(lineage && { lineage }),
  });
  // It was decoded in full before it was stored.
  if (!copy) throw new Error('A stored picture cannot be written into.');
  return copy;
}
