import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type {
  ImageEvent,
  ImageRequest,
  ImageResult,
  imageFile,
  PictureModelId,
  User,
} from '@framewright/contract';
import { readMetadata } from '@framewright/image-metadata';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { PictureEngines } from '../../providers/ai/engines/picture-engine.ts';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import { ModelFailure } from '../../providers/ai/model-failure.ts';
import type { Picture, PicturePort, PictureRequest } from '../../providers/ai/picture-port.ts';
import type { UsageReservation } from '../../providers/ai/reservation.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { SignedAddresses } from '../../signed-addresses.ts';
import { leaveBehind, recordGeneration, release } from '../usage/index.ts';
import { discardFiles, originOf } from '../work/index.ts';
import { checkPrice } from './check-price.ts';
import { pictureFailure } from './failure-texts.ts';
import { findModel } from './find-model.ts';
import { findPictureFile } from './images.repo.ts';
import { asAppError } from './input-picture.ts';
import { Attempt, type Counted, keepPictures, type WhenKept } from './keep-pictures.ts';
import { pictureRequest } from './picture-request.ts';
import { holdOn, reserveAll } from './reservations.ts';
import { withItsPrompt } from './with-prompt.ts';

export interface ImageDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly providers: ImageProviders;
  readonly engines: PictureEngines;
  readonly addresses: SignedAddresses;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'debug'>;
  readonly now: () => Date;
  /** Bytes that the pictures of a plan may take up; null is without end. */
  readonly storageLimit: (plan: string) => number | null;
}

const MADE = 'Your picture is ready.';
const NO_ROOM =
  'Your picture is ready. Your storage is full, so it stays for a day only: download it now, or make room in My work.';

/** What a caller hears while the picture is made. */
export type Progress = Exclude<ImageEvent, { type: 'result' | 'failure' }>;

/** Who waits for a picture. */
export interface ForWhom {
  /** Of the API key that asks, if one does. */
  readonly scopes: Caller['scopes'];
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Left out where only the end is of interest. */
  readonly tell?: (progress: Progress) => void;
  readonly kept?: WhenKept;
}

/**
 * Makes a picture, or several, and keeps them. What fails costs nothing and leaves nothing behind.
 * @throws {AppError} `image_limit`, `scope_required`, `not_found` for a work that is none of the user's, or what is wrong with
 * the request or its pictures
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

  const capabilities = provider.capabilities(deps.now());
  checkPrice(request, capabilities, waiting);
  const origin = request.from_work ? await originOf(deps.db, user.id, request.from_work) : undefined;
  const attempt = new Attempt(user, request, deps.now());
  const reservations = await reserveAll(deps.db, user, request.count ?? 1, attempt.createdAt);
  // Whoever has none left has no picture decoded either.
  const wish = await pictureRequest(request, capabilities, user.id).catch(async (error: unknown) => {
    await giveBack(deps, reservations);
    throw error;
  });
  const hold = holdOn(deps, reservations);
  try {
    const picture = await ask(provider, reservations[0], wish, waiting);
    waiting.tell?.({ type: 'stage', stage: 'saving' });
    const counted = countedFor(picture, reservations);
    const { ids, expiresAt } = await keepPictures(deps, counted, attempt, {
      ...{ origin, priceUsd: capabilities.price_usd, kept: waiting.kept },
    });
    // An engine may make fewer than it was asked for.
    for (const reservation of reservations.slice(ids.length)) await release(deps.db, reservation);
    const addresses = ids.map((id) => deps.addresses.sign(id, deps.now()));
    const message = expiresAt === null ? MADE : NO_ROOM;
    return {
      ...resultOf(provider, picture, addresses, message),
      ...(expiresAt !== null && { expires_at: expiresAt }),
      work_id: attempt.id,
    };
  } catch (error) {
    await giveBack(deps, reservations);
    await recordGeneration(deps.db, attempt.ended(waiting.signal.aborted ? 'cancelled' : 'failed', null));
    if (waiting.signal.aborted) throw new AppError('overloaded', { cause: error });
    if (!(error instanceof ModelFailure)) throw asAppError(error);
    return failed(deps.log, provider, error, wish.userKey !== undefined);
  } finally {
    hold.letGo();
  }
}

/** Each picture with the reservation that it is counted on. */
function countedFor(
  picture: Picture,
  [first, ...rest]: readonly [UsageReservation, ...UsageReservation[]],
): [Counted, ...Counted[]] {
  const others = (picture.others ?? []).flatMap((each, index) => {
    const reservation = rest[index];
    return reservation ? [{ picture: each, reservation }] : [];
  });
  return [{ picture, reservation: first }, ...others];
}

