import { METADATA_TEXTS, type ResponseOf, type testEngine, type User } from '@framewright/contract';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import { EngineFailure } from '../../providers/ai/engines/engine-failure.ts';
import { ModelFailure } from '../../providers/ai/model-failure.ts';
import { listModels } from '../../providers/ai/model-list.ts';
import { readKey } from '../../providers/ai/openrouter-images/look.ts';
import type { Picture, PicturePort } from '../../providers/ai/picture-port.ts';
import type { TextModel } from '../../providers/ai/text/text-model.ts';
import { release, reserve } from '../usage/index.ts';
import { type EnginesDeps, mustBeAllowed } from './engines.service.ts';

type Tested = ResponseOf<typeof testEngine>;

export interface TestDeps extends EnginesDeps {
  readonly ai: Config['ai'];
}

/** What is drawn, and how: always the same, so that engines can be compared. */
const PROMPT = 'a lighthouse on a rock in the evening light';
const SEED = 7;
/** Rounds: enough to see something, few enough for a processor. */
const STEPS = 8;

const INSTRUCTIONS =
  'Describe what the data names as one short English sentence for a photographer. Answer as JSON with the field "sentence".';
const written = z.object({ sentence: z.string().min(1).max(400) });

/**
 * Has an engine make a small picture or a sentence. It counts for nothing. Of hosted ones the key is tried,
 * which costs nothing.
 * @throws {AppError} `operator_only`, `not_found`
 */
export async function tryEngine(
  deps: TestDeps,
  user: User,
  id: string,
  signal: AbortSignal,
): Promise<Tested> {
  await mustBeAllowed(deps, user);
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1_000).toFixed(1);
  try {
    if (id === 'openrouter') return await tryOpenrouter(deps, signal);
    if (id === 'openai' || id === 'gemini') return await tryKey(deps, id);
    const entry = deps.registry.entries().find(({ place }) => place.id === id);
    if (!entry) throw new AppError('not_found');
    const { state, message, pictures, texts } = entry.condition;
    // A workflow may want a picture to start from.
    const picture = pictures.find((port) => port.capabilities(deps.now()).modes.includes('text-to-image'));
    const [text] = texts;
    if (picture) return await tryPicture(deps, user, picture, signal, seconds);
    if (text) return await tryText(user, text, signal, seconds);
    if (pictures.length > 0) return failed(STARTS_FROM_PICTURES);
    return failed(message || `${entry.place.name} is ${state.replace('_', ' ')}. Start it, then look again.`);
  } catch (error) {
    if (signal.aborted) throw new AppError('overloaded', { cause: error });
    if (error instanceof EngineFailure) return failed(error.sentence);
    if (error instanceof ModelFailure) return failed(SENTENCES[error.kind] ?? FAILED);
    throw error;
  }
}

const STARTS_FROM_PICTURES = 'All that it has begins with a picture. Try it on the Image Generator tab.';
const FAILED = 'The test failed. Its own window says why.';
const SENTENCES: Partial<Record<ModelFailure['kind'], string>> = {
  'wrong-key': 'The key was not accepted. Check it, then try again.',
  'no-access': 'The model could not be used. Choose another one there.',
  'too-slow': 'The model took too long. A smaller one will be faster.',
  garbage: 'It answered, but not with what was asked for. A larger model will do better.',
  unreachable: 'It does not answer. Start it, then look again.',
};

function failed(message: string): Tested {
  return { success: false, message, picture: null, text: null };
}

async function tryKey({ ai }: TestDeps, id: 'openai' | 'gemini'): Promise<Tested> {
  const models = await listModels(ai, id);
  const message = `The key is accepted: ${models.length} models are open to it.`;
  return { success: true, message, picture: null, text: null };
}

async function tryOpenrouter({ openrouter }: TestDeps, signal: AbortSignal): Promise<Tested> {
  if (!openrouter.hasKey) throw new AppError('not_found');
  const left = await readKey(openrouter.called, signal);
  const [{ models }, limit] = [
    openrouter.condition(),
    left === null ? '' : ` $${left.toFixed(2)} of its limit is left.`,
  ];
  const message = `The key is accepted: ${models.length} models make pictures.${limit}`;
  return { success: true, message, picture: null, text: null };
}

async function tryPicture(
  { db, now }: TestDeps,
  user: User,
  port: PicturePort,
  signal: AbortSignal,
  seconds: () => string,
): Promise<Tested> {
  const { steps } = port.capabilities(now()).controls;
  const reservation = await reserve(db, user, 'images', now());
  try {
    const picture = await port.generate(
      reservation,
      {
        ...{ prompt: PROMPT, aspectRatio: '1:1', input: undefined, userKey: undefined },
        settings: { seed: SEED, ...(steps && { steps: Math.min(STEPS, steps.default) }) },
      },
      { signal },
    );
    return {
      success: true,
      message: `Test picture made in ${seconds()} s.`,
      picture: `data:${picture.contentType};base64,${picture.bytes.toString('base64')}`,
      text: `${port.label}, ${howMade(picture)}`,
    };
  } finally {
    // A test is nobody's picture.
    await release(db, reservation);
  }
}

function howMade({ width, height, settings, ownMetadata }: Picture): string {
  const facts = [
    `${width} x ${height}`,
    settings?.steps !== undefined && `${settings.steps} steps`,
    settings?.seed !== undefined && `seed ${settings.seed}`,
  ];
  const own = ownMetadata && ownMetadata !== 'none' ? ` ${METADATA_TEXTS[ownMetadata]}` : '';
  return `${facts.filter(Boolean).join(', ')}.${own}`;
}

async function tryText(
  { id: userId }: User,
  model: TextModel & { readonly label: string },
  signal: AbortSignal,
  seconds: () => string,
): Promise<Tested> {
  const request = { userId, instructions: INSTRUCTIONS, data: { subject: PROMPT }, schema: written, signal };
  const { sentence } = await model.generate(request);
  return {
    success: true,
    message: `${model.label} wrote a sentence in ${seconds()} s.`,
    picture: null,
    text: sentence,
  };
}
