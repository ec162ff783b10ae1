import { PLANS, type UsageKind } from '@framewright/contract';
import { expect } from 'vitest';
import { readConfig } from '../apps/server/src/config.ts';
import { type Db, openStore } from '../apps/server/src/db/open.ts';
import { verify } from '../apps/server/src/modules/backup/index.ts';
import { openStorage } from '../apps/server/src/providers/storage/open-storage.ts';
import type { Storage } from '../apps/server/src/providers/storage/storage.ts';
import type { People } from './people.ts';

/** Milliseconds: everything that lies about has settled by then. */
const LATER = 2 * 86_400_000;

/**
 * What must hold whatever happened: what was used is what was made and what is under way, never over a limit; what
 * was acknowledged is there; no file without a row, no row without its file; every answer was a documented one.
 * @param opened the storage, where it cannot be opened once more
 */
export async function expectInvariants(
  variables: Readonly<Record<string, string>>,
  people: People,
  opened?: Storage,
): Promise<void> {
  expect(await people.lost()).toEqual([]);
  const config = readConfig(variables);
  const { db } = await openStore(config.database, () => {});
  try {
    expect(await miscounted(db)).toEqual([]);
    const storage = opened ?? (await openStorage(config.storage));
    const found = await verify(db, storage, new Date(Date.now() + LATER));
    expect(found).toMatchObject({ database: [], missing: [], orphans: [], emptyWorks: 0 });
  } finally {
    await db.destroy();
  }
  expect(people.faults).toEqual([]);
}

/** Counts of free users that are over their limit, or not what was made and is under way. */
async function miscounted(db: Db): Promise<string[]> {
  const days = await db.selectFrom('usage_days').selectAll().execute();
  const made = await db
    .selectFrom('generations')
    .select(['user_id', 'kind', 'created_at'])
    .where('outcome', '=', 'succeeded')
    .execute();
  const open = await db.selectFrom('reservations').select(['user_id', 'kind', 'day']).execute();
  const counts = new Map<string, number>();
  const add = (user: string, kind: string, day: string) => {
    const key = `${kind} of ${user} on ${day}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const { user_id, kind, created_at } of made) add(user_id, kind, created_at.slice(0, 10));
  for (const { user_id, kind, day } of open) if (user_id) add(user_id, kind, day);
  const wrong: string[] = [];
  for (const { user_id, kind, day, used } of days) {
    const key = `${kind} of ${user_id} on ${day}`;
    const counted = counts.get(key) ?? 0;
    counts.delete(key);
    if (used !== counted) wrong.push(`${key}: ${used} used, ${counted} made or under way`);
    if (used > limitOf(kind)) wrong.push(`${key}: ${used} is over the limit`);
  }
  for (const [key, count] of counts) wrong.push(`${key}: none used, ${count} made or under way`);
  return wrong;
}

const limitOf = (kind: UsageKind) => PLANS.free.daily[kind];
