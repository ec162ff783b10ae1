import type { Config } from '../../../config.ts';
import { answeredBy, type TextModelName, textModelId } from '../models.ts';
import type { TextModel } from './text-model.ts';

/** The language models that this server can call. */
export interface TextModels {
  /** Whether there is an account of the server's own. */
  readonly ready: boolean;
  /** On the server's own account; undefined where there is none. */
  onServerKey(name: TextModelName, now: Date): TextModel | undefined;
  /** On the user's own key, for one call. It goes to the address that the operator chose, or to OpenAI. */
  onUserKey(name: TextModelName, key: string, now: Date): TextModel;
  /** The names of screens that another model answers, and which. */
  answeredBy(now: Date): Record<string, string>;
}

const OPENAI = 'https://api.openai.com/v1';
/** Some compatible servers ask for no key, but no request goes without one. */
const NO_KEY = 'none';
/** Milliseconds that a model may take, repairs included. */
const TIME_LIMIT = 60_000;

/** @param timeLimit milliseconds that a model may take */
export function textModels(
  { openai, modelOverrides }: Pick<Config['ai'], 'openai' | 'modelOverrides'>,
  timeLimit = TIME_LIMIT,
): TextModels {
  const baseUrl = openai.baseUrl ?? OPENAI;
  const ready = Boolean(openai.apiKey ?? openai.baseUrl);
  const model = (name: TextModelName, apiKey: string, now: Date): TextModel => {
    const id = textModelId(name, modelOverrides, now);
    return {
      id,
      async generate(request) {
        // Loaded with the first call, so that a server that makes none stays small.
        const { askOpenai } = await import('./openai-text.ts');
        return askOpenai({ id, apiKey, baseUrl, timeLimit }, request);
      },
    };
  };
  return {
    ready,
    onServerKey: (name, now) => (ready ? model(name, openai.apiKey ?? NO_KEY, now) : undefined),
    onUserKey: model,
    answeredBy: (now) => answeredBy(modelOverrides, now),
  };
}
