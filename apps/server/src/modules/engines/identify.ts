import { AppError } from '../../http/app-error.ts';
import { EngineFailure } from '../../providers/ai/engines/engine-failure.ts';
import { ENGINE_NAMES, type KnownEngine } from '../../providers/ai/engines/known-engines.ts';
import { openPictureEngine } from '../../providers/ai/engines/open-picture-engine.ts';
import type { Secret } from '../../providers/ai/secret.ts';
import { textEngine } from '../../providers/ai/text/engines/text-engine.ts';
import { withoutVersion } from './places.ts';

type Kind = KnownEngine['kind'];

/** Those that can be mistaken for others come last, and LocalAI, which answers as some others do, before those. */
const KINDS: readonly Kind[] = [
  'comfyui',
  'localai',
  'ollama',
  'lm-studio',
  'llama-cpp',
  'vllm',
  'sdapi',
  'compatible',
  'openai-images',
];
/** Milliseconds that each has for an answer. */
const PATIENCE = 5_000;

/**
 * Finds out what is at an address, which an operator has typed in, by asking as each engine is asked.
 * @throws {AppError} `invalid_request` where nothing that is known answers
 */
export async function identify(address: string, authorization: Secret | undefined): Promise<Kind> {
  const url = withoutVersion(new URL(address));
  const states = await Promise.all(KINDS.map(async (kind) => ({ kind, state: await askAs(kind) })));
  const found =
    states.find(({ state }) => state === 'ready') ?? states.find(({ state }) => state === 'locked');
  if (found) return found.kind;
  const detail = `Nothing that is known answers at ${url.host}. Start it there, or check the address and its port.`;
  throw new AppError('invalid_request', { detail, fields: [{ path: 'address', message: detail }] });

  async function askAs(kind: Kind): Promise<string> {
    const at = { id: 'asked', name: ENGINE_NAMES[kind], url, authorization };
    const now = () => new Date();
    if (kind === 'comfyui' || kind === 'sdapi' || kind === 'openai-images')
      return (await openPictureEngine(kind, at, { now }).prepare()).state;
    try {
      const models = await textEngine(kind, at, now).look(AbortSignal.timeout(PATIENCE));
      return models.length > 0 || kind !== 'compatible' ? 'ready' : 'misconfigured';
    } catch (error) {
      return error instanceof EngineFailure ? (error.state ?? 'misconfigured') : 'misconfigured';
    }
  }
}
