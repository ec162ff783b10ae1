import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { isForeignKeyViolation } from '../../db/failures.ts';
import type { Db } from '../../db/open.ts';
import { inUnsyncedTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { AnswerOnce, NamedCall } from '../../http/endpoint.ts';
import { newId } from '../../ids.ts';
import { RENEWED_EVERY } from '../usage/index.ts';
import * as repo from './idempotency.repo.ts';

/** Milliseconds that a run may be silent before it counts as crashed. */
const LEASE = 4 * RENEWED_EVERY;
/** Milliseconds that an answer is given again: as long as the address of a picture in it holds. */
const KEPT = 86_400_000;
/** Seconds after which a call that is still at work may be asked for again. */
const LOOK_AGAIN = 1;

interface Keeping {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Runs each call that has a name once, whichever process it comes to, and gives its repeats the same answer. What
 * fails, or answers that it did not succeed, is forgotten, so that a repeat runs it anew.
 */
export function answeringOnce(keeping: Keeping): AnswerOnce {
  const { db, now, log } = keeping;
  const unheard = (err: unknown) => log.warn({ err }, 'a call by its key was not written down');
  return async <T extends object>(call: NamedCall, work: () => Promise<T>) => {
    const run = runOf(call);
    const known = await beginRun(keeping, run);
    // Under this user, endpoint and key nothing is kept but what `work` has answered.
    if (known !== undefined) return JSON.parse(known) as T;
    const begun = now().getTime();
    const renewing = setInterval(() => {
      repo.changeRun(db, run.id, { expires_at: later(now().getTime(), LEASE) }).catch(unheard);
    }, RENEWED_EVERY);
    try {
      const answer = await work();
      if (isRefusal(answer)) await repo.deleteRun(db, run.id).catch(unheard);
      else await keepAnswer(db, run.id, answer, later(begun, KEPT)).catch(unheard);
      return answer;
    } catch (error) {
      await repo.deleteRun(db, run.id).catch(unheard);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  };
}

/** Whose key pays is no part of what is asked for, and is kept in no form. */
const withoutKeys = (name: string, value: unknown): unknown =>
  name.endsWith('_api_key') ? undefined : value;

function runOf({ userId, endpoint: { method, path }, key, input }: NamedCall): repo.NamedRun {
  const sentHash = createHash('sha256').update(JSON.stringify(input, withoutKeys)).digest('hex');
  return { id: newId(), userId, endpoint: `${method} ${path}`, key, sentHash };
}

/**
 * @returns the answer of the call that this one repeats; undefined where the run is the first and may begin
 * @throws {AppError} `key_reused`, `still_running`; `not_signed_in` where the account has been deleted meanwhile
 */
async function beginRun({ db, now }: Keeping, run: repo.NamedRun): Promise<string | undefined> {
  const at = now();
  // A start frees what no crash has let end, so that it is of use only while this process lives.
  const isTaken = await inUnsyncedTransaction(db, (tx) =>
    repo.takeKey(tx, run, at.toISOString(), later(at.getTime(), LEASE)),
  ).catch((cause: unknown) => {
    throw isForeignKeyViolation(cause) ? new AppError('not_signed_in', { cause }) : cause;
  });
  if (isTaken) return undefined;
  const found = await repo.findNamed(db, run);
  if (found && found.sent_hash !== run.sentHash) throw new AppError('key_reused');
  if (!found || found.answer === null) throw new AppError('still_running', { retryAfter: LOOK_AGAIN });
  return found.answer;
}

/** After the work is recorded, and not synced for itself: only a power failure loses it, and one that follows at once. */
async function keepAnswer(db: Db, runId: string, answer: object, expiresAt: string): Promise<void> {
  const workId = 'work_id' in answer && typeof answer.work_id === 'string' ? answer.work_id : null;
  await inUnsyncedTransaction(db, (tx) =>
    repo.changeRun(tx, runId, { answer: JSON.stringify(answer), work_id: workId, expires_at: expiresAt }),
  );
}

/** Whether an answer of status 200 says that nothing was made. */
function isRefusal(answer: object): boolean {
  return 'success' in answer && answer.success === false;
}

function later(time: number, milliseconds: number): string {
  return new Date(time + milliseconds).toISOString();
}

/** Housekeeping: answers that are a day old, and runs whose lease is over. */
export async function forgetAnswers(db: Db, now: Date): Promise<void> {
  await repo.deleteOver(db, now.toISOString());
}

/** At the start of the only server: what is still under way has crashed. */
export async function forgetCrashed(db: Db): Promise<void> {
  await repo.deleteUnanswered(db);
}
