import { ASPECT_RATIOS, ELEMENTS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { ASPECT_RATIO_TEXT, aspectRatio } from './aspect-ratio.ts';
import { extractedSettings } from './embedded.ts';
import { ERRORS } from './errors.ts';
import { DOWNLOAD_FORMS, imageSettings } from './images.ts';
import { LENGTHS, WORK } from './limits.ts';
import { wholeNumber } from './numbers.ts';
import { span } from './prompts.ts';
import { requiredText, text } from './text.ts';
import { addition, scriptBeat } from './video.ts';
import { WORK_KINDS } from './work-overview.ts';

/** What can be done to many works at once. `delete` is for ever, and only of what is in the bin. */
export const BULK_ACTIONS = [
  'tag',
  'untag',
  'collect',
  'uncollect',
  'favourite',
  'unfavourite',
  'trash',
  'restore',
  'delete',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const WORK_TEXTS = {
  kind: 'Please choose takes, picture, extraction, script or conversation.',
  date: 'Please send dates as ISO 8601, like 2026-11-23.',
  ratio: ASPECT_RATIO_TEXT,
  rating: `Please rate from 0 to ${WORK.rating} stars.`,
  favourite: 'Please send favourite as true or false.',
  element: `Please send an element as its name and a term: light:backlit. The names are ${ELEMENTS.join(', ')}.`,
  filters: `At most ${WORK.filters} at once.`,
  trash: 'Please send trash as true or false.',
  cursor: ERRORS.bad_cursor.detail,
  limit: `Please ask for 1 to ${WORK.page} works at a time.`,
  title: 'Please enter a title.',
  tag: `Please use tags of 1 to ${WORK.tagLength} characters.`,
  tags: `Please use at most ${WORK.tags} tags.`,
  ids: `Please choose 1 to ${wholeNumber(WORK.selection)} works.`,
  archived: `Please choose at most ${WORK.page} works for one archive.`,
  action: `Please choose one of ${BULK_ACTIONS.join(', ')}.`,
  value: 'Please say which tag or collection.',
  name: 'Please enter a name for the collection.',
  text: 'Please enter the text of the version.',
  pictureText: `The text is too long for a picture: at most ${wholeNumber(LENGTHS.description)} characters.`,
  nothing: 'Please say what is to change.',
} as const;

export const workId = z.string().max(64);

/** Blanks at the ends and repeated ones say nothing. */
export const workTag = requiredText('tag', WORK.tagLength, WORK_TEXTS.tag).transform((value) =>
  value.normalize('NFC').trim().replaceAll(/\s+/g, ' '),
);

const truth = (sentence: string) =>
  z.enum(['true', 'false'], { error: sentence }).transform((value) => value === 'true');

/** A query's field that may stand several times. @param sentence what is wrong with any of them, or with so many */
const several = <T>(each: z.ZodType<T>, sentence: string) =>
  z.union([each.transform((one) => [one]), z.array(each).max(WORK.filters)], { error: sentence }).optional();

/** `light:backlit`: an element, and a term that its phrase says. */
const elementTerm = z
  .string({ error: WORK_TEXTS.element })
  .max(LENGTHS.promptField, WORK_TEXTS.element)
  .refine((value) => {
    const at = value.indexOf(':');
    return ELEMENTS.some((element) => element === value.slice(0, at)) && value.slice(at + 1).trim() !== '';
  }, WORK_TEXTS.element);

const isoDate = z
  .string({ error: WORK_TEXTS.date })
  .max(40, WORK_TEXTS.date)
  .refine((value) => /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)), WORK_TEXTS.date);

/** What narrows the roll: all of it must hold. */
export const workFilters = {
  /** Words of titles, subjects, prompts and notes; a whole prompt finds its works. */
  q: text('search', LENGTHS.prompt).optional(),
  kind: z.enum(WORK_KINDS, { error: WORK_TEXTS.kind }).optional(),
  model: text('model', LENGTHS.modelId).optional(),
  /** From this time on; a day alone is its beginning in UTC. */
  from: isoDate.optional(),
  /** Up to this time; a day alone is its end in UTC. */
  to: isoDate.optional(),
  ratio: z.enum(ASPECT_RATIOS, { error: WORK_TEXTS.ratio }).optional(),
  /** At least so many stars. */
  rating: z.coerce.number({ error: WORK_TEXTS.rating }).int().min(0).max(WORK.rating).optional(),
  favourite: truth(WORK_TEXTS.favourite).optional(),
  tag: several(workTag, `${WORK_TEXTS.tag} ${WORK_TEXTS.filters}`),
  collection: workId.optional(),
  element: several(elementTerm, `${WORK_TEXTS.element} ${WORK_TEXTS.filters}`),
  /** Only the bin; else all but the bin. */
  trash: truth(WORK_TEXTS.trash).default(false),
};

