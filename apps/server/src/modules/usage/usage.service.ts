import { type ErrorCode, planOf, type Usage, type UsageKind, type User } from '@framewright/contract';
import { isForeignKeyViolation } from '../../db/failures.ts';
import type { Db } from '../../db/open.ts';
import { inSharedTransaction, inTransaction, inUnsyncedTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import type { UsageReservation } from '../../providers/ai/reservation.ts';
import type { Generation } from './generation.ts';
import { insertGeneration } from './generations.repo.ts';
import * as repo from './usage.repo.ts';

/** Milliseconds that work may take before it counts as crashed. */
const LEASE = 10 * 60_000;
/** Milliseconds after which work that goes on says so. */
export const RENEWED_EVERY = LEASE / 4;
const DAY = 86_400_000;
/** Days that counters are kept. */
const COUNTERS_KEPT = 35;
/** Begins the names that counters of deleted accounts stand under for the rest of the day. */
export const GONE = 'gone:';
/** Whose reservations are of no account. */
export const NOBODY = '';
/** Rows of one statement. */
const ROWS = 1_000;

const LIMIT_REACHED = { prompts: 'prompt_limit', images: 'image_limit' } as const satisfies Record<
  UsageKind,
  ErrorCode
>;

/** A UTC day. */
interface UsageDay {
  readonly number: number;
  /** `YYYY-MM-DD`. */
  readonly name: string;
  /** The next UTC midnight, ISO 8601. */
  readonly next: string;
}

/** Nearly all calls are of one day: its texts are made once. */
let latest: UsageDay | undefined;

/** The UTC day of an instant. */
export function dayOf(now: Date): UsageDay {
  const number = Math.floor(now.getTime() / DAY);
  if (latest?.number === number) return latest;
  const name = now.toISOString().slice(0, 10);
  latest = { number, name, next: new Date((number + 1) * DAY).toISOString() };
  return latest;
}

/** What the user has used today. The limits are `null` where the plan has none. */
export async function usageOf(db: Db, user: User, now: Date): Promise<Usage> {
  const day = dayOf(now);
  const used = await repo.readCounts(db, user.id, day.name);
  const { daily } = planOf(user.plan);
  return {
    prompts_used_today: used.prompts,
    prompts_limit: daily.prompts,
    images_used_today: used.images,
    images_limit: daily.images,
    next_reset: day.next,
  };
}

/**
 * Counts work that takes a while before it begins. It must be committed or released; a crash releases it.
 * @throws {AppError} where the day's limit is reached
 */
export async function reserve(db: Db, user: User, kind: UsageKind, now: Date): Promise<UsageReservation> {
  const reservation = { id: newId(), userId: user.id, kind, day: dayOf(now).name };
  // A start gives back what no crash has let end, so that it is of use only while this process lives.
  await inUnsyncedTransaction(db, async (tx) => {
    await count(tx, user, kind, now);
    await repo.insertReservation(tx, reservation, now.toISOString(), leaseEnd(now));
  });
  return reservation as unknown as UsageReservation; // the one place that may say so: it has just been counted
}

/** Work that takes longer than it seemed goes on: to be said every few minutes. */
export async function renew(db: Db, reservations: readonly UsageReservation[], now: Date): Promise<void> {
  await repo.extendReservations(
    db,
    reservations.map(({ id }) => id),
    leaseEnd(now),
  );
}

/**
 * The work is delivered. Belongs into the transaction that records it.
 * @throws {AppError} `store_unavailable` where the lease ran out meanwhile, or a crash of the database has lost what
 * was not synced, so that nothing is delivered uncounted
 */
export async function commit(tx: Db, { id }: UsageReservation): Promise<void> {
  const cause = new Error('The reservation has lapsed.');
  if (!(await repo.deleteReservation(tx, id))) throw new AppError('store_unavailable', { cause });
}

/** The work is not delivered: gives back to the day that was counted on. Harmless when done twice. */
export async function release(db: Db, reservation: UsageReservation): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await repo.deleteReservation(tx, reservation.id)) await repo.uncountOne(tx, reservation);
  });
}

