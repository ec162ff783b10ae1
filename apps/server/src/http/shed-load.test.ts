import { setTimeout } from 'node:timers/promises';
import { endpoint, getLiveness } from '@framewright/contract';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { endpointMount } from './endpoint.ts';
import { answerFailures } from './error-handler.ts';
import { shedLoad } from './shed-load.ts';

async function server(maxHeapUsedBytes: number) {
  const app = Fastify();
  app.decorateRequest('caller', null);
  answerFailures(app, () => undefined);
  onTestFinished(() => app.close());
  await shedLoad(app, { maxHeapUsedBytes, sampleInterval: 50 });
  const mount = endpointMount(app, async () => Promise.reject(new Error('nobody signs in here')));
  const call = { method: 'GET', path: '/api/thing', summary: '', errors: [], access: 'open' } as const;
  mount(endpoint({ ...call, response: z.object({}) }), () => ({}));
  mount(getLiveness, () => ({ status: 'ok' as const }));
  app.get('/assets/screen.js', () => 'export {}');
  return app;
}

test('an overloaded server refuses calls, and says when to come back, but sends its files and that it lives', async () => {
  const app = await server(1);
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
  const app = await server(Number.MAX_SAFE_INTEGER);
  await setTimeout(120);
  expect((await app.inject('/api/thing')).statusCode).toBe(200);
  expect((await app.inject('/assets/screen.js')).statusCode).toBe(200);
});
