import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { CallFacts } from '../model-calls.ts';
import type { Secret } from '../secret.ts';

/** Where a model is, and on whose key. */
export interface Access {
  readonly id: string;
  readonly apiKey: Secret;
  readonly baseUrl: string;
}

/** A way to speak with language models over HTTP. */
export interface TextDialect {
  /** In the book of calls. */
  readonly provider: CallFacts['provider'];
  /** What its requests call the shape of the answer. */
  readonly shape: string;
  /** Loaded with the first call, so that a server that makes none stays small. */
  open(access: Access, fetch: typeof globalThis.fetch): Promise<LanguageModelV4>;
}

/** OpenAI's own: `POST /responses`. */
export const RESPONSES: TextDialect = {
  provider: 'openai',
  shape: 'text',
  async open({ id, apiKey, baseUrl }, fetch) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ apiKey: apiKey.reveal(), baseURL: baseUrl, fetch }).responses(id);
  },
};

/** What nearly every other server speaks: `POST /chat/completions`. */
export const CHAT: TextDialect = {
  provider: 'openai',
  shape: 'response_format',
  async open({ id, apiKey, baseUrl }, fetch) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      name: 'compatible',
      apiKey: apiKey.reveal(),
      baseURL: baseUrl,
      fetch,
      supportsStructuredOutputs: true,
    }).chatModel(id);
  },
};

/** Google's: `POST /models/{id}:generateContent`. */
export const GEMINI: TextDialect = {
  provider: 'gemini',
  shape: 'generationConfig',
  async open({ id, apiKey, baseUrl }, fetch) {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ apiKey: apiKey.reveal(), baseURL: baseUrl, fetch }).chat(id);
  },
};
