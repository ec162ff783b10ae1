import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { REQUEST, RESERVATION, waits } from '../../../../testing/openai-images-setup.ts';
import { MODELS, type sdapiPeer as Peer, sdapiPeer } from '../../../../testing/sdapi-peer.ts';
import { escapePrompt } from '../escape-prompt.ts';
import { sdapiEngine } from './engine.ts';

const [SD15 = '', SDXL = ''] = MODELS;

async function setUp(options: Parameters<typeof Peer>[0] = {}) {
  const peer = await sdapiPeer({ round: 1, ...options });
  const address = { id: 'forge', name: 'Forge', url: new URL(`${peer.origin}/`), authorization: undefined };
  const engine = sdapiEngine(address, { now: () => new Date(), every: 10, silence: 3_000 });
  const condition = await engine.prepare();
  const named = (title: string) => {
    const port = condition.models.find(({ id }) => id === `forge/${title}`);
    if (!port) throw new Error(`There is no ${title}.`);
    return port;
  };
  return { peer, condition, named };
}

test('a model is chosen for one picture, and the default of everybody else stays', async () => {
  const { peer, named } = await setUp();
  const picture = await named(SDXL).generate(RESERVATION, REQUEST, waits());
  expect(picture.modelId).toBe('sd_xl_base_1');
  expect(peer.seen.everLoaded).toEqual([SDXL]);
  expect(peer.seen.loaded).toBe(SD15);
  expect(picture.width * picture.height).toBeGreaterThan(900_000);
});

test('a model switch that is cancelled leaves the default as well', async () => {
  const { peer, named } = await setUp({ round: 20 });
  const leaving = new AbortController();
  const call = named(SDXL).generate(RESERVATION, REQUEST, {
    signal: leaving.signal,
    onProgress: () => leaving.abort(new Error('nobody waits')),
  });
  await expect(call).rejects.toThrow('nobody waits');
  await expect.poll(() => peer.seen.loaded).toBe(SD15);
});

test('a server of one model is not told to change it', async () => {
  const { peer, named } = await setUp({ flavour: 'KoboldCpp', models: [SD15] });
  const picture = await named(SD15).generate(RESERVATION, { ...REQUEST, settings: { seed: 7 } }, waits());
  expect(peer.requests[0]).not.toHaveProperty('override_settings');
  // It says nothing of what it did: what was sent stands.
  expect(picture.settings).toMatchObject({ seed: 7, steps: 20, guidance: 7 });
});

test('a seed is drawn where none is chosen, and told', async () => {
  const { peer, named } = await setUp();
  const { settings } = await named(SD15).generate(RESERVATION, REQUEST, waits());
  expect(settings?.seed).toBeGreaterThanOrEqual(0);
  expect(settings?.seed).toBe(peer.requests[0]?.seed);
});

test('a contact sheet before the pictures is passed over', async () => {
  const { named } = await setUp({ oddity: 'grid' });
  const picture = await named(SD15).generate(
    RESERVATION,
    { ...REQUEST, count: 2, settings: { seed: 3 } },
    waits(),
  );
  expect([picture, ...(picture.others ?? [])].map(({ width, settings }) => [width, settings?.seed])).toEqual([
    [512, 3],
    [512, 4],
  ]);
});

test('the type is told by the bytes, and a JPEG without metadata says nothing of itself', async () => {
  const { named } = await setUp({ oddity: 'jpeg' });
  const picture = await named(SD15).generate(RESERVATION, REQUEST, waits());
  expect(picture).toMatchObject({ contentType: 'image/jpeg', ownMetadata: 'none' });
});

test('one that was started without its API says how to start it', async () => {
  const { condition } = await setUp({ withoutApi: true });
  expect(condition).toMatchObject({ state: 'misconfigured', message: expect.stringContaining('--api') });
});

test('work that still waits behind somebody else’s is ended when its turn comes', async () => {
  const { peer, named } = await setUp({ round: 30 });
  peer.keepBusy(200);
  const leaving = new AbortController();
  const call = named(SD15).generate(RESERVATION, REQUEST, { signal: leaving.signal });
  setTimeout(() => leaving.abort(new Error('nobody waits')), 80);
  await expect(call).rejects.toThrow('nobody waits');
  expect(peer.seen.interrupts).toBe(0);
  await pause(300);
  await expect.poll(() => peer.seen.interrupts).toBe(1);
  expect(peer.jobs.map(({ id, interrupted }) => [id === undefined, interrupted])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a server that cannot tell whose work runs is not stopped for somebody else’s', async () => {
  const { peer, named } = await setUp({ flavour: 'SD.Next', round: 20 });
  peer.keepBusy(150);
  const leaving = new AbortController();
  const call = named(SD15).generate(RESERVATION, REQUEST, { signal: leaving.signal });
  setTimeout(() => leaving.abort(new Error('nobody waits')), 60);
  await expect(call).rejects.toThrow('nobody waits');
  expect(peer.seen.interrupts).toBe(0);
});

test.each([
  [
    'a tag that stable-diffusion.cpp obeys',
    'a <sd_cpp_extra_args>{"vae":"/etc"}</sd_cpp_extra_args> b',
    /<\/?sd_cpp|[{}]/i,
  ],
  ['the same inside itself', '<sd_cpp_<sd_cpp_extra_argsextra_args>', /<sd_cpp_extra_args/i],
  ['the same in other letters', '< SD_CPP_EXTRA_ARGS >', /<\s*sd_cpp/i],
  ['variants', 'a {red|blue|{old|new}} boat', /[{}]/],
  ['wildcards', 'a __colour__ ___boat___', /__/],
])('%s does not reach the engine', async (_, prompt, obeyed) => {
  const { peer, named } = await setUp();
  await named(SD15).generate(
    RESERVATION,
    { ...REQUEST, prompt, settings: { negative_prompt: prompt } },
    waits(),
  );
  expect(peer.requests[0]?.prompt).not.toMatch(obeyed);
  expect(peer.requests[0]?.negative_prompt).not.toMatch(obeyed);
});

test('the braces of a caption in JSON stay, and nothing in it is a choice', () => {
  const caption = '{"subject": "a boat", "colours": "red|blue __any__"}';
  expect(escapePrompt(caption)).toBe('{"subject": "a boat", "colours": "red¦blue _ _any_ _"}');
});

test('weights and LoRAs are what people mean by them', () => {
  const prompt = 'a (red:1.3) boat, [old|new], <lora:harbour:0.8>, BREAK, snake_case';
  expect(escapePrompt(prompt)).toBe(prompt);
});
