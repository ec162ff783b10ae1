import { z } from 'zod';
import { type Answer, jsonPeer, paintedPicture, sendJson } from './json-peer.ts';

const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);
const part = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({
    inlineData: z.strictObject({ mimeType: z.enum(['image/png', 'image/jpeg', 'image/webp']), data: base64 }),
  }),
]);

/** What `generateContent` takes of an image model, as far as this server may use it. */
const generateContent = z.strictObject({
  contents: z.tuple([z.strictObject({ role: z.literal('user'), parts: z.array(part).min(1) })]),
  generationConfig: z.strictObject({
    responseModalities: z.array(z.enum(['TEXT', 'IMAGE'])).min(1),
    imageConfig: z
      .strictObject({
        aspectRatio: z.enum(['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9']),
      })
      .optional(),
  }),
});
export type GeminiRequest = z.output<typeof generateContent>;

/** Answers one request for a picture. */
export type GeminiAnswer = Answer<GeminiRequest>;

/** Gemini's native image output, over HTTP. */
export function geminiImagesPeer(...answers: readonly GeminiAnswer[]) {
  return jsonPeer(
    {
      address: /^POST \/v1beta\/models\/[\w.-]+:generateContent$/,
      body: generateContent,
      key: (headers) => headers['x-goog-api-key']?.toString(),
      refusal: (code, message) => ({ error: { code, message, status: 'INVALID_ARGUMENT', details: [] } }),
    },
    answers,
  );
}

const USAGE = { promptTokenCount: 40, candidatesTokenCount: 1_120, totalTokenCount: 1_160 };

/** An answer with these parts. */
export function answersParts(parts: readonly object[], extras: object = {}): GeminiAnswer {
  return (response) =>
    sendJson(response, 200, {
      candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0, ...extras }],
      usageMetadata: USAGE,
      modelVersion: 'gemini-nano-banana-2.1',
      responseId: 'r-1',
    });
}

/** A picture in the asked ratio; a word and a draft before it. */
export const geminiPaints: GeminiAnswer = async (response, request) => {
  const { imageConfig } = request.generationConfig;
  const [width = 1, height = 1] = (imageConfig?.aspectRatio ?? '1:1').split(':').map(Number);
  const data = async (w: number, h: number) => ({
    mimeType: 'image/png',
    data: (await paintedPicture(w, h)).toString('base64'),
  });
  const parts = [
    { thought: true, inlineData: await data(8, 8) },
    { text: 'Here it is.' },
    { inlineData: await data(width * 40, height * 40) },
  ];
  return answersParts(parts)(response, request);
};

/** A prompt that is blocked before anything is made. */
export const blocksPrompt: GeminiAnswer = (response) =>
  sendJson(response, 200, {
    promptFeedback: { blockReason: 'PROHIBITED_CONTENT', blockReasonMessage: 'The prompt was blocked.' },
    usageMetadata: USAGE,
  });

/** A failure in Google's shape. @param status its word for it, like `RESOURCE_EXHAUSTED` */
export function geminiError(
  code: number,
  status: string,
  { message = 'It failed.', details = [] }: { message?: string; details?: object[] } = {},
  headers: Record<string, string> = {},
): GeminiAnswer {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { code, message, status, details } }));
  };
}
