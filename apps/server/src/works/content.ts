import {
  addition,
  aspectRatio,
  extractedSettings,
  IMAGE_MODES,
  imageSettings,
  scriptBeat,
  span,
} from '@framewright/contract';
import type { Span, Take } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { takesAsked } from './generation-record.ts';

/**
 * The anatomies of its prompts as their writer marked them, in the order of `promptsIn`; null where it did not, so
 * that the analyser reads that prompt. Older works and other writers have none.
 */
const anatomies = z.array(z.array(span).nullable()).optional().catch(undefined);

/** What is kept of a work, as its kind has it: the JSON of `work_contents`. */
export const storedContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('takes'),
    anatomies,
    request: takesAsked,
    takes: z.object({ studio: z.string(), cinematic: z.string(), minimal: z.string() }),
    tip: z.string(),
    suggested_aspect_ratio: aspectRatio.nullable().catch(null),
  }),
  z.object({
    kind: z.literal('picture'),
    anatomies,
    prompt: z.string(),
    mode: z.enum(IMAGE_MODES).default('text-to-image'),
    prompt_used: z.string().nullable(),
    model_id: z.string().nullable(),
    settings: imageSettings.catch({}),
    /** Nobody chose the seed of the settings. */
    seed_drawn: z.boolean().exactOptional(),
    /** Of a picture that was made from others. */
    strength: z.number().exactOptional(),
    cost_usd: z.number().nullable(),
    /** What it costs by the price list, where `cost_usd` is not known. */
    about_usd: z.number().exactOptional(),
    /** By the id of the picture. */
    seeds: z.record(z.string(), z.int()),
  }),
  z.object({
    kind: z.literal('extraction'),
    anatomies,
    image_name: z.string(),
    prompt: z.string(),
    /** A small WebP as a data URL. */
    thumbnail: z.string(),
    /** What the file said of how it was made; older works kept the prompt alone. */
    made: extractedSettings.exactOptional(),
  }),
  z.object({
    kind: z.literal('script'),
    anatomies,
    idea: z.string(),
    title: z.string(),
    script: z.string(),
    prompt: z.string(),
    beats: z.array(scriptBeat),
  }),
  z.object({
    kind: z.literal('conversation'),
    anatomies,
    messages: z.array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.string(),
        added: z.array(addition).exactOptional(),
      }),
    ),
    /** The records that it grew from, beside the first. */
    generations: z.array(z.string()),
  }),
]);
export type StoredContent = z.output<typeof storedContent>;

/** What a work of one kind holds. */
export type ContentOf<Kind extends StoredContent['kind']> = Extract<StoredContent, { kind: Kind }>;

/** The text that a list shows, and that versions change. */
export function mainText(content: StoredContent): string {
  switch (content.kind) {
    case 'takes':
      return content.takes.studio;
    case 'conversation':
      return content.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
    default:
      return content.prompt;
  }
}

/**
 * The same work with another text in the place of its main one, of which nothing has been made yet.
 * @param take which of three takes it is
 */
export function asVersion(content: StoredContent, text: string, take: Take = 'studio'): StoredContent {
  return withAnatomies(reworded(content, text, take), anatomiesIn(content));
}

function reworded({ anatomies: _, ...content }: StoredContent, text: string, take: Take): StoredContent {
  switch (content.kind) {
    case 'takes':
      return { ...content, takes: { ...content.takes, [take]: text } };
    case 'conversation': {
      const last = content.messages.findLastIndex(({ role }) => role === 'assistant');
      const messages = content.messages.map((message, at) =>
        at === last ? { role: message.role, content: text } : message,
      );
      return { kind: 'conversation', messages, generations: [] };
    }
    case 'picture': {
      const { about_usd: _, ...picture } = content;
      return { ...picture, prompt: text, prompt_used: null, cost_usd: null, seeds: {} };
    }
    default:
      return { ...content, prompt: text };
  }
}

/** All that a search looks in. */
export function searchedText(content: StoredContent, title: string, note: string): string {
  return [title, note, ...textsOf(content)].join('\n');
}

/** Everything that a person or a model has said in it. */
function textsOf(content: StoredContent): string[] {
  switch (content.kind) {
    case 'takes':
      return [content.request.subject, ...Object.values(content.takes)];
    case 'picture':
      return [content.prompt];
    case 'extraction':
      return [content.image_name, content.prompt];
    case 'script':
      return [content.idea, content.title, content.script, content.prompt];
    case 'conversation':
      return content.messages.map(({ content: said }) => said);
  }
}

/** The texts that are prompts now, whose phrases have elements. */
export function promptsOf(content: StoredContent): string[] {
  return content.kind === 'takes' ? Object.values(content.takes) : [mainText(content)];
}

/** Every prompt in it: beside those of now, the earlier answers of a conversation. */
function promptsIn(content: StoredContent): string[] {
  if (content.kind !== 'conversation') return promptsOf(content);
  return content.messages.flatMap(({ role, content: said }) => (role === 'assistant' ? [said] : []));
}

/** Anatomies that are known already, by their text. */
export type KnownSpans = ReadonlyMap<string, readonly Span[]>;

/** The anatomies that it keeps, by their text. */
export function anatomiesIn(content: StoredContent): KnownSpans {
  const { anatomies: kept = [] } = content;
  return new Map(
    promptsIn(content).flatMap((text, at) => {
      const spans = kept[at];
      return spans && areOf(text, spans) ? [[text, spans] as const] : [];
    }),
  );
}

/** The content with those of the known anatomies that are of its prompts, beside what it keeps already. */
export function withAnatomies(content: StoredContent, known: KnownSpans): StoredContent {
  const spans = new Map([...anatomiesIn(content), ...known]);
  const marked = promptsIn(content).map((text) => spans.get(text)?.map((each) => ({ ...each })) ?? null);
  const { anatomies: _, ...rest } = content;
  return marked.some((each) => each !== null) ? { ...rest, anatomies: marked } : rest;
}

/** Whether the spans can be of the text, in order and without overlap: an import may say anything. */
function areOf(text: string, spans: readonly Span[]): boolean {
  return spans.every(
    ({ start, end }, at) => start >= (spans[at - 1]?.end ?? 0) && start < end && end <= text.length,
  );
}
