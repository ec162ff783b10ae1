import { ERRORS } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { diskStorage } from '../../providers/storage/disk-storage.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import {
  imagesUsed,
  PNG,
  pictureFiles,
  providersWith,
  quickProviders,
  requestPicture,
} from '../../testing/test-pictures.ts';
import { ENGINES, type Engine } from '../../testing/test-store.ts';

const TABLES = [
  'works',
  'work_counters',
  'work_contents',
  'work_terms',
  'users',
  'sessions',
  'usage_days',
  'reservations',
  'generations',
  'images',
  'extracted_prompts',
] as const;

/** Everything that is in the tables. */
async function contents({ db }: TestApp) {
  const rows = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(TABLES.map((table, index) => [table, rows[index] ?? []]));
}

const remove = ({ send }: TestApp, token: string) =>
  send('DELETE', '/api/auth/account', { token, body: { password: PASSWORD } });

const generate = ({ send }: TestApp, token: string) =>
  send('POST', '/api/prompts/generate', { token, body: { subject: 'a fox' } });

const usageOf = async ({ send }: TestApp, token: string) =>
  (await send('GET', '/api/usage', { token })).json();

async function registerAgain({ send }: TestApp, email: string): Promise<string> {
  const body = { email, name: 'Mara Lind', password: PASSWORD };
  return (await send('POST', '/api/auth/register', { body })).json().access_token;
}

describe.each(ENGINES)('on %s', (engine) => {
  test('exactly what belongs to the account is gone', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const server = await buildTestApp({ engine, imageProviders: quickProviders, now: () => now });
    const other = await server.signUp();
    await generate(server, other.token);
    await requestPicture(server, other.token);
    const [before, files] = [await contents(server), pictureFiles(server)];

    const { token, user } = await server.signUp();
    await generate(server, token);
    now = new Date('2026-11-21T12:00:00Z');
    await requestPicture(server, token);
    const { image_url } = (await requestPicture(server, token)).json();
    await server.send('POST', '/api/auth/login', { body: { email: user.email, password: PASSWORD } });
    expect(pictureFiles(server)).toHaveLength(3);

    const answer = await remove(server, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    const { usage_days, ...after } = await contents(server);
    expect(after).toEqual({ ...before, usage_days: undefined });
    const kept = {
      user_id: expect.stringMatching(/^gone:[\w-]{43}$/),
      day: '2026-11-21',
      kind: 'images',
      used: 2,
    };
    expect(usage_days).toHaveLength(3);
    expect(usage_days).toEqual(expect.arrayContaining([...(before['usage_days'] ?? []), kept]));
    expect(JSON.stringify(usage_days)).not.toContain(user.email);
    expect(pictureFiles(server)).toEqual(files);

    expect((await server.send('GET', '/api/auth/profile', { token })).json()).toMatchObject({
      code: 'not_signed_in',
    });
    expect((await server.send('GET', image_url)).statusCode).toBe(404);
    const login = { email: user.email, password: PASSWORD };
    expect((await server.send('POST', '/api/auth/login', { body: login })).statusCode).toBe(401);
  });

  test('the same email on the same day goes on where it stopped, and no other does', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token, user } = await server.signUp();
    for (let index = 0; index < 20; index += 1) expect((await generate(server, token)).statusCode).toBe(200);
    await requestPicture(server, token);
    await remove(server, token);

    const other = await server.signUp();
    expect(await usageOf(server, other.token)).toMatchObject({ prompts_used_today: 0 });
    for (const spelling of [user.email.toUpperCase(), user.email]) {
      const again = await registerAgain(server, spelling);
      expect(await usageOf(server, again)).toMatchObject({ prompts_used_today: 20, images_used_today: 1 });
      expect((await generate(server, again)).json()).toMatchObject({ code: 'prompt_limit' });
      await remove(server, again);
    }
    expect((await contents(server))['usage_days']).toHaveLength(2);
  });

  test('the next day begins with nothing', async () => {
    let now = new Date('2026-11-21T23:59:00Z');
    const server = await buildTestApp({ engine, now: () => now });
    const { token, user } = await server.signUp();
    await generate(server, token);
    await remove(server, token);
    now = new Date('2026-11-22T00:00:00Z');
    const again = await registerAgain(server, user.email);
    expect(await usageOf(server, again)).toMatchObject({ prompts_used_today: 0 });
  });

  test('of five at once one deletes, and the others are told that nobody is signed in', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp();
    await requestPicture(server, token);
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(server, token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect(await contents(server)).toMatchObject({ users: [], images: [], reservations: [] });
    expect(pictureFiles(server)).toEqual([]);
  });

  test('what is asked for beside the deletion leaves nothing, and fails in words', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp();
    const [deleted, ...answers] = await Promise.all([
      remove(server, token),
      ...Array.from({ length: 8 }, () => generate(server, token)),
      ...Array.from({ length: 8 }, () => requestPicture(server, token)),
    ]);
    expect(deleted.statusCode).toBe(200);
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
    const delivered = answers.filter(({ statusCode }) => statusCode === 200).length;
    const { usage_days, ...rest } = await contents(server);
    for (const rows of Object.values(rest)) expect(rows).toEqual([]);
    expect(usage_days?.every(({ user_id }) => user_id.startsWith('gone:'))).toBe(true);
    expect(usage_days?.reduce((sum, row) => sum + ('used' in row ? row.used : 0), 0)).toBe(delivered);
    expect(pictureFiles(server)).toEqual([]);
  });
});

