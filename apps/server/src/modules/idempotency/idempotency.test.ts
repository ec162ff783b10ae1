import * as contract from '@framewright/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { imagesUsed, PNG, pictureFiles, providersWith, quickProviders } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { IDEA } from '../../testing/video-answers.ts';
import { forgetAnswers } from './index.ts';

const PROMPTS = '/api/prompts/generate';
const PICTURE = '/api/images/generate';
const KEY = '7f9c2ba4-e88f-4d2a-b0c1-3f5e8a6d9b10';
const FOX = { subject: 'a fox in the snow' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const named = (token: string, body: object, key = KEY) => ({
  ...{ token, body },
  headers: { 'idempotency-key': key },
});

const promptsUsed = async ({ send }: TestApp, token: string) =>
  (await send('GET', '/api/usage', { token })).json().prompts_used_today;

/** A painter whose first picture comes when the test says so. */
function heldPainter() {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let count = 0;
  const providers = providersWith(async () => {
    count += 1;
    begun.resolve();
    if (count === 1) await held.promise;
    return { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'built-in' };
  });
  return { providers, begun: begun.promise, letGo: held.resolve, painted: () => count };
}

const PAINTED = { prompt: 'a fox', model: 'built-in' };

describe.each(ENGINES)('on %s', (engine) => {
  test('a repeat is answered as the first was, and makes and counts nothing', async () => {
    const server = await buildTestApp({ engine });
    const { send, db } = server;
    const { token } = await server.signUp();
    const first = await send('POST', PROMPTS, named(token, FOX));
    expect(first.statusCode).toBe(200);
    const again = await send('POST', PROMPTS, named(token, FOX));
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await promptsUsed(server, token)).toBe(1);
    expect(await db.selectFrom('works').select('id').execute()).toHaveLength(1);
    // Another key is another wish, and so is a call without.
    await send('POST', PROMPTS, named(token, FOX, 'another-key'));
    await send('POST', PROMPTS, { token, body: FOX });
    expect(await promptsUsed(server, token)).toBe(3);
  });

  test('of fifty at once one does the work, and the others are told that it is at work', async () => {
    const { providers, begun, letGo, painted } = heldPainter();
    const server = await buildTestApp({ engine, imageProviders: providers });
    const { token } = await server.signUp();
    const ask = () => server.send('POST', PICTURE, named(token, PAINTED));
    const first = ask();
    await begun;
    // What ends meanwhile under another key is none of theirs.
    await server.send('POST', PROMPTS, named(token, FOX, 'another-key'));
    const others = await Promise.all(Array.from({ length: 49 }, ask));
    expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    expect(others[0]?.json()).toMatchObject({
      code: 'still_running',
      detail: contract.ERRORS.still_running.detail,
    });
    expect(others[0]?.headers['retry-after']).toBe('1');
    letGo();
    expect((await first).statusCode).toBe(200);
    expect((await ask()).body).toBe((await first).body);
    expect(painted()).toBe(1);
    expect(await imagesUsed(server, token)).toBe(1);
    expect(pictureFiles(server)).toHaveLength(1);
  });

  test('of fifty prompts at once one is written', async () => {
    const server = await buildTestApp({ engine });
    const { token } = await server.signUp();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.send('POST', PROMPTS, named(token, FOX))),
    );
    const bodies = answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    for (const { statusCode } of refused) expect(statusCode).toBe(409);
    expect(await promptsUsed(server, token)).toBe(1);
    expect(await server.db.selectFrom('works').select('id').execute()).toHaveLength(1);
  });

  test('a key stands for one request, of one user, at one call', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp();
    const first = await server.send('POST', PROMPTS, named(token, FOX));
    const changed = await server.send('POST', PROMPTS, named(token, { subject: 'a hare' }));
    expect(changed.statusCode).toBe(422);
    expect(changed.json()).toMatchObject({
      code: 'key_reused',
      detail: contract.ERRORS.key_reused.detail,
    });
    expect(await promptsUsed(server, token)).toBe(1);
    expect((await server.send('POST', PICTURE, named(token, PAINTED))).statusCode).toBe(200);
    const { token: otherToken } = await server.signUp();
    const theirs = await server.send('POST', PROMPTS, named(otherToken, FOX));
    expect(theirs.statusCode).toBe(200);
    expect(theirs.json().work_id).not.toBe(first.json().work_id);
    expect((await server.send('POST', PROMPTS, named(otherToken, FOX))).body).toBe(theirs.body);
    expect(await promptsUsed(server, otherToken)).toBe(1);
  });

  test('what failed, or was refused in a good answer, is made anew by a repeat', async () => {
    let tries = 0;
    const providers = providersWith(async () => {
      tries += 1;
      if (tries === 1) throw new Error('the brush broke');
      return { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'built-in' };
    });
    const server = await buildTestApp({ engine, imageProviders: providers });
    const { token } = await server.signUp();
    const ask = (body: object = PAINTED) => server.send('POST', PICTURE, named(token, body));
    expect((await ask()).statusCode).toBe(500);
    expect(await imagesUsed(server, token)).toBe(0);
    expect((await ask()).json()).toMatchObject({ success: true });
    expect(await imagesUsed(server, token)).toBe(1);
    // A model that is not set up here refuses with 200.
    const refused = { prompt: 'a fox', model: 'openai' };
    const key = 'a-refused-one';
    const refusal = await server.send('POST', PICTURE, named(token, refused, key));
    expect([refusal.statusCode, refusal.json().success]).toEqual([200, false]);
    expect(
      await server.db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute(),
    ).toEqual([]);
  });

  test('a crash frees the key with its lease, and a run that lost it changes nothing', async () => {
    let time = Date.parse('2026-11-21T12:00:00Z');
    const { providers, begun, letGo, painted } = heldPainter();
    const server = await buildTestApp({ engine, imageProviders: providers, now: () => new Date(time) });
    const { token } = await server.signUp();
    const ask = () => server.send('POST', PICTURE, named(token, PAINTED));
    const first = ask();
    await begun;
    time += 9 * MINUTE;
    expect((await ask()).statusCode).toBe(409);
    time += 2 * MINUTE;
    const second = ask();
    await expect.poll(painted).toBe(2);
    letGo();
    await first;
    const answer = await second;
    expect(answer.statusCode).toBe(200);
    expect((await ask()).body).toBe(answer.body);
  });

  test('what is under way when the only server starts has crashed; beside others it goes on', async () => {
    const { providers, begun, letGo, painted } = heldPainter();
    const server = await buildTestApp({ engine, imageProviders: providers });
    const { token } = await server.signUp();
    const written = await server.send('POST', PROMPTS, named(token, FOX));
    const first = server.send('POST', PICTURE, named(token, PAINTED));
    await begun;
    const later = await buildTestApp({ imageProviders: providers, variables: { ...server.variables } });
    const second = later.send('POST', PICTURE, named(token, PAINTED));
    if (engine === 'sqlite') await expect.poll(painted).toBe(2);
    else expect((await second).statusCode).toBe(409);
    letGo();
    await first;
    await second;
    expect((await later.send('POST', PROMPTS, named(token, FOX))).body).toBe(written.body);
  });

  test('an answer is given again for a day', async () => {
    let time = Date.parse('2026-11-21T00:30:00Z');
    const server = await buildTestApp({ engine, now: () => new Date(time) });
    const { token } = await server.signUp();
    const idOf = async () => (await server.send('POST', PROMPTS, named(token, FOX))).json().work_id;
    const id = await idOf();
    time += 23 * HOUR;
    expect(await idOf()).toBe(id);
    time += HOUR;
    expect(await idOf()).not.toBe(id);
  });

  test('an answer goes with the work that it tells of, and with the account', async () => {
    const { send, signUp, db } = await buildTestApp({ engine });
    const { token, password } = await signUp();
    const answers = async () =>
      (await db.selectFrom('idempotency_keys').select('key').execute()).map(({ key }) => key);
    const id = (await send('POST', PROMPTS, named(token, FOX))).json().work_id;
    await send('POST', PROMPTS, named(token, FOX, 'another-key'));
    await send('DELETE', `/api/work/${id}`, { token });
    expect(await answers()).toHaveLength(2);
    await send('POST', '/api/work/bulk', { token, body: { ids: [id], action: 'delete' } });
    expect(await answers()).toEqual(['another-key']);
    await send('DELETE', '/api/auth/account', { token, body: { password } });
    expect(await answers()).toEqual([]);
  });

  test('housekeeping forgets what is a day old, and nothing else', async () => {
    const time = Date.parse('2026-11-21T12:00:00Z');
    const { send, signUp, db } = await buildTestApp({ engine, now: () => new Date(time) });
    const { token } = await signUp();
    await send('POST', PROMPTS, named(token, FOX));
    await forgetAnswers(db, new Date(time + 24 * HOUR - 1));
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(1);
    await forgetAnswers(db, new Date(time + 24 * HOUR));
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
  });
});

