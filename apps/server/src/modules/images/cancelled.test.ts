import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { builtInImages } from '../../providers/ai/built-in/image-provider.ts';
import { imageProviders } from '../../providers/ai/image-providers.ts';
import type { Waiting } from '../../providers/ai/picture-port.ts';
import { openDoor } from '../../testing/open-door.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { imagesUsed, PNG, pictureFiles, providersWith } from '../../testing/test-pictures.ts';

const BODY = { prompt: 'a fox in the snow', model: 'built-in' };

/** A provider that paints until nobody waits any more. */
function endlessPainter() {
  const begun = Promise.withResolvers<void>();
  const generate = (_: unknown, __: unknown, { signal }: Waiting) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      begun.resolve();
    });
  const providers = {
    ...imageProviders(readConfig({}).ai, openDoor().calls, () => new Date()),
    'built-in': { ...builtInImages, generate },
  };
  return { providers, begun: begun.promise };
}

test('a caller who leaves ends the work, and pays nothing', async () => {
  const { providers, begun } = endlessPainter();
  const { app, db, signUp, send } = await buildTestApp({ imageProviders: providers });
  const { token } = await signUp();
  const url = await app.listen({ port: 0 });
  const leaving = new AbortController();
  const answer = fetch(`${url}/api/images/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(BODY),
    signal: leaving.signal,
  });
  await begun;
  expect((await send('GET', '/api/usage', { token })).json()).toMatchObject({ images_used_today: 1 });
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect
    .poll(() => db.selectFrom('generations').select('outcome').execute())
    .toEqual([{ outcome: 'cancelled' }]);
  expect((await send('GET', '/api/usage', { token })).json()).toMatchObject({ images_used_today: 0 });
  expect(await db.selectFrom('reservations').selectAll().execute()).toEqual([]);
});

test('a server that stops refunds what it does not wait for', async () => {
  const { providers, begun } = endlessPainter();
  const shutdown = new AbortController();
  const { signUp, send } = await buildTestApp({ imageProviders: providers, shutdown: shutdown.signal });
  const { token } = await signUp();
  const answer = send('POST', '/api/images/generate', { token, body: BODY });
  await begun;
  shutdown.abort(new Error('The server is stopping.'));
  expect((await answer).statusCode).toBe(503);
  expect((await answer).json()).toMatchObject({ success: false, code: 'overloaded' });
  expect((await send('GET', '/api/usage', { token })).json()).toMatchObject({ images_used_today: 0 });
});

test('what is delivered after its caller has left is not charged, and not kept', async () => {
  const begun = Promise.withResolvers<void>();
  const lateProviders = providersWith(async (_, __, { signal }) => {
    begun.resolve();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    return { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'built-in' };
  });
  const shutdown = new AbortController();
  const server = await buildTestApp({ imageProviders: lateProviders, shutdown: shutdown.signal });
  const { token } = await server.signUp();
  const answer = server.send('POST', '/api/images/generate', { token, body: BODY });
  await begun.promise;
  shutdown.abort(new Error('Nobody waits any more.'));
  expect((await answer).statusCode).toBe(503);
  expect(await imagesUsed(server, token)).toBe(0);
  expect(pictureFiles(server)).toEqual([]);
  expect(await server.db.selectFrom('generations').select('outcome').execute()).toEqual([
    { outcome: 'cancelled' },
  ]);
});