/** A server whose pictures take until they are let go. */
async function slowServer(engine?: Engine) {
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = await buildTestApp({
    ...(engine && { engine }),
    imageProviders: providersWith(async () => {
      begun.resolve();
      await finish.promise;
      return { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'built-in' };
    }),
  });
  return { server, begun: begun.promise, finish: finish.resolve };
}

test.each(ENGINES)('a picture in the making ends with the account, at no cost, on %s', async (engine) => {
  const { server, begun, finish } = await slowServer(engine);
  const { token, user } = await server.signUp();
  const picture = requestPicture(server, token);
  await begun;
  expect((await remove(server, token)).statusCode).toBe(200);
  const again = await registerAgain(server, user.email);
  expect(await imagesUsed(server, again)).toBe(0);

  finish();
  expect((await picture).statusCode).toBe(401);
  expect((await picture).json()).toMatchObject({ success: false, code: 'not_signed_in' });
  expect(await imagesUsed(server, again)).toBe(0);
  expect(await contents(server)).toMatchObject({
    usage_days: [],
    reservations: [],
    generations: [],
    images: [],
  });
  expect(pictureFiles(server)).toEqual([]);
});

test('a file that cannot be removed is logged, and removed when the server next starts', async () => {
  const lines: string[] = [];
  const first = await buildTestApp({ imageProviders: quickProviders });
  const { token } = await first.signUp();
  await requestPicture(first, token);
  const disk = await diskStorage(`${first.variables['DATA_DIR']}/pictures`);
  const stuck = async () => {
    throw new Error('the disk is read-only');
  };
  const second = await buildTestApp({
    variables: { ...first.variables, LOG_LEVEL: 'error' },
    storage: { ...disk, remove: stuck },
    logStream: { write: (line) => lines.push(line) },
  });
  expect((await remove(second, token)).statusCode).toBe(200);
  const [file = ''] = pictureFiles(second);
  // The picture, and the work that may have a thumbnail.
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    id: file.replace('.img', ''),
    err: { message: 'the disk is read-only' },
  });

  const third = await buildTestApp({ variables: first.variables });
  expect(pictureFiles(third)).toEqual([]);
  expect(await contents(third)).toMatchObject({ images: [], reservations: [] });
});

test.each([
  [{}, 'invalid_request', 'Please enter your password.'],
  [{ password: '' }, 'invalid_request', 'Please enter your password.'],
  [{ password: 'wrong-horse-1' }, 'wrong_password', ERRORS.wrong_password.detail],
])('with %j nothing is deleted', async (body, code, message) => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const before = await contents(server);
  const answer = await server.send('DELETE', '/api/auth/account', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code, detail: message, fields: [{ path: 'password', message }] });
  expect(await contents(server)).toEqual(before);
});