test.runIf(ENGINES.includes('postgres'))('two processes on one store do the work once', async () => {
  const { providers, begun, letGo, painted } = heldPainter();
  const server = await buildTestApp({ engine: 'postgres', imageProviders: providers });
  const other = await buildTestApp({ imageProviders: providers, variables: { ...server.variables } });
  const { token } = await server.signUp();
  const first = server.send('POST', PICTURE, named(token, PAINTED));
  await begun;
  expect((await other.send('POST', PICTURE, named(token, PAINTED))).statusCode).toBe(409);
  letGo();
  const made = (await first).body;
  expect((await other.send('POST', PICTURE, named(token, PAINTED))).body).toBe(made);
  expect(painted()).toBe(1);
});

test.each(['short', 'x'.repeat(65), 'with a blank in it', 'schlüssel-1', '', 'one-key-1, one-key-2'])(
  'a key of another form is refused: %j',
  async (key) => {
    const server = await buildTestApp();
    const { token } = await server.signUp();
    const answer = await server.send('POST', PROMPTS, named(token, FOX, key));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      detail:
        'Please send the Idempotency-Key as 8 to 64 letters, digits, hyphens or underscores, such as a UUID.',
    });
    expect(await promptsUsed(server, token)).toBe(0);
  },
);

test('whose key pays is no part of what is asked for', async () => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp('pro');
  const script = (openai_api_key: string) =>
    send(
      'POST',
      '/api/sora2/generate-script',
      named(token, { ...BODIES['/api/sora2/generate-script'], openai_api_key }),
    );
  const first = await script('sk-first-key-of-mine');
  expect(first.statusCode).toBe(200);
  expect((await script('sk-second-key-of-mine')).body).toBe(first.body);
});

