import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { sdapiPeer } from '../apps/server/src/testing/sdapi-peer.ts';
import {
  checkoutEvent,
  deliver,
  event,
  openCheckout,
  planOf,
  stripeApp,
} from '../apps/server/src/testing/stripe-app.ts';
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';
import { expectInvariants } from './invariants.ts';
import { peopleOf } from './people.ts';
import { startServer } from './server.ts';

test('The clock goes over midnight, and an hour back', async ({ task }) => {
  const folder = temporaryFolder();
  const clock = path.join(folder, 'clock');
  const setTo = (instant: string) => writeFileSync(clock, String(Date.parse(instant) - Date.now()));
  setTo('2026-11-23T23:50:00Z');
  const server = await startServer({
    variables: { DATA_DIR: folder, CLOCK_FILE: clock, TZ: 'America/Santiago' },
    flags: ['--import', path.join(import.meta.dirname, 'clock.mjs')],
  });
  const people = peopleOf(server.url);
  const token = await people.join();
  for (let made = 0; made < 10; made += 1) expect((await people.make(token, 'picture')).status).toBe(200);
  expect((await people.make(token, 'picture')).code).toBe('image_limit');
  const nextReset = async () => Object((await people.call('GET', '/api/usage', token)).body).next_reset;
  const sees = (used: number) => vi.waitFor(async () => expect((await people.used(token)).images).toBe(used));
  expect(await nextReset()).toBe('2026-11-24T00:00:00.000Z');
  setTo('2026-11-24T00:00:05Z');
  await sees(0);
  expect(await nextReset()).toBe('2026-11-25T00:00:00.000Z');
  expect((await people.make(token, 'picture')).status).toBe(200);
  setTo('2026-11-23T23:00:05Z');
  await sees(10);
  expect((await people.make(token, 'picture')).code).toBe('image_limit');
  setTo('2026-11-24T00:10:00Z');
  await sees(1);
  setTo('2026-11-25T00:10:00Z');
  await sees(0);
  await expectInvariants(server.variables, people);
  task.meta.told =
    '10 of 10, a new day at 00:00:05, an hour back: the old day with its 10 of 10, forward again: the new one with 1; no time zone matters';
});

test('Webhooks come a hundred times at once, late, and in the wrong order', async ({ task }) => {
  const server = await stripeApp();
  const { token } = await server.signUp();
  const id = await openCheckout(server, token);
  const subscription = server.peer.pay(id);
  const paid = checkoutEvent(id);
  const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(server, paid)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await planOf(server, token)).toBe('pro');
  const kept = await server.db.selectFrom('payment_events').selectAll().execute();
  expect(kept).toHaveLength(1);
  subscription.status = 'canceled';
  await deliver(server, event('customer.subscription.deleted', { id: subscription.id }));
  await deliver(server, event('customer.subscription.updated', { id: subscription.id, status: 'active' }));
  await deliver(server, paid);
  expect(await planOf(server, token)).toBe('free');
  task.meta.told =
    '100 × 200 and one effect; an end that came before its news, and the purchase once more: free';
});

test('An engine dies over a picture', async ({ task }) => {
  const engine = await sdapiPeer({ round: 100 });
  const server = await startServer({ variables: { DATA_DIR: temporaryFolder(), SDAPI_URL: engine.origin } });
  const people = peopleOf(server.url);
  const token = await people.join();
  const config = await people.call('GET', '/api/config', token);
  const [model = ''] = /sdapi[\w-]*\/[^"]+/.exec(JSON.stringify(config.body)) ?? [];
  const making = people.make(token, 'picture', { model });
  await vi.waitFor(() => expect(engine.requests).toHaveLength(1), { timeout: 10_000 });
  await sleep(300);
  await engine.close();
  const died = await making;
  expect(died.body).toMatchObject({ success: false });
  expect(await people.used(token)).toEqual({ prompts: 0, images: 0 });
  expect((await people.make(token, 'picture')).status).toBe(200);
  await expectInvariants(server.variables, people);
  task.meta.told = `${died.status} "${String(Object(died.body).message ?? '')}", not counted; the built-in picture goes on`;
});
