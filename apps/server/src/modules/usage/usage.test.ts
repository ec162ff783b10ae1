import type { User } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { ENGINES, freshStore } from '../../testing/test-store.ts';
import * as usage from './usage.service.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const user: User = {
  id: 'u1',
  email: 'a@example.com',
  name: 'A',
  plan: 'free',
  created_at: NOON.toISOString(),
};

describe.each(ENGINES)('on %s', (engine) => {
  test('sixty generations at once: twenty succeed, forty reach the limit', async () => {
    const { signUp, send } = await buildTestApp({ engine });
    const { token } = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        send('POST', '/api/prompts/generate', { token, body: { subject: 'a fox' } }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect((await send('GET', '/api/usage', { token })).json()).toMatchObject({ prompts_used_today: 20 });
  });

  test('with one left, fifty at once give one', async () => {
    const { db } = await freshStore(engine);
    await db
      .insertInto('usage_days')
      .values({ user_id: 'u1', day: '2026-11-21', kind: 'images', used: 9 })
      .execute();
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => usage.reserve(db, user, 'images', NOON)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await usage.usageOf(db, user, NOON)).images_used_today).toBe(10);
  });

  test('a pro user is counted and never refused', async () => {
    const { db } = await freshStore(engine);
    const pro: User = { ...user, plan: 'pro' };
    for (let index = 0; index < 25; index += 1)
      await usage.spendNow(db, pro, 'prompts', NOON, async () => {});
    expect(await usage.usageOf(db, pro, NOON)).toMatchObject({ prompts_used_today: 25, prompts_limit: null });
  });

  test('who has nothing left is told so before anything is done, and who has is not counted yet', async () => {
    const { db } = await freshStore(engine);
    const counter = { user_id: 'u1', day: '2026-11-21', kind: 'prompts' } as const;
    await db
      .insertInto('usage_days')
      .values({ ...counter, used: 19 })
      .execute();
    await usage.checkLeft(db, user, 'prompts', NOON);
    expect((await usage.usageOf(db, user, NOON)).prompts_used_today).toBe(19);
    await db.updateTable('usage_days').set({ used: 20 }).execute();
    await expect(usage.checkLeft(db, user, 'prompts', NOON)).rejects.toMatchObject({ code: 'prompt_limit' });
    await usage.checkLeft(db, { ...user, plan: 'pro' }, 'prompts', NOON);
    await usage.checkLeft(db, user, 'images', NOON);
  });

  test('work that fails counts nothing', async () => {
    const { db } = await freshStore(engine);
    const failing = usage.spendNow(db, user, 'prompts', NOON, async () => {
      throw new Error('no words');
    });
    await expect(failing).rejects.toThrow('no words');
    expect((await usage.usageOf(db, user, NOON)).prompts_used_today).toBe(0);
  });

  test('a release gives back once, and to the day that was counted on', async () => {
    const { db } = await freshStore(engine);
    const beforeMidnight = new Date('2026-11-21T23:59:59.900Z');
    const afterMidnight = new Date('2026-11-22T00:00:00.100Z');
    const reservation = await usage.reserve(db, user, 'images', beforeMidnight);
    await usage.reserve(db, user, 'images', afterMidnight);
    await usage.release(db, reservation);
    await usage.release(db, reservation);
    expect((await usage.usageOf(db, user, beforeMidnight)).images_used_today).toBe(0);
    expect((await usage.usageOf(db, user, afterMidnight)).images_used_today).toBe(1);
  });

  test('a crashed reservation is given back when its lease is over, and cannot be committed then', async () => {
    const { db } = await freshStore(engine);
    const reservation = await usage.reserve(db, user, 'images', NOON);
    const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
    expect(await usage.releaseCrashed(db, minutesLater(9))).toEqual([]);
    expect(await usage.releaseCrashed(db, minutesLater(11))).toMatchObject([
      { id: reservation.id, kind: 'images' },
    ]);
    expect((await usage.usageOf(db, user, NOON)).images_used_today).toBe(0);
    await expect(inTransaction(db, (tx) => usage.commit(tx, reservation))).rejects.toMatchObject({
      code: 'store_unavailable',
    });
  });

  test('a committed reservation stays counted', async () => {
    const { db } = await freshStore(engine);
    const reservation = await usage.reserve(db, user, 'images', NOON);
    await inTransaction(db, (tx) => usage.commit(tx, reservation));
    await usage.release(db, reservation);
    expect(await usage.releaseCrashed(db, 'all')).toEqual([]);
    expect((await usage.usageOf(db, user, NOON)).images_used_today).toBe(1);
  });

  test('old counters are forgotten, those of deleted accounts at midnight; recent ones stay', async () => {
    const { db } = await freshStore(engine);
    const counter = { user_id: 'u1', kind: 'prompts', used: 3 } as const;
    await db
      .insertInto('usage_days')
      .values([
        { ...counter, day: '2026-09-01' },
        { ...counter, day: '2026-11-20' },
        { ...counter, user_id: 'gone:x', day: '2026-11-20' },
        { ...counter, user_id: 'gone:x', day: '2026-11-21' },
      ])
      .execute();
    await usage.forgetOldCounters(db, NOON);
    expect(await db.selectFrom('usage_days').select(['user_id', 'day']).orderBy('day').execute()).toEqual([
      { user_id: 'u1', day: '2026-11-20' },
      { user_id: 'gone:x', day: '2026-11-21' },
    ]);
  });
});

test('the day changes at midnight UTC, whatever the time zone', async () => {
  let now = new Date('2026-03-28T23:59:59.999Z');
  const { signUp, send } = await buildTestApp({ now: () => now });
  const { token } = await signUp();
  const generate = () => send('POST', '/api/prompts/generate', { token, body: { subject: 'a fox' } });
  for (let index = 0; index < 20; index += 1) expect((await generate()).statusCode).toBe(200);
  const refused = await generate();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({
    code: 'prompt_limit',
    detail: 'Daily limit reached. Upgrade to Pro for unlimited prompts.',
  });

  now = new Date('2026-03-29T00:00:00.000Z');
  expect((await generate()).statusCode).toBe(200);
  expect((await send('GET', '/api/usage', { token })).json()).toEqual({
    prompts_used_today: 1,
    prompts_limit: 20,
    images_used_today: 0,
    images_limit: 10,
    next_reset: '2026-03-30T00:00:00.000Z',
  });
});
