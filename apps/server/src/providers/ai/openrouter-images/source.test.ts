import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { pour } from '../../../testing/http-peer.ts';
import { sendJson } from '../../../testing/json-peer.ts';
import { NOW, REQUEST, RESERVATION, waits } from '../../../testing/openai-images-setup.ts';
import { fails, LISTED, SERVER_KEY } from '../../../testing/openrouter-peer.ts';
import { FLUX, GPT, PLAIN, setUp } from '../../../testing/openrouter-setup.ts';

test('the list is models with capabilities and prices, the cheapest first, and what draws SVG is left out', async () => {
  const { source } = await setUp();
  const { state, models } = await source.prepare();
  expect(state).toBe('ready');
  const told = models.map(({ id, label, note, capabilities }) => [id, label, note, capabilities(NOW)]);
  const note = 'OpenRouter, needs your own key';
  expect(told).toEqual([
    [
      PLAIN,
      'Riverflow',
      note,
      expect.objectContaining({ modes: ['text-to-image'], aspect_ratios: [], controls: {}, price_usd: 0 }),
    ],
    [
      FLUX,
      'FLUX.2 Pro',
      note,
      {
        modes: ['text-to-image', 'image-to-image'],
        aspect_ratios: ['1:1', '2:3', '3:2', '16:9'],
        max_inputs: 4,
        strength_note: expect.stringContaining('FLUX.2 Pro has no number'),
        partial_pictures: false,
        controls: {
          resolution: { options: ['1K', '2K'] },
          seed: { max: 4_294_967_295 },
          count: { max: 2 },
        },
        own_key: { of: 'openrouter', required: true },
        price_usd: 0.03,
        model_id: 'black-forest-labs/flux.2-pro',
      },
    ],
    [
      GPT,
      'GPT Image 2',
      note,
      expect.objectContaining({
        partial_pictures: true,
        controls: {
          quality: { options: ['auto', 'low', 'medium', 'high'] },
          background: { options: ['auto', 'transparent', 'opaque'] },
        },
        price_usd: expect.closeTo(0.126),
      }),
    ],
  ]);
});

const html = (response: ServerResponse) => void response.end(`<html>${SERVER_KEY}</html>`);

test('a model that is gone has the list read again', async () => {
  const { peer, source, model } = await setUp({
    apiKey: SERVER_KEY,
    answers: [fails(404, 'Gone.')],
  });
  const port = await model(FLUX);
  const lists = () => peer.paths.filter((path) => path.endsWith('/images/models')).length;
  await port.generate(RESERVATION, REQUEST, waits()).catch(() => {});
  await source.prepare();
  expect(lists()).toBe(2);
});

test('the list stands for ten minutes, ten seconds where it is wanted anew, and an hour through an outage', async () => {
  const { peer, source, clock } = await setUp();
  const lists = () => peer.paths.filter((path) => path.endsWith('/images/models')).length;
  const at = (seconds: number) => {
    clock.now = new Date(NOW.getTime() + seconds * 1_000);
  };
  source.freshen();
  expect(peer.paths).toEqual([]);
  await Promise.all([source.prepare(), source.prepare({ fresh: true })]);
  at(9);
  await source.prepare({ fresh: true });
  at(599);
  await source.prepare();
  expect(lists()).toBe(1);
  at(611);
  await source.prepare();
  expect(lists()).toBe(2);
  await peer.close();
  at(611 + 3_500);
  expect(await source.prepare()).toMatchObject({ state: 'ready', models: { length: 3 } });
  at(611 + 7_200);
  expect(await source.prepare()).toMatchObject({
    state: 'unreachable',
    message: expect.stringContaining('could not be reached'),
    models: [],
  });
});

test.each<[string, (response: ServerResponse) => void, object]>([
  ['a page', html, { state: 'misconfigured', message: expect.stringContaining('OPENROUTER_BASE_URL') }],
  ['no list', (response) => sendJson(response, 200, { data: 7 }), { state: 'misconfigured' }],
  ['an empty list', (response) => sendJson(response, 200, { data: [] }), { state: 'misconfigured' }],
  [
    'a wrong key',
    fails(401, 'No.'),
    { state: 'locked', message: expect.stringContaining('OPENROUTER_API_KEY') },
  ],
  ['an overload', fails(529, 'Full.'), { state: 'unreachable' }],
  ['too much', (response) => pour(response, 6), { state: 'misconfigured' }],
  [
    'a redirect',
    (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    { state: 'unreachable' },
  ],
])('in place of the list, %s is a state with a sentence', async (_, list, expected) => {
  const { source } = await setUp({ apiKey: SERVER_KEY, list });
  const condition = await source.prepare();
  expect(condition).toMatchObject({ ...expected, models: [] });
  expect(condition.message).not.toMatch(/canary|127\.0\.0\.1/);
});

test('odd entries of a list are passed over, and names are plain', async () => {
  const [flux = {}] = LISTED;
  const odd = [null, 7, flux, flux, { ...flux, id: '../..' }, { ...flux, id: 'a/b?c=d' }];
  const named = { ...flux, id: 'a/b', name: `\u202e\u0000${'long '.repeat(100)}` };
  const parameters = { aspect_ratio: { type: 'enum', values: [7] }, seed: { type: 'dice' }, n: null };
  const strange = { ...flux, id: 'a/c', supported_parameters: parameters };
  const { source } = await setUp({
    list: (response) => sendJson(response, 200, { data: [...odd, named, strange] }),
  });
  const { models } = await source.prepare();
  expect(models.map(({ id }) => id).sort()).toEqual(['openrouter/a/b', 'openrouter/a/c', FLUX]);
  for (const { label } of models) expect(label).toMatch(/^[\w. ]{1,80}$/);
  const last = models.find(({ id }) => id === 'openrouter/a/c')?.capabilities(NOW);
  expect(last).toMatchObject({ modes: ['text-to-image'], aspect_ratios: [], controls: {}, price_usd: null });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['fail', fails(500, 'No.')],
  ['are odd', (response) => sendJson(response, 200, { endpoints: [{ pricing: [{ unit: 'soul' }] }] })],
  ['are a page', html],
])('where the prices %s, the models are there without', async (_, prices) => {
  const { source } = await setUp({ prices });
  const { models } = await source.prepare();
  expect(models.map((model) => model.capabilities(NOW).price_usd)).toEqual([null, null, null]);
});
