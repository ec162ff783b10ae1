import { type ResponseOf, stagePrompts } from '@framewright/contract';
import { call } from '../../lib/api.ts';

/** What a preview draws of a prompt, by the server. Comes with the first drawing. @throws as `call` does */
export async function askForStage(
  prompt: string,
  signal: AbortSignal,
): Promise<ResponseOf<typeof stagePrompts>['stages']> {
  return (await call(stagePrompts, { body: { texts: [prompt] }, signal })).stages;
}
