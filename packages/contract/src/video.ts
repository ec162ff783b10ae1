import { VIDEO_TARGETS } from '@framewright/prompt-engine/video-targets';
import { ELEMENTS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { type EngineModelId, engineModelId } from './image-capabilities.ts';
import { IMAGE_TEXTS } from './images.ts';
import { LENGTHS, TEXT_BODY_LIMIT } from './limits.ts';
import { span } from './prompts.ts';
import { stage } from './stage.ts';
import { requiredText, text } from './text.ts';
import { SCRIPT_MODELS, type ScriptModelId } from './text-models.ts';

export const VIDEO_TEXTS = {
  idea: 'Please enter your video idea first!',
  key: 'Please enter your OpenAI API key to generate creative options.',
  prompt: 'Please enter a prompt to optimize!',
  model: IMAGE_TEXTS.model,
  option: 'Please choose option A or B.',
  target: 'Please choose one of the offered video models.',
  optionsFailed: 'Failed to generate creative options.',
  scriptFailed: 'Failed to generate script.',
  optimizeFailed: 'Failed to optimize prompt.',
} as const;

/** What the optimizer offers, in its order. */
export const OPTIMIZER_MODELS = ['gpt-5', 'gpt-5-mini', 'gpt-4.1', 'gpt-4o', 'built-in'] as const;
export type OptimizerModelId = (typeof OPTIMIZER_MODELS)[number];

const target = z.enum(VIDEO_TARGETS, { error: VIDEO_TEXTS.target }).default('ten-seconds');
const scriptModel = z.union([z.enum(SCRIPT_MODELS), engineModelId], { error: VIDEO_TEXTS.model });
/** Whatever writes: a name of the screens, or a model of an engine. */
export type TextModelId = ScriptModelId | EngineModelId;
const idea = requiredText('idea', LENGTHS.idea, VIDEO_TEXTS.idea);
/** The user's own key, for this one call. A key is one line. */
const openaiKey = text('key', LENGTHS.apiKey)
  .refine(
    (key) => !/[^\x21-\x7e]/.test(key.trim()),
    'The key may not hold spaces, line breaks or other signs.',
  )
  .nullish();

/** Whether a model of the video tools is called on the user's own key. */
export function takesOwnKey(model: TextModelId): boolean {
  return model !== 'built-in' && SCRIPT_MODELS.some((name) => name === model);
}

const keyNeeded = ({
  model,
  openai_api_key: key,
}: {
  model: TextModelId;
  openai_api_key?: string | null | undefined;
}) => !takesOwnKey(model) || Boolean(key?.trim());
const keyProblem = { path: ['openai_api_key'], error: VIDEO_TEXTS.key };

/** One of the two films that an idea could become. */
export const creativeOption = z.object({
  title: z.string(),
  audience: z.string(),
  tone: z.string(),
  platform: z.string(),
  hook: z.string(),
  /** What its picture draws. */
  stage,
});
export type CreativeOption = z.infer<typeof creativeOption>;

export const optionsRequest = z
  .object({ idea, model: scriptModel, openai_api_key: openaiKey, target })
  .refine(keyNeeded, keyProblem);

export const generateCreativeOptions = endpoint({
  method: 'POST',
  path: '/api/sora2/generate-creative-options',
  summary: 'Two ways to film an idea',
  access: 'pro',
  key: 'make',
  idempotent: true,
  body: optionsRequest,
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    optionA: creativeOption.nullable(),
    optionB: creativeOption.nullable(),
    /** `built-in`, or the model that wrote it. */
    engine: z.string(),
  }),
  errors: ['too_many_own_key_calls'],
  envelope: true,
});

export const scriptRequest = z
  .object({
    idea,
    selected_option: z.enum(['A', 'B'], { error: VIDEO_TEXTS.option }),
    option_title: requiredText('title', LENGTHS.promptField, VIDEO_TEXTS.option),
    option_tone: text('tone', LENGTHS.promptField),
    option_audience: text('audience', LENGTHS.promptField),
    model: scriptModel,
    openai_api_key: openaiKey,
    target,
  })
  .refine(keyNeeded, keyProblem);

/** A stretch of a film: seconds from its start. */
export const scriptBeat = z.object({
  from: z.number(),
  to: z.number(),
  action: z.string(),
  camera: z.string(),
  light: z.string(),
  sound: z.string(),
  dialogue: z.string().optional(),
});
export type ScriptBeat = z.infer<typeof scriptBeat>;

/** A script in its parts, as screens show it. */
export const videoScript = z.object({
  title: z.string(),
  /** How long it is. */
  seconds: z.number(),
  /** The video model that it is written for, and what to set or mind there. */
  target: z.string().optional(),
  beats: z.array(scriptBeat),
  /** The whole script as one paragraph to paste; a film of several clips has one for each. */
  prompt: z.string(),
});
export type VideoScript = z.infer<typeof videoScript>;

export const generateScript = endpoint({
  method: 'POST',
  path: '/api/sora2/generate-script',
  summary: 'A timed script for an idea, and a prompt to paste',
  access: 'pro',
  key: 'make',
  idempotent: true,
  body: scriptRequest,
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    /** The whole as text, to copy and to share. */
    script: z.string().nullable(),
    /** The same in its parts. */
    parts: videoScript.nullable(),
    engine: z.string(),
    /** Where it is kept on the roll; left out where nothing was written. */
    work_id: z.string().optional(),
  }),
  errors: ['too_many_own_key_calls'],
  envelope: true,
});

/** Messages of a conversation that go along at most. */
export const OPTIMIZER_HISTORY = 20;

export const optimizeRequest = z.object({
  user_prompt: requiredText('prompt', LENGTHS.optimizerMessage, VIDEO_TEXTS.prompt),
  model: z.union([z.enum(OPTIMIZER_MODELS), engineModelId], { error: VIDEO_TEXTS.model }),
  history: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: text('message', LENGTHS.optimizerMessage),
      }),
    )
    .max(OPTIMIZER_HISTORY, `Please send at most ${OPTIMIZER_HISTORY} earlier messages.`)
    .default([]),
  /** The `work_id` of the answer before: the conversation on the roll that this one goes on. */
  conversation_id: text('conversation', 64).optional(),
});

/** What an optimized prompt has beyond the idea, and why. */
export const addition = z.object({ element: z.enum(ELEMENTS), text: z.string(), why: z.string() });

export const optimizePrompt = endpoint({
  method: 'POST',
  path: '/api/sora2/optimize-prompt',
  summary: 'An idea as a video prompt of seven elements',
  access: 'pro',
  bodyLimit: TEXT_BODY_LIMIT,
  key: 'make',
  idempotent: true,
  body: optimizeRequest,
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    optimized_prompt: z.string().nullable(),
    anatomy: z.array(span),
    /** What was added, and why. */
    added: z.array(addition),
    /** What was said asked for nothing, as thanks do: the prompt is the one before, and nothing was written. */
    unchanged: z.literal(true).exactOptional(),
    engine: z.string(),
    /** The conversation on the roll; left out where nothing was written. */
    work_id: z.string().optional(),
  }),
  errors: ['not_found'],
  envelope: true,
});
