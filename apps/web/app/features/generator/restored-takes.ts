import { type PromptResult, promptRequest, promptResult, type WorkItem } from '@framewright/contract';
import { z } from 'zod';
import type { Shown } from './use-generate-prompts.ts';

/** Under this name the browser keeps what the previews of the last takes draw, and of which work. */
const STAGES_KEY = 'lastStages';
const lastStages = promptResult.pick({ work_id: true, stages: true });

/** Keeps what is drawn, which the roll does not: after a reload the previews look the same. */
export function keepStages({ work_id, stages }: PromptResult): void {
  localStorage.setItem(STAGES_KEY, JSON.stringify({ work_id, stages }));
}

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

function keptStages(id: string): PromptResult['stages'] | undefined {
  const kept = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not JSON.' });
        return z.NEVER;
      }
    })
    .pipe(lastStages)
    .safeParse(localStorage.getItem(STAGES_KEY));
  return kept.data?.work_id === id ? kept.data.stages : undefined;
}

/** Takes that another browser asked for. What reads a text is large, and is fetched for these alone. */
async function stagesFrom(studio: string, cinematic: string, minimal: string) {
  const { stageOfText } = await import('@framewright/prompt-engine/stage-of-text');
  return { studio: stageOfText(studio), cinematic: stageOfText(cinematic), minimal: stageOfText(minimal) };
}
