import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { pour } from '../../../testing/http-peer.ts';
import { paintedPicture, sendJson } from '../../../testing/json-peer.ts';
import { openDoor } from '../../../testing/open-door.ts';
import { NOW, REQUEST, RESERVATION, type Unfinished, waits } from '../../../testing/openai-images-setup.ts';
import {
  LISTED,
  type OpenrouterAnswer,
  openrouterPeer,
  paints,
  SERVER_KEY,
  says,
  streams,
  USAGE,
  USER_KEY,
} from '../../../testing/openrouter-peer.ts';
import { pictureSuite } from '../../../testing/picture-suite.ts';
import { ModelFailure } from '../model-failure.ts';
import { openrouter } from './source.ts';

const FLUX = 'openrouter/black-forest-labs/flux.2-pro';
const GPT = 'openrouter/openai/gpt-image-2';
const PLAIN = 'openrouter/sourceful/riverflow:free';

interface Setting extends NonNullable<Parameters<typeof openrouterPeer>[0]> {
  readonly apiKey?: string | undefined;
}

async function setUp({ apiKey, ...options }: Setting = {}) {
  const peer = await openrouterPeer(options);
  const door = openDoor();
  const clock = { now: NOW };
  const source = openrouter({
    ...{ apiKey, baseUrl: `${peer.baseUrl}/`, calls: door.calls, timeLimit: 20_000 },
    now: () => clock.now,
  });
  const model = async (id: string) => {
    const port = (await source.prepare()).models.find((each) => each.id === id);
    if (!port) throw new Error(`${id} is not there.`);
    return port;
  };
  return { peer, source, clock, model, ledger: door.ledger };
}

for (const id of [FLUX, GPT]) {
  pictureSuite(id, async () => {
    const { peer, model } = await setUp({ apiKey: SERVER_KEY });
    const port = await model(id);
    const generate: typeof port.generate = (reservation, request, waiting) =>
      port.generate(reservation, { ...request, userKey: USER_KEY }, waiting);
    return { port: { ...port, generate }, refused: () => peer.refused };
  });
}

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

test("a picture is made with what the model lists, on the server's key, and its exact cost is told and booked", async () => {
  const { peer, model, ledger } = await setUp({ apiKey: SERVER_KEY });
  const port = await model(FLUX);
  const wish = { ...REQUEST, aspectRatio: '3:2', settings: { resolution: '2K', seed: 7 } } as const;
  const picture = await port.generate(RESERVATION, wish, waits());
  expect(picture).toMatchObject({
    ...{ modelId: 'black-forest-labs/flux.2-pro', costUsd: 0.0412, contentType: 'image/png' },
    settings: { resolution: '2K', seed: 7 },
  });
  expect(peer.requests).toEqual([
    {
      model: 'black-forest-labs/flux.2-pro',
      prompt: REQUEST.prompt,
      ...{ aspect_ratio: '3:2', resolution: '2K', seed: 7, output_format: 'png' },
    },
  ]);
  expect(peer.keys).toEqual([SERVER_KEY]);
  expect(ledger).toEqual([
    {
      // Four megapixels at $0.03.
      facts: expect.objectContaining({ provider: 'openrouter', key: 'server', estimateUsd: 0.12 }),
      used: { inputTokens: 12, outputTokens: 4_175, pictures: 1, costUsd: USAGE.cost },
    },
  ]);
});

test("a user's own key goes before the server's, and is the user's money", async () => {
  const { peer, model, ledger } = await setUp({ apiKey: SERVER_KEY });
  await (await model(PLAIN)).generate(RESERVATION, { ...REQUEST, userKey: USER_KEY }, waits());
  expect(peer.keys).toEqual([USER_KEY]);
  expect(ledger[0]?.facts.key).toBe('user');
});

test('a ratio that the model does not list is not sent', async () => {
  const { peer, model } = await setUp({ apiKey: SERVER_KEY });
  for (const id of [PLAIN, FLUX])
    await (await model(id)).generate(RESERVATION, { ...REQUEST, aspectRatio: '4:5' }, waits());
  expect(peer.refused).toEqual([]);
});

test('pictures go in as data addresses, in their own shape, and are in the estimate', async () => {
  const { peer, model, ledger } = await setUp({ apiKey: SERVER_KEY });
  const bytes = await paintedPicture(200, 100);
  const given = { bytes, contentType: 'image/png', width: 200, height: 100 } as const;
  const input = { pictures: [given, given], strength: 1 };
  for (const id of [FLUX, GPT]) await (await model(id)).generate(RESERVATION, { ...REQUEST, input }, waits());
  expect(peer.refused).toEqual([]);
  expect(peer.requests).toMatchObject([
    { aspect_ratio: 'auto', prompt: expect.stringContaining('Take only the idea') },
    { aspect_ratio: '3:2', input_references: [{ type: 'image_url' }, { type: 'image_url' }] },
  ]);
  expect(ledger[0]?.facts.estimateUsd).toBeCloseTo(0.06);
});