/** What of the files cannot be removed now is left to housekeeping; nobody is charged for it. */
async function giveBack(
  { db, storage, log, now }: ImageDeps,
  reservations: readonly UsageReservation[],
): Promise<void> {
  for (const reservation of reservations) {
    const isGone = await discardFiles(storage, reservation.id, log);
    await release(db, reservation);
    if (!isGone) await leaveBehind(db, 'images', [reservation.id], now());
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
      onStage: (stage) => tell({ type: 'stage', stage }),
      onProgress: ({ secondsLeft, ...far }) =>
        tell({ type: 'progress', ...far, ...(secondsLeft && { seconds_left: secondsLeft }) }),
      onPartial: ({ bytes, contentType }) =>
        tell({ type: 'partial', image: `data:${contentType};base64,${bytes.toString('base64')}` }),
    }),
  });
  signal.throwIfAborted();
  return picture;
}

function resultOf(
  provider: PicturePort,
  picture: Picture,
  [image_url = '', ...more]: string[],
  message: string,
): ImageResult {
  const { width, height, contentType: content_type, modelId: model_id, promptUsed } = picture;
  const { settings, ownMetadata: own_metadata, costUsd: cost_usd, others = [] } = picture;
  const has_credentials = Boolean(readMetadata(picture.bytes)?.credentials);
  const facts = { width, height, content_type, has_credentials, model_id };
  const rewritten = promptUsed !== undefined && { prompt_used: promptUsed };
  return {
    ...{ success: true, image_url, message, model: provider.id, ...facts, ...rewritten },
    ...(settings && { settings }),
    ...(own_metadata && { own_metadata }),
    ...(cost_usd !== undefined && { cost_usd }),
    ...(more.length > 0 && { more: others.map((other, index) => furtherOf(other, more[index])) }),
  };
}

function furtherOf({ width, height, contentType, settings }: Picture, image_url = '') {
  const seed = settings?.seed;
  return { image_url, width, height, content_type: contentType, ...(seed !== undefined && { seed }) };
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
export async function openKeptPicture(
  { db, storage, addresses, now }: ImageDeps,
  id: string,
  { expires, signature, as }: z.output<typeof imageFile.query>,
): Promise<{ body: Readable | Uint8Array; contentType: string; bytes: number }> {
  if (!addresses.holds(id, expires, signature, now())) throw new AppError('bad_signature');
  const file = await findPictureFile(db, id);
  const stream = file && (await storage.open(file.storageKey));
  if (!file || !stream) throw new AppError('not_found');
  const { contentType, bytes } = file;
  if (as === 'original') return { body: stream, contentType, bytes };
  const copy = withItsPrompt(await buffer(stream), id, file);
  return { body: copy, contentType, bytes: copy.length };
}

/** A kept picture that says what it was made from; undefined where it has been deleted. */
export async function copyWithPrompt(
  { db, storage }: Pick<ImageDeps, 'db' | 'storage'>,
  id: string,
): Promise<Uint8Array | undefined> {
  const file = await findPictureFile(db, id);
  const stream = file && (await storage.open(file.storageKey));
  return file && stream && withItsPrompt(await buffer(stream), id, file);
}
