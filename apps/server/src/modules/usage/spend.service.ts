import type { Config } from '../../config.ts';
import type { Db } from '../../db/open.ts';
import { inUnsyncedTransaction } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import {
  type CallFacts,
  type CallLedger,
  type CallOutcome,
  type CallUse,
  type ModelCalls,
  modelCalls,
} from '../../providers/ai/model-calls.ts';
import { ModelFailure } from '../../providers/ai/model-failure.ts';
import * as repo from './spend.repo.ts';
import { dayOf } from './usage.service.ts';

export const MICROS = 1_000_000;

interface Money {
  /** In US dollars for a UTC day of the server's own keys; undefined is unlimited. */
  readonly dailyLimitUsd: number | undefined;
  readonly now: () => Date;
}

/** A call that has not ended, as it was booked. */
interface Open {
  readonly day: string;
  /** What was booked, in micros; null where nothing was. */
  readonly micros: number | null;
}

/**
 * Puts calls on record, and holds the server's own keys to the day's money: what a call may cost is booked
 * before it begins, and corrected by what it did cost. A call whose price nobody knows is recorded without.
 */
export function spendLedger(db: Db, { dailyLimitUsd, now }: Money): CallLedger {
  const limit = dailyLimitUsd === undefined ? null : Math.round(dailyLimitUsd * MICROS);
  const open = new Map<string, Open>();
  return {
    async open(facts) {
      const at = now();
      const day = dayOf(at).name;
      const micros = bookedMicros(facts);
      const id = newId();
      // A kill loses none of it. A power failure may lose what calls under way had booked, which end with it.
      await inUnsyncedTransaction(db, async (tx) => {
        // A day that is spent is spent for calls without a price, too.
        if (facts.key === 'server' && !(await repo.book(tx, day, micros ?? 0, limit)))
          throw new ModelFailure('spent');
        await repo.insertCall(tx, {
          id,
          user_id: facts.userId,
          day,
          created_at: at.toISOString(),
          kind: facts.kind,
          provider: facts.provider,
          model: facts.model,
          key_owner: facts.key,
          cost_micros: micros,
        });
      });
      open.set(id, { day, micros: facts.key === 'server' ? (micros ?? 0) : null });
      return id;
    },

    async close(id, outcome, use, durationMs) {
      const booked = open.get(id);
      open.delete(id);
      const cost = costMicros(outcome, use);
      // What was made is recorded next, and synced. Without it, what was booked stands.
      await inUnsyncedTransaction(db, async (tx) => {
        await repo.endCall(tx, id, {
          outcome,
          ...usedBy(use),
          cost_micros: cost,
          duration_ms: Math.round(durationMs),
        });
        if (booked?.micros != null) await repo.book(tx, booked.day, (cost ?? 0) - booked.micros, null);
      });
    },
  };
}

/** Calls that one user may have running at once. */
const CALLS_OF_USER = 2;
/** Calls that may wait for each one that runs. */
const WAITING_FOR_EACH = 16;
/** Milliseconds that a call may wait: with the longest call after it, less than its reservation lasts. */
const LONGEST_WAIT = 4 * 60_000;

/** The door to paid models, kept by this server's book. */
export function meteredCalls(
  db: Db,
  { dailySpendLimitUsd, callsAtOnce }: Pick<Config['ai'], 'dailySpendLimitUsd' | 'callsAtOnce'>,
  now: () => Date,
): ModelCalls {
  return modelCalls(spendLedger(db, { dailyLimitUsd: dailySpendLimitUsd, now }), {
    eachAtOnce: CALLS_OF_USER,
    atOnce: callsAtOnce,
    mayWait: WAITING_FOR_EACH * callsAtOnce,
    longestWait: LONGEST_WAIT,
  });
}

export type { SpendRow } from './spend.repo.ts';

/** What calls came to since a day, newest first, and by model. */
export function spendSince(db: Db, day: string): Promise<repo.SpendRow[]> {
  return repo.selectSpend(db, day);
}

/** How the day's money stands, in US dollars. */
export async function spentToday(db: Db, now: Date): Promise<number> {
  return (await repo.bookedOn(db, dayOf(now).name)) / MICROS;
}

const NOTHING = { input_tokens: null, output_tokens: null, pictures: 0 };

function usedBy(use: CallUse | null) {
  if (!use) return NOTHING;
  return { input_tokens: use.inputTokens, output_tokens: use.outputTokens, pictures: use.pictures };
}

function bookedMicros({ estimateUsd }: CallFacts): number | null {
  return estimateUsd === null ? null : Math.ceil(estimateUsd * MICROS);
}

/** What nobody has told costs nothing where the call failed, and an unknown amount where it did not. */
function costMicros(outcome: CallOutcome, use: CallUse | null): number | null {
  if (use?.costUsd != null) return Math.round(use.costUsd * MICROS);
  return outcome === 'succeeded' || use ? null : 0;
}
