import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ImageSettings, MAX_COUNT } from '@framewright/contract';
import { shapeOf } from '../../aspect.ts';
import type { Picture, PictureRequest, Waiting } from '../../picture-port.ts';
import type { SeenModel } from '../engine.ts';
import { ownCapabilities } from '../engine-capabilities.ts';
import { EngineFailure } from '../engine-failure.ts';
import { callEngine, engineJson, parsedOrNot, receivePictures } from '../engine-http.ts';
import { ownMetadata } from '../engine-metadata.ts';
import { enginePicture } from '../engine-picture.ts';
import { withoutTag } from '../escape-prompt.ts';
import { bytesOfPicture } from '../lifted-pictures.ts';
import { engineSize, habitsOf } from '../model-habits.ts';
import type { EngineAddress } from '../picture-engine.ts';
import { sdapiFailure } from '../sdapi/failures.ts';
import { type Patience, signsOfLife } from '../signs-of-life.ts';
import { type Capabilities, capabilities, type JobState, job, jobState } from './answers.ts';

interface Engine {
  readonly address: EngineAddress;
  readonly patience: Patience;
}

/** Bytes of words, and of each picture as base64. */
const WORDS = 4 * 1_048_576;
const PICTURE = 44 * 1_048_576;
/** Milliseconds for everything but the pictures themselves. */
const ANSWERS = 30_000;
const STOPS = 5_000;
const SEEDS = 2 ** 32;

/**
 * The one model of a stable-diffusion.cpp server, by its own protocol, which has what the borrowed one lacks: a queue
 * and a way to stop one's own work.
 * @returns undefined where it is another kind of server
 */
export async function lookAtSdcpp(engine: Engine, signal: AbortSignal): Promise<SeenModel | undefined> {
  const { address } = engine;
  const answer = await callEngine({ address, path: 'sdcpp/v1/capabilities', signal, limit: WORDS });
  const told = capabilities.safeParse(answer.status === 200 ? parsedOrNot(answer.bytes) : undefined);
  if (!told.success || !told.data.supported_modes.includes('img_gen')) return undefined;
  const { model, samplers, limits, features_by_mode } = told.data;
  const name = model.stem ?? model.name ?? 'model';
  const takesPicture = features_by_mode.img_gen.init_image;
  return {
    name,
    label: name,
    capabilities: ownCapabilities({
      ...{ modelId: name, habits: habitsOf(name), samplers, partialPictures: false, maxSeed: SEEDS - 1 },
      modes: takesPicture ? ['text-to-image', 'image-to-image'] : ['text-to-image'],
      maxCount: Math.min(limits.max_batch_count ?? 1, MAX_COUNT),
    }),
    paint: (request, waiting) => paint(engine, { name, limits }, request, waiting),
  };
}

interface Model {
  readonly name: string;
  readonly limits: Capabilities['limits'];
}

async function paint(
  { address, patience }: Engine,
  { name, limits }: Model,
  request: PictureRequest,
  waiting: Waiting,
): Promise<Picture> {
  const { settings: chosen = {}, count = 1 } = request;
  const habits = habitsOf(name);
  const settings = {
    ...chosen,
    steps: chosen.steps ?? habits.steps,
    guidance: chosen.guidance ?? habits.guidance,
    seed: chosen.seed ?? randomInt(SEEDS),
  };
  const body = bodyOf(request, settings, sizeWithin(request, habits.side, limits));
  const call = { address, path: 'sdcpp/v1/img_gen', body, signal: waiting.signal, limit: WORDS };
  const answer = await callEngine({ ...call, milliseconds: ANSWERS });
  if (answer.status !== 202) throw sdapiFailure(address.name, answer, chosen.sampler);
  const { id } = engineJson(address, answer, job);
  const work = { address, id, limit: PICTURE * count + WORDS };
  return itsEnd(work, waiting, patience, (images) =>
    picturesOf(images.slice(0, count), { address, name, prompt: body.prompt, settings }, waiting.signal),
  );
}

interface Asked {
  readonly address: EngineAddress;
  readonly name: string;
  readonly prompt: string;
  readonly settings: ImageSettings & { readonly seed: number };
}

async function picturesOf(
  images: readonly Buffer[],
  { address, name, prompt, settings }: Asked,
  signal: AbortSignal,
): Promise<Picture> {
  const pictures: Picture[] = [];
  for (const [index, bytes] of images.entries()) {
    // A batch counts the seed on.
    const used = { ...settings, seed: settings.seed + index };
    const checked = await enginePicture(bytes, address.name, signal);
    const said = ownMetadata(bytes, prompt, used);
    pictures.push({ ...checked, modelId: name, settings: used, ownMetadata: said, costUsd: 0 });
  }
  const [picture, ...others] = pictures;
  if (!picture) throw new EngineFailure('no-picture', address.name);
  return { ...picture, ...(others.length > 0 && { others }) };
}

