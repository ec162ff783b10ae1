import { randomInt } from 'node:crypto';
import { type ImageSettings, MAX_COUNT } from '@framewright/contract';
import { z } from 'zod';
import { shapeOf } from '../../aspect.ts';
import type { Picture, PictureRequest, Waiting } from '../../picture-port.ts';
import { pictureEngine, type SeenModel } from '../engine.ts';
import { ownCapabilities } from '../engine-capabilities.ts';
import { EngineFailure } from '../engine-failure.ts';
import {
  type EngineAnswer,
  engineJson,
  parsedOrNot,
  receivePicture,
  receivePictures,
} from '../engine-http.ts';
import { ownMetadata } from '../engine-metadata.ts';
import { enginePicture } from '../engine-picture.ts';
import { withoutBars } from '../escape-prompt.ts';
import { nameWith } from '../known-engines.ts';
import { bytesOfPicture } from '../lifted-pictures.ts';
import { engineSize, habitsOf } from '../model-habits.ts';
import type { EngineAddress, PictureEngine } from '../picture-engine.ts';
import { PATIENCE, type Patience, whileItAnswers } from '../signs-of-life.ts';
import { controlsOf, type ServerDialect } from './dialects.ts';
import { lookAtOpenaiShape } from './look.ts';

interface Options extends Partial<Patience> {
  readonly now: () => Date;
}

interface Engine {
  readonly address: EngineAddress;
  readonly dialect: ServerDialect;
  readonly patience: Patience;
  /** The model that it made its last picture with, and so has at hand. */
  readonly atHand: { model: string };
}

const SEEDS = 2 ** 32;
/** Bytes of the answer with one picture in base64, and of a picture by itself. */
const ANSWER = 52 * 1_048_576;
const PICTURE = 32 * 1_048_576;

const made = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});
/** Every way in which these servers say what is wrong. */
const refusal = z.object({ error: z.unknown(), detail: z.unknown() }).partial();

/** A server that takes `/images/generations` as OpenAI does: LocalAI, vLLM-Omni, Docker Model Runner. */
export function openaiShapeEngine(address: EngineAddress, { now, ...patience }: Options): PictureEngine {
  const atHand = { model: '' };
  return pictureEngine({
    address,
    kind: 'openai-images',
    now,
    async look(signal, called) {
      const { dialect, names } = await lookAtOpenaiShape(called, signal);
      const name = nameWith(dialect.program, address);
      const engine = {
        address: { ...address, name },
        dialect,
        patience: { ...PATIENCE, ...patience },
        atHand,
      };
      return { name, models: names.map((model) => seenModel(engine, model)) };
    },
  });
}

function seenModel(engine: Engine, name: string): SeenModel {
  const label = name.slice(name.lastIndexOf('/') + 1);
  const all = ownCapabilities({
    ...{ modelId: label, modes: ['text-to-image'], habits: habitsOf(name), samplers: [] },
    ...{ partialPictures: false, maxSeed: SEEDS - 1, maxCount: MAX_COUNT },
  });
  return {
    name,
    label,
    capabilities: { ...all, controls: controlsOf(engine.dialect, all.controls) },
    paint: (request, waiting) => paint(engine, { name, label }, request, waiting),
  };
}

type Model = Pick<SeenModel, 'name' | 'label'>;

/**
 * One after another: of several in one answer some may be missing, and their seeds are nobody's. It tells nothing until
 * a picture is there, so that its model counts as on its way until it has made one.
 */
async function paint(
  engine: Engine,
  model: Model,
  request: PictureRequest,
  waiting: Waiting,
): Promise<Picture> {
  const { count = 1, settings = {} } = request;
  const seed = settings.seed ?? randomInt(SEEDS - count);
  const pictures: Picture[] = [];
  const isAtHand = engine.dialect.loadsAtStart || engine.atHand.model === model.name;
  waiting.onStage?.(isAtHand ? 'generating' : 'loading');
  for (let index = 0; index < count; index += 1) {
    const own = { ...settings, ...(engine.dialect.seed && { seed: (seed + index) % SEEDS }) };
    pictures.push(await paintOne(engine, model, { ...request, settings: own }, waiting));
    if (!isAtHand && index === 0) waiting.onStage?.('generating');
    engine.atHand.model = model.name;
  }
  const [picture, ...others] = pictures;
  if (!picture) throw new EngineFailure('no-picture', engine.address.name);
  return { ...picture, ...(others.length > 0 && { others }) };
}

