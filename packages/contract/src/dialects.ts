import { DIALECTS } from '@framewright/prompt-dialects/dialect';
import { ELEMENTS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LENGTHS, TEXT_BODY_LIMIT } from './limits.ts';
import { span } from './prompts.ts';
import { requiredText, text } from './text.ts';

export const DIALECT_TEXTS = {
  text: 'Please paste a prompt.',
  dialect: `Please choose one of the dialects: ${DIALECTS.join(', ')}.`,
} as const;

const dialect = z.enum(DIALECTS, { error: DIALECT_TEXTS.dialect });

/** A prompt of any form, with what tools write below it. */
const anyPrompt = requiredText('text', LENGTHS.anyPrompt, DIALECT_TEXTS.text);

/** By names of ours where we know the setting (`seed`, `steps`, `aspect_ratio`, …), else by the tool's own. */
const settings = z.record(z.string(), z.string());

const anatomy = z.array(
  span.extend({
    /** The key of a caption that it is the value of, without numbers: `subjects.description`. */
    field: z.string().exactOptional(),
  }),
);

export const promptAnalysisRequest = z.object({
  text: anyPrompt,
  /** How it is to be read; left out, that is told from its signs. */
  dialect: dialect.optional(),
});

/** What kind of prompt a text is, and what it says. */
export const promptAnalysis = z.object({
  dialect,
  /** From 0 to 1; below 0.6 it is worth asking. 1 where the dialect was given. */
  confidence: z.number(),
  /** Plain sentences, the weightiest first. */
  reasons: z.array(z.string()),
  /** What else it may be, the likeliest first. */
  alternatives: z.array(dialect),
  anatomy,
  /** Where the text itself says what must not be seen. */
  negative_prompt: z.string().exactOptional(),
  settings,
  /** Elements of a picture that the text does not speak of. */
  missing: z.array(z.enum(ELEMENTS)),
});
export type PromptAnalysis = z.infer<typeof promptAnalysis>;

export const analyzePrompt = endpoint({
  method: 'POST',
  path: '/api/prompts/analyze',
  summary: 'Tell the dialect of a prompt, its anatomy and what it leaves open; counts as no usage',
  access: 'optional',
  bodyLimit: TEXT_BODY_LIMIT,
  key: 'read',
  body: promptAnalysisRequest,
  response: promptAnalysis,
  errors: ['too_many_translations'],
});

export const translationRequest = z.object({
  text: anyPrompt,
  to: dialect,
  /** Left out, it is told from the signs of the text. */
  from: dialect.optional(),
  /** What stands in the field beside the text. */
  negative_prompt: text('negative prompt', LENGTHS.anyPrompt).optional(),
});

/** A prompt in another dialect, and what was lost on the way. */
export const translation = z.object({
  from: dialect,
  to: dialect,
  /** JSON where the target is a structured caption. */
  text: z.string(),
  /** Empty where the target has no such field, or says it within the text. */
  negative_prompt: z.string(),
  settings,
  /** Of `text`. */
  anatomy,
  /** Phrases of the source that the target has in the same words. */
  kept: z.array(z.string()),
  /** What was dropped or is said otherwise, and why, one line for each reason. */
  losses: z.array(
    z.object({
      what: z.string(),
      why: z.string(),
      /** What stands in its place; null where it is left out. */
      said: z.string().nullable(),
      /** How many things the line is about. */
      count: z.int(),
    }),
  ),
});
export type PromptTranslation = z.infer<typeof translation>;

export const translatePrompt = endpoint({
  method: 'POST',
  path: '/api/prompts/translate',
  summary: 'Say a prompt in another dialect, and what was lost on the way; counts as no usage',
  access: 'optional',
  bodyLimit: TEXT_BODY_LIMIT,
  key: 'read',
  body: translationRequest,
  response: translation,
  errors: ['too_many_translations'],
});