/** Which works are wanted, and which page of them. */
export const workQuery = z.object({
  ...workFilters,
  cursor: z.string().max(200, WORK_TEXTS.cursor).optional(),
  limit: z.coerce
    .number(WORK_TEXTS.limit)
    .int()
    .min(1, WORK_TEXTS.limit)
    .max(WORK.page, WORK_TEXTS.limit)
    .default(50),
});
export type WorkQuery = z.output<typeof workQuery>;

/** What narrows the roll, whatever the page. */
export type WorkFilters = Omit<WorkQuery, 'cursor' | 'limit'>;

/** One frame of the roll. */
export const work = z.object({
  id: z.string(),
  kind: z.enum(WORK_KINDS),
  /** Its place on the roll of its owner, from 1. */
  number: z.int(),
  title: z.string(),
  /** What it says: a prompt, a script's idea, the first words of a conversation. Cut for lists. */
  text: z.string(),
  /** Spans of the cut text. */
  anatomy: z.array(span),
  /** Who made it, by the id that calls take. */
  model: z.string(),
  ratio: aspectRatio.nullable(),
  rating: z.int(),
  favourite: z.boolean(),
  tags: z.array(z.string()),
  note: z.string(),
  /** A small picture, at a signed address for 24 hours; null where there is none to be seen. */
  thumbnail: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  /** From 1, along its line. */
  version: z.int(),
  /** How many versions the line has. */
  versions: z.int(),
  /** The version that it was made from. */
  parent_id: z.string().nullable(),
  /** What it came from: the take of a picture, a shared work that was remixed. */
  origin: z.object({ id: z.string().nullable(), title: z.string() }).nullable(),
  created_at: z.string(),
  /** In the bin since. */
  trashed_at: z.string().nullable(),
});
export type Work = z.infer<typeof work>;

const takeText = z.object({ text: z.string(), anatomy: z.array(span) });

/** What a work holds, as its kind has it. */
export const workContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('takes'),
    /** The form as it was sent, for another take. */
    request: z.record(z.string(), z.unknown()),
    takes: z.object({ studio: takeText, cinematic: takeText, minimal: takeText }),
    tip: z.string(),
    suggested_aspect_ratio: aspectRatio.nullable(),
  }),
  z.object({
    kind: z.literal('picture'),
    prompt: takeText,
    mode: z.enum(['text-to-image', 'image-to-image']),
    /** What the model really used, where it rewrote the prompt. */
    prompt_used: z.string().nullable(),
    /** The provider's name of the model. */
    model_id: z.string().nullable(),
    settings: imageSettings,
    /** Nobody chose the seed of the settings; left out where somebody did, and where it is not known. */
    seed_drawn: z.boolean().exactOptional(),
    /** How far it departs from the pictures that it was made from. */
    strength: z.number().exactOptional(),
    /** In US dollars, for all its pictures; 0 where it was free, null where nobody said. */
    cost_usd: z.number().nullable(),
    /** By the price list of the day, where `cost_usd` is null; left out where that has no price either. */
    about_usd: z.number().exactOptional(),
    pictures: z.array(
      z.object({
        id: z.string(),
        /** Signed, for 24 hours; with `&as=` one of the forms of a download. */
        url: z.string(),
        width: z.int(),
        height: z.int(),
        content_type: z.string(),
        bytes: z.int(),
        seed: z.int().nullable(),
        /** When it goes, where there was no room to keep it; null where it stays. */
        expires_at: z.string().nullable(),
      }),
    ),
    download_forms: z.array(z.enum(DOWNLOAD_FORMS)),
  }),
  z.object({
    kind: z.literal('extraction'),
    image_name: z.string(),
    prompt: takeText,
    /** What the file said of how it was made; left out where it said nothing. */
    made: extractedSettings.exactOptional(),
  }),
  z.object({
    kind: z.literal('script'),
    idea: z.string(),
    title: z.string(),
    script: z.string(),
    prompt: takeText,
    beats: z.array(scriptBeat),
  }),
  z.object({
    kind: z.literal('conversation'),
    messages: z.array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.string(),
        /** Of a prompt that was written; empty for what somebody asked. */
        anatomy: z.array(span),
        /** What was added to the idea, and why; left out where it is not known. */
        added: z.array(addition).exactOptional(),
      }),
    ),
  }),
]);
export type WorkContent = z.infer<typeof workContent>;

/** A work with all that it holds. */
export const workItem = z.object({
  ...work.shape,
  content: workContent,
  duration_ms: z.int(),
  collections: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The neighbours on the whole roll. */
  newer_id: z.string().nullable(),
  older_id: z.string().nullable(),
});
export type WorkItem = z.infer<typeof workItem>;
