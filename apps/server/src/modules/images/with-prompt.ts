import { writeGeneration } from '@framewright/image-metadata';
import { pictureAsked, pictureMade } from '../../works/generation-record.ts';
import type { PictureFile } from './images.repo.ts';

const TOOL = 'Framewright';
/** It draws and grades by rules, and is no model. */
const BUILT_IN = { id: 'built-in', label: 'Built-in preview' } as const;

/** Older records may lack all of it; what failed has none. */
const answered = pictureMade.partial().nullable();

/**
 * A copy of a stored picture that says what it was made from, by which model and with which settings, and what it is
 * called on the roll: the recipe, which any Framewright opens. Its pixels are the same.
 */
export function withItsPrompt(
  bytes: Uint8Array,
  id: string,
  { request, result, model, width, height, lineage }: PictureFile,
): Uint8Array {
  const { prompt, mode } = pictureAsked.parse(JSON.parse(request));
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
