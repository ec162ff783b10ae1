import { randomInt } from 'node:crypto';
import type { ImageCapabilities } from '@framewright/contract';
import { ratioOf, shapeOf } from '../aspect.ts';
import { editPrompt } from '../edit-prompt.ts';
import type { CallUse, ModelCalls } from '../model-calls.ts';
import { ModelFailure } from '../model-failure.ts';
import { checkPicture } from '../picture-check.ts';
import type { Picture, PictureRequest, Waiting } from '../picture-port.ts';
import { isWhole, streamProvider } from '../provider-fetch.ts';
import { withinTime } from '../time-limit.ts';
import { readOpenrouterPicture, readOpenrouterStream } from './answers.ts';
import { parameterValuesOf } from './capabilities.ts';
import { type AskedOfOpenrouter, openrouterFailure } from './failures.ts';
import { type OpenrouterModel, rasterOf } from './list.ts';
import { aboutUsd, type Rates } from './prices.ts';

/** Bytes of one answer: a picture of 4K in base64, and room; and of a stream with unfinished ones before it. */
const LARGEST_ANSWER = 56 * 1_048_576;
/** Pictures of this size do not fit into one event of a stream. */
const TOO_LARGE_TO_STREAM = '4K';
/** Above this `randomInt` does not go. */
const LARGEST_DRAWN = 2 ** 48 - 2;

/** A model, and how it is called. */
export interface Painting {
  readonly model: OpenrouterModel;
  readonly rates: Rates;
  readonly capabilities: ImageCapabilities;
  readonly imagesUrl: URL;
  readonly asked: AskedOfOpenrouter;
  readonly userId: string;
  readonly calls: ModelCalls;
  /** Milliseconds for one call, without the time that it queues. */
  readonly timeLimit: number;
}

/**
 * Makes as many pictures as were asked for, each by a call of its own with a seed of its own, so that each can
 * be made again. Where a later one fails, those that were made are kept.
 * @throws {ModelFailure} where there is none
 */
export async function paint(painting: Painting, request: PictureRequest, waiting: Waiting): Promise<Picture> {
  const made: Picture[] = [];
  const count = request.count ?? 1;
  const seeds = seedsFor(painting.capabilities, request, count);
  try {
    while (made.length < count) {
      made.push(await paintOne(painting, withSeed(request, seeds[made.length]), waiting));
      if (count > 1) waiting.onProgress?.({ fraction: made.length / count });
    }
  } catch (error) {
    if (made.length === 0 || waiting.signal.aborted || !(error instanceof ModelFailure)) throw error;
  }
  const [first, ...others] = made;
  if (!first) throw new ModelFailure('garbage');
  const costs = made.flatMap(({ costUsd }) => costUsd ?? []);
  const isKnown = costs.length === made.length;
  const { costUsd: _, ...picture } = first;
  return {
    ...picture,
    ...(isKnown && { costUsd: costs.reduce((sum, cost) => sum + cost, 0) }),
    ...(others.length > 0 && { others }),
  };
}

function seedsFor({ controls }: ImageCapabilities, { settings }: PictureRequest, count: number): number[] {
  if (!controls.seed) return [];
  const { max } = controls.seed;
  const first = settings?.seed ?? randomInt(Math.min(max, LARGEST_DRAWN) + 1);
  return Array.from({ length: count }, (_, index) => (first + index) % (max + 1));
}

function withSeed(request: PictureRequest, seed: number | undefined): PictureRequest {
  return seed === undefined ? request : { ...request, settings: { ...request.settings, seed } };
}

function paintOne(painting: Painting, request: PictureRequest, waiting: Waiting): Promise<Picture> {
  const { model, rates, asked, userId, calls, timeLimit } = painting;
  const inputs = request.input?.pictures.length ?? 0;
  const { resolution, quality } = request.settings ?? {};
  const estimateUsd = aboutUsd(rates, { resolution, quality, inputs });
  const key = asked.onUserKey ? 'user' : 'server';
  const facts = { userId, kind: 'image', provider: 'openrouter', model: model.id, key } as const;
  return calls.run({ ...facts, estimateUsd }, waiting, (tellUse) =>
    withinTime({ signal: waiting.signal, milliseconds: timeLimit }, (signal) =>
      ask(painting, request, { ...waiting, signal }, (used) =>
        // Where the cost is not told, what was booked stands.
        tellUse({ ...used, costUsd: used.costUsd ?? estimateUsd }),
      ),
    ),
  );
}

async function ask(
  { model, imagesUrl, asked }: Painting,
  request: PictureRequest,
  { signal, onPartial }: Waiting,
  tellUse: (used: CallUse) => void,
): Promise<Picture> {
  const streams =
    onPartial !== undefined && model.streams && request.settings?.resolution !== TOO_LARGE_TO_STREAM;
  const answer = await streamProvider({
    url: imagesUrl,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${asked.apiKey.reveal()}` },
    body: JSON.stringify({ ...bodyOf(model, request), ...(streams && { stream: true }) }),
    signal,
    limit: LARGEST_ANSWER,
  });
  if (isWhole(answer) && (answer.status < 200 || answer.status > 299)) throw openrouterFailure(answer, asked);
  const made = isWhole(answer)
    ? readOpenrouterPicture(answer)
    : await readOpenrouterStream(answer, asked, onPartial);
  const { bytes, costUsd, ...tokens } = made;
  // What was made is paid for, whether it can be used or not.
  tellUse({ ...tokens, pictures: 1, costUsd });
  return {
    ...(await checkPicture(bytes, signal)),
    modelId: model.id,
    ...(costUsd !== null && { costUsd }),
    ...(request.settings && Object.keys(request.settings).length > 0 && { settings: request.settings }),
  };
}

/** Only what the model lists: anything else is refused, not ignored. */
function bodyOf(model: OpenrouterModel, request: PictureRequest) {
  const { prompt, input } = request;
  const { seed, resolution, quality, background } = request.settings ?? {};
  const format = rasterOf(parameterValuesOf(model, 'output_format'));
  const ratio = ratioFor(model, request);
  return {
    model: model.id,
    prompt: input ? editPrompt(prompt, input.strength) : prompt,
    ...(ratio && { aspect_ratio: ratio }),
    ...(seed !== undefined && { seed }),
    ...(resolution && { resolution }),
    ...(quality && { quality }),
    ...(background && { background }),
    ...(format && { output_format: format }),
    ...(input && {
      input_references: input.pictures.map(({ bytes, contentType }) => ({
        type: 'image_url',
        image_url: { url: `data:${contentType};base64,${bytes.toString('base64')}` },
      })),
    }),
  };
}

/** What was asked for; of a picture to start from, its own shape or the nearest there is. */
function ratioFor(model: OpenrouterModel, request: PictureRequest): string | undefined {
  const ratios = parameterValuesOf(model, 'aspect_ratio');
  const { aspectRatio } = request;
  if (aspectRatio) return ratios.find((ratio) => ratio === aspectRatio);
  const shape = shapeOf(request);
  if (shape === undefined || ratios.includes('auto')) return ratios.find((ratio) => ratio === 'auto');
  const distance = (ratio: string) => Math.abs(Math.log(ratioOf(ratio) / shape));
  return ratios
    .filter((ratio) => RATIO.test(ratio))
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

const RATIO = /^\d+(?:\.\d+)?:\d+(?:\.\d+)?$/;
