import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import { jsonOf, type ProviderAnswer } from '../provider-fetch.ts';
import { type AskedOfGemini, declinedByGemini } from './failures.ts';

const part = z.looseObject({
  text: z.string().optional(),
  inlineData: z.looseObject({ data: z.string() }).optional(),
  thought: z.boolean().optional(),
});
const candidate = z.looseObject({
  content: z.looseObject({ parts: z.array(part).optional() }).optional(),
  finishReason: z.string().optional(),
  finishMessage: z.string().optional(),
});
const answerBody = z.looseObject({
  candidates: z.array(candidate).optional(),
  promptFeedback: z
    .looseObject({ blockReason: z.string().optional(), blockReasonMessage: z.string().optional() })
    .optional(),
  usageMetadata: z
    .looseObject({
      promptTokenCount: z.int().min(0).optional(),
      candidatesTokenCount: z.int().min(0).optional(),
    })
    .optional()
    // A server that counts in another way has not made another picture.
    .catch(undefined),
});

/** Ends that are Google's refusal, as far as they are known: `facts` of the API list them. */
const REFUSED =
  /^(?:IMAGE_SAFETY|IMAGE_PROHIBITED_CONTENT|IMAGE_RECITATION|IMAGE_OTHER|NO_IMAGE|PROHIBITED_CONTENT|SAFETY|RECITATION|BLOCKLIST|SPII)$/;

/** What Gemini made, as it came: not yet looked at. */
export interface MadeByGemini {
  readonly bytes: Buffer;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

/**
 * The picture of an answer. Being refused comes in three ways, all with status 200: the prompt is blocked, the
 * picture is blocked, or the model answers politely in words alone.
 * @throws {ModelFailure} `declinedByGemini` or `garbage`
 */
export function readGeminiPicture(answer: ProviderAnswer, asked: AskedOfGemini): MadeByGemini {
  const { candidates = [], promptFeedback, usageMetadata } = jsonOf(answer, answerBody);
  const [first] = candidates;
  const parts = (first?.content?.parts ?? []).filter(({ thought }) => thought !== true);
  // Drafts come before the picture.
  const data = parts.findLast(({ inlineData }) => inlineData)?.inlineData?.data;
  if (data) {
    return {
      bytes: Buffer.from(data, 'base64'),
      inputTokens: usageMetadata?.promptTokenCount ?? null,
      outputTokens: usageMetadata?.candidatesTokenCount ?? null,
    };
  }
  const said = parts.map(({ text = '' }) => text).join(' ');
  if (promptFeedback?.blockReason) throw declinedByGemini(promptFeedback.blockReasonMessage, asked);
  if (REFUSED.test(first?.finishReason ?? '')) throw declinedByGemini(first?.finishMessage ?? said, asked);
  if (said.trim()) throw declinedByGemini(said, asked);
  throw new ModelFailure('garbage', { status: answer.status });
}
