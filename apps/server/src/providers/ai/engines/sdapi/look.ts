import type { z } from 'zod';
import { EngineFailure } from '../engine-failure.ts';
import { callEngine, type EngineAnswer, engineJson, parsedOrNot } from '../engine-http.ts';
import type { EngineAddress } from '../picture-engine.ts';
import { models, options, ownProgress, progress, samplers, taskProgress } from './answers.ts';
import { sdapiFailure } from './failures.ts';

/** What a server of this protocol has and can. */
export interface SdapiAbilities {
  /** Titles, which change the model, and what people call them. */
  readonly models: readonly { readonly title: string; readonly label: string }[];
  readonly samplers: readonly string[];
  /** What people call it, where its answers tell. */
  readonly program: string | undefined;
  /** It tells how far one task is, by its id: AUTOMATIC1111 and Forge with their window. */
  readonly tellsTasks: boolean;
  /** It tells how far whatever runs is. */
  readonly tellsProgress: boolean;
}

/** Bytes of a list. */
const LIST = 8 * 1_048_576;

/** @throws {EngineFailure} where it cannot be used */
export async function lookAtSdapi(address: EngineAddress, signal: AbortSignal): Promise<SdapiAbilities> {
  const get = (path: string) => callEngine({ address, path, signal, limit: LIST });
  const answer = await get('sdapi/v1/sd-models');
  if (answer.status !== 200) throw sdapiFailure(address.name, answer);
  const found = engineJson(address, answer, models);
  if (found.length === 0) throw new EngineFailure('no-models', address.name);
  const [named, whole, set, task] = await Promise.all([
    get('sdapi/v1/samplers'),
    get('sdapi/v1/progress?skip_current_image=true'),
    get('sdapi/v1/options'),
    callEngine({
      address,
      path: 'internal/progress',
      body: { id_task: 'framewright', live_preview: false },
      signal,
      limit: LIST,
    }),
  ]);
  const tellsTasks = isOk(task, taskProgress);
  return {
    program: programOf(whole, set, tellsTasks),
    models: found.map(({ title, model_name }) => ({ title, label: model_name ?? title })),
    samplers: isOk(named, samplers) ? engineJson(address, named, samplers).map(({ name }) => name) : [],
    tellsTasks,
    tellsProgress: isOk(whole, progress),
  };
}

/** Only SD.Next numbers its progress, and only Forge has presets; of the others AUTOMATIC1111 alone tells tasks. */
function programOf(whole: EngineAnswer, set: EngineAnswer, tellsTasks: boolean): string | undefined {
  if (isOk(whole, ownProgress)) return 'SD.Next';
  const known = set.status === 200 ? options.safeParse(parsedOrNot(set.bytes)).data : undefined;
  if (known && 'forge_preset' in known) return 'Forge';
  return known && tellsTasks ? 'AUTOMATIC1111' : undefined;
}

/** What some of these servers do not have, they answer with 404, or with a page. */
function isOk(answer: EngineAnswer, schema: z.ZodType): boolean {
  return answer.status === 200 && schema.safeParse(parsedOrNot(answer.bytes)).success;
}
