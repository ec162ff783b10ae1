import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type {
  FieldProblem,
  ImageCapabilities,
  ImageEvent,
  ImageRequest,
  ImageResult,
  imageFile,
  PictureModelId,
  User,
} from '@framewright/contract';
import { readMetadata } from '@framewright/image-metadata';
import { PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import type { PictureEngines } from '../../providers/ai/engines/picture-engine.ts';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import { ModelFailure } from '../../providers/ai/model-failure.ts';
import type { Picture, PicturePort, PictureRequest } from '../../providers/ai/picture-port.ts';
import type { UsageReservation } from '../../providers/ai/reservation.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { commit, type Generation, recordGeneration, release, reserve } from '../usage/index.ts';
import { pictureFailure } from './failure-texts.ts';
import { findModel } from './find-model.ts';
import { findFile, insertImage } from './images.repo.ts';
import { asAppError, inputPictures } from './input-picture.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import { withItsPrompt } from './with-prompt.ts';

export interface ImageDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly providers: ImageProviders;
  readonly engines: PictureEngines;
  readonly addresses: PictureAddresses;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'debug'>;
  readonly now: () => Date;
}

const MADE = 'Your picture is ready.';
const EXTENSION = '.img';

/** What a caller hears while the picture is made. */
export type Progress = Exclude<ImageEvent, { type: 'result' | 'failure' }>;

/** Who waits for a picture. */
export interface ForWhom {
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Left out where only the end is of interest. */
  readonly tell?: (progress: Progress) => void;
}

/**
 * Makes a picture and keeps it. What fails costs nothing and leaves nothing behind.
 * @throws {AppError} `image_limit`, or what is wrong with the request or its pictures
 */
export async function makePicture(
  deps: ImageDeps,
  user: User,
  request: ImageRequest,
  waiting: ForWhom,
): Promise<ImageResult> {
  const found = await findModel(deps, request.model);
  if (!found.port) return refusal(request.model, found.message);
  const provider = found.port;

  const wish = await pictureRequest(request, provider.capabilities(deps.now()));
  const attempt = new Attempt(user, request, deps.now());
  const reservation = await reserve(deps.db, user, 'images', attempt.createdAt);
  try {
    const picture = await ask(provider, reservation, wish, waiting);
    waiting.tell?.({ type: 'stage', stage: 'saving' });
    const id = await keep(deps, reservation, picture, attempt);
    return resultOf(provider, picture, deps.addresses.sign(id, deps.now()));
  } catch (error) {
    await deps.storage.remove(storageKey(reservation.id));
    await release(deps.db, reservation);
    await recordGeneration(deps.db, attempt.ended(waiting.signal.aborted ? 'cancelled' : 'failed', null));
    if (waiting.signal.aborted) throw new AppError('overloaded', { cause: error });
    if (!(error instanceof ModelFailure)) throw asAppError(error);
    return failed(deps.log, provider, error, wish.userKey !== undefined);
  }
}

async function ask(
  provider: PicturePort,
  reservation: UsageReservation,
  wish: PictureRequest,
  { signal, tell }: ForWhom,
): Promise<Picture> {
  tell?.({ type: 'stage', stage: 'generating' });
  const picture = await provider.generate(reservation, wish, {
    signal,
    ...(tell && {
      onQueue: (ahead: number) => tell({ type: 'queued', ahead }),
      onPartial: ({ bytes, contentType }) =>
        tell({ type: 'partial', image: `data:${contentType};base64,${bytes.toString('base64')}` }),
    }),
  });
  signal.throwIfAborted();
  return picture;
}

function resultOf(provider: PicturePort, picture: Picture, image_url: string): ImageResult {
  const { width, height, contentType: content_type, modelId: model_id, promptUsed } = picture;
  const has_credentials = Boolean(readMetadata(picture.bytes)?.credentials);
  const facts = { width, height, content_type, has_credentials, model_id };
  const rewritten = promptUsed !== undefined && { prompt_used: promptUsed };
  return { success: true, image_url, message: MADE, model: provider.id, ...facts, ...rewritten };
}

function refusal(model: PictureModelId, message: string): ImageResult {
  return { success: false, image_url: null, message, model };
}

/** What is wrong with a user's own key is no news to the operator. */
function failed(
  log: ImageDeps['log'],
  provider: PicturePort,
  failure: ModelFailure,
  onUserKey: boolean,
): ImageResult {
  const { kind, status, retryAfter } = failure;
  log[onUserKey || kind === 'declined' ? 'debug' : 'warn'](
    { model: provider.id, kind, status },
    'an image model failed',
  );
  return {
    ...refusal(provider.id, pictureFailure(failure, provider.label, onUserKey)),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  };
}

/**
 * A kept picture, by its signed address.
 * @throws {AppError} `bad_signature`, or `not_found` where the picture has been deleted
 */
