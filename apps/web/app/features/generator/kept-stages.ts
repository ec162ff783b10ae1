import { type PromptResult, promptResult } from '@framewright/contract';
import { z } from 'zod';

/** Under this name the browser keeps what the previews of the last takes draw, and of which work. */
const STAGES_KEY = 'lastStages';
const lastStages = promptResult.pick({ work_id: true, stages: true });

/** What the previews of three takes draw. */
export type Stages = NonNullable<PromptResult['stages']>;

/** Keeps what is drawn, which the roll does not: after a reload the previews look the same. */
export function keepStages({ work_id, stages }: PromptResult): void {
  if (stages) localStorage.setItem(STAGES_KEY, JSON.stringify({ work_id, stages }));
}

/** What was kept of these takes; undefined where it is of others, or nothing. */
export function keptStages(id: string): Stages | undefined {
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
