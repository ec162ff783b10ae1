import { accountExport } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { DESCRIPTION, PNG, quickProviders, requestPicture } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';

describe.each(ENGINES)('on %s', (engine) => {
  test('the export holds all that is kept of the account, and nothing of another', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const server = await buildTestApp({ engine, imageProviders: quickProviders, now: () => now });
    const { send, signUp } = server;
    const { token, user } = await signUp();
    const other = await signUp();
    const identity = { issuer: 'https://id.example', subject: '7', created_at: '2026-11-20T12:00:00.000Z' };
    await server.db
      .insertInto('identities')
      .values({ ...identity, user_id: user.id })
      .execute();
    const generate = (bearer: string, subject: string) =>
      send('POST', '/api/prompts/generate', { token: bearer, body: { subject } });
    const first = (await generate(token, 'a fox in snow')).json();
    await generate(other.token, 'canary of another');
    now = new Date('2026-11-21T12:00:00Z');
    await generate(token, 'a heron at dawn');
    await requestPicture(server, token);

    const answer = await send('GET', '/api/auth/export', { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="framewright-data.json"',
      'content-type': 'application/json; charset=utf-8',
    });
    const data = accountExport.parse(answer.json());
    expect(data).toMatchObject({
      exported_at: '2026-11-21T12:00:00.000Z',
      user,
      sessions: [{ created_at: '2026-11-20T12:00:00.000Z', expires_at: '2026-11-27T12:00:00.000Z' }],
      identities: [identity],
      usage: [
        { day: '2026-11-20', kind: 'prompts', used: 1 },
        { day: '2026-11-21', kind: 'images', used: 1 },
        { day: '2026-11-21', kind: 'prompts', used: 1 },
      ],
      images: [{ content_type: 'image/png', bytes: PNG.length, width: 1, height: 1 }],
    });
    const [fox, ...later] = data.generations;
    expect(fox).toMatchObject({ kind: 'prompts', outcome: 'succeeded', model: 'built-in' });
    expect(fox).toMatchObject({ request: { subject: 'a fox in snow' }, result: { studio: first.studio } });
    expect(later.map(({ request }) => request)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: 'a heron at dawn' }),
        expect.objectContaining({ prompt: DESCRIPTION }),
      ]),
    );
    expect(later).toHaveLength(2);
    expect(answer.body).not.toMatch(/canary|argon2|password|storage|\.img/);
    expect((await send('GET', data.images[0]?.image_url ?? '')).rawPayload).toEqual(PNG);
  });
});

test('a new account has an export too', async () => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  const answer = await send('GET', '/api/auth/export', { token });
  expect(answer.json()).toMatchObject({ usage: [], generations: [], images: [], extracted_prompts: [] });
});
