import { ASPECT_RATIOS, ELEMENTS, PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LENGTHS } from './limits.ts';
import { requiredText, text } from './text.ts';

export const PROMPT_TEXTS = {
  subject: 'Please enter a subject for your prompt',
  aspectRatio: 'Please choose one of the offered aspect ratios.',
  variation: 'Please send the variation as a whole number from 0 to 9,999.',
} as const;

export const aspectRatio = z.enum(ASPECT_RATIOS, { error: PROMPT_TEXTS.aspectRatio });

/** A field that steers the prompt: left out or blank, it is unsaid. */
const steering = (field: 'category' | 'style' | 'lighting' | 'camera' | 'mood' | 'palette') =>
  text(field, LENGTHS.promptField)
    .trim()
    .transform((value) => value || PROMPT_DEFAULTS[field])
    .default(PROMPT_DEFAULTS[field]);

export const promptRequest = z.object({
  subject: requiredText('subject', LENGTHS.subject, PROMPT_TEXTS.subject),
  category: steering('category'),
  style: steering('style'),
  lighting: steering('lighting'),
  camera: steering('camera'),
  mood: steering('mood'),
  palette: steering('palette'),
  aspect_ratio: aspectRatio.default(PROMPT_DEFAULTS.aspect_ratio),
  variation: z
    .int(PROMPT_TEXTS.variation)
    .min(0, PROMPT_TEXTS.variation)
    .max(9_999, PROMPT_TEXTS.variation)
    .optional(),
});

/** A stretch of a text and the job it does. */
export const span = z.object({ start: z.int(), end: z.int(), element: z.enum(ELEMENTS) });

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
  /** `built-in`, or the model that wrote it. */
  engine: z.string(),
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
  body: promptRequest,
  response: promptResult,
  errors: ['prompt_limit'],
});
