import { imageEvent } from '@framewright/contract';
import { expect, test } from 'vitest';
import {
  fails,
  openrouterPeer,
  openrouterStreams,
  paints,
  SERVER_KEY,
  USER_KEY,
} from '../../testing/openrouter-peer.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { imagesUsed } from '../../testing/test-pictures.ts';
import { setOperator } from '../auth/index.ts';
import { spentToday } from '../usage/spend.service.ts';

const FLUX = 'openrouter/black-forest-labs/flux.2-pro';
const GPT = 'openrouter/openai/gpt-image-2';

async function setUp(
  options: Parameters<typeof openrouterPeer>[0] = {},
  variables: Record<string, string> = { OPENROUTER_API_KEY: SERVER_KEY },
) {
  const peer = await openrouterPeer(options);
  const server = await buildTestApp({ variables: { OPENROUTER_BASE_URL: peer.baseUrl, ...variables } });
  const { token, user } = await server.signUp();
  const make = (body: object, headers = {}) =>
    server.send('POST', '/api/images/generate', {
      ...{ token, headers },
      body: { prompt: 'a fox in the snow', model: FLUX, ...body },
    });
  const list = () => server.send('POST', '/api/images/openrouter/models', { token });
  const configOf = async () => (await server.send('GET', '/api/config')).json();
  const engineOf = async () => {
    const { engines } = (await server.send('GET', '/api/engines', { token })).json();
    return engines.find(({ id }: { id: string }) => id === 'openrouter');
  };
  return { peer, server, token, user, make, list, configOf, engineOf };
}

const OWN = {}; // no key of the server

test("a picture on the server's key: its exact cost is told, kept, and booked against the day's money", async () => {
  const { server, token, make } = await setUp();
  const answer = await make({ aspect_ratio: '3:2', resolution: '2K', seed: 7 });
  expect(answer.json()).toMatchObject({
    ...{ success: true, model: FLUX, model_id: 'black-forest-labs/flux.2-pro', cost_usd: 0.0412 },
    settings: { resolution: '2K', seed: 7 },
  });
  const generation = await server.db.selectFrom('generations').selectAll().executeTakeFirstOrThrow();
  expect(JSON.parse(generation.request)).toMatchObject({ resolution: '2K', seed: 7 });
  expect(JSON.parse(generation.result ?? '')).toMatchObject({ cost_usd: 0.0412 });
  expect(await server.db.selectFrom('model_calls').selectAll().execute()).toMatchObject([
    { provider: 'openrouter', key_owner: 'server', outcome: 'succeeded', pictures: 1 },
  ]);
  expect(await spentToday(server.db, new Date())).toBeCloseTo(0.0412);
  expect(await imagesUsed(server, token)).toBe(1);
});

test("the day's money is a limit: what may cost more is not asked for", async () => {
  const { peer, make } = await setUp({}, { OPENROUTER_API_KEY: SERVER_KEY, DAILY_SPEND_LIMIT_USD: '0.10' });
  // Four megapixels are booked with $0.12.
  const dear = (await make({ resolution: '2K' })).json();
  expect(dear).toMatchObject({ success: false, message: expect.stringContaining('spent its money') });
  expect(peer.requests).toEqual([]);
  expect((await make({ resolution: '1K' })).json().success).toBe(true);
});

test('several pictures are several calls, with seeds that count on', async () => {
  const { peer, make, server, token } = await setUp();
  const { more, cost_usd } = (await make({ count: 2, seed: 41 })).json();
  expect(more).toMatchObject([{ seed: 42 }]);
  expect(cost_usd).toBeCloseTo(0.0824);
  expect(peer.requests.map(({ seed }) => seed)).toEqual([41, 42]);
  expect(await imagesUsed(server, token)).toBe(2);
});

test('unfinished pictures are heard on the same call', async () => {
  const { make } = await setUp({ answers: [openrouterStreams()] });
  const answer = await make({ model: GPT }, { accept: 'text/event-stream' });
  const events = answer.body
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => imageEvent.parse(JSON.parse(part.slice('data: '.length))));
  expect(events.map(({ type }) => type)).toEqual(
    ['stage', 'queued', 'partial', 'partial', 'stage', 'result'].filter(
      (type) => type !== 'queued' || events.some((event) => event.type === 'queued'),
    ),
  );
});

test("without a key of the server the list is asked for when somebody wants it, and a key of one's own pays", async () => {
  const { peer, make, list, configOf, engineOf, server } = await setUp({}, OWN);
  expect((await configOf()).engines_not_ready).toEqual([
    { name: 'OpenRouter', state: 'locked', hosted: true, purposes: ['pictures'] },
  ]);
  expect(await engineOf()).toMatchObject({ state: 'locked', models: [], price: 'price by model' });
  expect(peer.paths).toEqual([]);
  expect((await list()).json()).toEqual({ state: 'ready', message: '', models: 3 });
  const config = await configOf();
  expect(config.engines_not_ready).toEqual([]);
  expect(config.default_image_model).toBe('built-in');
  expect(config.image_models.map(({ id }: { id: string }) => id)).toEqual([
    ...['built-in', 'seedream', 'openrouter/sourceful/riverflow:free', FLUX, GPT, 'openai', 'gemini'],
  ]);
  expect(await engineOf()).toMatchObject({
    state: 'locked',
    models: [],
    price: 'some free, others from $0.03 a picture',
  });
  const without = await make({});
  expect(without.statusCode).toBe(400);
  expect(without.json()).toMatchObject({
    message: 'Please enter your OpenRouter API key.',
    fields: [{ path: 'openrouter_api_key' }],
  });
  expect((await make({ openrouter_api_key: ` ${USER_KEY} ` })).json()).toMatchObject({ cost_usd: 0.0412 });
  expect(peer.keys).toEqual([USER_KEY]);
  expect(await spentToday(server.db, new Date())).toBe(0);
});

