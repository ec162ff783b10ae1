import { setTimeout as pause } from 'node:timers/promises';
import { promptRequest } from '@framewright/contract';

/** The second is of a language for which the dictionaries of five are looked into, as for odd sentences of models. */
const SUBJECTS = ['a red boat', 'un taxi rojo'];

/** Milliseconds between its pieces, in which others are answered. */
const BETWEEN = 30;

/**
 * Loads the engine, builds what it looks words up in, and checks and reads what it wrote, as the first prompts would:
 * in pieces, the longest of them of a second.
 */
export async function warmUpPrompts(): Promise<void> {
  const { readScene } = await import('@framewright/prompt-engine/read');
  for (const subject of SUBJECTS) {
    await pause(BETWEEN);
    readScene(subject);
  }
  const [{ anatomyOfTakes, writtenByEngine }, { TAKES_SHAPE, takesChecks }] = await Promise.all([
    import('./engine.ts'),
    import('./answer.ts'),
    import('../../providers/ai/text/ask-model.ts'),
  ]);
  for (const subject of SUBJECTS) {
    await pause(BETWEEN);
    const asked = promptRequest.parse({ subject });
    const written = writtenByEngine(asked);
    takesChecks(asked).problemsIn(TAKES_SHAPE.parse(written));
    anatomyOfTakes(written);
  }
}
