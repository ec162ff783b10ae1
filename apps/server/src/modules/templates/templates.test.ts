import { ERRORS, TEMPLATE, TEMPLATE_TEXTS } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { makeKey } from '../../testing/test-keys.ts';
import { ENGINES } from '../../testing/test-store.ts';

const TEXT = 'A {red|blue} coat on {{who}} for $5, 100% wool, #ffcc00';

describe.each(ENGINES)('on %s', (engine) => {
  test('a template is kept, listed by name, changed and deleted', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const { send, signUp } = await buildTestApp({ engine, now: () => now });
    const { token } = await signUp();
    const add = async (body: object) => send('POST', '/api/templates', { token, body });
    const coats = (await add({ name: ' Coats ', text: TEXT })).json();
    expect(coats).toEqual({
      id: expect.any(String),
      name: 'Coats',
      text: TEXT,
      lists: {},
      csv: '',
      created_at: '2026-11-20T12:00:00.000Z',
      updated_at: '2026-11-20T12:00:00.000Z',
    });
    const filled = { lists: { BOAT: ['trawler', 'dinghy'] }, csv: 'SEA\nBaltic' };
    const boats = (await add({ name: 'Boats', text: '[BOAT]', ...filled })).json();
    expect(boats).toMatchObject(filled);
    const list = async () => (await send('GET', '/api/templates', { token })).json();
    const named = ({ lists, csv, ...summary }: Record<string, unknown>) => summary;
    expect(await list()).toEqual({ items: [named(boats), named(coats)], next_cursor: null });
    now = new Date('2026-11-20T13:00:00Z');
    const change = (body: object) => send('PATCH', `/api/templates/${coats.id}`, { token, body });
    const changed = { ...coats, name: 'Jackets', updated_at: '2026-11-20T13:00:00.000Z' };
    expect((await change({ name: 'Jackets' })).json()).toEqual(changed);
    expect((await send('GET', `/api/templates/${coats.id}`, { token })).json()).toEqual(changed);
    const lists = { who: ['a boy'] };
    expect((await change({ lists })).json()).toEqual({ ...changed, lists });
    expect((await change({ csv: 'who\na hen' })).json()).toEqual({ ...changed, lists, csv: 'who\na hen' });
    for (const [body, detail] of [
      [{}, TEMPLATE_TEXTS.nothing],
      [{ name: ' ' }, TEMPLATE_TEXTS.name],
      [{ text: '' }, TEMPLATE_TEXTS.text],
      [{ lists: ['who'] }, TEMPLATE_TEXTS.lists],
      [{ lists: { who: Array(1_000).fill('x'.repeat(120)) } }, TEMPLATE_TEXTS.kept],
      [{ csv: 'x'.repeat(TEMPLATE.kept + 1) }, TEMPLATE_TEXTS.kept],
    ] as const) {
      const answer = await change(body);
      expect([answer.statusCode, answer.json().detail]).toEqual([400, detail]);
    }
    const kept = (await send('GET', '/api/auth/export', { token })).json();
    expect(kept.templates).toEqual([boats, { ...changed, lists, csv: 'who\na hen' }]);
    const ended = await send('DELETE', `/api/templates/${coats.id}`, { token });
    expect(ended.json()).toEqual({ success: true });
    expect((await list()).items).toEqual([named(boats)]);
  });

  test("another's template is not there, a visitor has none, and a key needs its scope", async () => {
    const server = await buildTestApp({ engine });
    const { send, signUp } = server;
    const [owner, stranger] = [await signUp(), await signUp()];
    const body = { name: 'Coats', text: TEXT };
    const { id } = (await send('POST', '/api/templates', { token: owner.token, body })).json();
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const ask = async (which: string, token?: string) => {
        const said = method === 'PATCH' ? { body: { name: 'Mine' } } : {};
        const answer = await send(method, `/api/templates/${which}`, { ...(token && { token }), ...said });
        return [answer.statusCode, answer.json().detail];
      };
      expect.soft(await ask(id, stranger.token)).toEqual([404, ERRORS.not_found.detail]);
      expect.soft(await ask('nobody-s', stranger.token)).toEqual([404, ERRORS.not_found.detail]);
      expect.soft((await ask(id))[0]).toBe(401);
    }
    expect((await send('POST', '/api/templates', { body })).statusCode).toBe(401);
    expect((await send('POST', '/api/templates/expand', { body: { text: TEXT } })).statusCode).toBe(401);
    const { secret } = await makeKey(server, owner.token, ['read']);
    expect((await send('POST', '/api/templates', { token: secret, body })).statusCode).toBe(403);
    expect(
      (await send('POST', '/api/templates/expand', { token: secret, body: { text: TEXT } })).statusCode,
    ).toBe(200);
    expect((await send('GET', `/api/templates/${id}`, { token: secret })).json().name).toBe('Coats');
  });

  test('an account has a number of templates at most', async () => {
    const { send, signUp, db } = await buildTestApp({ engine });
    const { token, user } = await signUp();
    const rows = Array.from({ length: TEMPLATE.ofAccount - 1 }, (_, index) => ({
      ...{ id: `t${index}`, user_id: user.id, name: 'x', text: 'x', created_at: '', updated_at: '' },
    }));
    await db.insertInto('templates').values(rows).execute();
    const add = () => send('POST', '/api/templates', { token, body: { name: 'One more', text: 'x' } });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await add()).json().detail).toBe(ERRORS.too_many_templates.detail);
  });
});

