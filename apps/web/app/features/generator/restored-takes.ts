import { promptRequest, type WorkItem } from '@framewright/contract';
import { keptStages } from './kept-stages.ts';
import type { Shown } from './use-generate-prompts.ts';

/** Takes of the roll as the generator shows them; undefined for what are none. */
export async function takesOf({ id, model, content }: WorkItem): Promise<Shown | undefined> {
  if (content.kind !== 'takes') return undefined;
  const request = promptRequest.safeParse(content.request);
  if (!request.success) return undefined;
  const { subject, aspect_ratio: aspectRatio, variation = 0, locks = [] } = request.data;
  const { studio, cinematic, minimal } = content.takes;
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
      stages: keptStages(id) ?? (await stagesFrom(studio.text, cinematic.text, minimal.text)),
      engine: model,
      work_id: id,
    },
    isRestored: true,
  };
}

/** Takes that another browser asked for. What reads a text is large, and is fetched for these alone. */
async function stagesFrom(studio: string, cinematic: string, minimal: string) {
  const { stageOfText } = await import('@framewright/prompt-engine/stage-of-text');
  return { studio: stageOfText(studio), cinematic: stageOfText(cinematic), minimal: stageOfText(minimal) };
}
