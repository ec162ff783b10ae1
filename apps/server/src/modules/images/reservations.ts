import type { User } from '@framewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/open.ts';
import type { UsageReservation } from '../../providers/ai/reservation.ts';
import { RENEWED_EVERY, release, renew, reserve } from '../usage/index.ts';

/**
 * One for each picture, all or none.
 * @throws {AppError} `image_limit`
 */
export async function reserveAll(
  db: Db,
  user: User,
  count: number,
  now: Date,
): Promise<[UsageReservation, ...UsageReservation[]]> {
  const all: [UsageReservation, ...UsageReservation[]] = [await reserve(db, user, 'images', now)];
  try {
    while (all.length < count) all.push(await reserve(db, user, 'images', now));
    return all;
  } catch (error) {
    for (const reservation of all) await release(db, reservation);
    throw error;
  }
}

/** Holds reservations for as long as an engine takes, which may be longer than they last by themselves. */
export function holdOn(
  {
    db,
    log,
    now,
  }: { readonly db: Db; readonly log: Pick<FastifyBaseLogger, 'warn'>; readonly now: () => Date },
  reservations: readonly UsageReservation[],
): { letGo(): void } {
  const timer = setInterval(() => {
    renew(db, reservations, now()).catch((err: unknown) =>
      log.warn({ err }, 'a reservation was not renewed'),
    );
  }, RENEWED_EVERY);
  return { letGo: () => clearInterval(timer) };
}