test('work that takes longer than a lease keeps its key', async () => {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const { providers, begun, letGo } = heldPainter();
  const server = await buildTestApp({ imageProviders: providers, now: () => new Date(time) });
  const { token } = await server.signUp();
  const ask = () => server.send('POST', PICTURE, named(token, PAINTED));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const first = ask();
  await begun;
  for (let minutes = 0; minutes < 30; minutes += 2) {
    time += 2 * MINUTE;
    vi.advanceTimersByTime(2 * MINUTE);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await ask()).statusCode).toBe(409);
  letGo();
  expect((await first).statusCode).toBe(200);
});

test('a repeat of a call that tells its progress tells the result at once', async () => {
  const server = await buildTestApp({ imageProviders: quickProviders });
  const { token } = await server.signUp();
  const ask = async () => {
    const { headers, ...call } = named(token, PAINTED);
    const answer = await server.send('POST', PICTURE, {
      ...call,
      headers: { ...headers, accept: 'text/event-stream' },
    });
    return answer.body.split('\n\n').filter(Boolean);
  };
  const first = await ask();
  expect(await ask()).toEqual([first.at(-1)]);
  expect(first.length).toBeGreaterThan(1);
  expect(await imagesUsed(server, token)).toBe(1);
});

const OPTION = {
  ...{ selected_option: 'A', option_title: 'Low tide', option_tone: 'calm', option_audience: 'all' },
};
const BOARD = {
  ...{ prompt: 'a fox in the snow', model: 'built-in' },
  axes: [{ field: 'aspect_ratio', values: ['1:1', '4:5'] }],
};
const BODIES: Readonly<Record<string, object>> = {
  '/api/prompts/generate': FOX,
  '/api/images/generate': PAINTED,
  '/api/sora2/generate-creative-options': { idea: IDEA, model: 'built-in' },
  '/api/sora2/generate-script': { idea: IDEA, model: 'built-in', ...OPTION },
  '/api/sora2/optimize-prompt': { user_prompt: IDEA, model: 'built-in' },
  '/api/boards': BOARD,
  '/api/boards/:id/columns': { value: '16:9' },
};
const IDEMPOTENT = Object.values<unknown>(contract)
  .filter(isCall)
  .filter(({ idempotent }) => idempotent);

function isCall(value: unknown): value is contract.Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

test.each(IDEMPOTENT)('$path makes and records one of two', async ({ path }) => {
  const server = await buildTestApp({ imageProviders: quickProviders });
  const { send, db } = server;
  const { token } = await server.signUp('pro');
  const board = await finishedBoard(server, token);
  const made = async () => {
    const ofBoards = await db.selectFrom('board_cells').select('place').execute();
    const others = await db.selectFrom('generations').select('id').execute();
    return path.startsWith('/api/boards') ? ofBoards.length : others.length;
  };
  const before = await made();
  const ask = () => send('POST', path.replace(':id', board), named(token, BODIES[path] ?? {}));
  const first = await ask();
  expect(first.statusCode).toBe(200);
  const once = await made();
  expect(once).toBeGreaterThan(before);
  expect((await ask()).body).toBe(first.body);
  expect(await made()).toBe(once);
});

async function finishedBoard({ send }: TestApp, token: string): Promise<string> {
  const id = (await send('POST', '/api/boards', { token, body: BOARD })).json().id;
  await expect
    .poll(async () => (await send('GET', `/api/boards/${id}`, { token })).json().finished, {
      timeout: 10_000,
    })
    .toBe(true);
  return id;
}
