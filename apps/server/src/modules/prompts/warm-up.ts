import { promptRequest } from '@framewright/contract';

/** The second is of a language for which the dictionaries of five are looked into, as for odd sentences of models. */
const SUBJECTS = ['a red boat', 'un taxi rojo'];

/** Loads the engine, builds what it looks words up in, and checks and reads what it wrote, as the first prompts would. */
export async function warmUpPrompts(): Promise<void> {
  const [{ anatomyOfTakes, writtenByEngine }, { takesAnswer }] = await Promise.all([
    import('./engine.ts'),
    import('./answer.ts'),
    import('../../providers/ai/text/ask-model.ts'),
  ]);
  for (const subject of SUBJECTS) {
    const asked = promptRequest.parse({ subject });
    const written = writtenByEngine(asked);
    takesAnswer(asked).safeParse(written);
    anatomyOfTakes(written);
  }
}