/**
 * Refuses who has nothing left of the day, before work that is done first and counted with its record.
 * @throws {AppError} where the day's limit is reached
 */
export async function checkLeft(db: Db, user: User, kind: UsageKind, now: Date): Promise<void> {
  const limit = planOf(user.plan).daily[kind];
  if (limit === null) return;
  const used = await repo.readCounts(db, user.id, dayOf(now).name);
  if (used[kind] >= limit) throw limitReached(kind, now);
}

/**
 * Work that is done at once: counted, done and recorded all or nothing, with one synced write at most.
 * @param work gets the transaction's handle; if it throws, nothing is counted
 * @throws {AppError} where the day's limit is reached
 */
export async function spendNow<T>(
  db: Db,
  user: User,
  kind: UsageKind,
  now: Date,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return inSharedTransaction(db, async (tx) => {
    await count(tx, user, kind, now);
    return work(tx);
  });
}

/**
 * Gives back what crashed work had counted.
 * @param which those whose lease has run out by an instant; 'all' where no other process can hold any
 * @returns what was given back, for whoever kept something under its id
 */
export async function releaseCrashed(db: Db, which: Date | 'all'): Promise<repo.ReservationRow[]> {
  return inTransaction(db, async (tx) => {
    const crashed = await repo.deleteReservations(tx, which === 'all' ? which : which.toISOString());
    for (const reservation of crashed) await repo.uncountOne(tx, reservation);
    return crashed;
  });
}

/**
 * Part of a transaction that takes away the records of delivered work: what is kept elsewhere under its
 * ids is cleaned up as that of crashed work is, unless it is said before then that all is done. What was left
 * before, and is not cleaned up yet, may be named again.
 */
export async function leaveBehind(tx: Db, kind: UsageKind, ids: readonly string[], now: Date): Promise<void> {
  const day = dayOf(now).name;
  for (let first = 0; first < ids.length; first += ROWS) {
    const rows = ids.slice(first, first + ROWS).map((id) => ({ id, userId: NOBODY, kind, day }));
    await repo.insertReservations(tx, rows, now.toISOString(), leaseEnd(now));
  }
}

/** Nothing is left of these. */
export async function noteCleanedUp(db: Db, ids: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const id of ids) await repo.deleteReservation(tx, id);
  });
}

/**
 * Puts on record what was made or tried.
 * @throws {AppError} `not_signed_in` where the account has been deleted meanwhile
 */
export async function recordGeneration(db: Db, generation: Generation): Promise<void> {
  try {
    await insertGeneration(db, generation);
  } catch (cause) {
    throw isForeignKeyViolation(cause) ? new AppError('not_signed_in', { cause }) : cause;
  }
}

/** Housekeeping: after 35 days, those of deleted accounts after the day itself. */
export async function forgetOldCounters(db: Db, now: Date): Promise<void> {
  await repo.deleteCountsBefore(db, dayOf(now).name, GONE);
  await repo.deleteCountsBefore(db, dayOf(new Date(now.getTime() - COUNTERS_KEPT * DAY)).name);
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE).toISOString();
}

async function count(tx: Db, user: User, kind: UsageKind, now: Date): Promise<void> {
  const day = dayOf(now);
  const counter = { userId: user.id, day: day.name, kind };
  if (!(await repo.countOne(tx, counter, planOf(user.plan).daily[kind]))) throw limitReached(kind, now);
}

function limitReached(kind: UsageKind, now: Date): AppError {
  const retryAfter = Math.ceil((Date.parse(dayOf(now).next) - now.getTime()) / 1_000);
  return new AppError(LIMIT_REACHED[kind], { retryAfter });
}

/** What is under way, of all users and in all processes. */
export function countReservations(db: Db): Promise<number> {
  return repo.selectReservationCount(db);
}
