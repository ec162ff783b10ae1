import { createHmac } from 'node:crypto';
import type { UsageBelongings } from '../auth/index.ts';
import { generationsOf } from './generations.repo.ts';
import { callsOf } from './spend.repo.ts';
import * as repo from './usage.repo.ts';
import { dayOf, GONE, NOBODY } from './usage.service.ts';

/**
 * What accounts have used and made. The day's counters of a deleted one wait under a keyed hash of its
 * email, so that a new account with that email goes on where the old one stopped.
 */
export function usageOfAccounts(key: Buffer): UsageBelongings {
  const goneName = (email: string) => `${GONE}${createHmac('sha256', key).update(email).digest('base64url')}`;
  const setAside: UsageBelongings['setAside'] = (tx, { id, email }, now) =>
    repo.moveCounts(tx, id, goneName(email), dayOf(now).name);
  return {
    async exportOf(db, userId) {
      const generations = await generationsOf(db, userId);
      return {
        usage: await repo.allCountsOf(db, userId),
        generations: generations.map(({ user_id: _, request, result, ...rest }) => ({
          ...rest,
          request: JSON.parse(request),
          result: result === null ? null : JSON.parse(result),
        })),
        model_calls: await callsOf(db, userId),
      };
    },

    setAside,

    async forget(tx, user, now) {
      await setAside(tx, user, now);
      // Work in progress will find nobody to deliver to. Its reservation stays, so that a crash leaves no file.
      const undelivered = await repo.disownReservations(tx, user.id, NOBODY);
      for (const { day, kind } of undelivered)
        await repo.uncountOne(tx, { userId: goneName(user.email), day, kind });
      await repo.deleteCountsOf(tx, user.id);
      return async () => {};
    },

    recall: (tx, { id, email }, now) => repo.moveCounts(tx, goneName(email), id, dayOf(now).name),
  };
}
