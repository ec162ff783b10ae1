import { endpoint } from '@framewright/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import type { Caller } from './caller.ts';
import { endpointMount } from './endpoint.ts';
import { answerFailures } from './error-handler.ts';

const person = (plan: 'free' | 'pro'): Caller => ({
  user: { id: 'u', email: 'a@example.com', name: 'A', plan, created_at: '' },
  sessionId: 's',
  scopes: null,
});

function server() {
  const app = Fastify();
  app.decorateRequest('caller', null);
  answerFailures(app, () => undefined);
  const mount = endpointMount(app, async (token) => {
    if (token !== 'free' && token !== 'pro') throw new AppError('not_signed_in');
    return person(token);
  });
  return { app, mount };
}

const base = { method: 'GET', path: '/api/thing', summary: '', errors: [] } as const;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('what the response does not name stays inside, at any depth', async () => {
  const { app, mount } = server();
  const response = z.object({ name: z.string(), list: z.array(z.object({ id: z.int() })) });
  const leaky = { name: 'a', secret: 'canary', list: [{ id: 1, hash: 'canary' }] };
  mount(endpoint({ ...base, access: 'open', response }), () => leaky);
  const answer = await app.inject('/api/thing');
  expect(answer.body).toBe('{"name":"a","list":[{"id":1}]}');
});

test('an answer that is not as promised is a failure of ours', async () => {
  const { app, mount } = server();
  const wrong: unknown = { name: 5 };
  mount(
    endpoint({ ...base, access: 'open', response: z.object({ name: z.string() }) }),
    () => wrong as { name: string },
  );
  const answer = await app.inject('/api/thing');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'server_error' });
});

test('a pro call is for pro users', async () => {
  const { app, mount } = server();
  const response = z.object({ plan: z.string() });
  mount(endpoint({ ...base, access: 'pro', response }), ({ caller }) => ({ plan: caller.user.plan }));
  const status = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/thing', headers })).statusCode;
  expect(await status({})).toBe(401);
  expect(await status(bearer('free'))).toBe(403);
  expect(await status(bearer('pro'))).toBe(200);
});

test('a call with an optional token takes none or a good one, never a bad one', async () => {
  const { app, mount } = server();
  const response = z.object({ known: z.boolean() });
  mount(endpoint({ ...base, access: 'optional', response }), ({ caller }) => ({
    known: caller !== undefined,
  }));
  const call = (headers: Record<string, string>) => app.inject({ url: '/api/thing', headers });
  expect((await call({})).json()).toEqual({ known: false });
  expect((await call(bearer('free'))).json()).toEqual({ known: true });
  expect((await call(bearer('bad'))).statusCode).toBe(401);
});

test('problems of path, query and body come together', async () => {
  const { app, mount } = server();
  const number = z.coerce.number('Please send a number.');
  const shape = {
    params: z.object({ id: number }),
    query: z.object({ page: number }),
    body: z.object({ size: number }),
  };
  mount(
    endpoint({
      ...base,
      ...shape,
      method: 'POST',
      path: '/api/thing/:id',
      access: 'open',
      response: z.object({}),
    }),
    () => ({}),
  );
  const answer = await app.inject({ method: 'POST', url: '/api/thing/x?page=y', payload: { size: 'z' } });
  expect(answer.json().fields.map(({ path }: { path: string }) => path)).toEqual(['id', 'page', 'size']);
});

test('a raw body is handed on as the bytes that came in, and beside it JSON is read as ever', async () => {
  const { app, mount } = server();
  const raw = { ...base, method: 'POST', access: 'open', rawBody: 'application/octet-stream' } as const;
  mount(endpoint(raw), ({ body }) => body.toString('hex'));
  const json = { ...base, path: '/api/other', method: 'POST', access: 'open' } as const;
  mount(endpoint({ ...json, body: z.object({ a: z.int() }), response: z.object({}) }), () => ({}));
  const send = (url: string, type: string | undefined, payload: Buffer | string) =>
    app.inject({ method: 'POST', url, headers: { ...(type && { 'content-type': type }) }, payload });

  for (const type of ['application/json', 'text/plain', 'anything/else', undefined])
    expect((await send('/api/thing', type, Buffer.from([0x7b, 0xff, 0x00]))).body).toBe('7bff00');
  expect((await send('/api/thing', 'application/json', '')).body).toBe('');
  expect((await send('/api/other', 'application/json', '{"a":1}')).statusCode).toBe(200);
  expect((await send('/api/other', 'anything/else', '{"a":1}')).statusCode).toBe(415);
});
