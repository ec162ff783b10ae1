import { describe, expect, test } from 'vitest';
import type { CallFacts } from '../../providers/ai/model-calls.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { spendLedger, spendSince, spentToday } from './spend.service.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const FACTS: CallFacts = {
  userId: null,
  kind: 'image',
  provider: 'openai',
  model: 'gpt-image-2.6-flare',
  key: 'server',
  estimateUsd: 0.1,
};
const USE = { inputTokens: 50, outputTokens: 4_000, pictures: 1, costUsd: 0.07 };

describe.each(ENGINES)('on %s', (engine) => {
  async function ledger(dailyLimitUsd?: number, now = () => NOON) {
    const { db } = await buildTestApp({ engine });
    return { db, ...spendLedger(db, { dailyLimitUsd, now }) };
  }

  test('what a call may cost is booked, and what it cost is counted', async () => {
    const { db, open, close } = await ledger();
    const id = await open(FACTS);
    expect(await spentToday(db, NOON)).toBeCloseTo(0.1, 6);
    await close(id, 'succeeded', USE, 1_234.5);
    expect(await spentToday(db, NOON)).toBeCloseTo(0.07, 6);
    const [call] = await db.selectFrom('model_calls').selectAll().execute();
    expect(call).toMatchObject({
      outcome: 'succeeded',
      model: 'gpt-image-2.6-flare',
      key_owner: 'server',
      input_tokens: 50,
      output_tokens: 4_000,
      pictures: 1,
      day: '2026-11-20',
    });
    expect(Number(call?.cost_micros)).toBe(70_000);
  });

  test('a failure that cost nothing gives the money back', async () => {
    const { db, open, close } = await ledger(0.15);
    await close(await open(FACTS), 'declined', null, 10);
    expect(await spentToday(db, NOON)).toBe(0);
    await close(await open(FACTS), 'cancelled', null, 10);
    await open(FACTS);
    await expect(open(FACTS)).rejects.toMatchObject({ kind: 'spent' });
  });

  test('the limit of a day is exact, however many begin at once, and ends at midnight', async () => {
    let now = NOON;
    const { db, open } = await ledger(0.5, () => now);
    const begun = await Promise.allSettled(Array.from({ length: 20 }, () => open(FACTS)));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await spentToday(db, NOON)).toBeCloseTo(0.5, 6);
    now = new Date('2026-11-21T00:00:00Z');
    expect(await open(FACTS)).toBeTypeOf('string');
  });

  test('a call that begins before midnight is counted on the day that it was booked on', async () => {
    let now = new Date('2026-11-20T23:59:59Z');
    const { db, open, close } = await ledger(1, () => now);
    const id = await open(FACTS);
    now = new Date('2026-11-21T00:01:00Z');
    await close(id, 'succeeded', USE, 1);
    expect(await spentToday(db, NOON)).toBeCloseTo(0.07, 6);
    expect(await spentToday(db, now)).toBe(0);
  });

  test("calls on a user's own key are recorded, and cost the server nothing", async () => {
    const { db, open, close } = await ledger(0.01);
    const id = await open({ ...FACTS, key: 'user', provider: 'seedream' });
    await close(id, 'succeeded', { ...USE, costUsd: 0.04 }, 1);
    expect(await spentToday(db, NOON)).toBe(0);
  });

  test('a call without a price is recorded as such, and is refused once the day is spent', async () => {
    const { db, open, close } = await ledger(0.1);
    await close(await open({ ...FACTS, estimateUsd: null }), 'succeeded', { ...USE, costUsd: null }, 1);
    await close(await open(FACTS), 'succeeded', { ...USE, costUsd: 0.12 }, 1);
    await expect(open({ ...FACTS, estimateUsd: null })).rejects.toMatchObject({ kind: 'spent' });
    const [row] = await spendSince(db, '2026-11-01');
    expect(row).toMatchObject({ calls: 2, succeeded: 2, unpriced: 1, pictures: 2, cost_micros: 120_000 });
  });
});

test('the record of a call is in the export, and outlives the account without its name', async () => {
  const server = await buildTestApp();
  const { token, user, password } = await server.signUp();
  await spendLedger(server.db, { dailyLimitUsd: undefined, now: () => NOON }).open({
    ...FACTS,
    userId: user.id,
  });
  const exported = await server.send('GET', '/api/auth/export', { token });
  expect(exported.json().model_calls).toEqual([
    {
      created_at: NOON.toISOString(),
      kind: 'image',
      provider: 'openai',
      model: 'gpt-image-2.6-flare',
      key_owner: 'server',
      outcome: 'open',
      pictures: 0,
      duration_ms: null,
    },
  ]);
  const gone = await server.send('DELETE', '/api/auth/account', { token, body: { password } });
  expect(gone.statusCode).toBe(200);
  const calls = await server.db.selectFrom('model_calls').select('user_id').execute();
  expect(calls).toEqual([{ user_id: null }]);
});