export async function openPicture(
  { db, storage, addresses, now }: ImageDeps,
  id: string,
  { expires, signature, as }: z.output<typeof imageFile.query>,
): Promise<{ body: Readable | Uint8Array; contentType: string; bytes: number }> {
  if (!addresses.holds(id, expires, signature, now())) throw new AppError('bad_signature');
  const file = await findFile(db, id);
  const stream = file && (await storage.open(file.storageKey));
  if (!file || !stream) throw new AppError('not_found');
  const { contentType, bytes } = file;
  if (as === 'original') return { body: stream, contentType, bytes };
  const copy = withItsPrompt(await buffer(stream), file);
  return { body: copy, contentType, bytes: copy.length };
}

/**
 * Removes what an attempt may have stored. What cannot be removed is logged.
 * @param reservationId of the attempt
 * @returns whether it is gone
 */
export async function discardPicture(
  storage: Storage,
  reservationId: string,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const key = storageKey(reservationId);
  try {
    await storage.remove(key);
    return true;
  } catch (err) {
    log.error({ err, key }, 'a picture file could not be removed');
    return false;
  }
}

/** @throws {AppError} for what the chosen model cannot do, and for pictures that cannot be used */
async function pictureRequest(
  request: ImageRequest,
  capabilities: ImageCapabilities,
): Promise<PictureRequest> {
  const { prompt, mode, input_image, more_images = [], strength, byteplus_api_key, aspect_ratio } = request;
  const inputs = mode === 'image-to-image' && input_image ? [input_image, ...more_images] : [];
  const problem = beyond(capabilities, request, inputs.length);
  if (problem) throw new AppError('invalid_request', { detail: problem.message, fields: [problem] });
  return {
    prompt,
    // An input keeps its own shape.
    aspectRatio: aspect_ratio ?? (inputs.length > 0 ? undefined : PROMPT_DEFAULTS.aspect_ratio),
    input: inputs.length > 0 ? { pictures: await inputPictures(inputs), strength } : undefined,
    userKey: byteplus_api_key?.trim() || undefined,
  };
}

function beyond(
  { modes, aspect_ratios, max_inputs }: ImageCapabilities,
  { mode, aspect_ratio }: ImageRequest,
  inputs: number,
): FieldProblem | undefined {
  if (!modes.includes(mode))
    return { path: 'mode', message: 'This model cannot do that: choose the other mode.' };
  if (aspect_ratio && !aspect_ratios.includes(aspect_ratio))
    return { path: 'aspect_ratio', message: 'This model cannot make that aspect ratio.' };
  if (inputs > max_inputs) {
    const most = max_inputs === 1 ? 'one picture' : `${max_inputs} pictures`;
    return { path: 'more_images', message: `This model takes at most ${most}.` };
  }
  return undefined;
}

/** Named after the reservation, so that whatever releases it can find the file of a crashed attempt. */
function storageKey(reservationId: string): string {
  return `${reservationId}${EXTENSION}`;
}

/** The other way round. */
export function reservationOf(key: string): string {
  return key.slice(0, -EXTENSION.length);
}

/** Stores the file, then in one transaction the record, the picture and the end of the reservation. */
async function keep(
  { db, storage }: ImageDeps,
  reservation: UsageReservation,
  { bytes, contentType, width, height, modelId, promptUsed }: Picture,
  attempt: Attempt,
): Promise<string> {
  const id = newId();
  await storage.put(storageKey(reservation.id), bytes);
  await inTransaction(db, async (tx) => {
    await recordGeneration(
      tx,
      attempt.ended('succeeded', { image_id: id, width, height, model_id: modelId, prompt_used: promptUsed }),
    );
    await insertImage(tx, {
      id,
      userId: reservation.userId,
      generationId: attempt.id,
      storageKey: storageKey(reservation.id),
      contentType,
      bytes: bytes.length,
      width,
      height,
      createdAt: attempt.createdAt,
    });
    await commit(tx, reservation);
  });
  return id;
}

/** One try at a picture, as it will be recorded. */
class Attempt {
  readonly id = newId();
  readonly createdAt: Date;
  readonly #began = performance.now();
  readonly #user: User;
  readonly #request: ImageRequest;

  constructor(user: User, request: ImageRequest, createdAt: Date) {
    this.#user = user;
    this.#request = request;
    this.createdAt = createdAt;
  }

  ended(outcome: Generation['outcome'], result: object | null): Generation {
    const { prompt, mode, strength, aspect_ratio, model } = this.#request;
    return {
      id: this.id,
      userId: this.#user.id,
      kind: 'images',
      request: { prompt, mode, ...(mode === 'image-to-image' && { strength }), aspect_ratio },
      result,
      model,
      createdAt: this.createdAt,
      durationMs: performance.now() - this.#began,
      outcome,
    };
  }
}
