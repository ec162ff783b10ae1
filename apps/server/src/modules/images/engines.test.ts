import { type ImageEvent, imageEvent } from '@framewright/contract';
import { readMetadata } from '@framewright/image-metadata';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPictureEngine } from '../../providers/ai/engines/open-picture-engine.ts';
import { Secret } from '../../providers/ai/secret.ts';
import { comfyPeer } from '../../testing/comfy-peer.ts';
import { httpPeer } from '../../testing/http-peer.ts';
import { sdapiPeer } from '../../testing/sdapi-peer.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { imagesUsed, pictureFiles } from '../../testing/test-pictures.ts';

const SD15 = 'forge/dreamshaper_8.safetensors [879db523c3]';
const COMFY = 'comfy/dreamshaper_8.safetensors';
const PASSWORD = `Basic ${Buffer.from('mara:canary-of-forge').toString('base64')}`;

/** A server with both kinds of engines, and with one that is off. */
async function setUp({ sdapi = {}, comfy = {} }: { sdapi?: object; comfy?: object } = {}) {
  const forge = await sdapiPeer({ round: 2, lockedBy: PASSWORD, ...sdapi });
  const queue = await comfyPeer({ round: 2, ...comfy });
  const off = await httpPeer(() => {});
  await off.close();
  const options = { now: () => new Date(), every: 10, silence: 3_000 };
  const at = (id: string, name: string, origin: string, authorization?: string) => ({
    ...{ id, name, url: new URL(origin) },
    authorization: authorization === undefined ? undefined : new Secret(authorization),
  });
  const engines = [
    openPictureEngine('sdapi', at('forge', 'Forge', forge.origin, PASSWORD), options),
    openPictureEngine('comfyui', at('comfy', 'ComfyUI', queue.origin), options),
    openPictureEngine('sdapi', at('off', 'The old machine', off.origin), options),
  ];
  const server = await buildTestApp({ pictureEngines: { all: () => engines } });
  const { token } = await server.signUp();
  const make = (body: object, headers: Record<string, string> = {}) =>
    server.send('POST', '/api/images/generate', {
      token,
      headers,
      body: { prompt: 'a fox in the snow', ...body },
    });
  return { server, token, make, forge, queue };
}

test.each([
  ['sdapi', SD15, 'Euler a'],
  ['ComfyUI', COMFY, 'dpmpp_2m'],
])('a picture by %s: settings go there, are kept, and cost nothing', async (_, model, sampler) => {
  const { server, token, make } = await setUp();
  const settings = { steps: 4, guidance: 6.5, sampler, seed: 77, negative_prompt: 'blurry' };
  const answer = await make({ model, aspect_ratio: '3:2', ...settings });
  expect(answer.json()).toMatchObject({
    ...{ success: true, message: 'Your picture is ready.', model, model_id: 'dreamshaper_8' },
    ...{ settings, own_metadata: 'same', cost_usd: 0, content_type: 'image/png' },
  });
  const { image_url, width, height } = answer.json();
  expect(width / height).toBeCloseTo(1.5, 1);
  const generation = await server.db.selectFrom('generations').selectAll().executeTakeFirstOrThrow();
  expect(generation.model).toBe(model);
  expect(JSON.parse(generation.request)).toMatchObject(settings);
  expect(JSON.parse(generation.result ?? '')).toMatchObject({ settings, own_metadata: 'same', cost_usd: 0 });
  expect(await imagesUsed(server, token)).toBe(1);
  // No money is booked for it.
  expect(await server.db.selectFrom('model_calls').selectAll().execute()).toEqual([]);
  const copy = await server.send('GET', `${image_url}&as=with-prompt`);
  expect(readMetadata(copy.rawPayload)?.generation).toMatchObject({ seed: '77', negativePrompt: 'blurry' });
});

test.each([SD15, COMFY])('several pictures are counted, kept and shown each (%s)', async (model) => {
  const { server, token, make } = await setUp();
  const { image_url, more, settings } = (await make({ model, count: 3, steps: 2, seed: 5 })).json();
  expect(settings.seed).toBe(5);
  expect(more.map(({ seed }: { seed: number }) => seed)).toEqual([6, 7]);
  const addresses = [image_url, ...more.map((each: { image_url: string }) => each.image_url)];
  const files = await Promise.all(addresses.map((url) => server.send('GET', url)));
  expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const copy = await server.send('GET', `${addresses[2]}&as=with-prompt`);
  expect(readMetadata(copy.rawPayload)?.generation?.seed).toBe('7');
  expect(await imagesUsed(server, token)).toBe(3);
  expect(await server.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
});

test('more pictures than the day has left are refused whole', async () => {
  const { server, token, make, forge } = await setUp();
  await make({ model: SD15, count: 7, steps: 1 });
  const answer = await make({ model: SD15, count: 4, steps: 1 });
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'image_limit', success: false });
  expect(await imagesUsed(server, token)).toBe(7);
  expect(forge.requests).toHaveLength(1);
});