test('with a key of the server its models come before what is found, and the best that is not dear is the default', async () => {
  const { list, configOf, engineOf, server, token } = await setUp();
  await list();
  const config = await configOf();
  // Neither the cheapest, nor the one that costs more than is spent for anybody.
  expect(config.default_image_model).toBe(FLUX);
  expect(config.image_models[1]).toMatchObject({
    ...{ id: FLUX, label: 'FLUX.2 Pro', note: 'OpenRouter', ready: true, on_this_machine: false },
    capabilities: { price_usd: 0.03, own_key: { of: 'openrouter', required: false } },
  });
  expect(await engineOf()).toMatchObject({
    ...{
      state: 'ready',
      hosted: true,
      capabilities: ['pictures'],
      price: 'some free, others from $0.03 a picture',
    },
    models: { length: 3 },
  });
  const tested = await server.send('POST', '/api/engines/openrouter/test', { token });
  expect(tested.json()).toMatchObject({
    success: true,
    message: 'The key is accepted: 3 models make pictures. $12.50 of its limit is left.',
  });
});

test("a wrong key of the server is said by the test, and its id is nobody's address", async () => {
  const { server, token } = await setUp({}, { OPENROUTER_API_KEY: 'sk-or-wrong' });
  const tested = await server.send('POST', '/api/engines/openrouter/test', { token });
  expect(tested.json()).toMatchObject({ success: false, message: expect.stringContaining('not accepted') });
  const body = { address: 'http://127.0.0.1:9' };
  const put = await server.send('PUT', '/api/engines/openrouter', { token, body });
  expect(put.statusCode).toBe(400);
  expect(put.json()).toMatchObject({
    detail: 'A hosted engine is set up by the environment of the server.',
  });
});

test('only who is signed in may ask for the list, and it is asked for once in ten seconds', async () => {
  const { peer, server, list } = await setUp({}, OWN);
  expect((await server.send('POST', '/api/images/openrouter/models')).statusCode).toBe(401);
  expect(peer.paths).toEqual([]);
  for (let time = 0; time < 3; time += 1) await list();
  expect(peer.paths.filter((path) => path.endsWith('/images/models'))).toHaveLength(1);
});

test('a list that cannot be had is one sentence, and pictures elsewhere go on', async () => {
  const { make, list, configOf } = await setUp({ list: fails(529, 'Full.') });
  const message = 'OpenRouter is busy and told no models. Try again in a moment.';
  expect((await list()).json()).toEqual({ state: 'unreachable', message, models: 0 });
  expect((await make({})).json()).toMatchObject({ success: false, message });
  expect((await configOf()).engines_not_ready).toMatchObject([{ state: 'unreachable' }]);
  expect((await make({ model: 'built-in' })).json().success).toBe(true);
});

test.each([
  [{ model: 'openrouter/nobody/nothing' }, 200, 'has no such model any more'],
  [{ resolution: '8K' }, 400, 'This model takes as resolution: 1K, 2K.'],
  [{ quality: 'high' }, 400, 'This model takes no quality.'],
  [{ aspect_ratio: '4:5' }, 400, 'cannot make that aspect ratio'],
])('%j is refused in words, before anything is paid', async (body, status, message) => {
  const { peer, make } = await setUp();
  const answer = await make(body);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ success: false, message: expect.stringContaining(message) });
  expect(peer.requests).toEqual([]);
});

test.each([
  [401, 'OpenRouter did not accept your key'],
  [402, 'Your OpenRouter account has no credit left'],
  [403, 'declined this picture: “Flagged.”'],
  [404, 'OpenRouter no longer offers FLUX.2 Pro'],
  [429, 'FLUX.2 Pro is busy: please try again in 7 seconds.'],
])("%i on one's own key is a sentence, and gives the picture of the day back", async (code, sentence) => {
  const { make, server, token, peer } = await setUp({
    answers: [fails(code, 'Flagged.', { 'retry-after': '7' }), paints],
  });
  const answer = (await make({ openrouter_api_key: USER_KEY })).json();
  expect(answer).toMatchObject({ success: false, message: expect.stringContaining(sentence) });
  expect(answer.retry_after).toBe(code === 429 ? 7 : undefined);
  expect(peer.requests).toHaveLength(1);
  expect(await imagesUsed(server, token)).toBe(0);
});

test('on a server for many an operator alone may try the key', async () => {
  const PRODUCTION = {
    ...{
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://framewright.example',
      JWT_SECRET: 'a secret of more than thirty-two characters',
    },
    OPENROUTER_API_KEY: SERVER_KEY,
  };
  const { server, token, user } = await setUp({}, PRODUCTION);
  const tryIt = () => server.send('POST', '/api/engines/openrouter/test', { token });
  expect((await tryIt()).statusCode).toBe(403);
  await setOperator(server.db, user.email, true);
  expect((await tryIt()).json().success).toBe(true);
});
