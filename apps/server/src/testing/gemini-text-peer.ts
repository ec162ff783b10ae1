import { z } from 'zod';
import { type Answer, jsonPeer } from './json-peer.ts';
import { REFUSAL, strictSchema } from './openai-peer.ts';

const text = z.strictObject({ text: z.string().min(1) });
const jpeg = z.strictObject({
  inlineData: z.strictObject({ mimeType: z.literal('image/jpeg'), data: z.base64() }),
});

/** What `generateContent` takes of a language model, as far as this server may use it. */
const generateContent = z.strictObject({
  systemInstruction: z.strictObject({ parts: z.array(text).length(1) }),
  contents: z
    .array(
      z.discriminatedUnion('role', [
        z.strictObject({ role: z.literal('user'), parts: z.array(z.union([text, jpeg])).min(1) }),
        z.strictObject({ role: z.literal('model'), parts: z.array(text).length(1) }),
      ]),
    )
    .min(1),
  generationConfig: z
    .strictObject({ responseMimeType: z.literal('application/json'), responseJsonSchema: strictSchema })
    .optional(),
});
export type GeminiTextRequest = z.output<typeof generateContent>;

/** Answers one request for a text. */
export type GeminiTextAnswer = Answer<GeminiTextRequest>;

/** Gemini's language models, over HTTP. */
export async function geminiTextPeer(...answers: readonly GeminiTextAnswer[]) {
  const peer = await jsonPeer(
    {
      address: /^POST \/v1beta\/models\/[\w.-]+:generateContent$/,
      body: generateContent,
      key: (headers) => headers['x-goog-api-key']?.toString(),
      refusal: (code, message) => ({ error: { code, message, status: 'INVALID_ARGUMENT', details: [] } }),
    },
    answers,
  );
  return { ...peer, baseUrl: `${peer.origin}/v1beta` };
}

const USAGE = {
  promptTokenCount: 1_000,
  candidatesTokenCount: 400,
  thoughtsTokenCount: 100,
  totalTokenCount: 1_500,
};

/** An answer of one candidate; a thought comes before its text. */
export function candidate(said: string, finishReason = 'STOP', extras: object = {}): object {
  const parts = said ? [{ text: 'Let me see.', thought: true }, { text: said }] : [];
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason, index: 0, ...extras }],
    usageMetadata: USAGE,
    modelVersion: 'gemini-3.8-flash',
    responseId: 'r-1',
  };
}

/** Blocked before anything is written. */
export const geminiBlocked = {
  promptFeedback: { blockReason: 'PROHIBITED_CONTENT', blockReasonMessage: REFUSAL },
  usageMetadata: USAGE,
};
export const geminiFiltered = candidate('', 'SAFETY');
