import { BOARD, BOARD_TEXTS, type Board, ERRORS } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeKey } from '../../testing/test-keys.ts';
import { imagesUsed, providersWith, quickProviders } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';

const PROMPT = 'A violin maker at her bench. Soft window light from the left. 85mm at f/4.';
const RATIOS = { field: 'aspect_ratio', values: ['1:1', '4:5'] };
const LIGHTS = { element: 'light', values: ['backlit by the window', 'late sun through the window'] };

function boardsOver({ send }: TestApp, token: string) {
  const open = async (id: string): Promise<Board> =>
    (await send('GET', `/api/boards/${id}`, { token })).json();
  const finished = async (id: string) => {
    await expect.poll(async () => (await open(id)).finished, { timeout: 10_000 }).toBe(true);
    return open(id);
  };
  const make = async (body: object): Promise<string> => {
    const asked = { prompt: PROMPT, model: 'built-in', ...body };
    return (await send('POST', '/api/boards', { token, body: asked })).json().id;
  };
  const add = (id: string, body: object, by = token) =>
    send('POST', `/api/boards/${id}/columns`, { token: by, body });
  return { open, finished, make, add };
}

const seen = ({ cells }: Board) => cells.map(({ place, at, aspect_ratio }) => [place, at, aspect_ratio]);

describe.each(ENGINES)('on %s', (engine) => {
  test('a column is counted first, then drawn; what was there stays where it is seen, winners too', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp();
    const { make, finished, add } = boardsOver(server, token);
    const id = await make({ axes: [RATIOS, LIGHTS], seed: 7 });
    const before = await finished(id);
    await server.send('PUT', `/api/boards/${id}/winners`, { token, body: { places: [2] } });

    const asked = { value: 'moonlight on wet stone', label: 'Moon' };
    const dry = (await add(id, { ...asked, dry_run: true })).json();
    expect(dry).toMatchObject({ id: null, count: 2, price: { free: 2 }, images_left: 6 });
    expect(seen(dry)).toEqual([
      [0, [0, 0], '1:1'],
      [1, [1, 0], '4:5'],
    ]);
    expect(await imagesUsed(server, token)).toBe(4);

    expect((await add(id, asked)).statusCode).toBe(200);
    const after = await finished(id);
    expect(after.axes[1]?.values.map(({ label }) => label)).toEqual([...LIGHTS.values, 'Moon']);
    expect(seen(after)).toEqual([
      [0, [0, 0], '1:1'],
      [1, [0, 1], '1:1'],
      [2, [0, 2], '1:1'],
      [3, [1, 0], '4:5'],
      [4, [1, 1], '4:5'],
      [5, [1, 2], '4:5'],
    ]);
    const kept = after.cells.filter(({ at }) => at[1] !== 2);
    expect(kept.map(({ work }) => work?.id)).toEqual(before.cells.map(({ work }) => work?.id));
    expect(after.cells.filter(({ winner }) => winner).map(({ place }) => place)).toEqual([3]);
    expect(after.cells[5]).toMatchObject({
      prompt: 'A violin maker at her bench. Moonlight on wet stone. 85mm at f/4.',
      seed: before.cells[0]?.seed,
      state: 'done',
    });
  });

  test('a value that cannot be a column, or comes at the wrong time, is refused with a sentence', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = await buildTestApp({
      engine,
      imageProviders: providersWith(async () => {
        await held;
        throw new Error('never drawn');
      }),
    });
    const { token } = await server.signUp('pro');
    const { make, add, finished } = boardsOver(server, token);
    const refusal = async (id: string, body: object) => {
      const answer = await add(id, body);
      return [answer.statusCode, answer.json().detail];
    };
    const drawn = await make({ axes: [RATIOS] });
    expect(await refusal(drawn, { value: '16:9' })).toEqual([400, BOARD_TEXTS.busy]);
    await server.send('POST', `/api/boards/${drawn}/cancel`, { token });
    release();
    await finished(drawn);
    for (const value of ['17:9', '', 3, null, ['16:9']])
      expect.soft(await refusal(drawn, { value })).toEqual([400, BOARD_TEXTS.column]);
    expect(await refusal(drawn, { value: '1:1' })).toEqual([400, BOARD_TEXTS.sameColumn]);
    const single = await make({});
    expect(await refusal(single, { value: '16:9' })).toEqual([400, BOARD_TEXTS.noColumns]);
    const seeds = Array.from({ length: BOARD.cells }, (_, seed) => seed);
    const full = await make({ axes: [{ field: 'prompt', values: seeds.map((seed) => `Lantern ${seed}`) }] });
    expect(await refusal(full, { value: 'One more' })).toEqual([400, BOARD_TEXTS.tooMany(BOARD.cells + 1)]);
  });

  test('of two at once one is told to wait, and the board stays whole', async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const { token } = await server.signUp('pro');
    const { make, add, finished } = boardsOver(server, token);
    const id = await make({ axes: [RATIOS] });
    await finished(id);
    const answers = await Promise.all(['16:9', '9:16', '21:9'].map((value) => add(id, { value })));
    const taken = answers.filter(({ statusCode }) => statusCode === 200).length;
    const board = await finished(id);
    expect(taken).toBeGreaterThanOrEqual(1);
    expect(board.cells.map(({ place }) => place)).toEqual(Array.from({ length: 2 + taken }, (_, at) => at));
    expect(board.axes[0]?.values).toHaveLength(2 + taken);
    expect(board.cells.map(({ aspect_ratio }) => aspect_ratio)).toEqual(
      board.axes[0]?.values.map(({ text }) => text),
    );
  });

  test("another's board is nobody's, a key needs its scope, and the day has its limit", async () => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    const { make, add, finished } = boardsOver(server, owner.token);
    const id = await make({ axes: [RATIOS] });
    await finished(id);
    for (const which of [id, 'nobodys']) {
      const answer = await add(which, { value: '16:9' }, stranger.token);
      expect([answer.statusCode, answer.json().detail]).toEqual([404, ERRORS.not_found.detail]);
    }
    expect((await server.send('POST', `/api/boards/${id}/columns`, { body: {} })).statusCode).toBe(401);
    const { secret } = await makeKey(server, owner.token, ['read']);
    expect((await add(id, { value: '16:9' }, secret)).json().code).toBe('scope_required');
    await make({
      axes: [{ field: 'prompt', values: Array.from({ length: 8 }, (_, at) => `Lantern ${at}`) }],
    });
    await expect.poll(() => imagesUsed(server, owner.token), { timeout: 10_000 }).toBe(10);
    const limited = await add(id, { value: '16:9' });
    expect([limited.statusCode, limited.json().code]).toEqual([429, 'image_limit']);
  });
});
