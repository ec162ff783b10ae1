import { setTimeout } from 'node:timers/promises';
import { endpoint, getLiveness } from '@framewright/contract';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { endpointMount } from './endpoint.ts';
import { answerFailures } from './error-handler.ts';
import { type LoadLimits, shedLoad } from './shed-load.ts';

async function server(limits: LoadLimits) {
  const app = Fastify();
  app.decorateRequest('caller', null);
  answerFailures(app, () => undefined);
  onTestFinished(() => app.close());
  await shedLoad(app, { sampleInterval: 50, ...limits });
  const mount = endpointMount(app, async () => Promise.reject(new Error('nobody signs in here')));
  const call = { method: 'GET', path: '/api/thing', summary: '', errors: [], access: 'open' } as const;
  mount(endpoint({ ...call, response: z.object({}) }), () => ({}));
  mount(getLiveness, () => ({ status: 'ok' as const }));
  app.get('/assets/screen.js', () => 'export {}');
  return app;
}

test('an overloaded server refuses calls, and says when to come back, but sends its files and that it lives', async () => {
  const app = await server({ maxHeapUsedBytes: 1 });
  const refused = await vi.waitFor(async () => {
    const answer = await app.inject('/api/thing');
    expect(answer.statusCode).toBe(503);
    return answer;
  });
  expect(refused.json()).toMatchObject({ code: 'overloaded' });
  expect(refused.headers['retry-after']).toBe('5');
  expect((await app.inject(getLiveness.path)).statusCode).toBe(200);
  expect((await app.inject('/assets/screen.js')).statusCode).toBe(200);
});

test('a server at ease answers both', async () => {
  const app = await server({ maxHeapUsedBytes: Number.MAX_SAFE_INTEGER });
  await setTimeout(120);
  expect((await app.inject('/api/thing')).statusCode).toBe(200);
  expect((await app.inject('/assets/screen.js')).statusCode).toBe(200);
});

/** Milliseconds that a loop may be late, between looks at it, and that a task holds it. */
const LATE = { maxEventLoopDelay: 300, sampleInterval: 500 };
const LONG = 1_000;

function holdLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('one long task, as the tables that load at the start, is over when it is seen, and refuses nobody', async () => {
  const app = await server(LATE);
  await setTimeout(10);
  holdLoop(LONG);
  const seen = await vi.waitFor(async () => {
    expect(app.memoryUsage().eventLoopDelay).toBeGreaterThan(LATE.maxEventLoopDelay);
    return app.inject('/api/thing');
  }, LONG);
  expect(seen.statusCode).toBe(200);
});

async function holdOnAndOn(): Promise<void> {
  for (let held = 0; held < 4; held += 1) {
    holdLoop(LONG);
    await setTimeout(1);
  }
}

test('where the loop goes on being late and many call, calls are refused', async () => {
  const app = await server(LATE);
  await holdOnAndOn();
  const answers = await Promise.all(Array.from({ length: 40 }, () => app.inject('/api/thing')));
  const codes = new Set(answers.map(({ statusCode }) => statusCode));
  expect(codes).toContain(503);
  expect((await app.inject('/api/thing')).statusCode, 'once they have gone').toBe(200);
});

test('one caller is not refused for what is long: nobody else waits', async () => {
  const app = await server(LATE);
  await holdOnAndOn();
  expect((await app.inject('/api/thing')).statusCode).toBe(200);
});
