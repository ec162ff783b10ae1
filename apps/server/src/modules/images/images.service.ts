import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ImageRequest, ImageResult, imageFile, User } from '@framewright/contract';
import { readMetadata } from '@framewright/image-metadata';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import type { Picture, PictureRequest } from '../../providers/ai/image-provider.ts';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import type { UsageReservation } from '../../providers/ai/reservation.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { commit, type Generation, recordGeneration, release, reserve } from '../usage/index.ts';
import { findFile, insertImage } from './images.repo.ts';
import { asAppError, inputPicture } from './input-picture.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import { withItsPrompt } from './with-prompt.ts';

export interface ImageDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly providers: ImageProviders;
  readonly addresses: PictureAddresses;
  readonly now: () => Date;
}

const MADE = 'Your picture is ready.';
const EXTENSION = '.img';

/**
 * Makes a picture and keeps it. What fails costs nothing and leaves nothing behind.
 * @param signal aborted when nobody waits any more
 * @throws {AppError} `image_limit`, or what is wrong with the input picture
 */
export async function makePicture(
  deps: ImageDeps,
  user: User,
  request: ImageRequest,
  signal: AbortSignal,
): Promise<ImageResult> {
  const provider = deps.providers[request.model];
  const readiness = provider.ready();
  if (!readiness.ready)
    return { success: false, image_url: null, message: readiness.message, model: provider.id };

  const wish = await pictureRequest(request);
  const attempt = new Attempt(user, request, deps.now());
  const reservation = await reserve(deps.db, user, 'images', attempt.createdAt);
  try {
    const picture = await provider.generate(reservation, wish, signal);
    signal.throwIfAborted();
    const id = await keep(deps, reservation, picture, attempt);
    const { width, height, contentType: content_type } = picture;
    const image_url = deps.addresses.sign(id, deps.now());
    const has_credentials = Boolean(readMetadata(picture.bytes)?.credentials);
    const facts = { width, height, content_type, has_credentials };
    return { success: true, image_url, message: MADE, model: provider.id, ...facts };
  } catch (error) {
    await deps.storage.remove(storageKey(reservation.id));
    await release(deps.db, reservation);
    await recordGeneration(deps.db, attempt.ended(signal.aborted ? 'cancelled' : 'failed', null));
    throw signal.aborted ? new AppError('overloaded', { cause: error }) : asAppError(error);
  }
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

async function pictureRequest(request: ImageRequest): Promise<PictureRequest> {
  const { prompt, mode, input_image, strength, byteplus_api_key, aspect_ratio } = request;
  const isEdit = mode === 'image-to-image' && input_image;
  return {
    prompt,
    aspectRatio: aspect_ratio,
    input: isEdit ? { bytes: await inputPicture(input_image), strength } : undefined,
    userKey: byteplus_api_key ?? undefined,
  };
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
  { bytes, contentType, width, height }: Picture,
  attempt: Attempt,
): Promise<string> {
  const id = newId();
  await storage.put(storageKey(reservation.id), bytes);
  await inTransaction(db, async (tx) => {
    await recordGeneration(tx, attempt.ended('succeeded', { image_id: id, width, height }));
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
