import { z } from 'zod';
import { EngineFailure } from '../engine-failure.ts';
import { callEngine, type EngineAnswer, engineJson, parsedOrNot } from '../engine-http.ts';
import { listOf, name } from '../hostile-lists.ts';
import { LOCALAI_CAN, LOCALAI_LIST, localaiModels } from '../localai.ts';
import type { EngineAddress } from '../picture-engine.ts';
import { DOCKER, LOCALAI, type ServerDialect, VLLM_OMNI } from './dialects.ts';

/** Bytes of one answer. */
const LIST = 4 * 1_048_576;

const models = z.object({ data: listOf(z.object({ id: name })) });
const description = z.object({ paths: z.record(z.string(), z.unknown()) });

/** What such a server has that draws, and how it is spoken with. */
export interface Seen {
  readonly dialect: ServerDialect;
  readonly names: readonly string[];
}

/**
 * Finds out which of them a server is, by what only that one answers.
 * @throws {EngineFailure} where it cannot be used, or draws nothing
 */
export async function lookAtOpenaiShape(address: EngineAddress, signal: AbortSignal): Promise<Seen> {
  const ask = (path: string) => callEngine({ address, path, signal, limit: LIST });
  const [told, described, docker] = await Promise.all([
    ask(LOCALAI_LIST),
    ask('openapi.json'),
    ask(`${DOCKER.version}/models`),
  ]);
  const answers = [told, described, docker];
  if (answers.every(({ status }) => status === 401 || status === 403))
    throw new EngineFailure('locked', address.name);
  const seen =
    ofLocalai(told) ??
    (drawsByDescription(described)
      ? { dialect: VLLM_OMNI, names: namesIn(address, await ask('v1/models')) }
      : docker.status === 200
        ? { dialect: DOCKER, names: namesIn(address, docker) }
        : undefined);
  if (!seen) throw new EngineFailure('not-an-engine', address.name);
  if (seen.names.length === 0) throw new EngineFailure('no-models', address.name);
  return seen;
}

function ofLocalai(answer: EngineAnswer): Seen | undefined {
  const { data: told } = localaiModels.safeParse(answer.status === 200 && parsedOrNot(answer.bytes));
  if (!told) return undefined;
  const draw = told.filter(({ capabilities = [] }) =>
    capabilities.some((each) => LOCALAI_CAN.draw.test(each)),
  );
  return { dialect: LOCALAI, names: draw.map(({ id }) => id) };
}

/** A vLLM without Omni describes no such path. */
function drawsByDescription({ status, bytes }: EngineAnswer): boolean {
  const { data } = description.safeParse(status === 200 && parsedOrNot(bytes));
  return data !== undefined && Object.hasOwn(data.paths, '/v1/images/generations');
}

function namesIn(address: EngineAddress, answer: EngineAnswer): string[] {
  if (answer.status === 401 || answer.status === 403) throw new EngineFailure('locked', address.name);
  return engineJson(address, answer, models).data.map(({ id }) => id);
}
