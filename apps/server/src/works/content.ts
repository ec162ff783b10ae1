import { addition, aspectRatio, IMAGE_MODES, imageSettings, scriptBeat } from '@framewright/contract';
import { z } from 'zod';

/** What is kept of a work, as its kind has it: the JSON of `work_contents`. */
export const storedContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('takes'),
    /** The form as it was sent. */
    request: z.looseObject({ subject: z.string(), aspect_ratio: aspectRatio.optional().catch(undefined) }),
    takes: z.object({ studio: z.string(), cinematic: z.string(), minimal: z.string() }),
    tip: z.string(),
    suggested_aspect_ratio: aspectRatio.nullable().catch(null),
  }),
  z.object({
    kind: z.literal('picture'),
    prompt: z.string(),
    mode: z.enum(IMAGE_MODES).default('text-to-image'),
    prompt_used: z.string().nullable(),
    model_id: z.string().nullable(),
    settings: imageSettings.catch({}),
    cost_usd: z.number().nullable(),
    /** By the id of the picture. */
    seeds: z.record(z.string(), z.int()),
  }),
  z.object({
    kind: z.literal('extraction'),
    image_name: z.string(),
    prompt: z.string(),
    /** A small WebP as a data URL. */
    thumbnail: z.string(),
  }),
  z.object({
    kind: z.literal('script'),
    idea: z.string(),
    title: z.string(),
    script: z.string(),
    prompt: z.string(),
    beats: z.array(scriptBeat),
  }),
  z.object({
    kind: z.literal('conversation'),
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

/** The same work with another text in the place of its main one, of which nothing has been made yet. */
export function asVersion(content: StoredContent, text: string): StoredContent {
  switch (content.kind) {
    case 'takes':
      return { ...content, takes: { ...content.takes, studio: text } };
    case 'conversation': {
      const last = content.messages.findLastIndex(({ role }) => role === 'assistant');
      const messages = content.messages.map((message, at) =>
        at === last ? { role: message.role, content: text } : message,
      );
      return { kind: 'conversation', messages, generations: [] };
    }
    case 'picture':
      return { ...content, prompt: text, prompt_used: null, cost_usd: null, seeds: {} };
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

/** The texts that are prompts, whose phrases have elements. */
export function promptsOf(content: StoredContent): string[] {
  return content.kind === 'takes' ? Object.values(content.takes) : [mainText(content)];
}
