import type { EngineModelId, ImageCapabilities, ImageModelChoice, ImageModelId } from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';

const LABELS = { openai: 'OpenAI', gemini: 'Gemini', seedream: 'Seedream', 'built-in': 'Built-in preview' };

/** A model of OpenRouter's list that takes what it takes, on a key of one's own. */
export function routedChoice(
  name: string,
  capabilities: Partial<ImageCapabilities>,
  required = true,
): ImageModelChoice {
  const id: EngineModelId = `openrouter/${name}`;
  const own_key = { of: 'openrouter', required } as const;
  const label = name.split('/').at(-1) ?? name;
  const base = choiceOf('built-in', { model_id: name, own_key, ...capabilities });
  return { ...base, id, label, note: 'OpenRouter', on_this_machine: false };
}

/** A model of tests: it is ready and can do everything, but for what is said. */
export function choiceOf(
  id: ImageModelId,
  capabilities: Partial<ImageCapabilities> = {},
  ready = true,
): ImageModelChoice {
  return {
    id,
    label: LABELS[id],
    note: ready ? 'Set up here' : 'Not set up here',
    ready,
    on_this_machine: id === 'built-in',
    capabilities: {
      modes: ['text-to-image', 'image-to-image'],
      aspect_ratios: [...ASPECT_RATIOS],
      max_inputs: 1,
      strength_note: null,
      partial_pictures: false,
      controls: {},
      price_usd: null,
      model_id: id,
      ...(id === 'seedream' && { own_key: { of: 'byteplus', required: true } as const }),
      ...capabilities,
    },
  };
}
