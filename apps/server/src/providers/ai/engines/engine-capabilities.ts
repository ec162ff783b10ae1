import { type ImageCapabilities, type ImageMode, MAX_SEED } from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import type { ModelHabits } from './model-habits.ts';

interface Told {
  readonly modelId: string;
  readonly modes: readonly ImageMode[];
  /** How the model likes to be run. */
  readonly habits: ModelHabits;
  readonly samplers: readonly string[];
  readonly sampler?: string;
  readonly partialPictures: boolean;
  /** The largest seed that the engine takes. */
  readonly maxSeed?: number;
  readonly maxCount: number;
}

/** What a model on a machine of one's own can do: any shape, every number, for nothing. */
export function ownCapabilities(told: Told): ImageCapabilities {
  const { habits, samplers, sampler, maxSeed = MAX_SEED } = told;
  return {
    modes: [...told.modes],
    aspect_ratios: [...ASPECT_RATIOS],
    max_inputs: 1,
    strength_note: null,
    partial_pictures: told.partialPictures,
    controls: {
      steps: { min: 1, max: 150, step: 1, default: habits.steps },
      guidance: { min: 0, max: 30, step: 0.5, default: habits.guidance },
      ...(samplers.length > 0 && {
        sampler: { options: [...samplers], ...(sampler && { default: sampler }) },
      }),
      seed: { max: maxSeed },
      negative_prompt: true,
      count: { max: told.maxCount },
    },
    price_usd: 0,
    model_id: told.modelId,
  };
}
