import { STRENGTH, type WorkItem } from '@framewright/contract';
import type { Picture } from './use-generate-image.ts';

/** A picture of the roll as the generator shows it; undefined for what is none, and for one whose files are gone. */
export function pictureFrom({ id, model, ratio, content }: WorkItem): Picture | undefined {
  if (content.kind !== 'picture') return undefined;
  const [first, ...others] = content.pictures;
  if (!first) return undefined;
  // Older works do not say how far they depart from what they were made from.
  const { strength = STRENGTH.default, settings } = content;
  const isFromPictures = content.mode === 'image-to-image';
  return {
    url: first.url,
    wish: {
      ...{ prompt: content.prompt.text, model, settings },
      ...(isFromPictures ? { strength } : ratio && { aspectRatio: ratio }),
    },
    size: { width: first.width, height: first.height },
    contentType: first.content_type,
    hasCredentials: false,
    modelId: content.model_id === model ? undefined : (content.model_id ?? undefined),
    promptUsed: content.prompt_used ?? undefined,
    settings: Object.keys(settings).length > 0 ? settings : undefined,
    ownMetadata: undefined,
    costUsd: content.cost_usd ?? undefined,
    more: others.map(({ url, width, height, content_type }) => ({
      ...{ image_url: url, width, height, content_type },
    })),
    // Where it is not kept, My work says until when it is there.
    unkept: undefined,
    workId: id,
  };
}
