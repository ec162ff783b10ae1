import type { ImageModelId } from '@framewright/contract';
import type { Config } from '../../config.ts';
import { builtInImages } from './built-in/image-provider.ts';
import { geminiImages } from './gemini-images/adapter.ts';
import type { ModelCalls } from './model-calls.ts';
import { openaiImages } from './openai-images/adapter.ts';
import type { PicturePort } from './picture-port.ts';
import { seedreamImages } from './seedream-images/adapter.ts';

/** Every choice of the form has its provider. */
export type ImageProviders = Readonly<Record<ImageModelId, PicturePort>>;

/** @param calls the door that every paid call goes through */
export function imageProviders(ai: Config['ai'], calls: ModelCalls, now: () => Date): ImageProviders {
  const shared = { overrides: ai.modelOverrides, calls, now };
  return {
    openai: openaiImages({ ...shared, ...ai.openai }),
    gemini: geminiImages({ ...shared, ...ai.gemini }),
    seedream: seedreamImages({ ...shared, ...ai.byteplus }),
    'built-in': builtInImages,
  };
}
