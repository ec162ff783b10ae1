import type { ImageModelId } from '@framewright/contract';
import type { Config } from '../../config.ts';
import { builtInImages } from './built-in/image-provider.ts';
import type { ImageProvider } from './image-provider.ts';

/** Every choice of the form has its provider. */
export type ImageProviders = Readonly<Record<ImageModelId, ImageProvider>>;

export function imageProviders(ai: Config['ai']): ImageProviders {
  return {
    openai: notYet('openai', 'OpenAI', ai.openai.apiKey, 'OPENAI_API_KEY'),
    gemini: notYet('gemini', 'Gemini', ai.gemini.apiKey, 'GEMINI_API_KEY'),
    seedream: {
      id: 'seedream',
      label: 'Seedream',
      note: 'Needs your own key',
      ready: () => cannotCall('Seedream'),
      generate: refuse,
    },
    'built-in': builtInImages,
  };
}

/** A model whose port is here and whose calls are not built yet. */
function notYet(
  id: ImageModelId,
  label: string,
  apiKey: string | undefined,
  variable: string,
): ImageProvider {
  const message = `${label} is not set up on this server. Set ${variable} to use it, or choose the built-in preview.`;
  return {
    id,
    label,
    note: 'Not set up here',
    ready: () => (apiKey ? cannotCall(label) : { ready: false, message }),
    generate: refuse,
  };
}

function cannotCall(label: string) {
  const message = `This version of Framewright cannot call ${label} yet. Please choose the built-in preview.`;
  return { ready: false, message } as const;
}

async function refuse(): Promise<never> {
  throw new Error('A provider that is not ready was called.');
}