test('unfinished pictures are heard where the model streams, and the cost comes with the last', async () => {
  const { peer, model } = await setUp({ apiKey: SERVER_KEY, answers: [streams()] });
  const heard: Unfinished[] = [];
  const picture = await (await model(GPT)).generate(
    RESERVATION,
    REQUEST,
    waits((partial) => heard.push(partial)),
  );
  expect(heard.map(({ contentType }) => contentType)).toEqual(['image/jpeg', 'image/jpeg']);
  expect(picture.costUsd).toBe(USAGE.cost);
  expect(peer.requests).toMatchObject([{ stream: true }]);
});

test('where a later picture fails, those that were made are kept', async () => {
  const { model } = await setUp({ apiKey: SERVER_KEY, answers: [paints, says(502, 'Gone.')] });
  const picture = await (await model(FLUX)).generate(RESERVATION, { ...REQUEST, count: 2 }, waits());
  expect(picture.others).toBeUndefined();
  expect(picture.costUsd).toBe(USAGE.cost);
});

const html = (response: ServerResponse) => void response.end(`<html>${SERVER_KEY}</html>`);

test.each<[string, OpenrouterAnswer, object]>([
  ['a key', says(401, `Bad key ${SERVER_KEY}`), { kind: 'wrong-key', status: 401 }],
  ['no credit', says(402, 'Pay.'), { kind: 'quota', sentence: expect.stringContaining('no credit left') }],
  ['moderation', says(403, `Flagged for ${SERVER_KEY}.`), { kind: 'declined', words: 'Flagged for ….' }],
  [
    'a model that is gone',
    says(404, 'No endpoints found.'),
    { kind: 'retired', sentence: expect.stringContaining('no longer offers FLUX.2 Pro') },
  ],
  [
    'an input that is too large',
    says(413, 'Large.'),
    { sentence: expect.stringContaining('smaller picture') },
  ],
  ['too many calls', says(429, 'Slow.', { 'retry-after': '7' }), { kind: 'busy', retryAfter: 7 }],
  ['a provider that failed', says(502, 'Bad gateway.'), { kind: 'busy' }],
  ['a provider that is slow', says(524, 'Slow.'), { kind: 'too-slow' }],
  ['an overload', says(529, 'Full.'), { kind: 'busy' }],
  ['a bad request', says(400, 'Odd.'), { kind: 'failed', status: 400 }],
  ['a page', html, { kind: 'garbage' }],
  ['no picture', (response) => sendJson(response, 200, { data: [] }), { kind: 'garbage' }],
  [
    'other bytes',
    (response) => sendJson(response, 200, { data: [{ b64_json: 'R0lGODlh' }], usage: USAGE }),
    { kind: 'garbage' },
  ],
  ['too much', (response) => pour(response, 60), { kind: 'garbage' }],
  ['an end in the middle', (response) => void response.destroy(), { kind: 'unreachable' }],
])('%s fails once, as what it is, and holds no key', async (_, answer, expected) => {
  const { peer, model } = await setUp({ apiKey: SERVER_KEY, answers: [answer] });
  const failure = await (await model(FLUX))
    .generate(RESERVATION, REQUEST, waits())
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ModelFailure);
  expect(failure).toMatchObject(expected);
  expect(peer.requests).toHaveLength(1);
  const everything = JSON.stringify(failure, [...Object.getOwnPropertyNames(failure), 'words', 'sentence']);
  expect(everything).not.toContain('canary');
});

test('a failure in the middle of a stream is what its code says', async () => {
  const error = { type: 'error', error: { code: 402, message: 'Insufficient credits.' } };
  const { model } = await setUp({ apiKey: SERVER_KEY, answers: [streams(error)] });
  const call = (await model(GPT)).generate(
    RESERVATION,
    REQUEST,
    waits(() => {}),
  );
  await expect(call).rejects.toMatchObject({ kind: 'quota' });
});

test.each(['or canary', 'or\r\ncanary: 1', '', 'x'.repeat(100_000)])(
  'a key that no header can carry is refused before anything is sent',
  async (userKey) => {
    const { peer, model } = await setUp();
    const call = (await model(FLUX)).generate(RESERVATION, { ...REQUEST, userKey }, waits());
    await expect(call).rejects.toMatchObject({
      kind: 'wrong-key',
      sentence: expect.stringContaining('your key'),
    });
    expect(peer.keys).toEqual([]);
  },
);

test('a model that is gone has the list read again', async () => {
  const { peer, source, model } = await setUp({ apiKey: SERVER_KEY, answers: [says(404, 'Gone.')] });
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
    says(401, 'No.'),
    { state: 'locked', message: expect.stringContaining('OPENROUTER_API_KEY') },
  ],
  ['an overload', says(529, 'Full.'), { state: 'unreachable' }],
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
  ['fail', says(500, 'No.')],
  ['are odd', (response) => sendJson(response, 200, { endpoints: [{ pricing: [{ unit: 'soul' }] }] })],
  ['are a page', html],
])('where the prices %s, the models are there without', async (_, prices) => {
  const { source } = await setUp({ prices });
  const { models } = await source.prepare();
  expect(models.map((model) => model.capabilities(NOW).price_usd)).toEqual([null, null, null]);
});
