import type { ImageControls, ImageModelChoice } from '@framewright/contract';
import { takenBy } from './use-controls.ts';
import type { ImageWish, Picture } from './use-generate-image.ts';
import { modelMadeBy } from './use-model.ts';

/**
 * All as a picture was made but its seed, which is drawn anew.
 * @param inputs data addresses of the pictures that it was made from
 * @returns undefined where its model is not here, or what it was made from
 */
export function anotherTake(
  { wish, modelId, settings, workId }: Picture,
  models: readonly ImageModelChoice[],
  inputs: readonly string[],
): ImageWish | undefined {
  const model = modelMadeBy({ model: wish.model, modelId: modelId ?? null }, models);
  if (!model || (wish.strength !== undefined && inputs.length === 0)) return undefined;
  const { controls } = model.capabilities;
  const { seed: earlier = settings?.seed, ...asked } = wish.settings ?? {};
  const seed = drawSeed(controls, earlier);
  return {
    ...wish,
    model: model.id,
    ...(wish.strength !== undefined && { inputImages: inputs }),
    settings: { ...takenBy(asked, controls), ...(seed !== undefined && { seed, seed_drawn: true }) },
    ...(workId !== undefined && { fromWork: workId }),
  };
}

/** Seeds that every model takes which takes any. */
const SEEDS = 2 ** 31;

function drawSeed({ seed }: ImageControls, earlier: number | undefined): number | undefined {
  if (!seed) return undefined;
  const count = Math.min(seed.max, SEEDS - 1) + 1;
  const drawn = Math.floor(Math.random() * count);
  return drawn === earlier ? (drawn + 1) % count : drawn;
}
