import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { IMAGE_TEXTS } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { diskStorage } from '../../providers/storage/disk-storage.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  DESCRIPTION,
  imagesUsed,
  PNG,
  pictureFiles,
  providersWith,
  quickProviders,
  requestPicture,
} from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';

describe.each(ENGINES)('on %s', (engine) => {
  test('a picture is made, counted, recorded and served', async () => {
    const server = await buildTestApp({ engine });
    const { token, user } = await server.signUp();
    const answer = await requestPicture(server, token, { aspect_ratio: '16:9' });
    expect(answer.statusCode).toBe(200);
    const result = answer.json();
    expect(result).toMatchObject({ success: true, model: 'built-in', width: 1024, height: 576 });

    const file = await server.send('GET', result.image_url);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(file.rawPayload.length),
      'cache-control': 'private, max-age=86400, immutable',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(file.rawPayload.subarray(1, 4).toString()).toBe('PNG');

    expect(await imagesUsed(server, token)).toBe(1);
    const [generation, ...more] = await server.db.selectFrom('generations').selectAll().execute();
    expect(more).toEqual([]);
    expect(generation).toMatchObject({
      user_id: user.id,
      kind: 'images',
      outcome: 'succeeded',
      model: 'built-in',
    });
    expect(JSON.parse(generation?.request ?? '')).toEqual({
      prompt: DESCRIPTION,
      mode: 'text-to-image',
      aspect_ratio: '16:9',
    });
    expect(await server.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
  });

  test('ten a day for a free user, however many are asked for at once', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp();
    const answers = await Promise.all(Array.from({ length: 15 }, () => requestPicture(server, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.find(({ statusCode }) => statusCode === 429)?.json();
    const message = 'Daily limit reached. Upgrade to Pro for unlimited images.';
    expect(refused).toMatchObject({ success: false, message, detail: message, code: 'image_limit' });
    expect(pictureFiles(server)).toHaveLength(10);
  });

  test('a failure costs nothing, leaves no file, and is on the record', async () => {
    const server = await buildTestApp({
      engine,
      imageProviders: providersWith(async () => {
        throw new Error('out of paint');
      }),
    });
    const { token } = await server.signUp();
    const answer = await requestPicture(server, token);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ success: false, code: 'server_error' });
    expect(answer.body).not.toContain('paint');
    expect(await imagesUsed(server, token)).toBe(0);
    expect(pictureFiles(server)).toEqual([]);
    expect(await server.db.selectFrom('generations').select(['outcome', 'result']).execute()).toEqual([
      { outcome: 'failed', result: null },
    ]);
  });
});

test('a full disk is said, costs nothing, and leaves nothing', async () => {
  const full: Storage = {
    put: async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    },
    open: async () => undefined,
    remove: async () => {},
    async *list() {},
    check: async () => {},
  };
  const server = await buildTestApp({ imageProviders: quickProviders, storage: full });
  const { token } = await server.signUp();
  const answer = await requestPicture(server, token);
  expect(answer.statusCode).toBe(507);
  expect(answer.json()).toMatchObject({ success: false, code: 'no_space' });
  expect(await imagesUsed(server, token)).toBe(0);
});

test('a picture that takes longer than its lease is not delivered, and leaves no file', async () => {
  const server: TestApp = await buildTestApp({
    imageProviders: providersWith(async () => {
      await server.db.deleteFrom('reservations').execute();
      return { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'built-in' };
    }),
  });
  const { token } = await server.signUp();
  expect((await requestPicture(server, token)).statusCode).toBe(503);
  expect(pictureFiles(server)).toEqual([]);
  expect(await server.db.selectFrom('images').selectAll().execute()).toEqual([]);
});

test('what a crashed server had counted and stored is given back when the next one starts', async () => {
  const first = await buildTestApp({ imageProviders: quickProviders });
  const { token, user } = await first.signUp();
  const folder = path.join(first.variables['DATA_DIR'] ?? '', 'pictures');
  const storage = await diskStorage(folder);
  const id = 'crashedreservation0001';
  await storage.put(`${id}.img`, PNG);
  const day = new Date().toISOString().slice(0, 10);
  await first.db
    .insertInto('usage_days')
    .values({ user_id: user.id, day, kind: 'images', used: 1 })
    .execute();
  const times = { created_at: new Date().toISOString(), expires_at: '2999-01-01T00:00:00.000Z' };
  await first.db
    .insertInto('reservations')
    .values({ id, user_id: user.id, kind: 'images', day, ...times })
    .execute();

  const second = await buildTestApp({ variables: first.variables });
  expect(await imagesUsed(second, token)).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  [
    'openai',
    {},
    'OpenAI is not set up on this server. Set OPENAI_API_KEY to use it, or choose the built-in preview.',
  ],
  [
    'gemini',
    {},
    'Gemini is not set up on this server. Set GEMINI_API_KEY to use it, or choose the built-in preview.',
  ],
  ['seedream', {}, 'Your Seedream key was not accepted: please check that it is whole and still valid.'],
])('%s says what to configure, and costs nothing', async (model, variables, message) => {
  const server = await buildTestApp({ variables });
  const { token } = await server.signUp();
  const answer = await requestPicture(server, token, { model, byteplus_api_key: 'ark canary' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: false, image_url: null, message, model });
  expect(await imagesUsed(server, token)).toBe(0);
  expect(await server.db.selectFrom('model_calls').selectAll().execute()).toEqual([]);
});

