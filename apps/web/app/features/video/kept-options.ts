import { creativeOption } from '@framewright/contract';
import { z } from 'zod';
import { draftAs, keepDraft } from '../../lib/draft.ts';

/** Two ways to film an idea, as the browser keeps them until one is chosen: they are no work yet. */
const keptOptions = z.object({
  idea: z.string(),
  options: z.object({ A: creativeOption, B: creativeOption }),
  by: z.string(),
});
type KeptOptions = z.infer<typeof keptOptions>;

/** Keeps the options of an idea, so that a reload does not lose them. */
export function keepOptions(options: KeptOptions): void {
  keepDraft('idea-options', JSON.stringify(options));
}

/** One of them became a script, or the idea was put away. */
export function forgetOptions(): void {
  keepDraft('idea-options', '');
}

/** Those of an idea; undefined where none are kept, or of another idea. */
export function optionsOf(idea: string): KeptOptions | undefined {
  const kept = draftAs('idea-options', keptOptions);
  return kept?.idea === idea ? kept : undefined;
}
