import { randomInt, randomUUID } from 'node:crypto';
import { MAX_COUNT } from '@framewright/contract';
import type { Picture, PictureRequest, Waiting } from '../../picture-port.ts';
import { pictureEngine, type SeenModel } from '../engine.ts';
import { EngineFailure } from '../engine-failure.ts';
import { callEngine } from '../engine-http.ts';
import { habitsOf } from '../model-habits.ts';
import { ownCapabilities } from '../own-capabilities.ts';
import type { EngineAddress, PictureEngine } from '../picture-engine.ts';
import { sdapiFailure } from './failures.ts';
import { type Abilities, lookAtSdapi } from './look.ts';
import { sdapiPictures } from './pictures.ts';
import { sdapiRequest } from './request.ts';
import { stopAtEngine, wasIdle } from './stop.ts';
import { type Watched, watchSdapi } from './watch.ts';

interface Options {
  readonly now: () => Date;
  /** Milliseconds between two questions how far it is. */
  readonly every?: number;
  /** Milliseconds without any sign of life after which a picture is given up. */
  readonly silence?: number;
}

const EVERY = 1_000;
const SILENCE = 600_000;
/** AUTOMATIC1111 counts seeds in 32 bits. */
const SEEDS = 2 ** 32;
/** Bytes of the answer for each picture, as base64, and of the words beside them. */
const PICTURE = 44 * 1_048_576;
const WORDS = 8 * 1_048_576;

/** A server of the AUTOMATIC1111 protocol: also Forge, SD.Next, stable-diffusion.cpp, Draw Things, KoboldCpp. */
export function sdapiEngine(address: EngineAddress, options: Options): PictureEngine {
  return pictureEngine({
    address,
    kind: 'sdapi',
    now: options.now,
    async look(signal) {
      const abilities = await lookAtSdapi(address, signal);
      return abilities.models.map((model) => seenModel({ ...options, address, abilities }, model));
    },
  });
}

interface Engine extends Options {
  readonly address: EngineAddress;
  readonly abilities: Abilities;
}

function seenModel(engine: Engine, { title, label }: Abilities['models'][number]): SeenModel {
  const { samplers, tellsTasks, tellsProgress } = engine.abilities;
  return {
    name: title,
    label,
    capabilities: ownCapabilities({
      modelId: label,
      modes: ['text-to-image', 'image-to-image'],
      habits: habitsOf(title),
      samplers,
      partialPictures: tellsTasks || tellsProgress,
      maxSeed: SEEDS - 1,
      maxCount: MAX_COUNT,
    }),
    paint: (request, waiting) => paint(engine, { title, label }, request, waiting),
  };
}

async function paint(
  engine: Engine,
  { title, label }: Abilities['models'][number],
  request: PictureRequest,
  waiting: Waiting,
): Promise<Picture> {
  const { address, abilities, every = EVERY, silence = SILENCE } = engine;
  const seed = request.settings?.seed ?? randomInt(SEEDS);
  const task = `framewright-${randomUUID()}`;
  const count = request.count ?? 1;
  const { path, body } = sdapiRequest(request, {
    title,
    choosesModel: abilities.models.length > 1,
    seed,
    task,
  });
  const watched = { address, abilities, task, every };
  const answer = await whileAlive({ watched, waiting, silence }, (signal) =>
    callEngine({ address, path, body, signal, limit: PICTURE * count + WORDS }),
  );
  const { sampler = '' } = request.settings ?? {};
  if (answer.status !== 200) throw sdapiFailure(address.name, answer, sampler);
  const settings = { ...request.settings, seed, steps: body.steps, guidance: body.cfg_scale };
  return sdapiPictures(address, answer, { label, count, prompt: body.prompt, settings }, waiting.signal);
}

interface Alive {
  readonly watched: Watched;
  readonly waiting: Waiting;
  readonly silence: number;
}

/**
 * Runs a call for as long as the engine shows signs of life. Who leaves has the work ended at the engine first.
 * @throws {EngineFailure} `silent`; the caller's reason; whatever `work` throws
 */
async function whileAlive<T>(
  { watched, waiting, silence }: Alive,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const call = new AbortController();
  const isOurs = await wasIdle(watched, waiting.signal);
  const leave = () => {
    void stopAtEngine(watched, isOurs).finally(() => call.abort(waiting.signal.reason));
  };
  const giveUp = () => call.abort(new EngineFailure('silent', watched.address.name));
  let timer = setTimeout(giveUp, silence);
  const onSign = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, silence);
  };
  const over = new AbortController();
  waiting.signal.throwIfAborted();
  waiting.signal.addEventListener('abort', leave, { once: true });
  void watchSdapi(watched, waiting, { signal: over.signal, onSign });
  try {
    return await work(call.signal);
  } finally {
    waiting.signal.removeEventListener('abort', leave);
    over.abort();
    clearTimeout(timer);
  }
}
