import { createOpenAI } from '@ai-sdk/openai';
import { generateText, type ModelMessage, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { guardedFetch } from './guarded-fetch.ts';
import { asTextFailure } from './openai-failures.ts';
import { TextFailure } from './text-failure.ts';
import type { TextRequest } from './text-model.ts';

// Its warnings go to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

interface Access {
  readonly id: string;
  readonly apiKey: string;
  readonly baseUrl: string;
  /** Milliseconds for everything, repairs included. */
  readonly timeLimit: number;
}

interface Unusable {
  readonly text: string;
  readonly problems: readonly string[];
}
type Attempt<T> = { readonly answer: T } | Unusable;

/** Characters of an answer that a repair shows to the model again. */
const SHOWN_AGAIN = 20_000;

/** How the SDK calls a refusal of the model, and an answer that a filter has cut. */
const DECLINED = 'content-filter';

/**
 * Asks a model over OpenAI's Responses API, or over that of a compatible server.
 * @throws {TextFailure} or the reason of the request's signal
 */
export async function askOpenai<T>(access: Access, request: TextRequest<T>): Promise<T> {
  const limit = AbortSignal.timeout(access.timeLimit);
  const ask = asker(access, request, AbortSignal.any([request.signal, limit]));
  const asked = messageOf(request);
  try {
    const first = await ask([asked]);
    if ('answer' in first) return first.answer;
    const second = await ask([asked, ...repairOf(first)]);
    if ('answer' in second) return second.answer;
    throw new TextFailure('garbage');
  } catch (error) {
    request.signal.throwIfAborted();
    throw limit.aborted ? new TextFailure('too-slow') : asTextFailure(error);
  }
}

function messageOf({ data, pictures = [] }: TextRequest<unknown>): ModelMessage {
  const shown = pictures.map(({ bytes, mediaType }) => ({ type: 'file' as const, data: bytes, mediaType }));
  return { role: 'user', content: [{ type: 'text', text: JSON.stringify(data) }, ...shown] };
}

function asker<T>(
  { id, apiKey, baseUrl }: Access,
  { instructions, schema }: TextRequest<T>,
  abortSignal: AbortSignal,
) {
  const openai = createOpenAI({ apiKey, baseURL: baseUrl, fetch: guardedFetch() });
  const output = Output.object({ schema, name: 'answer' });
  return async (messages: ModelMessage[]): Promise<Attempt<T>> => {
    try {
      const result = await generateText({
        model: openai.responses(id),
        instructions,
        messages,
        output,
        abortSignal,
        // Paid calls are repeated by nobody but the repair.
        maxRetries: 0,
        // What people write is not for the provider to keep.
        providerOptions: { openai: { store: false } },
      });
      if (result.finishReason === DECLINED) throw new TextFailure('declined');
      return { answer: result.output };
    } catch (error) {
      return unusable(error);
    }
  };
}

/** @throws what is no answer at all */
function unusable(error: unknown): Unusable {
  if (NoOutputGeneratedError.isInstance(error)) return { text: '', problems: ['It was empty.'] };
  if (!NoObjectGeneratedError.isInstance(error)) throw error;
  if (error.finishReason === DECLINED) throw new TextFailure('declined');
  return { text: error.text ?? '', problems: problemsOf(error) };
}

function problemsOf({ cause }: NoObjectGeneratedError): string[] {
  const reason = cause instanceof Error ? cause.cause : undefined;
  if (!(reason instanceof z.core.$ZodError)) return ['It was not one whole JSON object.'];
  return reason.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
}

function repairOf({ text, problems }: Unusable): ModelMessage[] {
  const said = text.slice(0, SHOWN_AGAIN);
  const list = problems.map((problem) => `- ${problem}`).join('\n');
  return [
    { role: 'assistant', content: said || '(nothing)' },
    {
      role: 'user',
      content: `That answer cannot be used:\n${list}\nAnswer again, complete and as JSON alone, with this put right.`,
    },
  ];
}
