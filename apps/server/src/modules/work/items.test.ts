import * as contract from '@framewright/contract';
import { readMetadata } from '@framewright/image-metadata';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { worksOver } from '../../testing/test-works.ts';
import { emptyBins } from './bulk.service.ts';
import { csvLine } from './csv.ts';

const CALLS = Object.values<unknown>(contract).filter(isCallOfWorks);

function isCallOfWorks(value: unknown): value is contract.Endpoint {
  const isCall = typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
  return isCall && /^\/api\/(work|collections)/.test(String(value.path));
}

const BODIES: Readonly<Record<string, object>> = {
  'PATCH /api/work/:id': { rating: 1 },
  'POST /api/work/:id/versions': { text: 'another' },
  'PATCH /api/collections/:id': { name: 'mine now' },
};

describe.each(ENGINES)('on %s', (engine) => {
  async function owner() {
    const server = await buildTestApp({ engine });
    const { token, user, password } = await server.signUp('pro');
    return { ...server, server, token, user, password, works: worksOver(server, token) };
  }

  test("every call with an id answers another user's like one that is nobody's", async () => {
    const { works, signUp, send } = await owner();
    const work = await works.takes('a quiet harbour');
    const collection = await works.collection('mine');
    const before = [await works.item(work), await works.list(`collection=${collection}`)];
    const stranger = await signUp('pro');
    const withId = CALLS.filter(({ path, access }) => path.includes(':id') && access !== 'open');
    expect(withId.length).toBeGreaterThanOrEqual(9);
    for (const { method, path } of withId) {
      const body = BODIES[`${method} ${path}`];
      const call = async (id: string) => {
        const answer = await send(method, path.replace(':id', id), {
          token: stranger.token,
          ...(body && { body }),
        });
        const { request_id: _, ...rest } = answer.json();
        return [answer.statusCode, rest];
      };
      const own = path.startsWith('/api/work') ? work : collection;
      expect.soft(await call(own), `${method} ${path}`).toEqual(await call('nobody-s-work-at-all-here'));
      expect.soft((await call(own))[0], `${method} ${path}`).toBe(404);
    }
    const theirs = worksOver({ send }, stranger.token);
    expect(await theirs.list(`collection=${collection}`)).toEqual([]);
    const collect = await send('POST', '/api/work/bulk', {
      token: stranger.token,
      body: { ids: [work], action: 'collect', value: collection },
    });
    expect(collect.statusCode).toBe(404);
    expect((await send('GET', `/api/work/archive?ids=${work}`, { token: stranger.token })).statusCode).toBe(
      404,
    );
    const from = await send('POST', '/api/images/generate', {
      token: stranger.token,
      body: { prompt: 'x', model: 'built-in', from_work: work },
    });
    expect(from.statusCode).toBe(404);
    expect([await works.item(work), await works.list(`collection=${collection}`)]).toEqual(before);
    for (const { method, path, access } of CALLS)
      if (access !== 'open') expect.soft((await send(method, path, {})).statusCode, path).toBe(401);
  });

  test('a thumbnail is made once, small, and only for a signed address', async () => {
    const { works, send } = await owner();
    const takes = await works.takes('a quiet harbour', { aspect_ratio: '9:16' });
    const picture = await works.picture('a quiet harbour', { aspect_ratio: '21:9' });
    for (const id of [takes, picture]) {
      const { url, width, height } = (await works.item(id)).thumbnail;
      const first = await send('GET', url);
      expect(first.headers).toMatchObject({ 'content-type': 'image/webp' });
      expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
      expect((await send('GET', url)).rawPayload.equals(first.rawPayload)).toBe(true);
      expect((await send('GET', url.replace(id, takes === id ? picture : takes))).statusCode).toBe(403);
      expect((await send('GET', `${url}x`)).statusCode).toBe(403);
      const incomplete = await send('GET', url.replace(/\?.*/, ''));
      expect(incomplete.statusCode).toBe(400);
      expect(incomplete.json().detail).toBe(contract.IMAGE_TEXTS.address);
    }
  });

  test('a version goes on its line, whichever it is made from', async () => {
    const { works, send, token } = await owner();
    const first = await works.takes('a violin maker');
    const add = async (id: string, text: string) =>
      (await send('POST', `/api/work/${id}/versions`, { token, body: { text } })).json();
    const second = await add(first, 'A violin maker at her bench. Backlit by the window.');
    const third = await add(first, 'A violin maker at night. Moonlight.');
    expect(second).toMatchObject({ version: 2, parent_id: first, kind: 'takes', versions: 2 });
    expect(third).toMatchObject({ version: 3, parent_id: first, versions: 3, title: 'a violin maker' });
    const line = await send('GET', `/api/work/${second.id}/versions`, { token });
    expect(line.json().items.map(({ id }: { id: string }) => id)).toEqual([first, second.id, third.id]);
    expect((await works.list('element=light:backlit')).map(({ id }) => id)).toContain(second.id);
    await works.bulk([first], 'trash');
    await works.bulk([first], 'delete');
    expect(await works.item(second.id)).toMatchObject({ parent_id: null, version: 2, versions: 2 });
    const empty = await send('POST', `/api/work/${second.id}/versions`, { token, body: { text: ' ' } });
    expect(empty.json().detail).toBe(contract.WORK_TEXTS.text);
  });

  test('a version of a picture is no longer than what a picture is made from', async () => {
    const { works, send, token } = await owner();
    const add = (id: string, length: number) =>
      send('POST', `/api/work/${id}/versions`, { token, body: { text: 'x'.repeat(length) } });
    const picture = await works.picture('a violin maker');
    const refused = await add(picture, 4_001);
    expect([refused.statusCode, refused.json().detail]).toEqual([400, contract.WORK_TEXTS.pictureText]);
    expect((await add(picture, 4_000)).statusCode).toBe(200);
    expect((await add(await works.takes('a violin maker'), 4_001)).statusCode).toBe(200);
  });

  test('each of three takes can be changed, and the others stay', async () => {
    const { works, send, token } = await owner();
    const id = await works.takes('a violin maker');
    const before = contract.workItem.parse(await works.item(id)).content;
    const body = { text: 'A violin maker at night. Moonlight.', take: 'minimal' };
    const version = (await send('POST', `/api/work/${id}/versions`, { token, body })).json();
    expect(version).toMatchObject({ version: 2, title: 'a violin maker' });
    const { content } = contract.workItem.parse(await works.item(version.id));
    if (content.kind !== 'takes' || before.kind !== 'takes') throw new Error('no takes');
    expect(content.takes).toMatchObject({
      studio: before.takes.studio,
      cinematic: before.takes.cinematic,
      minimal: { text: body.text },
    });
    const wrong = { ...body, take: 'fourth' };
    expect((await send('POST', `/api/work/${id}/versions`, { token, body: wrong })).statusCode).toBe(400);
  });

  test('a picture that is made from a version of a picture goes on its line', async () => {
    const { works, send, token } = await owner();
    const first = await works.picture('A keeper at dusk. Backlit by the lamp.');
    const text = 'A keeper at dusk. Moonlight.';
    const changed = (await send('POST', `/api/work/${first}/versions`, { token, body: { text } })).json();
    const made = await works.picture(text, { from_work: changed.id });
    expect(await works.item(made)).toMatchObject({
      ...{ version: 3, versions: 3, parent_id: changed.id, origin: { id: changed.id } },
      content: { kind: 'picture', pictures: [{}] },
    });
    const ofTakes = await works.picture('A fox.', { from_work: await works.takes('a fox') });
    expect(await works.item(ofTakes)).toMatchObject({ version: 1, parent_id: null });
  });

  test('another take of a set of takes says which one it came from', async () => {
    const { works, send, token, signUp } = await owner();
    const first = await works.takes('a quiet harbour');
    const second = await works.takes('a quiet harbour', { variation: 1, from_work: first });
    const item = await works.item(second);
    expect(item).toMatchObject({ origin: { id: first, title: 'a quiet harbour' }, version: 1 });
    expect(item.content.request).not.toHaveProperty('from_work');
    expect(await works.item(first)).toMatchObject({ origin: null });
    const stranger = await signUp('pro');
    for (const who of [token, stranger.token]) {
      const from_work = who === token ? 'nobody-s' : first;
      const body = { subject: 'a quiet harbour', from_work };
      expect((await send('POST', '/api/prompts/generate', { token: who, body })).statusCode).toBe(404);
    }
  });

  test('a seed that nobody chose is told from one that somebody did', async () => {
    const { works } = await owner();
    const contentOf = async (fields?: object) =>
      (await works.item(await works.picture('A fox in snow.', fields))).content;
    const drawn = await contentOf();
    expect(drawn).toMatchObject({ seed_drawn: true, settings: { seed: drawn.pictures[0].seed } });
    const chosen = await contentOf({ seed: 7 });
    expect(chosen).toMatchObject({ settings: { seed: 7 } });
    expect(chosen).not.toHaveProperty('seed_drawn');
    expect(await contentOf({ seed: 8, seed_drawn: true })).toMatchObject({
      ...{ seed_drawn: true, settings: { seed: 8 } },
    });
    expect(drawn).not.toHaveProperty('strength');
  });

  test('a version is called by its own words, unless its owner has named the work', async () => {
    const { works, send, token } = await owner();
    const id = await works.picture('A keeper at dusk. Backlit by the lamp.');
    const add = async (text: string) =>
      (await send('POST', `/api/work/${id}/versions`, { token, body: { text } })).json();
    expect(await add('A keeper at dawn. Backlit by the lamp.')).toMatchObject({ title: 'A keeper at dawn' });
    await works.change(id, { title: 'Keeper, take one' });
    expect(await add('A keeper at noon. Sunlight.')).toMatchObject({ title: 'Keeper, take one' });
  });

  test('the archive holds pictures that carry their prompt, and a list that no table carries out', async () => {
    const { works, send, token } = await owner();
    const id = await works.picture('a red kite over dunes');
    await works.change(id, { title: '../../=HYPERLINK("evil")' });
    const takes = await works.takes('=1+1');
    const answer = await send('GET', '/api/work/archive', { token });
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(files)).toEqual(['pictures/0001-HYPERLINK-evil.png', 'works.json', 'works.csv']);
    const [picture] = Object.values(files);
    expect(readMetadata(picture ?? new Uint8Array())?.generation?.prompt).toBe('a red kite over dunes');
    const list = JSON.parse(strFromU8(files['works.json'] ?? new Uint8Array()));
    expect(list.map(({ id: each }: { id: string }) => each)).toEqual([takes, id]);
    expect(strFromU8(files['works.csv'] ?? new Uint8Array())).toContain(`"'=1+1"`);
    const chosen = await send('GET', `/api/work/archive?ids=${takes}`, { token });
    expect(Object.keys(unzipSync(new Uint8Array(chosen.rawPayload)))).toEqual(['works.json', 'works.csv']);
    expect((await send('GET', '/api/work/archive?q=nothing', { token })).statusCode).toBe(404);
  });

  test('what is thirty days in the bin is forgotten, and an account takes all of its works along', async () => {
    const { works, app, db, send, server, token, password } = await owner();
    const old = await works.takes('old');
    const fresh = await works.takes('fresh');
    await works.bulk([old, fresh], 'trash');
    await db
      .updateTable('works')
      .set({ trashed_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', old)
      .execute();
    const storage = {
      put: async () => {},
      open: async () => undefined,
      remove: async () => {},
      async *list() {},
      check: async () => {},
    };
    await emptyBins({ db, storage, log: app.log, now: () => new Date('2026-01-31T00:00:01Z') });
    expect((await works.list('trash=true')).map(({ id }) => id)).toEqual([fresh]);
    await works.bulk([fresh], 'restore');
    await works.change(fresh, { tags: ['kept'], rating: 3 });
    const collection = await works.collection('Set');
    await works.bulk([fresh], 'collect', collection);
    const exported = (await send('GET', '/api/auth/export', { token })).json();
    expect(exported.works).toMatchObject([
      { id: fresh, tags: ['kept'], rating: 3, collections: [collection] },
    ]);
    expect(exported.collections).toMatchObject([{ id: collection, name: 'Set' }]);
    expect((await server.send('DELETE', '/api/auth/account', { token, body: { password } })).statusCode).toBe(
      200,
    );
    for (const table of [
      'works',
      'work_tags',
      'work_terms',
      'collections',
      'collection_works',
      'reservations',
    ] as const)
      expect.soft(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});

test('cells are quoted, and formulas are texts', () => {
  expect(csvLine(['a "b", c', 5, null, '@x', ' =1', '-1', true])).toBe(
    `"a ""b"", c",5,,"'@x","' =1","'-1",true\r\n`,
  );
});
