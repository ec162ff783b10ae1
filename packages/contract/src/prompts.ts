import { ELEMENTS, PROMPT_DEFAULTS, TAKES } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { ASPECT_RATIO_TEXT, aspectRatio } from './aspect-ratio.ts';
import { endpoint } from './endpoint.ts';
import { ALTERNATIVES, LENGTHS, LOCKS } from './limits.ts';
import { stage, stageChange } from './stage.ts';
import { requiredText, text } from './text.ts';

export const PROMPT_TEXTS = {
  subject: 'Please enter a subject for your prompt',
  aspectRatio: ASPECT_RATIO_TEXT,
  variation: 'Please send the variation as a whole number from 0 to 9,999.',
  locks: 'Please send the locks as a list, each with its take, element and text.',
  mostLocks: `Please send at most ${LOCKS} locks.`,
  lockedText: 'Please send the text of each lock.',
  text: 'Please send the text that the phrase stands in.',
  staged: `Please send the prompts as a list of one to ${TAKES.length} texts.`,
  phrase: 'Please send start and end as whole numbers that mark a phrase inside the text.',
} as const;

/** A field that steers the prompt: left out or blank, it is unsaid. */
const steering = (field: 'category' | 'style' | 'lighting' | 'camera' | 'mood' | 'palette') =>
  text(field, LENGTHS.promptField)
    .trim()
    .transform((value) => value || PROMPT_DEFAULTS[field])
    .default(PROMPT_DEFAULTS[field]);

/** A phrase of a take that another take keeps as it is. */
const lock = z.object(
  {
    take: z.enum(TAKES, PROMPT_TEXTS.locks),
    element: z.enum(ELEMENTS, PROMPT_TEXTS.locks),
    text: requiredText('text of a lock', LENGTHS.phrase, PROMPT_TEXTS.lockedText),
  },
  PROMPT_TEXTS.locks,
);

export const promptRequest = z.object({
  subject: requiredText('subject', LENGTHS.subject, PROMPT_TEXTS.subject),
  category: steering('category'),
  style: steering('style'),
  lighting: steering('lighting'),
  camera: steering('camera'),
  mood: steering('mood'),
  palette: steering('palette'),
  /** Left out, the takes are kept in the ratio that suits their subject. */
  aspect_ratio: aspectRatio.optional(),
  variation: z
    .int(PROMPT_TEXTS.variation)
    .min(0, PROMPT_TEXTS.variation)
    .max(9_999, PROMPT_TEXTS.variation)
    .optional(),
  locks: z.array(lock, PROMPT_TEXTS.locks).max(LOCKS, PROMPT_TEXTS.mostLocks).optional(),
  /** The work of the caller's that these are another take of. */
  from_work: text('work', 64).optional(),
});

/** The same of whoever may have it written by the built-in engine, whatever models the server has. */
export const writtenRequest = promptRequest.extend({
  engine: z.literal('built-in', "Please leave the engine out, or send 'built-in'.").optional(),
});

/** A stretch of a text, the job it does and, where its writer knows, why it is there. */
export const span = z.object({
  start: z.int(),
  end: z.int(),
  element: z.enum(ELEMENTS),
  why: z.string().exactOptional(),
});

/** The three takes of a subject. */
export const promptResult = z.object({
  studio: z.string(),
  cinematic: z.string(),
  minimal: z.string(),
  tip: z.string(),
  suggested_aspect_ratio: aspectRatio,
  anatomy: z.object({
    studio: z.array(span),
    cinematic: z.array(span),
    minimal: z.array(span),
  }),
  /** What the preview of each take draws. Left out where a model wrote them: `/api/prompts/stages` reads it. */
  stages: z.object({ studio: stage, cinematic: stage, minimal: stage }).exactOptional(),
  /** `built-in`, or the model that wrote it. */
  engine: z.string(),
  /** Where it is kept on the roll. */
  work_id: z.string().optional(),
});
export type PromptResult = z.infer<typeof promptResult>;

export const categories = endpoint({
  method: 'GET',
  path: '/api/prompts/categories',
  summary: 'What the prompt form offers',
  access: 'open',
  response: z.object({ aspect_ratios: z.array(z.string()) }),
  errors: [],
});

export const generatePrompts = endpoint({
  method: 'POST',
  path: '/api/prompts/generate',
  summary: 'Write a subject as three prompts',
  access: 'signed-in',
  key: 'make',
  idempotent: true,
  body: writtenRequest,
  response: promptResult,
  errors: ['prompt_limit', 'not_found'],
});

/** Whether an offset stands between two characters, not within one that is a pair of code units. */
const isBetween = (text: string, at: number): boolean => !/^[\uDC00-\uDFFF]/.test(text.charAt(at));

const offset = z.int(PROMPT_TEXTS.phrase).min(0, PROMPT_TEXTS.phrase);

export const alternativesRequest = z
  .object({
    text: requiredText('text', LENGTHS.prompt, PROMPT_TEXTS.text),
    /** The phrase, in UTF-16 code units of the text; `end` exclusive. */
    start: offset,
    end: offset,
    /** What the text was written of, where that is known. */
    subject: text('subject', LENGTHS.subject).optional(),
  })
  .refine(
    ({ text: whole, start, end }) =>
      start < end && end <= whole.length && isBetween(whole, start) && isBetween(whole, end),
    { path: ['end'], error: PROMPT_TEXTS.phrase },
  );

/** What could stand in place of a phrase, and what the phrase does. */
export const alternativesResult = z.object({
  element: z.enum(ELEMENTS),
  /** What the phrase does. */
  explanation: z.string(),
  /** Why it is there. */
  why: z.string(),
  alternatives: z
    .array(
      z.object({
        name: z.string(),
        /** What stands in place of the phrase. */
        text: z.string(),
        why: z.string(),
        /** What the preview then draws otherwise. */
        change: stageChange,
      }),
    )
    .max(ALTERNATIVES)
    .readonly(),
});
export type AlternativesResult = z.infer<typeof alternativesResult>;

export const suggestAlternatives = endpoint({
  method: 'POST',
  path: '/api/prompts/alternatives',
  summary: 'What may stand in place of a phrase of a prompt; counts as no usage',
  access: 'optional',
  key: 'read',
  body: alternativesRequest,
  response: alternativesResult,
  errors: ['too_many_alternatives'],
});

export const stageRequest = z.object({
  texts: z
    .array(requiredText('text', LENGTHS.prompt, PROMPT_TEXTS.staged), PROMPT_TEXTS.staged)
    .min(1, PROMPT_TEXTS.staged)
    .max(TAKES.length, PROMPT_TEXTS.staged),
});

export const stagePrompts = endpoint({
  method: 'POST',
  path: '/api/prompts/stages',
  summary: 'What the previews of prompts draw, in the order of the texts; counts as no usage',
  access: 'optional',
  key: 'read',
  body: stageRequest,
  response: z.object({ stages: z.array(stage).readonly() }),
  errors: ['too_many_translations'],
});
