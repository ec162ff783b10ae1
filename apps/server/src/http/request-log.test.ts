import { request } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { builtInImages } from '../providers/ai/built-in/image-provider.ts';
import { imageProviders } from '../providers/ai/image-providers.ts';
import { openDoor } from '../testing/open-door.ts';
import { buildTestApp } from '../testing/test-app.ts';

test('no password, token, key, signature or word of a user is ever logged, at any level', async () => {
  const lines: string[] = [];
  const failing = {
    ...builtInImages,
    generate: async () => {
      throw Object.assign(new Error('provider failed'), { requestBodyValues: { prompt: 'canary-prompt' } });
    },
  };
  const server = await buildTestApp({
    variables: { LOG_LEVEL: 'trace', OPENAI_API_KEY: 'canary-server-key' },
    logStream: { write: (line) => lines.push(line) },
    imageProviders: {
      ...imageProviders(readConfig({}).ai, openDoor().calls, () => new Date()),
      gemini: { ...failing, id: 'gemini' },
    },
  });
  const { token, user, password } = await server.signUp();
  const { send } = server;
  await send('POST', '/api/auth/login', { body: { email: user.email, password: 'canary-wrong-password' } });
  await send('POST', '/api/auth/login', { body: { email: user.email, password } });
  await server.app.inject({
    method: 'POST',
    url: '/api/auth/login?password=canary-query',
    headers: { 'content-type': 'application/json' },
    payload: '{"password":"canary-broken-json",',
  });
  await send('GET', '/api/usage', { token: 'canary.forged.token' });
  await send('POST', '/api/prompts/generate', { token, body: { subject: 'canary-subject' } });
  await send('POST', '/api/prompts/generate', { token, body: { subject: 'canary-subject', mood: 5 } });
  const picture = { prompt: 'canary-prompt', byteplus_api_key: 'canary-user-key' };
  const made = await send('POST', '/api/images/generate', { token, body: { ...picture, model: 'built-in' } });
  await send('GET', made.json().image_url);
  await send('POST', '/api/images/generate', { token, body: { ...picture, model: 'gemini' } });
  await send('POST', '/api/images/generate', { token, body: { ...picture, model: 'seedream' } });
  await server.db.schema.dropTable('usage_days').execute();
  await send('GET', '/api/usage', { token });

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(15);
  expect(log).toContain('provider failed');
  expect(log).toContain('no such table');
  expect(log).not.toMatch(/canary/);
  expect(log).not.toContain(password);
  expect(log).not.toContain(token);
  expect(log).not.toContain(user.email);
  expect(log).not.toContain(new URL(made.json().image_url, 'http://x').searchParams.get('signature'));
});

test('an answered call is one line, with its path and without its query', async () => {
  const lines: string[] = [];
  const { app } = await buildTestApp({
    variables: { LOG_LEVEL: 'info' },
    logStream: { write: (line) => lines.push(line) },
  });
  lines.length = 0; // What the start said.
  await app.inject('/api/config?x=1\r\nforged');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      reqId: expect.stringMatching(/^[\w-]{8}-1$/),
      method: 'GET',
      path: '/api/config',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ]);
});

test('a sender who leaves in the middle of a body is no failure of a store', async () => {
  const lines: string[] = [];
  const server = await buildTestApp({
    variables: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  });
  const { token } = await server.signUp();
  const body = { files: [{ name: 'works.zip', bytes: 2_000 }] };
  const { id } = (await server.send('POST', '/api/import', { token, body })).json();
  const { port } = new URL(await server.app.listen({ port: 0 }));
  lines.length = 0;
  const sending = request({
    port,
    method: 'PUT',
    path: `/api/import/${id}/files/0?offset=0`,
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': 2_000,
      authorization: `Bearer ${token}`,
    },
  }).on('error', () => {});
  sending.write(Buffer.alloc(500), () => setTimeout(() => sending.destroy(), 200));
  const failed = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request failed');
  await expect.poll(failed).toEqual([expect.objectContaining({ level: 20, code: 'invalid_request' })]);
});
