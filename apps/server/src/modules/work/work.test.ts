import {
  collection,
  ERRORS,
  pictureList,
  WORK,
  WORK_TEXTS,
  workItem,
  workOverview,
} from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { worksOver } from '../../testing/test-works.ts';

const PROMPT = 'A violin maker at her bench. Backlit by the window at golden hour. 85mm lens, eye level.';

describe.each(ENGINES)('on %s', (engine) => {
  async function owner(now?: () => Date) {
    const server = await buildTestApp({ engine, ...(now && { now }) });
    const { token, user } = await server.signUp('pro');
    return { ...server, token, user, works: worksOver(server, token) };
  }

  test('takes of which nobody chose the ratio are kept in the one that suits them', async () => {
    const { works } = await owner();
    const takes = workItem.parse(await works.item(await works.takes('a lighthouse on a tall cliff')));
    if (takes.content.kind !== 'takes') throw new Error('No takes.');
    expect(takes.content.suggested_aspect_ratio).not.toBe('1:1');
    expect(takes.ratio).toBe(takes.content.suggested_aspect_ratio);
  });

  test('what is made is kept, newest first, and opens whole', async () => {
    const { works } = await owner();
    const takes = await works.takes('a fisherman mending nets', { aspect_ratio: '4:5' });
    const picture = await works.picture(PROMPT, { from_work: takes, aspect_ratio: '16:9' });
    const list = await works.list();
    expect(list.map(({ id, number }) => [id, number])).toEqual([
      [picture, 2],
      [takes, 1],
    ]);
    const newest = workItem.parse(await works.item(picture));
    expect(newest).toMatchObject({
      kind: 'picture',
      title: 'a fisherman mending nets',
      text: PROMPT,
      ratio: '16:9',
      origin: { id: takes, title: 'a fisherman mending nets' },
      thumbnail: { width: 320, height: 180 },
      older_id: takes,
      newer_id: null,
      version: 1,
      versions: 1,
      content: {
        kind: 'picture',
        prompt: { text: PROMPT },
        pictures: [{ width: 1024, height: 576, seed: expect.any(Number) }],
      },
    });
    const oldest = workItem.parse(await works.item(takes));
    expect(oldest).toMatchObject({ kind: 'takes', ratio: '4:5', newer_id: picture, older_id: null });
    expect(oldest.content).toMatchObject({
      request: { subject: 'a fisherman mending nets' },
      tip: expect.any(String),
    });
    expect(oldest.anatomy.at(-1)?.end).toBeLessThanOrEqual(oldest.text.length);
    expect(oldest.text.length).toBeLessThanOrEqual(WORK.excerpt);
  });

  test('pictures are listed with a fresh address for each, newest first, page by page', async () => {
    const { works, send, token, signUp } = await owner();
    const made = [
      await works.picture('a harbour'),
      await works.picture(PROMPT),
      await works.picture('a fox'),
    ];
    await works.takes('a fisherman mending nets');
    await send('POST', `/api/work/${made[0]}/versions`, { token, body: { text: 'a harbour at night' } });
    await works.bulk([made[2] ?? ''], 'trash');
    const ask = (query: string, who = token) => send('GET', `/api/images?${query}`, { token: who });
    const all = pictureList.parse((await ask('')).json());
    expect(all.items.map(({ work_id }) => work_id)).toEqual([made[1], made[0]]);
    expect(all.items[0]).toMatchObject({
      prompt: PROMPT,
      model: 'built-in',
      width: 1024,
      content_type: 'image/png',
    });
    const file = await send('GET', all.items[0]?.image_url ?? '');
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = pictureList.parse((await ask(`limit=1${cursor && `&cursor=${cursor}`}`)).json());
      ids.push(...page.items.map(({ work_id }) => work_id));
      cursor = page.next_cursor;
    }
    expect(ids).toEqual([made[1], made[0]]);
    expect((await ask('limit=101')).json().detail).toBe(WORK_TEXTS.limit);
    expect((await ask('cursor=nonsense')).json().code).toBe('bad_cursor');
    expect((await send('GET', '/api/images')).statusCode).toBe(401);
    expect((await ask('', (await signUp()).token)).json()).toEqual({ items: [], next_cursor: null });
  });

  test('a conversation is one work that grows; a script is a work of its own', async () => {
    const { send, token, works } = await owner();
    const say = async (user_prompt: string, conversation_id?: string) =>
      (
        await send('POST', '/api/sora2/optimize-prompt', {
          token,
          body: { user_prompt, model: 'built-in', conversation_id },
        })
      ).json();
    const { work_id } = await say('a lighthouse in a storm');
    expect((await say('make it night', work_id)).work_id).toBe(work_id);
    const answer = await send('POST', '/api/sora2/generate-script', {
      token,
      body: {
        ...{ idea: 'a baker opens her shop', selected_option: 'A', option_title: 'First loaves' },
        ...{ option_tone: 'warm', option_audience: 'all', model: 'built-in' },
      },
    });
    const { work_id: script } = answer.json();
    expect((await works.list()).map(({ id }) => id)).toEqual([script, work_id]);
    const talk = workItem.parse(await works.item(work_id));
    expect(talk.title).toBe('a lighthouse in a storm');
    const { content } = talk;
    if (content.kind !== 'conversation') throw new Error('no conversation');
    expect(content.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(content.messages.map(({ anatomy }) => anatomy.length > 0)).toEqual([false, true, false, true]);
    expect(content.messages.map(({ added }) => added?.every(({ why }) => why !== ''))).toEqual([
      ...[undefined, true, undefined, true],
    ]);
    expect(workItem.parse(await works.item(script)).content).toMatchObject({
      kind: 'script',
      idea: 'a baker opens her shop',
    });
    const missing = await send('POST', '/api/sora2/optimize-prompt', {
      token,
      body: { user_prompt: 'more', model: 'built-in', conversation_id: script },
    });
    expect(missing.statusCode).toBe(404);
  });

  test('every filter narrows, and all of them together', async () => {
    let now = new Date('2026-11-16T10:00:00Z');
    const { works } = await owner(() => now);
    const first = await works.takes('a red kite over dunes');
    now = new Date('2026-11-20T10:00:00Z');
    const second = await works.picture(PROMPT, { aspect_ratio: '16:9' });
    const kept = await works.collection('Violins');
    await works.change(second, { rating: 4, favourite: true, tags: ['portrait', 'workshop'] });
    await works.bulk([second], 'collect', kept);
    const found = async (query: string) => (await works.list(query)).map(({ id }) => id);
    for (const query of [
      'kind=picture',
      'from=2026-11-20',
      'ratio=16:9',
      'rating=4',
      'favourite=true',
      'tag=portrait',
      'tag=portrait&tag=workshop',
      `collection=${kept}`,
      'element=light:backlit',
      'element=light:lit%20from%20behind',
      'element=camera:85%20mm&element=light:golden%20hour',
      'q=violin',
      'q=bench%20VIOL',
      `q=maker&tag=portrait&kind=picture&rating=3&element=light:backlit&collection=${kept}`,
    ])
      expect.soft(await found(query), query).toEqual([second]);
    for (const query of ['kind=takes', 'to=2026-11-16', 'favourite=false', 'q=kite'])
      expect.soft(await found(query), query).toEqual([first]);
    for (const query of ['rating=5', 'tag=port', 'element=light:neon', 'q=violin%20kite', 'collection=none'])
      expect.soft(await found(query), query).toEqual([]);
    expect(await found('model=built-in')).toEqual([second, first]);
  });

  test('pages go on where the last ended, whatever is made meanwhile', async () => {
    const at = new Date('2026-11-20T10:00:00Z');
    const { works, send, token } = await owner(() => at);
    const made: string[] = [];
    for (let each = 0; each < 5; each += 1) made.unshift(await works.takes(`subject ${each}`));
    const page = async (cursor?: string) =>
      (await send('GET', `/api/work?limit=2${cursor ? `&cursor=${cursor}` : ''}`, { token })).json();
    const first = await page();
    await works.takes('made meanwhile');
    const second = await page(first.next_cursor);
    const third = await page(second.next_cursor);
    const all = [first, second, third].flatMap(({ items }) => items.map(({ id }: { id: string }) => id));
    expect(all).toEqual(made);
    expect(third.next_cursor).toBeNull();
  });

  test('a page address that is not one of ours is refused', async () => {
    const { send, token } = await owner();
    for (const cursor of [
      'x',
      'MTIz!',
      Buffer.from('1e3').toString('base64url'),
      'OTk5OTk5OTk5OTk5OTk5OTk5',
    ]) {
      const answer = await send('GET', `/api/work?cursor=${encodeURIComponent(cursor)}`, { token });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'bad_cursor', detail: WORK_TEXTS.cursor });
    }
  });

  test('what no filter can be is refused with a sentence of that filter', async () => {
    const { send, token } = await owner();
    const wrong = {
      'element=colour:red': WORK_TEXTS.element,
      'element=light': WORK_TEXTS.element,
      'element=light:backlit&element=light:': WORK_TEXTS.element,
      [Array(WORK.filters + 1)
        .fill('tag=a')
        .join('&')]: WORK_TEXTS.filters,
      'tag=': WORK_TEXTS.tag,
    };
    for (const [query, sentence] of Object.entries(wrong)) {
      const answer = await send('GET', `/api/work?${query}`, { token });
      expect
        .soft([answer.statusCode, answer.json().detail])
        .toEqual([400, expect.stringContaining(sentence)]);
    }
    const many = Array(WORK.page + 1)
      .fill('ids=a')
      .join('&');
    const archive = await send('GET', `/api/work/archive?${many}`, { token });
    expect([archive.statusCode, archive.json().detail]).toEqual([400, WORK_TEXTS.archived]);
  });

  test('a tag is one however it is written, as it was spelled first', async () => {
    const { works, token, send } = await owner();
    const [one, two] = [await works.takes('a harbour'), await works.takes('a lake')];
    const tagsOf = async (id: string) => (await works.item(id)).tags;
    await works.change(one, { tags: ['Sea', 'sea', 'Straße'] });
    expect(await tagsOf(one)).toEqual(['Sea', 'Straße']);
    expect(await works.bulk([one, two], 'tag', 'SEA')).toBe(1);
    await works.change(two, { tags: ['strasse', 'sEA', 'new'] });
    expect(await tagsOf(two)).toEqual(['Sea', 'Straße', 'new']);
    const { tags } = (await send('GET', '/api/work/overview', { token })).json();
    expect(tags).toEqual([
      { tag: 'Sea', count: 2 },
      { tag: 'Straße', count: 2 },
      { tag: 'new', count: 1 },
    ]);
    for (const query of ['tag=sea', 'tag=SEA&tag=straße', 'tag=STRASSE'])
      expect(await works.list(query), query).toHaveLength(2);
    expect(await works.bulk([one, two], 'untag', 'sea')).toBe(2);
    // What no work has any more is spelled anew.
    await works.change(one, { tags: ['SEA'] });
    expect(await tagsOf(one)).toEqual(['SEA']);
  });

  test('title, note, stars and tags change, and are found by', async () => {
    const { works, send, token } = await owner();
    const id = await works.takes('a quiet harbour');
    const tags = ['Hafen', ' مرفأ  قديم ', 'Hafen', '🎣'];
    const changed = await works.change(id, { title: 'Boats at rest', note: 'for Petra', rating: 5, tags });
    expect(changed).toMatchObject({ title: 'Boats at rest', note: 'for Petra', rating: 5, favourite: false });
    expect(new Set(changed.tags)).toEqual(new Set(['Hafen', 'مرفأ قديم', '🎣']));
    for (const query of ['q=boats', 'q=petr', 'q=harbour', `tag=${encodeURIComponent('مرفأ قديم')}`])
      expect.soft(await works.list(query), query).toHaveLength(1);
    await works.change(id, { note: '' });
    expect(await works.list('q=petra')).toEqual([]);
    for (const [body, sentence] of [
      [{}, WORK_TEXTS.nothing],
      [{ rating: 6 }, WORK_TEXTS.rating],
      [{ title: '  ' }, WORK_TEXTS.title],
      [{ tags: ['x'.repeat(1_000)] }, 'The tag is too long: at most 60 characters.'],
      [{ tags: Array.from({ length: 31 }, (_, at) => `t${at}`) }, WORK_TEXTS.tags],
    ] as const) {
      const answer = await send('PATCH', `/api/work/${id}`, { token, body });
      expect.soft(answer.statusCode).toBe(400);
      expect.soft(answer.json().detail).toBe(sentence);
    }
  });

  test('the bin hides, gives back, and forgets for ever with all that belongs to it', async () => {
    const { works, db, send, token } = await owner();
    const takes = await works.takes('a quiet harbour');
    const picture = await works.picture('a quiet harbour at night', { from_work: takes });
    await send('DELETE', `/api/work/${takes}`, { token });
    expect((await works.list()).map(({ id }) => id)).toEqual([picture]);
    expect((await works.list('trash=true')).map(({ id }) => id)).toEqual([takes]);
    expect((await works.item(picture)).older_id).toBeNull();
    await send('POST', `/api/work/${takes}/restore`, { token });
    expect(await works.list()).toHaveLength(2);
    expect(await works.bulk([takes, picture], 'delete')).toBe(0);
    expect(await works.bulk([takes, picture], 'trash')).toBe(2);
    const url = (await works.item(picture)).content.pictures[0].url;
    expect(await works.bulk([takes], 'delete')).toBe(1);
    expect((await works.item(picture)).origin).toEqual({ id: null, title: 'a quiet harbour' });
    expect(await works.bulk([picture, takes], 'delete')).toBe(1);
    for (const table of [
      'works',
      'work_contents',
      'work_terms',
      'generations',
      'images',
      'reservations',
    ] as const)
      expect.soft(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect((await send('GET', url)).statusCode).toBe(404);
    expect(await works.list('trash=true&q=harbour')).toEqual([]);
  });

  test('many are changed at once, and only those of the caller', async () => {
    const { works, signUp, send } = await owner();
    const ids = [await works.takes('one'), await works.takes('two')];
    const stranger = await signUp();
    const theirs = await worksOver({ send }, stranger.token).takes('three');
    const all = [...ids, theirs, 'no-such-work', ...ids];
    expect(await works.bulk(all, 'tag', ' night  market ')).toBe(2);
    expect(await works.bulk(all, 'tag', 'night market')).toBe(0);
    expect(await works.list('tag=night%20market')).toHaveLength(2);
    expect(await works.bulk(all, 'untag', 'night market')).toBe(2);
    const id = await works.collection('Set');
    expect(await works.bulk(all, 'collect', id)).toBe(2);
    expect(await works.bulk([ids[0] ?? ''], 'uncollect', id)).toBe(1);
    expect(await works.bulk(all, 'favourite')).toBe(2);
    expect(await works.bulk(all, 'unfavourite')).toBe(2);
    expect(await works.bulk(all, 'trash')).toBe(2);
    expect(await worksOver({ send }, stranger.token).list()).toMatchObject([{ id: theirs, tags: [] }]);
  });

  test('ten thousand can be chosen, and not one more', async () => {
    const { works, send, token } = await owner();
    const id = await works.takes('one');
    const many = Array.from({ length: WORK.selection - 1 }, (_, at) => `none-${at}-aaaaaaaaaaaaaaaaaaaa`);
    expect(await works.bulk([...many, id], 'favourite')).toBe(1);
    for (const [body, sentence] of [
      [{ ids: [...many, id, 'more'], action: 'trash' }, WORK_TEXTS.ids],
      [{ ids: [], action: 'trash' }, WORK_TEXTS.ids],
      [{ ids: [id], action: 'burn' }, WORK_TEXTS.action],
      [{ ids: [id], action: 'tag' }, WORK_TEXTS.value],
    ] as const) {
      const answer = await send('POST', '/api/work/bulk', { token, body });
      expect.soft(answer.statusCode).toBe(400);
      expect.soft(answer.json().detail).toBe(sentence);
    }
  });

  test('the overview counts what is not in the bin', async () => {
    const { works, send, token } = await owner();
    const picture = await works.picture(PROMPT);
    const binned = await works.takes('a backlit tree');
    await works.bulk([picture, binned], 'tag', 'light');
    await works.change(picture, { favourite: true });
    await works.bulk([binned], 'trash');
    const answer = await send('GET', '/api/work/overview', { token });
    const overview = workOverview.parse(answer.json());
    expect(overview).toMatchObject({
      ...{ works: 1, favourites: 1, trashed: 1 },
      kinds: [{ kind: 'picture', count: 1 }],
      models: [{ model: 'built-in', label: 'Built-in', count: 1 }],
      tags: [{ tag: 'light', count: 1 }],
      storage: { used_bytes: expect.any(Number), limit_bytes: null },
    });
    expect(overview.elements).toContainEqual({ element: 'light', term: 'backlit', count: 1 });
    expect(overview.storage.used_bytes).toBeGreaterThan(1_000);
  });

  test('collections are made, renamed and ended; their works stay', async () => {
    const { works, send, token, signUp } = await owner();
    const id = await works.collection('Violins');
    const work = await works.takes('a violin');
    await works.bulk([work], 'collect', id);
    expect((await works.item(work)).collections).toEqual([{ id, name: 'Violins' }]);
    const renamed = await send('PATCH', `/api/collections/${id}`, { token, body: { name: ' Strings ' } });
    expect(collection.parse(renamed.json())).toMatchObject({ id, name: 'Strings', works: 1 });
    expect((await send('GET', '/api/collections', { token })).json().items).toMatchObject([{ id, works: 1 }]);
    await works.bulk([work], 'trash');
    expect((await send('GET', `/api/collections/${id}`, { token })).json().works).toBe(0);
    await works.bulk([work], 'restore');
    expect((await send('DELETE', `/api/collections/${id}`, { token })).json()).toEqual({ success: true });
    expect(await works.list()).toHaveLength(1);
    await works.collection('Violins');
    const taken = { statusCode: 409, detail: ERRORS.collection_exists.detail };
    for (const name of ['violins', ' VIOLINS ']) {
      const second = await send('POST', '/api/collections', { token, body: { name } });
      expect({ statusCode: second.statusCode, detail: second.json().detail }).toEqual(taken);
    }
    const other = await works.collection('Cafe\u0301');
    const onto = (name: string) => send('PATCH', `/api/collections/${other}`, { token, body: { name } });
    expect((await onto('violinS')).statusCode).toBe(409);
    // Its own name, spelled otherwise, is free for it; and so is anybody's for somebody else.
    expect((await onto('CAF\u00c9')).json()).toMatchObject({ id: other, name: 'CAF\u00c9' });
    const { token: theirs } = await signUp();
    const elsewhere = await send('POST', '/api/collections', { token: theirs, body: { name: 'Violins' } });
    expect(elsewhere.statusCode).toBe(200);

    const nameless = await send('POST', '/api/collections', { token, body: { name: ' ' } });
    expect(nameless.statusCode).toBe(400);
    expect(nameless.json().detail).toBe(WORK_TEXTS.name);
  });

  test('numbers go on without a gap, however many are made at once', async () => {
    const { works } = await owner();
    await Promise.all(Array.from({ length: 12 }, (_, at) => works.takes(`subject ${at}`)));
    const numbers = (await works.list()).map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
  });
});
