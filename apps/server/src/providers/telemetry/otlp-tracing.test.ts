import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { httpPeer } from '../../testing/http-peer.ts';
import { otlpPeer, type ReceivedSpan } from '../../testing/otlp-peer.ts';
import { s3Server } from '../../testing/s3-server.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { quickProviders } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { openStorage } from '../storage/open-storage.ts';
import { openTracing } from './open-tracing.ts';

/** A collector, and what sends to it. @param more variables */
async function traced(more: Record<string, string> = {}) {
  const collector = await otlpPeer();
  const variables = { ...collector.variables, ...more };
  const problems: string[] = [];
  const tracing = await openTracing(readConfig(variables).tracing, (problem) => problems.push(problem));
  if (!tracing) throw new Error('Nothing is traced.');
  onTestFinished(() => tracing.close());
  return { collector, tracing, variables, problems };
}

const named = (spans: readonly ReceivedSpan[], name: string) => spans.filter((span) => span.name === name);
const childrenOf = (spans: readonly ReceivedSpan[], parent: ReceivedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

describe.each(ENGINES)('on %s', (engine) => {
  test('a request is a trace of its statements, and tells nothing that was typed', async () => {
    const { collector, tracing, variables } = await traced();
    const { app, signUp, send } = await buildTestApp({ engine, variables, tracing });
    const { token, user, password } = await signUp('pro');
    const body = { subject: 'a canary-of-mine in the snow' };
    const origin = await app.listen({ port: 0 });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = { method: 'POST', headers, body: JSON.stringify(body) };
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${origin}/api/prompts/generate`, call)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send('GET', '/api/work?q=canary-of-mine', { token })).statusCode).toBe(200);
    await tracing.close();
    const { spans, services, refused } = collector;
    expect(refused).toEqual([]);
    expect([...services]).toEqual(['framewright']);
    const made = named(spans, 'POST /api/prompts/generate');
    expect(made).toHaveLength(3);
    for (const request of made) {
      expect(request).toMatchObject({
        kind: 2,
        attributes: {
          'http.request.method': 'POST',
          'http.route': '/api/prompts/generate',
          'http.response.status_code': 200,
          'framewright.request_id': expect.stringMatching(/./),
        },
      });
      expect(request.parentSpanId).toBeUndefined();
      const statements = childrenOf(spans, request);
      // What is committed together belongs to whom it is for.
      expect(named(statements, 'INSERT generations')).toHaveLength(1);
      for (const { traceId, kind, attributes } of statements) {
        expect([traceId, kind]).toEqual([request.traceId, 3]);
        expect(attributes['db.query.text']).toMatch(/^\w/);
      }
    }
    const secrets = ['canary-of-mine', token, password, user.email, user.id];
    for (const secret of secrets) expect(collector.heard()).not.toContain(secret);
  });
});

test('what a body sets off that comes slowly belongs to its request', async () => {
  const { collector, tracing, variables } = await traced();
  const { app, signUp, send } = await buildTestApp({ variables, tracing });
  const { token } = await signUp();
  const begun = await send('POST', '/api/import', { token, body: { files: [{ name: 'a.png', bytes: 9 }] } });
  const origin = await app.listen({ port: 0 });
  const part = `${origin}/api/import/${begun.json().id}/files/0?offset=0`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  const body = new ReadableStream({
    async start(stream) {
      stream.enqueue(Buffer.from('no zip'));
      await pause(200);
      stream.enqueue(Buffer.from(' at'));
      stream.close();
    },
  });
  const sent = await fetch(part, { method: 'PUT', headers, body, duplex: 'half' });
  expect(sent.status).toBe(200);
  await tracing.close();
  const [request] = named(collector.spans, 'PUT /api/import/:id/files/:place');
  expect(childrenOf(collector.spans, request).map(({ name }) => name)).toContain('UPDATE import_files');
});

test('a job is a trace of its own', async () => {
  const { collector, tracing, variables } = await traced();
  const server = await buildTestApp({ variables, tracing, imageProviders: quickProviders });
  const { token } = await server.signUp();
  const axes = [{ field: 'aspect_ratio', values: ['1:1', '4:5'] }];
  const body = { prompt: 'a canary-of-mine', model: 'built-in', axes };
  const { id } = (await server.send('POST', '/api/boards', { token, body })).json();
  const board = async () => (await server.send('GET', `/api/boards/${id}`, { token })).json();
  await expect.poll(async () => (await board()).finished, { timeout: 10_000 }).toBe(true);
  await server.app.close();
  await tracing.close();
  const jobs = named(collector.spans, 'boards');
  expect(jobs[0]).toMatchObject({
    kind: 5,
    attributes: { 'framewright.job.outcome': 'done', 'framewright.job.attempt': 1 },
  });
  expect(childrenOf(collector.spans, jobs[0]).map(({ name }) => name)).toContain('UPDATE board_cells');
  expect(collector.heard()).not.toContain('canary-of-mine');
});

test('a call of somebody else belongs to the request, by its host alone', async () => {
  const { collector, tracing, variables } = await traced();
  const { config, endpoint } = await s3Server();
  const { app } = await buildTestApp({ variables, tracing, storage: await openStorage(config) });
  const models = await httpPeer((_, response) => void response.writeHead(500).end('{}'));
  const trace = tracing.begin('job', 'board');
  await trace.within(async () => {
    await fetch(`${models.origin}/v1/images?key=canary-of-mine`, {
      headers: { authorization: 'canary-of-mine' },
    });
  });
  const gone = await httpPeer(() => {});
  await gone.close();
  await trace.within(() => fetch(gone.origin).catch(() => {}));
  trace.end({}, false);
  await fetch(models.origin);
  expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
  await tracing.close();
  const { spans } = collector;
  const [job] = named(spans, 'board');
  const host = new URL(models.origin).host;
  expect(childrenOf(spans, job)).toMatchObject([
    { name: `GET ${host}`, kind: 3, status: { code: 2 }, attributes: { 'http.response.status_code': 500 } },
    { name: `GET ${new URL(gone.origin).host}`, status: { code: 2 } },
  ]);
  // Neither what belongs to nothing, nor what is sent to the collector.
  expect(named(spans, `GET ${host}`)).toHaveLength(1);
  expect(named(spans, `POST ${new URL(collector.origin).host}`)).toEqual([]);
  const [asked] = named(spans, 'GET /api/health/ready');
  expect(childrenOf(spans, asked).map(({ name }) => name)).toContain(`GET ${new URL(endpoint).host}`);
  expect(collector.heard()).not.toContain('canary-of-mine');
});

test.each([
  ['behind a proxy', '1', '0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'],
  ['of anybody', '0', expect.not.stringMatching('0af7651916cd43dd8448eb211c80319c'), undefined],
])('the trace that a request %s says it belongs to', async (_, TRUST_PROXY, traceId, parentSpanId) => {
  const { collector, tracing, variables } = await traced({ TRUST_PROXY });
  const { app } = await buildTestApp({ variables, tracing });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await app.inject({ url: '/api/config', headers: { traceparent } });
  await app.inject({ url: '/api/config', headers: { traceparent: 'nonsense' } });
  await tracing.close();
  const [first, second] = named(collector.spans, 'GET /api/config');
  expect([first?.traceId, first?.parentSpanId]).toEqual([traceId, parentSpanId]);
  expect(second?.parentSpanId).toBeUndefined();
});

test('a share of nothing sends nothing', async () => {
  const { collector, tracing, variables } = await traced({ OTEL_TRACES_SAMPLER_ARG: '0' });
  const { app } = await buildTestApp({ variables, tracing });
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  await tracing.close();
  expect(collector.spans).toEqual([]);
});

test('a collector that is away is said once, and stops nothing', async () => {
  const { collector, tracing, variables, problems } = await traced();
  const { app } = await buildTestApp({ variables, tracing });
  await collector.close();
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  await tracing.close();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/ECONNREFUSED/);
});
