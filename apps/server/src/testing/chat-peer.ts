import { z } from 'zod';
import { type Answer, jsonPeer, sendJson } from './json-peer.ts';
import { jpegUrl, REFUSAL, strictSchema } from './openai-peer.ts';

const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), content: z.string() }),
  z.strictObject({
    role: z.literal('user'),
    content: z.union([
      z.string(),
      z.array(
        z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('text'), text: z.string() }),
          z.strictObject({ type: z.literal('image_url'), image_url: z.strictObject({ url: jpegUrl }) }),
        ]),
      ),
    ]),
  }),
  z.strictObject({ role: z.literal('assistant'), content: z.string() }),
]);

/** What `POST /chat/completions` of compatible servers takes, as far as this server may use it. */
const chatRequest = z
  .strictObject({
    model: z.string().min(1),
    messages: z.array(message).min(2),
    /** Of the models that take one. */
    temperature: z.literal(0.8).optional(),
    response_format: z
      .strictObject({
        type: z.literal('json_schema'),
        json_schema: z.strictObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.literal(true),
          schema: strictSchema,
        }),
      })
      .optional(),
  })
  .refine(({ model, temperature }) => temperature === undefined || /^gpt-4[.o]/.test(model));
export type ChatRequest = z.output<typeof chatRequest>;

/** Answers one request for a chat completion. */
export type ChatAnswer = Answer<ChatRequest>;

/** A server that speaks as OpenAI's chat completions do: Ollama, LM Studio, vLLM, a gateway. */
export async function chatPeer(...answers: readonly ChatAnswer[]) {
  const peer = await jsonPeer(
    {
      address: /^POST \/v1\/chat\/completions$/,
      body: chatRequest,
      key: ({ authorization }) => /^Bearer (\S+)$/.exec(authorization ?? '')?.[1],
      refusal: (code, message) => ({ error: { message, type: 'BadRequestError', param: null, code } }),
    },
    answers,
  );
  return { ...peer, baseUrl: `${peer.origin}/v1` };
}

/** An answer of one message. */
export function completion(text: string | null, finish = 'stop', extras: object = {}): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'answered',
    choices: [{ index: 0, message: { role: 'assistant', content: text, ...extras }, finish_reason: finish }],
    usage: { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 },
  };
}

/** A completion with a text; it says 1,000 tokens in and 500 out. */
export function chats(text: string): ChatAnswer {
  return (response) => sendJson(response, 200, completion(text));
}

/** A completion whose text is JSON of the value. */
export const chatsJson = (value: unknown): ChatAnswer => chats(JSON.stringify(value));

export const chatRefusal = completion(null, 'stop', { refusal: REFUSAL });
export const chatFiltered = completion('', 'content_filter');
