import type { ImageRequest, User } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import type { Picture } from '../../providers/ai/picture-port.ts';
import type { UsageReservation } from '../../providers/ai/reservation.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { commit, type Generation } from '../usage/index.ts';
import { type Circumstances, keptBytes, pictureKey, recordWork } from '../work/index.ts';
import { insertImage } from './images.repo.ts';
import { chosenSettings } from './picture-request.ts';

/** A picture, and where it is counted. */
export interface Counted {
  readonly picture: Picture;
  readonly reservation: UsageReservation;
}

interface Keeping {
  readonly db: Db;
  readonly storage: Storage;
  readonly now: () => Date;
  /** Bytes that the pictures of a plan may take up; null is without end. */
  readonly storageLimit: (plan: string) => number | null;
}

/** Part of the transaction that keeps a picture: what else becomes true with it. */
export type WhenKept = (tx: Db, made: Made) => Promise<void>;

interface Made {
  readonly workId: string;
  readonly costUsd: number | null;
  /** Whether there was no room, so that the picture goes after a day. */
  readonly isUnkept: boolean;
}

/** Milliseconds that a picture stays which there is no room to keep: as long as its address holds. */
const UNKEPT = 86_400_000;

/**
 * Stores the files, then in one transaction the record, the pictures and the ends of their reservations. Where there
 * is no room to keep them, they stay for a day, and their work for good.
 * @returns the ids of the pictures, in their order, and when they go
 */
export async function keepPictures(
  { db, storage, now, storageLimit }: Keeping,
  all: readonly [Counted, ...Counted[]],
  attempt: Attempt,
  {
    origin,
    priceUsd,
    kept: alongside,
  }: {
    readonly origin: Circumstances['origin'];
    /** Of one picture, by the price list. */
    readonly priceUsd: number | null;
    readonly kept?: WhenKept | undefined;
  },
): Promise<{ ids: string[]; expiresAt: string | null }> {
  const limit = storageLimit(attempt.plan);
  const more = all.reduce((sum, { picture }) => sum + picture.bytes.length, 0);
  const fits = limit === null || (await keptBytes(db, attempt.userId)) + more <= limit;
  const expiresAt = fits ? null : new Date(now().getTime() + UNKEPT).toISOString();
  const kept = all.map((counted) => ({ id: newId(), ...counted }));
  for (const { picture, reservation } of kept) await storage.put(pictureKey(reservation.id), picture.bytes);
  await inTransaction(db, async (tx) => {
    await recordWork(tx, attempt.ended('succeeded', resultOf(kept, priceUsd)), { origin });
    for (const { id, picture, reservation } of kept) {
      const { contentType, bytes, width, height } = picture;
      await insertImage(tx, {
        id,
        userId: reservation.userId,
        generationId: attempt.id,
        storageKey: pictureKey(reservation.id),
        ...{ contentType, bytes: bytes.length, width, height },
        createdAt: attempt.createdAt,
        expiresAt,
      });
      await commit(tx, reservation);
    }
    const costUsd = kept[0]?.picture.costUsd ?? null;
    await alongside?.(tx, { workId: attempt.id, costUsd, isUnkept: expiresAt !== null });
  });
  return { ids: kept.map(({ id }) => id), expiresAt };
}

/** What the record says of what was made. */
function resultOf(
  kept: readonly (Counted & { readonly id: string })[],
  priceUsd: number | null,
): object | null {
  const [first, ...more] = kept;
  if (!first) return null;
  const { width, height, modelId, promptUsed, settings, ownMetadata, costUsd } = first.picture;
  return {
    ...{ image_id: first.id, width, height, model_id: modelId, prompt_used: promptUsed },
    ...{ settings, own_metadata: ownMetadata, cost_usd: costUsd },
    ...(costUsd === undefined && priceUsd !== null && { about_usd: priceUsd * kept.length }),
    ...(more.length > 0 && {
      more: more.map(({ id, picture }) => ({ image_id: id, seed: picture.settings?.seed })),
    }),
  };
}

/** One try at a picture, or at several, as it will be recorded. */
export class Attempt {
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

  get userId(): string {
    return this.#user.id;
  }

  get plan(): string {
    return this.#user.plan;
  }

  ended(outcome: Generation['outcome'], result: object | null): Generation {
    const { prompt, mode, strength, aspect_ratio, model, count } = this.#request;
    const { seed_drawn } = this.#request;
    const how = { ...chosenSettings(this.#request), ...(seed_drawn && { seed_drawn }), count };
    return {
      id: this.id,
      userId: this.#user.id,
      kind: 'images',
      request: { prompt, mode, ...(mode === 'image-to-image' && { strength }), aspect_ratio, ...how },
      result,
      model,
      createdAt: this.createdAt,
      durationMs: performance.now() - this.#began,
      outcome,
    };
  }
}
