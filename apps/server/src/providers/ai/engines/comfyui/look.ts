import type { z } from 'zod';
import { EngineFailure } from '../engine-failure.ts';
import { callEngine, engineJson } from '../engine-http.ts';
import type { EngineAddress } from '../picture-engine.ts';
import { systemStats } from './answers.ts';
import { comfyFailure } from './failures.ts';
import { choicesOf, objectInfo } from './object-info.ts';

/** What an engine shows of itself. */
export interface ShownByComfy {
  readonly checkpoints: readonly string[];
  readonly samplers: readonly string[];
}

/** Bytes of one answer. */
const LIST = 8 * 1_048_576;

/** @throws {EngineFailure} where it cannot be used, or is another program */
export async function lookAtComfy(address: EngineAddress, signal: AbortSignal): Promise<ShownByComfy> {
  const get = async <T>(path: string, schema: z.ZodType<T>) => {
    const answer = await callEngine({ address, path, signal, limit: LIST });
    if (answer.status !== 200) throw comfyFailure(address.name, answer);
    return engineJson(address, answer, schema);
  };
  await get('api/system_stats', systemStats);
  const [loader, sampler] = await Promise.all([
    get('api/object_info/CheckpointLoaderSimple', objectInfo),
    get('api/object_info/KSampler', objectInfo),
  ]);
  return {
    checkpoints: choicesOf(loader, 'CheckpointLoaderSimple', 'ckpt_name'),
    samplers: choicesOf(sampler, 'KSampler', 'sampler_name'),
  };
}

/** @throws {EngineFailure} `no-models` */
export function mustHaveModels({ name }: EngineAddress, models: readonly unknown[]): void {
  if (models.length === 0) throw new EngineFailure('no-models', name);
}
