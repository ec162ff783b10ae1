import {
  type ImageCapabilities,
  type ImageControls,
  type ImageMode,
  MAX_COUNT,
  MAX_INPUTS,
  MAX_SEED,
} from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { strengthNote } from '../edit-prompt.ts';
import type { OpenrouterModel } from './list.ts';
import { aboutUsd, type Rates } from './prices.ts';

/** What most models take as the largest seed, where the list does not tell it. */
const USUAL_SEED = 2 ** 31 - 1;

/** What a model can do, from the list and nothing else: what is not listed is refused, and so not offered. */
export function capabilitiesOf(model: OpenrouterModel, rates: Rates, serverPays: boolean): ImageCapabilities {
  const { parameters, id, name } = model;
  const ratios = parameterValuesOf(model, 'aspect_ratio');
  const inputs = inputsOf(model);
  const modes: ImageMode[] = [
    ...(inputs.least === 0 ? (['text-to-image'] as const) : []),
    ...(inputs.most > 0 ? (['image-to-image'] as const) : []),
  ];
  return {
    modes,
    aspect_ratios: ASPECT_RATIOS.filter((ratio) => ratios.includes(ratio)),
    max_inputs: Math.max(1, inputs.most),
    strength_note: strengthNote(name),
    partial_pictures: model.streams,
    controls: controlsOf(parameters, (of) => parameterValuesOf(model, of)),
    own_key: { of: 'openrouter', required: !serverPays },
    price_usd: aboutUsd(rates),
    model_id: id,
  };
}

/** The values of a parameter that is chosen from a list; none where the model does not take it. */
export function parameterValuesOf({ parameters }: OpenrouterModel, name: string): readonly string[] {
  const parameter = parameters.get(name);
  return parameter?.type === 'enum' ? parameter.values : [];
}

function inputsOf({ reads, parameters }: OpenrouterModel): { readonly least: number; readonly most: number } {
  const references = parameters.get('input_references');
  if (!references || !reads.has('image')) return { least: 0, most: 0 };
  if (references.type !== 'range') return { least: 0, most: 1 };
  const most = Math.min(MAX_INPUTS, Math.floor(references.max));
  return { least: Math.min(most, Math.max(0, Math.ceil(references.min))), most };
}

function controlsOf(
  parameters: OpenrouterModel['parameters'],
  choices: (name: string) => readonly string[],
): ImageControls {
  const [seed, n] = [parameters.get('seed'), parameters.get('n')];
  const names = (['resolution', 'quality', 'background'] as const).flatMap((name) => {
    const options = choices(name);
    return options.length > 1 ? [[name, { options: [...options] }] as const] : [];
  });
  const most = n?.type === 'range' ? Math.min(MAX_COUNT, Math.floor(n.max)) : 1;
  const maxSeed = seed?.type === 'range' ? Math.floor(seed.max) : USUAL_SEED;
  return {
    ...Object.fromEntries(names),
    ...(seed && maxSeed > 0 && { seed: { max: Math.min(MAX_SEED, maxSeed) } }),
    ...(most > 1 && { count: { max: most } }),
  };
}