function sizeWithin(request: PictureRequest, side: number, { max_width, max_height }: Model['limits']) {
  const most = Math.min(max_width ?? side * 2, max_height ?? side * 2);
  const size = engineSize(shapeOf(request) ?? 1, side);
  const scale = Math.min(1, most / Math.max(size.width, size.height));
  return scale === 1 ? size : engineSize(size.width / size.height, side * scale);
}

function bodyOf(
  { prompt, input, count = 1 }: PictureRequest,
  settings: ImageSettings,
  size: { readonly width: number; readonly height: number },
) {
  const [start] = input?.pictures ?? [];
  const { sampler, negative_prompt: negative } = settings;
  return {
    prompt: withoutTag(prompt),
    ...(negative && { negative_prompt: withoutTag(negative) }),
    ...size,
    seed: settings.seed,
    batch_count: count,
    ...(input && start && { init_image: start.bytes.toString('base64'), strength: input.strength }),
    sample_params: {
      sample_steps: settings.steps,
      guidance: { txt_cfg: settings.guidance },
      ...(sampler && { sample_method: sampler }),
    },
    output_format: 'png',
  };
}

interface Job {
  readonly address: EngineAddress;
  readonly id: string;
  /** Bytes of its pictures. */
  readonly limit: number;
}

/** Waits for a job for as long as the engine shows signs of life. Who leaves has it ended there first. */
async function itsEnd(
  work: Job,
  waiting: Waiting,
  patience: Patience,
  use: (images: readonly Buffer[]) => Promise<Picture>,
): Promise<Picture> {
  const { name } = work.address;
  const life = signsOfLife(name, patience);
  const signal = AbortSignal.any([waiting.signal, life.signal]);
  let told = '';
  try {
    for (;;) {
      const seen = await look(work, signal, use);
      if (seen) life.onSign();
      if (seen?.made) return seen.made;
      if (seen?.status === 'cancelled') throw new EngineFailure('stopped', name);
      if (seen?.status === 'failed') throw failureOf(name, seen);
      const now = `${seen?.status}${seen?.queue_position}`;
      if (seen?.status === 'queued' && told !== now) waiting.onQueue?.(Math.max(seen.queue_position ?? 1, 1));
      if (seen?.status === 'generating' && told !== now) waiting.onStage?.('generating');
      if (seen) told = now;
      await pause(patience.every, undefined, { signal });
    }
  } catch (error) {
    if (waiting.signal.aborted) {
      await stop(work);
      throw waiting.signal.reason;
    }
    throw life.signal.aborted ? life.signal.reason : error;
  } finally {
    life.end();
  }
}

/**
 * What the job says of itself, and what was made of its pictures when it has some; undefined where the engine does
 * not answer at the moment.
 */
async function look(
  { address, id, limit }: Job,
  signal: AbortSignal,
  use: (images: readonly Buffer[]) => Promise<Picture>,
): Promise<(JobState & { readonly made?: Picture }) | undefined> {
  try {
    return await receivePictures({ address, path: `sdcpp/v1/jobs/${id}`, signal, limit }, async (answer) => {
      if (answer.status === 404 || answer.status === 410) throw new EngineFailure('lost', address.name);
      if (answer.status !== 200) throw sdapiFailure(address.name, answer);
      const state = engineJson(address, answer, jobState);
      if (state.status !== 'completed') return state;
      const images = (state.result?.images ?? []).map(({ b64_json }) => bytesOfPicture(b64_json, answer));
      return { ...state, made: await use(images) };
    });
  } catch (error) {
    if (error instanceof EngineFailure && error.state === 'unreachable' && !signal.aborted) return undefined;
    throw error;
  }
}

function failureOf(name: string, { error }: JobState): EngineFailure {
  const words = `${error?.code} ${error?.message}`;
  return new EngineFailure(/out ?of ?memory|alloc/i.test(words) ? 'out-of-memory' : 'failed', name);
}

async function stop({ address, id }: Job): Promise<void> {
  const signal = AbortSignal.timeout(STOPS);
  // There is nothing more to be done where it does not answer.
  await callEngine({ address, path: `sdcpp/v1/jobs/${id}/cancel`, body: {}, signal, limit: WORDS }).catch(
    () => {},
  );
}
