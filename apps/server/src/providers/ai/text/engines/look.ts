import { z } from 'zod';
import { EngineFailure } from '../../engines/engine-failure.ts';
import { callEngine, type EngineAnswer, engineJson, parsedOrNot } from '../../engines/engine-http.ts';
import { listOf, name } from '../../engines/hostile-lists.ts';
import { LOCALAI_CAN, LOCALAI_LIST, localaiModels } from '../../engines/localai.ts';
import type { EngineAddress } from '../../engines/picture-engine.ts';
import { textCapabilities } from '../../models.ts';

/** Programs that run language models on a machine of one's own. */
export type TextEngineKind = 'ollama' | 'lm-studio' | 'llama-cpp' | 'localai' | 'vllm' | 'compatible';

/** What an engine tells of a model. */
export interface SeenWriter {
  /** The engine's own name of it, without where its file is. */
  readonly name: string;
  /** What a call has to name, where that is more. */
  readonly calledBy?: string;
  /** Whether it takes pictures. */
  readonly sees: boolean;
}

type Look = (address: EngineAddress, signal: AbortSignal) => Promise<readonly SeenWriter[]>;

/** Bytes of one answer, and models that are asked after one by one. */
const LIST = 2 * 1_048_576;
const ASKED = 30;

const tags = z.object({ models: listOf(z.object({ name })) });
/** Older versions tell no capabilities. */
const shown = z.object({ capabilities: z.array(z.string()).optional() });
const studioModels = z.object({
  models: listOf(
    z.object({
      key: name,
      type: z.string(),
      capabilities: z.object({ vision: z.boolean().catch(false) }).optional(),
    }),
  ),
});
const olderStudioModels = z.object({ data: listOf(z.object({ id: name, type: z.string() })) });
const compatibleModels = z.object({
  data: listOf(z.object({ id: name, owned_by: z.string().optional().catch(undefined) })),
});
const props = z.object({ modalities: z.object({ vision: z.boolean() }).optional() });
const version = z.object({ version: z.string() });

/** How each kind is asked. All of them throw {EngineFailure} where the engine cannot be used. */
export const lookAt: Readonly<Record<TextEngineKind, Look>> = {
  async ollama(address, signal) {
    const { models } = await json(address, 'api/tags', tags, signal);
    const seen = await Promise.all(
      models.slice(0, ASKED).map(async (model) => {
        const answer = await callEngine({
          address,
          path: 'api/show',
          body: { model: model.name },
          signal,
          limit: LIST,
        });
        return seenByOllama(model.name, answer);
      }),
    );
    return seen.filter((each) => each !== undefined);
  },
  async 'lm-studio'(address, signal) {
    const newer = await ask(address, 'api/v1/models', signal);
    const told = newer.status === 200 ? studioModels.safeParse(parsedOrNot(newer.bytes)) : undefined;
    if (told?.success) {
      const writers = told.data.models.filter(({ type }) => type === 'llm');
      return writers.map(({ key, capabilities }) => ({ name: key, sees: capabilities?.vision ?? false }));
    }
    const { data } = await json(address, 'api/v0/models', olderStudioModels, signal);
    const writers = data.filter(({ type }) => type === 'llm' || type === 'vlm');
    return writers.map(({ id, type }) => ({ name: id, sees: type === 'vlm' }));
  },
  async 'llama-cpp'(address, signal) {
    const { modalities } = await json(address, 'props', props, signal);
    const { data } = await json(address, 'v1/models', compatibleModels, signal);
    // It is called by the path of its file, which is nobody's business, and answers to any name.
    return data.map(({ id }) => ({ name: nameOf(id), sees: modalities?.vision ?? false }));
  },
  async localai(address, signal) {
    const told = await json(address, LOCALAI_LIST, localaiModels, signal);
    return told.flatMap(({ id, capabilities }) => {
      if (!capabilities) return byNames({ data: [{ id }] });
      const can = (what: RegExp) => capabilities.some((each) => what.test(each));
      return can(LOCALAI_CAN.write) ? { name: nameOf(id), calledBy: id, sees: can(LOCALAI_CAN.see) } : [];
    });
  },
  async vllm(address, signal) {
    await json(address, 'version', version, signal);
    const told = await json(address, 'v1/models', compatibleModels, signal);
    // Others tell a version there too; who owns the models, vLLM alone says like this.
    if (told.data.some(({ owned_by }) => owned_by !== 'vllm'))
      throw new EngineFailure('not-an-engine', address.name);
    return byNames(told);
  },
  async compatible(address, signal) {
    return byNames(await json(address, 'v1/models', compatibleModels, signal));
  },
};

/** Files are called by their last name: where they are on somebody's machine is nobody's business. */
function nameOf(id: string): string {
  const isPath = /^(?:[a-z]:)?[\\/]|\\|\.gguf$/i.test(id);
  return isPath ? (id.split(/[\\/]/).findLast(Boolean) ?? id) : id;
}

/** Undefined for what does not write, and for pictures, which Ollama makes no longer. */
function seenByOllama(model: string, answer: EngineAnswer): SeenWriter | undefined {
  const told = answer.status === 200 ? shown.safeParse(parsedOrNot(answer.bytes)) : undefined;
  const capabilities = told?.data?.capabilities;
  if (!capabilities) return { name: model, sees: textCapabilities(model).vision };
  return capabilities.includes('completion')
    ? { name: model, sees: capabilities.includes('vision') }
    : undefined;
}

/** Where the engine does not tell who sees, names do. */
function byNames({ data }: z.output<typeof compatibleModels>): SeenWriter[] {
  return data.map(({ id }) => ({ name: nameOf(id), calledBy: id, sees: textCapabilities(id).vision }));
}

function ask(address: EngineAddress, path: string, signal: AbortSignal): Promise<EngineAnswer> {
  return callEngine({ address, path, signal, limit: LIST });
}

async function json<T>(
  address: EngineAddress,
  path: string,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<T> {
  const answer = await ask(address, path, signal);
  if (answer.status === 401 || answer.status === 403) throw new EngineFailure('locked', address.name);
  if (answer.status !== 200) throw new EngineFailure('not-an-engine', address.name);
  return engineJson(address, answer, schema);
}
