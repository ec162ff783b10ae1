import { z } from 'zod';

const chat = z.object({
  choices: z.array(
    z.object({
      message: z.object({ refusal: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});
const responses = z.object({
  output: z.array(
    z.object({ content: z.array(z.object({ type: z.string(), refusal: z.string().optional() })).nullish() }),
  ),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
});
const gemini = z.object({
  promptFeedback: z
    .object({ blockReason: z.string().nullish(), blockReasonMessage: z.string().nullish() })
    .nullish(),
  candidates: z
    .array(z.object({ finishReason: z.string().nullish(), finishMessage: z.string().nullish() }))
    .nullish(),
});

/** Google's reasons to end an answer that are about its rules. */
const AGAINST_RULES = ['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'];
const FILTERED = 'content_filter';

/**
 * What a provider says that declines with status 200, in any of the ways to say so.
 * @returns its words, which may be none; undefined where it does not decline
 */
export function refusalIn(answer: unknown): string | undefined {
  return chatRefusal(answer) ?? responsesRefusal(answer) ?? geminiRefusal(answer);
}

function chatRefusal(answer: unknown): string | undefined {
  const [choice] = chat.safeParse(answer).data?.choices ?? [];
  return choice?.message?.refusal || (choice?.finish_reason === FILTERED ? '' : undefined);
}

function responsesRefusal(answer: unknown): string | undefined {
  const { data } = responses.safeParse(answer);
  const refusal = data?.output.flatMap(({ content }) => content ?? []).find(({ type }) => type === 'refusal');
  if (refusal) return refusal.refusal ?? '';
  return data?.incomplete_details?.reason === FILTERED ? '' : undefined;
}

function geminiRefusal(answer: unknown): string | undefined {
  const { data } = gemini.safeParse(answer);
  const { blockReason, blockReasonMessage } = data?.promptFeedback ?? {};
  const [candidate] = data?.candidates ?? [];
  if (!candidate && blockReason) return blockReasonMessage ?? '';
  return AGAINST_RULES.includes(candidate?.finishReason ?? '') ? (candidate?.finishMessage ?? '') : undefined;
}
