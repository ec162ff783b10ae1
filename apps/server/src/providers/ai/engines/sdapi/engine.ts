import { randomInt, randomUUID } from 'node:crypto';
import { MAX_COUNT } from '@framewright/contract';
import type { Picture, PictureRequest, Waiting } from '../../picture-port.ts';
import { pictureEngine, type SeenModel } from '../engine.ts';
import { ownCapabilities } from '../engine-capabilities.ts';
import { receivePictures } from '../engine-http.ts';
import { nameWith } from '../known-engines.ts';
import { habitsOf } from '../model-habits.ts';
import type { EngineAddress, PictureEngine } from '../picture-engine.ts';
import { lookAtSdcpp } from '../sdcpp/model.ts';
import { PATIENCE, type Patience, signsOfLife } from '../signs-of-life.ts';
import { sdapiFailure } from './failures.ts';
import { lookAtSdapi, type SdapiAbilities } from './look.ts';
import { sdapiPictures } from './pictures.ts';
import { sdapiRequest } from './request.ts';
import { stopAtEngine, workBefore } from './stop.ts';
import { type Watched, watchSdapi } from './watch.ts';

interface Options extends Partial<Patience> {
  readonly now: () => Date;
}

/** AUTOMATIC1111 counts seeds in 32 bits. */
const SEEDS = 2 ** 32;
/** Bytes of the answer for each picture, as base64, and of the words beside them. */
const PICTURE = 44 * 1_048_576;
const WORDS = 8 * 1_048_576;

/**
 * A server of the AUTOMATIC1111 protocol: also Forge, SD.Next, Draw Things, KoboldCpp; and stable-diffusion.cpp,
 * whose own protocol is better.
 */
export function sdapiEngine(address: EngineAddress, options: Options): PictureEngine {
  return pictureEngine({
    address,
    kind: 'sdapi',
    now: options.now,
    async look(signal, called) {
      const native = await lookAtSdcpp({ address: called, patience: { ...PATIENCE, ...options } }, signal);
      if (native) return { name: nameWith('stable-diffusion.cpp', address), models: [native] };
      const abilities = await lookAtSdapi(called, signal);
      const name = abilities.program ? nameWith(abilities.program, address) : address.name;
      const engine = { ...options, address: { ...address, name }, abilities };
      return { name, models: abilities.models.map((model) => seenModel(engine, model)) };
    },
  });
}

interface Engine extends Options {
  readonly address: EngineAddress;
  readonly abilities: SdapiAbilities;
}

function seenModel(engine: Engine, { title, label }: SdapiAbilities['models'][number]): SeenModel {
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
  { title, label }: SdapiAbilities['models'][number],
  request: PictureRequest,
  waiting: Waiting,
): Promise<Picture> {
  const { address, abilities } = engine;
  const patience = { ...PATIENCE, ...engine };
  const seed = request.settings?.seed ?? randomInt(SEEDS);
  const task = `framewright-${randomUUID()}`;
  const count = request.count ?? 1;
  const { path, body } = sdapiRequest(request, {
    title,
    choosesModel: abilities.models.length > 1,
    seed,
    task,
  });
  const watched = { address, abilities, task, every: patience.every };
  const { sampler = '' } = request.settings ?? {};
  const settings = { ...request.settings, seed, steps: body.steps, guidance: body.cfg_scale };
  return whileAlive({ watched, waiting, patience }, (signal) =>
    receivePictures({ address, path, body, signal, limit: PICTURE * count + WORDS }, async (answer) => {
      if (answer.status !== 200) throw sdapiFailure(address.name, answer, sampler);
      return sdapiPictures(address, answer, { label, count, prompt: body.prompt, settings }, signal);
    }),
  );
}

interface Alive {
  readonly watched: Watched;
  readonly waiting: Waiting;
  readonly patience: Patience;
}

/**
 * Runs a call for as long as the engine shows signs of life. Who leaves has the work ended at the engine first.
 * @throws {EngineFailure} `silent`; the caller's reason; whatever `work` throws
 */
async function whileAlive<T>(
  { watched, waiting, patience }: Alive,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal } = waiting;
  const before = await workBefore(watched, signal);
  if (before === 'busy') waiting.onQueue?.(1);
  signal.throwIfAborted();
  const life = signsOfLife(watched.address.name, patience);
  const leave = () => {
    void stopAtEngine(watched, before === 'idle').finally(() => life.abort(signal.reason));
  };
  const over = new AbortController();
  signal.addEventListener('abort', leave, { once: true });
  const watching = { signal: over.signal, onSign: life.onSign, isBehind: before === 'busy' };
  void watchSdapi(watched, waiting, watching);
  try {
    return await work(life.signal);
  } finally {
    signal.removeEventListener('abort', leave);
    over.abort();
    life.end();
  }
}