describe('what a template makes', () => {
  async function expandWith(body: object) {
    const { send, signUp } = await buildTestApp();
    const { token } = await signUp();
    const answer = await send('POST', '/api/templates/expand', { token, body });
    return { status: answer.statusCode, ...answer.json() };
  }

  test('all of a few prompts, with what was filled in', async () => {
    expect(await expandWith({ text: TEXT, lists: { who: ['a boy', 'a hen'] } })).toEqual({
      status: 200,
      names: ['who'],
      unfilled: [],
      unread: [],
      count: 4,
      prompts: [
        {
          prompt: 'A red coat on a boy for $5, 100% wool, #ffcc00',
          values: { who: 'a boy' },
          chosen: ['red', 'a boy'],
        },
        {
          prompt: 'A blue coat on a boy for $5, 100% wool, #ffcc00',
          values: { who: 'a boy' },
          chosen: ['blue', 'a boy'],
        },
        {
          prompt: 'A red coat on a hen for $5, 100% wool, #ffcc00',
          values: { who: 'a hen' },
          chosen: ['red', 'a hen'],
        },
        {
          prompt: 'A blue coat on a hen for $5, 100% wool, #ffcc00',
          values: { who: 'a hen' },
          chosen: ['blue', 'a hen'],
        },
      ],
    });
    expect(await expandWith({ text: '{{a}} [B]', csv: 'a,b\n1,2\n3,4' })).toMatchObject({
      unfilled: ['B'],
      count: 2,
      prompts: [{ prompt: '1 [B]' }, { prompt: '3 [B]' }],
    });
  });

  test('10^12 are counted, ten are shown, and a CSV with a million cells is refused with a sentence', async () => {
    const large = await expandWith({ text: '{0|1|2|3|4|5|6|7|8|9}'.repeat(12) });
    expect(large).toMatchObject({ status: 200, count: 1e12 });
    expect(large.prompts).toHaveLength(10);
    const csv = await expandWith({ text: '{{a}}', csv: `a,b\n${'1,2\n'.repeat(500_000)}` });
    expect(csv).toMatchObject({ status: 400, detail: 'This CSV is too large: at most 10,000 cells.' });
    const lists = await expandWith({ text: '{{a}}', lists: { a: Array(1_001).fill('x') } });
    expect(lists).toMatchObject({ status: 400, detail: TEMPLATE_TEXTS.lists });
    expect(await expandWith({ text: 'x', limit: 65 })).toMatchObject({
      status: 400,
      detail: TEMPLATE_TEXTS.limit,
    });
  });
});