test.each([
  [{ prompt: '' }, 'prompt', 'Please enter a description for your image.'],
  [{ prompt: 'x'.repeat(4_001) }, 'prompt', 'The description is too long: at most 4,000 characters.'],
  [{ model: 'dall-e' }, 'model', 'Please choose one of the offered models.'],
  [{ mode: 'video' }, 'mode', 'Please choose text-to-image or image-to-image.'],
  [{ mode: 'image-to-image' }, 'input_image', 'Please upload an input image for image-to-image generation.'],
  [{ strength: 0 }, 'strength', 'Please choose a strength from 0.1 to 1.0.'],
  [{ strength: 1.1 }, 'strength', 'Please choose a strength from 0.1 to 1.0.'],
  [{ strength: '0.5' }, 'strength', 'Please choose a strength from 0.1 to 1.0.'],
  [{ model: 'seedream' }, 'byteplus_api_key', 'Please enter your BytePlus API key for SeedrEAM generation.'],
  [{ aspect_ratio: '1:2' }, 'aspect_ratio', 'Please choose one of the offered aspect ratios.'],
])('%j is refused in both forms, and costs nothing', async (body, field, message) => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const answer = await requestPicture(server, token, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    success: false,
    message,
    detail: message,
    fields: [{ path: field, message }],
  });
  expect(await imagesUsed(server, token)).toBe(0);
});

describe('a picture address', () => {
  test('holds for a day, for its picture, and for nothing else', async () => {
    let now = new Date();
    const server = await buildTestApp({ imageProviders: quickProviders, now: () => now });
    const { token } = await server.signUp();
    const first: string = (await requestPicture(server, token)).json().image_url;
    const second: string = (await requestPicture(server, token)).json().image_url;
    expect(first).toMatch(/^\/api\/images\/[\w-]{30}\/file\?expires=\d+&signature=[\w-]{43}$/);
    const status = async (url: string) => (await server.send('GET', url)).statusCode;
    const [, firstId = ''] = /images\/([\w-]+)/.exec(first) ?? [];
    const [, secondId = ''] = /images\/([\w-]+)/.exec(second) ?? [];

    expect(await status(first)).toBe(200);
    expect(await status(first.replace(firstId, secondId))).toBe(403);
    expect(await status(first.replace(/expires=\d+/, 'expires=99999999999'))).toBe(403);
    expect(await status(first.slice(0, -5))).toBe(403);
    expect(await status(`${first.slice(0, -5)}AAAAA`)).toBe(403);
    expect(await status(first.replace(/&signature.*/, '&signature='))).toBe(403);
    for (const cut of [
      first.replace(/\?.*/, ''),
      first.replace(/&signature.*/, ''),
      `${first}&signature=x`,
    ]) {
      const incomplete = await server.send('GET', cut);
      expect(incomplete.statusCode).toBe(400);
      expect(incomplete.json().detail).toBe(IMAGE_TEXTS.address);
    }
    expect(await status('/api/images/..%2f..%2fsecret/file?expires=9&signature=x')).toBe(403);

    now = new Date(now.getTime() + 86_400_000 - 2_000);
    expect(await status(first)).toBe(200);
    now = new Date(now.getTime() + 2_000);
    expect(await status(first)).toBe(403);
  });

  test('of a picture that is gone leads nowhere', async () => {
    const server = await buildTestApp({ imageProviders: quickProviders });
    const { token } = await server.signUp();
    const { image_url } = (await requestPicture(server, token)).json();
    await server.db.deleteFrom('images').execute();
    expect((await server.send('GET', image_url)).statusCode).toBe(404);
  });
});

test('pictures are readable by the server only', async () => {
  const server = await buildTestApp({ imageProviders: quickProviders });
  const { token } = await server.signUp();
  await requestPicture(server, token);
  const folder = path.join(server.variables['DATA_DIR'] ?? '', 'pictures');
  const [file = ''] = pictureFiles(server);
  expect(file).toMatch(/^[\w-]{30}\.img$/);
  expect(statSync(path.join(folder, file)).mode & 0o077).toBe(0);
});

test('a picture for which nobody chose a ratio is square', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const { width, height } = (await requestPicture(server, token)).json();
  expect(width).toBeGreaterThan(0);
  expect(width).toBe(height);
});
