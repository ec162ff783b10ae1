import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { pour } from '../../../testing/http-peer.ts';
import { paintedPicture, sendJson } from '../../../testing/json-peer.ts';
import { REQUEST, RESERVATION, type Unfinished, waits } from '../../../testing/openai-images-setup.ts';
import {
  fails,
  type OpenrouterAnswer,
  openrouterStreams,
  paints,
  SERVER_KEY,
  USAGE,
  USER_KEY,
} from '../../../testing/openrouter-peer.ts';
import { FLUX, GPT, PLAIN, setUp } from '../../../testing/openrouter-setup.ts';
import { pictureSuite } from '../../../testing/picture-suite.ts';
import { ModelFailure } from '../model-failure.ts';
import { Secret } from '../secret.ts';

for (const id of [FLUX, GPT]) {
  pictureSuite(id, async () => {
    const { peer, model } = await setUp({ apiKey: SERVER_KEY });
    const port = await model(id);
    const generate: typeof port.generate = (reservation, request, waiting) =>
      port.generate(reservation, { ...request, userKey: new Secret(USER_KEY) }, waiting);
    return { port: { ...port, generate }, refused: () => peer.refused };
  });
}

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
  await (await model(PLAIN)).generate(RESERVATION, { ...REQUEST, userKey: new Secret(USER_KEY) }, waits());
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
  const { peer, model } = await setUp({ apiKey: SERVER_KEY, answers: [openrouterStreams()] });
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
  const { model } = await setUp({
    apiKey: SERVER_KEY,
    answers: [paints, fails(502, 'Gone.')],
  });
  const picture = await (await model(FLUX)).generate(RESERVATION, { ...REQUEST, count: 2 }, waits());
  expect(picture.others).toBeUndefined();
  expect(picture.costUsd).toBe(USAGE.cost);
});

const html = (response: ServerResponse) => void response.end(`<html>${SERVER_KEY}</html>`);

test.each<[string, OpenrouterAnswer, object]>([
  ['a key', fails(401, `Bad key ${SERVER_KEY}`), { kind: 'wrong-key', status: 401 }],
  ['no credit', fails(402, 'Pay.'), { kind: 'quota', sentence: expect.stringContaining('no credit left') }],
  ['moderation', fails(403, `Flagged for ${SERVER_KEY}.`), { kind: 'declined', words: 'Flagged for ….' }],
  [
    'a model that is gone',
    fails(404, 'No endpoints found.'),
    { kind: 'retired', sentence: expect.stringContaining('no longer offers FLUX.2 Pro') },
  ],
  [
    'an input that is too large',
    fails(413, 'Large.'),
    { sentence: expect.stringContaining('smaller picture') },
  ],
  ['too many calls', fails(429, 'Slow.', { 'retry-after': '7' }), { kind: 'busy', retryAfter: 7 }],
  ['a provider that failed', fails(502, 'Bad gateway.'), { kind: 'busy' }],
  ['a provider that is slow', fails(524, 'Slow.'), { kind: 'too-slow' }],
  ['an overload', fails(529, 'Full.'), { kind: 'busy' }],
  ['a bad request', fails(400, 'Odd.'), { kind: 'failed', status: 400 }],
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
  const { model } = await setUp({ apiKey: SERVER_KEY, answers: [openrouterStreams(error)] });
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
    const call = (await model(FLUX)).generate(
      RESERVATION,
      { ...REQUEST, userKey: new Secret(userKey) },
      waits(),
    );
    await expect(call).rejects.toMatchObject({
      kind: 'wrong-key',
      sentence: expect.stringContaining('your key'),
    });
    expect(peer.keys).toEqual([]);
  },
);
