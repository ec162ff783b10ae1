import { promptRequest } from '@framewright/contract';

/** Loads the engine, builds what it looks words up in, and reads what it wrote, as the first prompts would. */
export async function warmUpPrompts(): Promise<void> {
  const [{ readInTakes, writtenByEngine }] = await Promise.all([
    import('./engine.ts'),
    import('./answer.ts'),
    import('../../providers/ai/text/ask-model.ts'),
  ]);
  await readInTakes(writtenByEngine(promptRequest.parse({ subject: 'a red boat' })));
}
