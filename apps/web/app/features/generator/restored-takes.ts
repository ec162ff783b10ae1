import { promptRequest, type WorkItem } from '@framewright/contract';
import { keptStages } from './kept-stages.ts';
import type { Shown } from './use-generate-prompts.ts';

/** Takes of the roll as the generator shows them; undefined for what are none. */
export function takesOf({ id, model, content }: WorkItem): Shown | undefined {
  if (content.kind !== 'takes') return undefined;
  const request = promptRequest.safeParse(content.request);
  if (!request.success) return undefined;
  const { subject, aspect_ratio: aspectRatio, variation = 0, locks = [] } = request.data;
  const { studio, cinematic, minimal } = content.takes;
  const stages = keptStages(id);
  const suggested = content.suggested_aspect_ratio ?? aspectRatio;
  return {
    wish: { subject, aspectRatio, isChosen: aspectRatio !== suggested, variation, locks },
    result: {
      studio: studio.text,
      cinematic: cinematic.text,
      minimal: minimal.text,
      tip: content.tip,
      suggested_aspect_ratio: suggested,
      anatomy: { studio: studio.anatomy, cinematic: cinematic.anatomy, minimal: minimal.anatomy },
      ...(stages && { stages }),
      engine: model,
      work_id: id,
    },
    isRestored: true,
  };
}
