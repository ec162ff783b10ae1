import { isDeepStrictEqual } from 'node:util';
import { BOARD_TEXTS, type Board, ERRORS, IMAGE_TEXTS, type PromptResult } from '@framewright/contract';
import { analyze } from '@framewright/prompt-engine/anatomy';
import { ELEMENTS, type Span } from '@framewright/prompt-engine/vocabulary';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeKey } from '../../testing/test-keys.ts';
import { imagesUsed, PNG, providersWith, quickProviders } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { worksOver } from '../../testing/test-works.ts';
import { RUN_TEXTS } from './run-boards.ts';

const PROMPT = 'A violin maker at her bench. Soft window light from the left. 85mm at f/4.';
const RATIOS = { field: 'aspect_ratio', values: ['1:1', '4:5', '16:9'] };
const LIGHTS = { element: 'light', values: ['backlit by the window', 'late sun through the window'] };
const picture = { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'built-in' } as const;

/** Pictures that are ready when the test says so. */
function heldPictures() {
  const waiting: (() => void)[] = [];
  const providers = providersWith(async (_, __, { signal }) => {
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return picture;
  });
  const release = async (count: number) => {
    await expect.poll(() => waiting.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(count);
    for (const ready of waiting.splice(0, count)) ready();
  };
  return { providers, waiting, release };
}

function boardsOver({ send }: TestApp, token: string) {
  const make = (body: object) =>
    send('POST', '/api/boards', { token, body: { prompt: PROMPT, model: 'built-in', ...body } });
  const open = async (id: string | null): Promise<Board> =>
    (await send('GET', `/api/boards/${id}`, { token })).json();
  const statesOf = async (id: string | null) => (await open(id)).cells.map(({ state }) => state);
  const finished = async (id: string | null) => {
    await expect.poll(async () => (await open(id)).finished, { timeout: 10_000 }).toBe(true);
    return open(id);
  };
  return { make, open, statesOf, finished };
}

describe.each(ENGINES)('on %s', (engine) => {
  test('a phrase of a work is found where the work keeps it, and another text is read', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp('pro');
    const subject = 'a woman reading on the rim of a swimming pool';
    const body = { subject };
    const { work_id, studio, anatomy } = (
      await server.send('POST', '/api/prompts/generate', { token, body })
    ).json<PromptResult>();
    const firstOf = (spans: readonly Span[], element: Span['element']) => {
      const span = spans.find((each) => each.element === element);
      return span && { start: span.start, end: span.end };
    };
    const read = analyze(studio);
    // One that the analyser, which sees the words alone, finds elsewhere than its writer.
    const element = ELEMENTS.find(
      (each) =>
        firstOf(anatomy.studio, each) &&
        !isDeepStrictEqual(firstOf(anatomy.studio, each), firstOf(read, each)),
    );
    expect(element).toBeDefined();
    const dry = async (more: object) => {
      const axes = [{ element, values: ['one', 'two'] }];
      const answer = await boardsOver(server, token).make({ axes, prompt: studio, dry_run: true, ...more });
      return answer.json<Board>().axes[0]?.phrase;
    };
    const kept = firstOf(anatomy.studio, element ?? 'light');
    expect(await dry({ from_work: work_id })).toEqual(kept);
    expect(await dry({})).toEqual(firstOf(read, element ?? 'light') ?? null);
    // Changed by hand: what stayed keeps its place.
    expect(await dry({ from_work: work_id, prompt: `${studio} No people.` })).toEqual(kept);
  });

  test('count and price come first; then each cell is an ordinary work of its own', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp();
    const works = worksOver(server, token);
    const from_work = await works.takes('a violin maker');
    const boards = boardsOver(server, token);
    const asked = { axes: [RATIOS, LIGHTS], from_work };

    const dry = (await boards.make({ ...asked, dry_run: true })).json();
    expect(dry).toMatchObject({
      id: null,
      title: 'Ratio and light differ',
      count: 6,
      price: { total_usd: 0, free: 6, paid: 0, unknown: 0 },
      images_left: 10,
    });
    expect(await imagesUsed(server, token)).toBe(0);
    expect((await server.send('GET', '/api/boards', { token })).json().items).toEqual([]);

    const made = await boards.make(asked);
    expect(made.statusCode).toBe(200);
    const { id } = made.json();
    const board = await boards.finished(id);
    expect(board.cells.map(({ state }) => state)).toEqual(Array(6).fill('done'));
    expect(board.cells[3]).toMatchObject({
      at: [1, 1],
      aspect_ratio: '4:5',
      prompt: 'A violin maker at her bench. Late sun through the window. 85mm at f/4.',
      cost_usd: null,
      progress: null,
    });
    expect(board.axes[1]?.phrase).toEqual({ start: 29, end: 60 });
    const { work } = board.cells[3] ?? {};
    expect(await works.item(work?.id ?? '')).toMatchObject({
      kind: 'picture',
      ratio: '4:5',
      origin: { id: from_work },
    });
    expect((await server.send('GET', work?.picture.url ?? '')).rawPayload).toEqual(PNG);
    expect(await imagesUsed(server, token)).toBe(6);
    const { items } = (await server.send('GET', '/api/boards', { token })).json();
    expect(items).toEqual([
      {
        id,
        title: 'Ratio and light differ',
        cells: 6,
        done: 6,
        finished: true,
        created_at: board.created_at,
      },
    ]);
  });

  test('what cannot be compared is refused with a sentence', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp();
    const { make } = boardsOver(server, token);
    const seeds = { field: 'seed', values: Array.from({ length: 22 }, (_, seed) => seed) };
    const light = (start: number, end: number) => ({ element: 'light', values: ['x'], start, end });
    const wrong: [object, string][] = [
      [{ axes: [RATIOS, seeds] }, BOARD_TEXTS.tooMany(66)],
      [{ axes: [{ field: 'colour', values: ['red'] }] }, BOARD_TEXTS.axes],
      [{ axes: [RATIOS, RATIOS] }, BOARD_TEXTS.twice],
      [{ prompt: ' ', axes: [] }, BOARD_TEXTS.prompt],
      [{ axes: [LIGHTS, { field: 'prompt', values: ['a fox'] }] }, BOARD_TEXTS.oneText],
      [{ axes: [light(5, 900)] }, BOARD_TEXTS.phrase],
      [{ axes: [light(0, 20), { ...light(10, 30), element: 'mood' }] }, BOARD_TEXTS.overlap],
      [{ axes: [light(-1, 4)] }, BOARD_TEXTS.phrase],
      [{ axes: [{ field: 'seed', values: [] }] }, BOARD_TEXTS.axes],
      [{ axes: [{ field: 'seed', values: [-1, 2] }] }, IMAGE_TEXTS.seed],
      [{ axes: [{ field: 'seed', values: [1.5, 2] }] }, BOARD_TEXTS.axes],
      [{ axes: [RATIOS], seed: -1 }, IMAGE_TEXTS.seed],
      [
        { axes: [{ field: 'seed', values: [2 ** 33, 2 ** 34] }] },
        'This model takes seeds from 0 to 4294967295.',
      ],
    ];
    for (const [body, detail] of wrong) {
      const answer = await make(body);
      expect.soft([answer.statusCode, answer.json().detail]).toEqual([400, detail]);
    }
    const none = await make({ axes: [{ field: 'model', values: ['seedream'] }] });
    expect(none.json().detail).toMatch(/key of your own|not set up|BytePlus/);
    const from = await make({ axes: [RATIOS], from_work: 'nobody-s' });
    expect(from.statusCode).toBe(404);
    expect(await imagesUsed(server, token)).toBe(0);
  });

  test('the same seed twice is one picture, under the first of its names', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp();
    const { make } = boardsOver(server, token);
    const seeds = { field: 'seed', values: [1, 1, 2, 1], labels: ['one', 'again', 'two', 'more'] };
    const answer = (await make({ axes: [seeds], dry_run: true })).json();
    expect(answer.cells.map(({ seed }: { seed: number }) => seed)).toEqual([1, 2]);
    expect(answer.axes[0].values.map(({ label }: { label: string }) => label)).toEqual(['one', 'two']);
  });

  test('a board without a model is drawn by the one that works best', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp();
    const { default_image_model } = (await server.send('GET', '/api/config')).json();
    const { make } = boardsOver(server, token);
    const answer = await make({ model: undefined, axes: [RATIOS], dry_run: true });
    expect(answer.statusCode).toBe(200);
    const cells: Board['cells'] = answer.json().cells;
    expect(cells.map(({ model }) => model)).toEqual(Array(3).fill(default_image_model));
  });

  test("every call answers another's board like nobody's, and a visitor with 401", async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    const boards = boardsOver(server, owner.token);
    const { id } = (await boards.make({ axes: [RATIOS] })).json();
    const before = await boards.finished(id);
    const calls = [
      ['GET', '', undefined],
      ['POST', '/cancel', undefined],
      ['POST', '/resume', {}],
      ['PUT', '/winners', { places: [0] }],
      ['DELETE', '', undefined],
    ] as const;
    for (const [method, end, body] of calls) {
      const ask = async (board: string, token?: string) => {
        const answer = await server.send(method, `/api/boards/${board}${end}`, {
          ...(token && { token }),
          body,
        });
        return [answer.statusCode, answer.json().detail];
      };
      expect.soft(await ask(id, stranger.token)).toEqual([404, ERRORS.not_found.detail]);
      expect.soft(await ask('nobody-s', stranger.token)).toEqual([404, ERRORS.not_found.detail]);
      expect.soft((await ask(id))[0]).toBe(401);
    }
    expect((await server.send('POST', '/api/boards', { body: {} })).statusCode).toBe(401);
    expect((await server.send('GET', '/api/boards', { token: stranger.token })).json().items).toEqual([]);
    expect(await boards.open(id)).toEqual(before);
  });

  test('beyond the limit of the day the rest is kept, and drawn when there are pictures again', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const server = await buildTestApp({ engine, imageProviders: quickProviders, now: () => now });
    const { token } = await server.signUp();
    const boards = boardsOver(server, token);
    const prompts = Array.from({ length: 12 }, (_, index) => `fox number ${index}`);
    const { id } = (await boards.make({ axes: [{ field: 'prompt', values: prompts }] })).json();
    const board = await boards.finished(id);
    expect(board.cells.filter(({ state }) => state === 'done')).toHaveLength(10);
    const left = board.cells.filter(({ state }) => state === 'stopped');
    expect(left.map(({ message }) => message)).toEqual(
      Array(2).fill(`${ERRORS.image_limit.detail} ${RUN_TEXTS.limit}`),
    );
    expect(await imagesUsed(server, token)).toBe(10);
    const again = await server.send('POST', `/api/boards/${id}/resume`, { token, body: {} });
    expect([again.statusCode, again.json().detail]).toEqual([429, ERRORS.image_limit.detail]);
    const more = await boards.make({ axes: [RATIOS] });
    expect(more.statusCode).toBe(429);
    now = new Date('2026-11-21T12:00:00Z');
    await server.send('POST', `/api/boards/${id}/resume`, { token, body: {} });
    expect((await boards.finished(id)).cells.every(({ state }) => state === 'done')).toBe(true);
    expect(await imagesUsed(server, token)).toBe(2);
  });

  test('stopping keeps what is there and charges nothing more; the rest can be drawn still', async () => {
    const held = heldPictures();
    const server = await buildTestApp({ engine, imageProviders: held.providers });
    const { token } = await server.signUp();
    const boards = boardsOver(server, token);
    const { id } = (await boards.make({ axes: [RATIOS, LIGHTS] })).json();
    await held.release(1);
    await expect.poll(() => boards.statesOf(id)).toContain('done');
    await expect.poll(() => held.waiting.length).toBe(2);
    expect((await boards.statesOf(id)).filter((state) => state === 'drawing')).toHaveLength(2);
    const listed = async () => (await server.send('GET', '/api/boards', { token })).json().items;
    expect(await listed()).toMatchObject([{ cells: 6, done: 1, finished: false }]);
    const stopped = await server.send('POST', `/api/boards/${id}/cancel`, { token });
    expect(stopped.statusCode).toBe(200);
    const board = await boards.finished(id);
    expect(board.cells.map(({ state }) => state).toSorted()).toEqual(['done', ...Array(5).fill('stopped')]);
    expect(await listed()).toMatchObject([{ cells: 6, done: 1, finished: true }]);
    await expect.poll(() => imagesUsed(server, token)).toBe(1);
    held.waiting.length = 0;
    await server.send('POST', `/api/boards/${id}/resume`, { token, body: {} });
    for (let cell = 0; cell < 5; cell += 1) await held.release(1);
    expect((await boards.finished(id)).cells.every(({ state }) => state === 'done')).toBe(true);
    expect(await imagesUsed(server, token)).toBe(6);
  });

  test('a server that ends finishes what it draws, and the next one goes on', async () => {
    const held = heldPictures();
    const server = await buildTestApp({ engine, imageProviders: held.providers });
    const { token } = await server.signUp();
    const { id } = (await boardsOver(server, token).make({ axes: [RATIOS, LIGHTS] })).json();
    await expect.poll(() => held.waiting.length).toBe(2);
    const ended = server.app.close();
    await held.release(2);
    await ended;
    const states = async () =>
      (await server.db.selectFrom('board_cells').select('state').orderBy('place').execute()).map(
        ({ state }) => state,
      );
    expect(await states()).toEqual(['done', 'done', 'waiting', 'waiting', 'waiting', 'waiting']);
    const next = await buildTestApp({ variables: server.variables, imageProviders: quickProviders });
    const board = await boardsOver(next, token).finished(id);
    expect(board.cells.every(({ state }) => state === 'done')).toBe(true);
    expect(await imagesUsed(next, token)).toBe(6);
  });

  test('what a crash leaves is drawn by the next one, but what may have cost money', async () => {
    const held = heldPictures();
    const shutdown = new AbortController();
    const server = await buildTestApp({ engine, imageProviders: held.providers, shutdown: shutdown.signal });
    const { token } = await server.signUp();
    const { id } = (await boardsOver(server, token).make({ axes: [RATIOS] })).json();
    await expect.poll(() => held.waiting.length).toBe(2);
    // As a kill would leave it.
    const before = await server.db.selectFrom('board_cells').selectAll().execute();
    shutdown.abort();
    await server.app.close();
    for (const { place, state } of before)
      await server.db
        .updateTable('board_cells')
        .set({ state, ...(place === 1 && { price_usd: 0.04 }) })
        .where('place', '=', place)
        .execute();
    const next = await buildTestApp({ variables: server.variables, imageProviders: quickProviders });
    const board = await boardsOver(next, token).finished(id);
    expect(board.cells.map(({ state, message }) => [state, message])).toEqual([
      ['done', null],
      ['stopped', RUN_TEXTS.restarted],
      ['done', null],
    ]);
  });

  test('winners are picked, a board is forgotten, and the pictures stay', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp();
    const boards = boardsOver(server, token);
    const works = worksOver(server, token);
    const { id } = (await boards.make({ axes: [RATIOS] })).json();
    const { cells } = await boards.finished(id);
    const pick = (places: unknown) =>
      server.send('PUT', `/api/boards/${id}/winners`, { token, body: { places } });
    expect((await pick([1, 2])).json().cells.map(({ winner }: { winner: boolean }) => winner)).toEqual([
      false,
      true,
      true,
    ]);
    expect((await pick([1])).json().cells.map(({ winner }: { winner: boolean }) => winner)).toEqual([
      false,
      true,
      false,
    ]);
    for (const wrong of [[7], ['one'], 1]) {
      const answer = await pick(wrong);
      expect([answer.statusCode, answer.json().detail]).toEqual([400, BOARD_TEXTS.places]);
    }
    await works.bulk([cells[0]?.work?.id ?? ''], 'trash');
    expect((await boards.open(id)).cells.map(({ work }) => work?.trashed)).toEqual([true, false, false]);
    await works.bulk([cells[0]?.work?.id ?? ''], 'delete');
    expect((await boards.open(id)).cells[0]).toMatchObject({ state: 'done', work: null });
    expect((await server.send('DELETE', `/api/boards/${id}`, { token })).json()).toEqual({ success: true });
    expect((await server.send('GET', `/api/boards/${id}`, { token })).statusCode).toBe(404);
    expect(await works.list()).toHaveLength(2);
  });

  test('boards come page by page, newest first, and go with the account', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token, password } = await server.signUp('pro');
    const boards = boardsOver(server, token);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = (await boards.make({ title: `Board ${count}` })).json();
      ids.unshift(id);
      await boards.finished(id);
    }
    const first = (await server.send('GET', '/api/boards?limit=2', { token })).json();
    const second = (
      await server.send('GET', `/api/boards?limit=2&cursor=${first.next_cursor}`, { token })
    ).json();
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.next_cursor).toBeNull();
    expect((await server.send('GET', '/api/boards?cursor=x', { token })).json().detail).toBe(
      ERRORS.bad_cursor.detail,
    );
    const kept = (await server.send('GET', '/api/auth/export', { token })).json();
    expect(kept.boards.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
    expect(kept.boards[0].cells).toEqual([
      expect.objectContaining({ state: 'done', winner: false, prompt: PROMPT }),
    ]);
    await server.send('DELETE', '/api/auth/account', { token, body: { password } });
    for (const table of ['boards', 'board_cells'] as const)
      expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

test('a board that costs money asks for the scope and keeps to the maximum', async () => {
  const server = await buildTestApp({ variables: { OPENAI_API_KEY: 'sk-canary' } });
  const { token } = await server.signUp();
  const { secret } = await makeKey(server, token, ['read', 'make']);
  const body = { prompt: PROMPT, axes: [{ field: 'model', values: ['built-in', 'openai'] }] };
  const make = (bearer: string, more = {}) =>
    server.send('POST', '/api/boards', { token: bearer, body: { ...body, ...more } });
  const dry = await make(secret, { dry_run: true });
  expect(dry.json().price).toMatchObject({ free: 1 });
  expect((await make(secret)).json()).toMatchObject({ code: 'scope_required' });
  const tooDear = await make(token, { max_cost_usd: 0 });
  expect(tooDear.statusCode).toBe(400);
  expect(tooDear.json().detail).toMatch(/^This costs about \$|^Nobody here knows/);
  const { secret: spender } = await makeKey(server, token, ['read', 'make', 'spend']);
  const unstated = await make(spender);
  expect(unstated.statusCode).toBe(400);
  expect(unstated.json().detail).toContain('max_cost_usd');
  const { secret: reader } = await makeKey(server, token, ['read']);
  expect((await make(reader)).json()).toMatchObject({ code: 'scope_required' });
  expect(await server.db.selectFrom('boards').selectAll().execute()).toEqual([]);
});
