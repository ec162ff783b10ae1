import type { EngineModelId } from '@framewright/contract';
import type { Config } from '../../../config.ts';
import { loadedOnce } from '../../../loaded-once.ts';
import type { CallFacts, ModelCalls } from '../model-calls.ts';
import { ModelFailure } from '../model-failure.ts';
import { GEMINI_URL, isOpenai, OPENAI_URL } from '../model-list.ts';
import {
  answeredBy,
  geminiTextModelId,
  mappedModelId,
  type TextModelName,
  textCapabilities,
  textModelId,
} from '../models.ts';
import { textCost } from '../prices.ts';
import { Secret } from '../secret.ts';
import { withinTime } from '../time-limit.ts';
import type { Tokens } from './ask-model.ts';
import { type Access, CHAT, GEMINI, RESPONSES, type TextDialect } from './dialects.ts';
import type { TextModel, TextRequest } from './text-model.ts';

/** The language models that this server can call. */
export interface TextModels {
  /** Whether there is an account of the server's own. */
  readonly ready: boolean;
  /** On the server's own account; undefined where there is none. */
  onServerKey(name: TextModelName, now: Date): TextModel | undefined;
  /**
   * Who answers where nobody chose a model: prompts are written, or pictures looked at.
   * @param mayPay whether the server's own keys may be used
   */
  byDefault(purpose: 'texts' | 'vision', now: Date, mayPay: boolean): TextModel | undefined;
  /** A model of an engine; undefined where it is not ready. */
  ofEngine(id: EngineModelId): TextModel | undefined;
  /** On the user's own key, for one call. It goes to the address that the operator chose, or to OpenAI. */
  onUserKey(name: TextModelName, key: Secret, now: Date): TextModel;
  /** The names of screens that another model answers, and which. */
  answeredBy(now: Date): Record<string, string>;
}

interface Options {
  /** Milliseconds that a model may take, repairs included, without the time that a call queues. */
  readonly timeLimit?: number;
  /** OpenAI's own address. */
  readonly openaiUrl?: string;
}

/** Which of the screens' models writes prompts and looks at pictures. */
export const DEFAULT_TEXT_MODEL = 'gpt-5-mini';

/** Loaded with the first call: a server starts sooner without. */
const asking = loadedOnce(() => import('./ask-model.ts'));

/** Some compatible servers ask for no key, but no request goes without one. */
const NO_KEY = 'none';
const TIME_LIMIT = 60_000;
/** What a header can carry. */
const KEY = /^[\x21-\x7e]{1,1000}$/;

/** @param calls the door that every paid call goes through */
export function textModels(
  { openai, gemini, modelOverrides }: Pick<Config['ai'], 'openai' | 'gemini' | 'modelOverrides'>,
  calls: ModelCalls,
  { timeLimit = TIME_LIMIT, openaiUrl = OPENAI_URL }: Options = {},
): TextModels {
  const isCompatible = openai.baseUrl !== undefined && !isOpenai(openai.baseUrl);
  const hasOpenai = Boolean(openai.apiKey ?? openai.baseUrl);
  const openaiDialect = isCompatible ? CHAT : RESPONSES;
  const openaiAccess = (name: TextModelName, apiKey: Secret, now: Date): Access => {
    // Other servers have other models, whose days are not in the table.
    const id = isCompatible ? mappedModelId(name, modelOverrides) : textModelId(name, modelOverrides, now);
    return { id, apiKey, baseUrl: openai.baseUrl ?? openaiUrl };
  };
  const openaiKey = new Secret(openai.apiKey ?? NO_KEY);
  const geminiKey = gemini.apiKey === undefined ? undefined : new Secret(gemini.apiKey);
  /** Those of the server's own account stay the same, by the provider's name of the model. */
  const kept = new Map<string, Access>();
  const keep = (access: Access): Access => {
    const known = kept.get(access.id) ?? access;
    kept.set(access.id, known);
    return known;
  };
  const onServerKey = (name: TextModelName, now: Date) => {
    const line = { key: 'server', now } as const;
    if (hasOpenai) {
      const access = keep(openaiAccess(name, openaiKey, now));
      return model({ ...line, dialect: openaiDialect, access }, calls, timeLimit);
    }
    if (!geminiKey) return undefined;
    const id = geminiTextModelId(modelOverrides, now);
    const access = keep({ id, apiKey: geminiKey, baseUrl: gemini.baseUrl ?? GEMINI_URL });
    return model({ ...line, dialect: GEMINI, access }, calls, timeLimit);
  };
  return {
    ready: hasOpenai || gemini.apiKey !== undefined,
    onServerKey,
    byDefault: (_, now, mayPay) => (mayPay ? onServerKey(DEFAULT_TEXT_MODEL, now) : undefined),
    ofEngine: () => undefined,
    onUserKey: (name, apiKey, now) => {
      const access = openaiAccess(name, apiKey, now);
      return model({ dialect: openaiDialect, access, key: 'user', now }, calls, timeLimit);
    },
    answeredBy: (now) => answeredBy(modelOverrides, now, isCompatible),
  };
}

interface Line {
  readonly dialect: TextDialect;
  readonly access: Access;
  readonly key: CallFacts['key'];
  readonly now: Date;
}

function model({ dialect, access, key, now }: Line, calls: ModelCalls, timeLimit: number): TextModel {
  const { id } = access;
  return {
    id,
    sees: textCapabilities(id).vision,
    async generate(request) {
      if (!access.apiKey.matches(KEY)) throw new ModelFailure('wrong-key');
      const facts = {
        userId: request.userId,
        kind: 'text',
        provider: dialect.provider,
        model: id,
        key,
        estimateUsd: textCost(id, mostTokens(request)),
      } as const;
      return calls.run(facts, { signal: request.signal }, (tellUse) =>
        withinTime({ signal: request.signal, milliseconds: timeLimit }, async (signal) => {
          const { askModel } = await asking();
          let inputTokens: number | null = null;
          let outputTokens: number | null = null;
          const onTokens = ({ input, output }: Tokens) => {
            inputTokens = sum(inputTokens, input);
            outputTokens = sum(outputTokens, output);
            tellUse({
              inputTokens,
              outputTokens,
              pictures: 0,
              costUsd: textCost(id, { inputTokens, outputTokens }),
            });
          };
          return askModel({ dialect, access, now, onTokens }, { ...request, signal });
        }),
      );
    },
  };
}

function sum(before: number | null, more: number | undefined): number | null {
  return more === undefined ? before : (before ?? 0) + more;
}

/** Characters that make a token at least, in the languages where they make fewest. */
const CHARACTERS_OF_TOKEN = 2;
const TOKENS_OF_PICTURE = 2_000;
/** Of one answer with its thoughts. */
const TOKENS_OF_ANSWER = 6_000;

/** As many as a call may take with its repair, which reads everything again, and the answer with it. */
function mostTokens({ instructions, data, pictures = [] }: TextRequest<unknown>) {
  const characters = instructions.length + JSON.stringify(data).length;
  const asked = Math.ceil(characters / CHARACTERS_OF_TOKEN) + TOKENS_OF_PICTURE * pictures.length;
  return { inputTokens: 2 * asked + TOKENS_OF_ANSWER, outputTokens: 2 * TOKENS_OF_ANSWER };
}
