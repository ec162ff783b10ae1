import { promptRequest, stagePrompts, type WorkItem } from '@framewright/contract';
import { call } from '../../lib/api.ts';
import { keptStages } from './kept-stages.ts';
import type { Shown } from './use-generate-prompts.ts';

/** Takes of the roll as the generator shows them; undefined for what are none. */
export async function takesOf({ id, model, content }: WorkItem): Promise<Shown | undefined> {
  if (content.kind !== 'takes') return undefined;
  const request = promptRequest.safeParse(content.request);
  if (!request.success) return undefined;
  const { subject, aspect_ratio: aspectRatio, variation = 0, locks = [] } = request.data;
  const { studio, cinematic, minimal } = content.takes;
  const stages = keptStages(id) ?? (await stagesFrom(studio.text, cinematic.text, minimal.text));
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
      stages,
      engine: model,
      work_id: id,
    },
    isRestored: true,
  };
}

/** Takes that another browser asked for. What reads a text is large, and stays with the server. */
async function stagesFrom(...texts: readonly [studio: string, cinematic: string, minimal: string]) {
  const { stages } = await call(stagePrompts, { body: { texts: [...texts] } }).catch(() => ({ stages: [] }));
  // Without what its preview draws a take is still a take.
  const { plainStage } = await import('../../lib/complete-answer.ts');
  const [studio, cinematic, minimal] = stages;
  return {
    studio: studio ?? plainStage('studio'),
    cinematic: cinematic ?? plainStage('cinematic'),
    minimal: minimal ?? plainStage('minimal'),
  };
}
