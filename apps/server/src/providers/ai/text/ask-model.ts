import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  JSONSchema7,
  LanguageModelV4,
  LanguageModelV4Message,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import { textCapabilities } from '../models.ts';
import type { Access, TextDialect } from './dialects.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { refusalIn } from './refusals.ts';
import { asTextFailure, declinedText } from './text-failures.ts';
import type { TextRequest } from './text-model.ts';

/** A conversation with one model. */
interface Talk {
  readonly dialect: TextDialect;
  readonly access: Access;
  readonly now: Date;
  /** Hears of the tokens of every answer. */
  readonly onTokens: (tokens: Tokens) => void;
  /** In place of the built-in one. */
  readonly fetch?: typeof fetch;
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

/** What a conversation's calls go through. */
const conversation = new AsyncLocalStorage<typeof fetch>();

/** By who is asked on whose key: what knows how to ask a model serves every conversation with it. */
const opened = new WeakMap<Access, Promise<LanguageModelV4>>();

/** By the zod schema that they say. */
const jsonSchemas = new WeakMap<z.ZodType, JSONSchema7>();

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

function messageOf({ data, pictures = [] }: TextRequest<unknown>): LanguageModelV4Message {
  const shown = pictures.map(({ bytes, mediaType }) => {
    const file = { type: 'data', data: bytes } as const;
    return { type: 'file', data: file, mediaType } as const;
  });
  return { role: 'user', content: [{ type: 'text', text: JSON.stringify(data) }, ...shown] };
}

function openModel({ dialect, access }: Talk): Promise<LanguageModelV4> {
  const known = opened.get(access);
  if (known) return known;
  const model = dialect.open(access, (...asked) => {
    const guarded = conversation.getStore();
    if (!guarded) throw new Error('A model is asked outside of a conversation.');
    return guarded(...asked);
  });
  opened.set(access, model);
  return model;
}

async function asker<T>(talk: Talk, { instructions, signal, ...wanted }: TextRequest<T>) {
  const { dialect, access, onTokens } = talk;
  const { temperature, structured } = textCapabilities(access.id);
  const guarded = guardedFetch(structured ? [] : [dialect.shape], talk.fetch);
  const model = await openModel(talk);
  const throwIfDeclined = (finishReason: string) => {
    const words = refusalIn(guarded.answer());
    if (finishReason === DECLINED || words !== undefined) throw declinedText(words ?? '', access.apiKey);
  };
  return async (messages: LanguageModelV4Message[]): Promise<Attempt<T>> => {
    // Paid calls are repeated by nobody but the repair.
    const { content, finishReason, usage } = await conversation.run(guarded.fetch, () =>
      model.doGenerate({
        prompt: [{ role: 'system', content: instructions }, ...messages],
        responseFormat: { type: 'json', schema: jsonSchemaOf(wanted.schema), name: 'answer' },
        abortSignal: signal,
        ...(temperature !== undefined && { temperature }),
        // What people write is not for the provider to keep.
        providerOptions: { openai: { store: false } },
      }),
    );
    onTokens(tokensOf(usage));
    throwIfDeclined(finishReason.unified);
    return attemptOf(content.map((part) => (part.type === 'text' ? jsonIn(part.text) : '')).join(''), wanted);
  };
}

function tokensOf({ inputTokens, outputTokens }: LanguageModelV4Usage): Tokens {
  return { input: inputTokens.total, output: outputTokens.total };
}

/** As providers want it: objects have the fields that are named, and no others. */
function jsonSchemaOf(schema: z.ZodType): JSONSchema7 {
  const known = jsonSchemas.get(schema);
  if (known) return known;
  const said = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false;
    },
  }) as JSONSchema7; // the draft that was asked for
  jsonSchemas.set(schema, said);
  return said;
}

async function attemptOf<T>(
  text: string,
  { schema, problemsIn }: Pick<TextRequest<T>, 'schema' | 'problemsIn'>,
): Promise<Attempt<T>> {
  if (text === '') return { text, problems: ['It was empty.'] };
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return { text, problems: ['It was not one whole JSON object.'] };
  }
  const { success, data, error } = await schema.safeParseAsync(said);
  if (!success) return { text, problems: problemsOf(error) };
  const problems = problemsIn?.(data) ?? [];
  return problems.length > 0 ? { text, problems } : { answer: data };
}

/** Models that take no schema think aloud first, and put a fence or a word of greeting around their JSON. */
function jsonIn(text: string): string {
  const said = text.split('</think>').at(-1) ?? text;
  const [first, last] = [said.indexOf('{'), said.lastIndexOf('}')];
  const json = first >= 0 && last > first ? said.slice(first, last + 1) : said.trim();
  // Cut, it is no JSON any more, so that no check reads all of it.
  return json.slice(0, LONGEST);
}

function problemsOf({ issues }: z.core.$ZodError): string[] {
  return issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
}

function repairOf({ text, problems }: Unusable): LanguageModelV4Message[] {
  const said = text.slice(0, SHOWN_AGAIN);
  const list = problems.map((problem) => `- ${problem}`).join('\n');
  return [
    { role: 'assistant', content: [{ type: 'text', text: said || '(nothing)' }] },
    {
      role: 'user',
      content: [
        {
          type: 'text',
          text: `That answer cannot be used:\n${list}\nAnswer again, complete and as JSON alone, with this put right.`,
        },
      ],
    },
  ];
}