async function paintOne(
  { address, dialect, patience }: Engine,
  { name, label }: Model,
  request: PictureRequest & { readonly settings: ImageSettings },
  waiting: Waiting,
): Promise<Picture> {
  const body = bodyFor(dialect, name, request);
  const path = `${dialect.version}/images/generations`;
  const question = { address, path: `${dialect.version}/models`, signal: waiting.signal, patience };
  return whileItAnswers(question, (signal) =>
    receivePictures({ address, path, body, signal, limit: ANSWER }, async (answer) => {
      if (answer.status !== 200) throw failureOf(address.name, name, answer);
      const [{ b64_json: packed, url } = {}] = engineJson(address, answer, made).data;
      const finish = async (bytes: Buffer): Promise<Picture> => ({
        ...(await enginePicture(bytes, address.name, signal)),
        ...{ modelId: label, settings: request.settings, costUsd: 0 },
        ownMetadata: ownMetadata(bytes, plainFor(dialect, request.prompt), request.settings),
      });
      if (packed || url?.startsWith('data:')) return finish(bytesOfPicture(packed || url || '', answer));
      return fetchOwn(address, url ?? '', signal, finish);
    }),
  );
}

/** What was chosen, and nothing that the server does not take. */
function bodyFor(dialect: ServerDialect, model: string, request: PictureRequest) {
  const { prompt, settings = {} } = request;
  const { width, height } = engineSize(shapeOf(request) ?? 1, habitsOf(model).side);
  const { steps, guidance, seed, negative_prompt: negative } = settings;
  const plain = plainFor(dialect, prompt);
  return {
    model,
    prompt:
      negative && dialect.negative === 'behind a bar' ? `${plain}|${plainFor(dialect, negative)}` : plain,
    ...{ n: 1, size: `${width}x${height}`, response_format: 'b64_json' },
    ...(dialect.steps && steps !== undefined && { [dialect.steps]: steps }),
    ...(dialect.guidance && guidance !== undefined && { [dialect.guidance]: guidance }),
    ...(dialect.seed && { seed }),
    ...(dialect.negative === 'field' && negative && { negative_prompt: negative }),
  };
}

/** A text without what the server would obey in it. */
function plainFor({ negative }: ServerDialect, text: string): string {
  return negative === 'behind a bar' ? withoutBars(text) : text;
}

/** Some answer an address all the same: one of their own is asked, and no other. */
async function fetchOwn<T>(
  address: EngineAddress,
  url: string,
  signal: AbortSignal,
  use: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  const at = URL.canParse(url, address.url.href) ? new URL(url, address.url) : undefined;
  if (at?.origin !== address.url.origin) throw new EngineFailure('no-picture', address.name);
  const origin = { ...address, url: new URL(at.origin) };
  const call = { address: origin, path: at.pathname.slice(1), query: Object.fromEntries(at.searchParams) };
  return receivePicture({ ...call, signal, limit: PICTURE }, (answer) => {
    if (answer.status !== 200) throw new EngineFailure('no-picture', address.name);
    return use(answer.bytes);
  });
}

/** What an answer other than 200 means. Nothing of it is passed on. */
function failureOf(name: string, model: string, { status, bytes }: EngineAnswer): EngineFailure {
  if (status === 401 || status === 403) return new EngineFailure('locked', name);
  if (status === 429 || status === 503) return new EngineFailure('busy', name);
  const said = refusal.safeParse(parsedOrNot(bytes));
  if (!said.success) return new EngineFailure('not-an-engine', name);
  const words = JSON.stringify([said.data.error, said.data.detail]);
  if (/out ?of ?memory/i.test(words)) return new EngineFailure('out-of-memory', name);
  const isGone = status === 404 || /model.{0,80}not (?:found|exist)/i.test(words);
  return isGone ? new EngineFailure('no-such-model', name, model) : new EngineFailure('failed', name);
}
