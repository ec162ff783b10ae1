import type {
  EngineModelId,
  generateCreativeOptions,
  generateScript,
  optimizePrompt,
  optimizeRequest,
  optionsRequest,
  ResponseOf,
  scriptRequest,
  TextModelId,
  User,
} from '@framewright/contract';
import { compose } from '@framewright/prompt-engine/compose';
import { type CreativeOption, creativeOptions } from '@framewright/prompt-engine/creative-options';
import { optimizeVideoPrompt } from '@framewright/prompt-engine/optimize';
import { type AnswerToTalk, answerToTalk } from '@framewright/prompt-engine/optimizer-talk';
import { writeScript } from '@framewright/prompt-engine/script';
import { scriptText } from '@framewright/prompt-engine/script-text';
import { VIDEO_TARGET_INFO, type VideoTargetId } from '@framewright/prompt-engine/video-targets';
import { PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import type { z } from 'zod';
import { Secret } from '../../providers/ai/secret.ts';
import type { TextModels } from '../../providers/ai/text/text-models.ts';
import { checkConversation } from '../work/index.ts';
import { optimizedAnswer, optionsAnswer, scriptAnswer } from './answers.ts';
import { OPTIMIZER_INSTRUCTIONS, OPTIONS_INSTRUCTIONS, SCRIPT_INSTRUCTIONS } from './instructions.ts';
import { BUILT_IN, BY_ENGINE, NO_MODEL_HERE, notReady } from './texts.ts';
import { type Writer, type WritingDeps, write } from './writing.service.ts';

/** Two ways to film an idea. */
export async function optionsFor(
  deps: WritingDeps,
  user: User,
  request: z.output<typeof optionsRequest>,
  signal: AbortSignal,
): Promise<ResponseOf<typeof generateCreativeOptions>> {
  const { idea, model, target } = request;
  const { result, message, engine } = await write(deps, {
    user,
    writer: onUserKey(deps, request),
    asked: { tool: 'options', idea, model, target },
    builtIn: () => creativeOptions(idea, target),
    request: {
      instructions: OPTIONS_INSTRUCTIONS,
      data: { idea, ...filmOf(target) },
      schema: optionsAnswer(idea),
    },
    signal,
  });
  return {
    success: result !== null,
    message,
    optionA: result && onStage(idea, result.a, 0),
    optionB: result && onStage(idea, result.b, 1),
    engine,
  };
}

/** Characters of an idea that its stage is planned from; the rest of a long one changes nothing in it. */
const STAGED = 600;

/** An option with what its picture draws: the idea in the option's tone, and another shot for each of the two. */
function onStage(idea: string, option: CreativeOption, variation: number) {
  const shot = { ...PROMPT_DEFAULTS, subject: idea.slice(0, STAGED), mood: option.tone, variation };
  return { ...option, stage: compose(shot).stages.cinematic };
}

/** A timed script of the chosen option. */
export async function scriptFor(
  deps: WritingDeps,
  user: User,
  request: z.output<typeof scriptRequest>,
  signal: AbortSignal,
): Promise<ResponseOf<typeof generateScript>> {
  const { openai_api_key: _, ...asked } = request;
  const { idea, target } = request;
  const option = {
    title: request.option_title,
    tone: request.option_tone,
    audience: request.option_audience,
  };
  const { result, message, engine, ...kept } = await write(deps, {
    user,
    writer: onUserKey(deps, request),
    asked: { tool: 'script', ...asked },
    builtIn: () => writeScript({ idea, option, target }),
    request: {
      instructions: SCRIPT_INSTRUCTIONS,
      data: { idea, option, ...filmOf(target) },
      schema: scriptAnswer(idea, target),
    },
    signal,
  });
  return {
    success: result !== null,
    message,
    script: result && scriptText(result),
    parts: result && { ...result, beats: [...result.beats] },
    engine,
    ...kept,
  };
}

/** Nobody is asked for it, nothing is kept, and the prompt stays. */
function saidToTalk(
  { says, stays }: AnswerToTalk,
  conversation: string | undefined,
): ResponseOf<typeof optimizePrompt> {
  return {
    success: stays !== null,
    message: says,
    optimized_prompt: stays?.prompt ?? null,
    anatomy: [...(stays?.anatomy ?? [])],
    added: [],
    ...(stays && { unchanged: true }),
    engine: BUILT_IN,
    ...(conversation !== undefined && { work_id: conversation }),
  };
}

/**
 * An idea as a prompt of seven elements. With a history, what is typed now refines its last prompt.
 * @throws {AppError} `not_found` for a conversation that is none of the user's
 */
export async function optimizeIdea(
  deps: WritingDeps,
  user: User,
  { user_prompt, model, history, conversation_id: conversation }: z.output<typeof optimizeRequest>,
  signal: AbortSignal,
): Promise<ResponseOf<typeof optimizePrompt>> {
  if (conversation) await checkConversation(deps.db, user.id, conversation);
  const talk = answerToTalk(user_prompt, history);
  if (talk) return saidToTalk(talk, conversation);
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const { result, message, engine, ...kept } = await write(deps, {
    user,
    conversation,
    writer: onServerKey(deps, model),
    // Earlier messages have records of their own.
    asked: { tool: 'optimizer', user_prompt, model, earlier_messages: history.length },
    builtIn: () => optimizeVideoPrompt(user_prompt, history),
    request: {
      instructions: OPTIMIZER_INSTRUCTIONS,
      data: { user_prompt, history },
      schema: optimizedAnswer([...earlier, user_prompt]),
    },
    signal,
  });
  return {
    success: result !== null,
    message,
    optimized_prompt: result?.prompt ?? null,
    anatomy: [...(result?.anatomy ?? [])],
    added: [...(result?.added ?? [])],
    engine,
    ...kept,
  };
}

function onUserKey(
  { textModels, now }: WritingDeps,
  { model: name, openai_api_key: key }: { model: TextModelId; openai_api_key?: string | null | undefined },
): Writer {
  if (isOfEngine(name)) return onEngine(textModels, name);
  // The contract lets no other model through without a key.
  if (name === BUILT_IN || !key) return { message: BY_ENGINE };
  return { model: textModels.onUserKey(name, new Secret(key.trim()), now()), name, key: 'user' };
}

function onServerKey({ textModels, now }: WritingDeps, name: TextModelId): Writer {
  if (isOfEngine(name)) return onEngine(textModels, name);
  if (name === BUILT_IN) return { message: BY_ENGINE };
  const model = textModels.onServerKey(name, now());
  return model ? { model, name, key: 'server' } : { message: NO_MODEL_HERE };
}

function isOfEngine(name: TextModelId): name is EngineModelId {
  return name.includes('/');
}

/** An engine is the server's: the built-in engine stands in for it. */
function onEngine(textModels: TextModels, name: EngineModelId): Writer {
  const model = textModels.ofEngine(name);
  return model ? { model, name, key: 'server' } : { message: notReady(name) };
}

/** What a model has to know of the film, and of the video model that it is for. */
function filmOf(target: VideoTargetId) {
  const { name, seconds, note } = VIDEO_TARGET_INFO[target];
  return { seconds, made_for: name, ...(note && { note }) };
}