test.each([
  ['built-in', { steps: 5 }, 'steps', 'This model takes no steps.'],
  ['built-in', { seed: 2 ** 32 }, 'seed', 'This model takes seeds from 0 to 4294967295.'],
  ['built-in', { count: 2 }, 'count', 'This model makes one picture at a time.'],
  [SD15, { steps: 151 }, 'steps', 'This model takes steps from 1 to 150.'],
  [SD15, { guidance: 31 }, 'guidance', 'This model takes guidance from 0 to 30.'],
  [SD15, { seed: 2 ** 33 }, 'seed', 'This model takes seeds from 0 to 4294967295.'],
  [SD15, { sampler: 'bogus' }, 'sampler', 'This model does not know that sampler. Choose one of its own.'],
  [SD15, { steps: 1.5 }, 'steps', 'Please send the steps as a whole number from 1 to 500.'],
  [SD15, { seed: -1 }, 'seed', 'Please send the seed as a whole number from 0 to 9007199254740991.'],
  [SD15, { count: 9 }, 'count', 'Please send the number of pictures as a whole number from 1 to 8.'],
  ['nobody/model', {}, 'model', 'Please choose one of the offered models.'],
  ['Forge', {}, 'model', 'Please choose one of the offered models.'],
  [`forge/${'x'.repeat(301)}`, {}, 'model', 'Please choose one of the offered models.'],
])('%s does not take %o', async (model, body, path, message) => {
  const { server, token, make, forge } = await setUp();
  const answer = await make({ model, ...body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ detail: message, fields: [{ path, message }], success: false });
  expect(await imagesUsed(server, token)).toBe(0);
  expect(forge.requests).toEqual([]);
});

test('a blank negative prompt says nothing', async () => {
  const { make } = await setUp();
  expect((await make({ model: 'built-in', negative_prompt: '' })).json()).toMatchObject({ success: true });
});

test('nobody makes pictures without signing in', async () => {
  const { server } = await setUp();
  const answer = await server.send('POST', '/api/images/generate', {
    body: { prompt: 'a fox', model: SD15 },
  });
  expect(answer.statusCode).toBe(401);
});

test.each([
  ['one that is off', 'off/any', {}, 'The old machine does not answer. Start it, then try again.'],
  [
    'a model that is gone',
    'forge/gone.safetensors',
    {},
    'Forge has no such model any more. Please choose another model.',
  ],
  ['too little memory', SD15, { sdapi: { oddity: 'out-of-memory' } }, 'Forge ran out of memory.'],
  ['a page', SD15, { sdapi: { oddity: 'html' } }, 'Another program answers at the address of Forge.'],
  ['300 MB', COMFY, { comfy: { oddity: 'huge' } }, 'ComfyUI sent more than 32 MB'],
  ['other bytes', COMFY, { comfy: { oddity: 'html' } }, 'ComfyUI sent something that is no picture.'],
])('%s is one sentence, and costs nothing', async (_, model, peers, message) => {
  const { server, token, make } = await setUp(peers);
  const answer = await make({ model });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ success: false, image_url: null, model });
  expect(answer.json().message).toContain(message);
  expect(answer.body).not.toMatch(/canary|127\.0\.0\.1/);
  expect(await imagesUsed(server, token)).toBe(0);
  expect(pictureFiles(server)).toEqual([]);
  expect(await server.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
});

test.each([
  [SD15, { sdapi: { loading: 50, round: 15 } }],
  [COMFY, { comfy: { loading: 50, round: 15 } }],
])('loading, progress and frames come over the same call (%s)', async (model, peers) => {
  const { make } = await setUp(peers);
  const answer = await make({ model, steps: 12 }, { accept: 'text/event-stream' });
  const events: ImageEvent[] = answer.body
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => imageEvent.parse(JSON.parse(block.slice('data: '.length))));
  const stages = events.flatMap((event) => (event.type === 'stage' ? [event.stage] : []));
  expect(stages).toEqual(['generating', 'loading', 'generating', 'saving']);
  expect(new Set(events.map(({ type }) => type))).toEqual(
    new Set(['stage', 'progress', 'partial', 'result']),
  );
  expect(events.at(-1)).toMatchObject({ result: { success: true, cost_usd: 0 } });
});

test.each([
  [SD15, { sdapi: { round: 40 } }],
  [COMFY, { comfy: { round: 40 } }],
])('a caller who leaves has the engine stopped, and pays nothing (%s)', async (model, peers) => {
  const { server, token, forge, queue } = await setUp(peers);
  const url = await server.app.listen({ port: 0 });
  const leaving = new AbortController();
  const answer = fetch(`${url}/api/images/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ prompt: 'a fox', model, count: 2 }),
    signal: leaving.signal,
  });
  const isRunning = () => [...forge.jobs, ...queue.runs].some(({ state }) => state === 'running');
  await expect.poll(isRunning).toBe(true);
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => forge.seen.interrupts + queue.seen.interrupts).toBe(1);
  await expect.poll(() => imagesUsed(server, token)).toBe(0);
  expect(await server.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
});

test('a picture that takes longer than a reservation lasts is still delivered', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server, make, forge } = await setUp({ sdapi: { loading: 1_000 } });
  const answer = make({ model: SD15, steps: 1 });
  await expect.poll(() => forge.jobs.some(({ state }) => state === 'running')).toBe(true);
  const soon = new Date(Date.now() + 60_000).toISOString();
  await server.db.updateTable('reservations').set({ expires_at: soon }).execute();
  await vi.advanceTimersByTimeAsync(150_000);
  const isHeld = async () => {
    const row = await server.db.selectFrom('reservations').select('expires_at').executeTakeFirst();
    return (row?.expires_at ?? '') > soon;
  };
  await expect.poll(isHeld).toBe(true);
  expect((await answer).json()).toMatchObject({ success: true });
});
