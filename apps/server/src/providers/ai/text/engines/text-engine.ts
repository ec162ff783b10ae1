import type { EngineModelId } from '@framewright/contract';
import { limiter } from '../../../../limiter.ts';
import { EngineFailure } from '../../engines/engine-failure.ts';
import type { EngineAddress } from '../../engines/picture-engine.ts';
import { PATIENCE, type Patience, whileItAnswers } from '../../engines/signs-of-life.ts';
import { ModelFailure } from '../../model-failure.ts';
import { Secret } from '../../secret.ts';
import { CHAT } from '../dialects.ts';
import type { TextModel } from '../text-model.ts';
import { engineFetch } from './engine-fetch.ts';
import { lookAt, type SeenWriter, type TextEngineKind } from './look.ts';

/** A language model that an engine tells. */
export interface EngineTextModel extends TextModel {
  readonly id: EngineModelId;
  /** What people read. */
  readonly label: string;
  /** The name of its engine. */
  readonly engine: string;
}

/** A machine or program that offers language models. */
export interface TextEngine {
  readonly address: EngineAddress;
  readonly kind: TextEngineKind;
  /**
   * Asks what it has.
   * @throws {EngineFailure} where it cannot be used
   */
  look(signal: AbortSignal): Promise<readonly EngineTextModel[]>;
}

/** Such programs answer one after the other; who waits may leave. */
const TURNS = { eachAtOnce: 2, atOnce: 2, mayWait: 64, longestWait: 10 * 60_000 };
/** Who waits for a text waits for less long than for a picture where an engine is silent. */
const TEXT_PATIENCE: Patience = { ...PATIENCE, silence: 5 * 60_000 };
/** No request of the SDK goes without a key; the engine's own password is with its address. */
const NO_KEY = new Secret('none');

/** An engine of a kind at an address; nothing is asked of it yet. A text has no end of time while the engine answers. */
export function textEngine(
  kind: TextEngineKind,
  address: EngineAddress,
  now: () => Date,
  patience = TEXT_PATIENCE,
): TextEngine {
  const turns = limiter({ ...TURNS, refusal: () => new ModelFailure('busy') });
  const baseUrl = `${address.url.origin}${address.url.pathname.replace(/\/+$/, '')}/v1`;
  const modelOf = ({ name, calledBy = name, sees }: SeenWriter): EngineTextModel => {
    const access = { id: calledBy, apiKey: NO_KEY, baseUrl };
    return {
      id: `${address.id}/${name}`,
      label: labelOf(name),
      engine: address.name,
      sees,
      generate(request) {
        const question = { address, path: 'v1/models', signal: request.signal, patience };
        const talk = { dialect: CHAT, access, now: now(), onTokens: () => {}, fetch: engineFetch(address) };
        const ask = () =>
          whileItAnswers(question, async (signal) => {
            const { askModel } = await import('../ask-model.ts');
            return askModel(talk, { ...request, signal });
          });
        return turns.run(ask, { who: request.userId ?? undefined, signal: request.signal });
      },
    };
  };
  return {
    address,
    kind,
    async look(signal) {
      try {
        return (await lookAt[kind](address, signal)).map(modelOf);
      } catch (error) {
        throw signal.aborted ? new EngineFailure('silent', address.name) : error;
      }
    },
  };
}

/** Files are called by their names, without endings. */
function labelOf(name: string): string {
  return name.replace(/\.gguf$/i, '');
}
