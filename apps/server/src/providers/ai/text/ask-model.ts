import {
  extractJsonMiddleware,
  generateText,
  type LanguageModelUsage,
  type ModelMessage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  wrapLanguageModel,
} from 'ai';
import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import { textCapabilities } from '../models.ts';
import type { Access, TextDialect } from './dialects.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { refusalIn } from './refusals.ts';
import { asTextFailure, declinedText } from './text-failures.ts';
import type { TextRequest } from './text-model.ts';

// Its warnings go to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A conversation with one model. */
interface Talk {
  readonly dialect: TextDialect;
  readonly access: Access;
  readonly now: Date;
  /** Hears of the tokens of every answer. */
  readonly onTokens: (tokens: Tokens) => void;
}

/** Undefined where the provider does not say. */
export interface Tokens {
  readonly input: number | undefined;
  readonly output: number | undefined;
}

interface Unusable {
  readonly text: string;
  readonly problems: readonly string[];
}
type Attempt<T> = { readonly answer: T } | Unusable;

/** Characters of an answer that a repair shows to the model again. */
const SHOWN_AGAIN = 20_000;

/** Characters of an answer: a script has about a third of them. */
const LONGEST = 60_000;

/** How the SDK calls a refusal of the model, and an answer that a filter has cut. */
const DECLINED = 'content-filter';

/**
 * Asks a model, and once more where its answer cannot be used.
 * @throws {ModelFailure} or the reason of the request's signal
 */
export async function askModel<T>(talk: Talk, request: TextRequest<T>): Promise<T> {
  const asked = messageOf(request);
  try {
    const ask = await asker(talk, request);
    const first = await ask([asked]);
    if ('answer' in first) return first.answer;
    const second = await ask([asked, ...repairOf(first)]);
    if ('answer' in second) return second.answer;
    throw new ModelFailure('garbage');
  } catch (error) {
    request.signal.throwIfAborted();
    throw asTextFailure(error, { ...talk.access, now: talk.now });
  }
}

function messageOf({ data, pictures = [] }: TextRequest<unknown>): ModelMessage {
  const shown = pictures.map(({ bytes, mediaType }) => ({ type: 'file' as const, data: bytes, mediaType }));
  return { role: 'user', content: [{ type: 'text', text: JSON.stringify(data) }, ...shown] };
}

async function asker<T>(
  { dialect, access, onTokens }: Talk,
  { instructions, schema, signal }: TextRequest<T>,
) {
  const { temperature, structured } = textCapabilities(access.id);
  const guarded = guardedFetch(structured ? [] : [dialect.shape]);
  const model = wrapLanguageModel({
    model: await dialect.open(access, guarded.fetch),
    middleware: extractJsonMiddleware({ transform: jsonIn }),
  });
  return async (messages: ModelMessage[]): Promise<Attempt<T>> => {
    const told = (usage: LanguageModelUsage | undefined) =>
      onTokens({ input: usage?.inputTokens, output: usage?.outputTokens });
    const throwIfDeclined = (finishReason: string | undefined) => {
      const words = refusalIn(guarded.answer());
      if (finishReason === DECLINED || words !== undefined) throw declinedText(words ?? '', access.apiKey);
    };
    try {
      const result = await generateText({
        model,
        instructions,
        messages,
        output: Output.object({ schema, name: 'answer' }),
        abortSignal: signal,
        // Paid calls are repeated by nobody but the repair.
        maxRetries: 0,
        ...(temperature !== undefined && { temperature }),
        // What people write is not for the provider to keep.
        providerOptions: { openai: { store: false } },
      });
      told(result.usage);
      throwIfDeclined(result.finishReason);
      return { answer: result.output };
    } catch (error) {
      if (NoOutputGeneratedError.isInstance(error)) return { text: '', problems: ['It was empty.'] };
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      told(error.usage);
      throwIfDeclined(error.finishReason);
      return { text: error.text ?? '', problems: problemsOf(error) };
    }
  };
}

/** Models that take no schema think aloud first, and put a fence or a word of greeting around their JSON. */
function jsonIn(text: string): string {
  const said = text.split('</think>').at(-1) ?? text;
  const [first, last] = [said.indexOf('{'), said.lastIndexOf('}')];
  const json = first >= 0 && last > first ? said.slice(first, last + 1) : said.trim();
  // Cut, it is no JSON any more, so that no check reads all of it.
  return json.slice(0, LONGEST);
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
