import { createHash } from 'node:crypto';
import { ERRORS, IMPORT, TEMPLATE } from '@framewright/contract';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { imagesUsed } from '../../testing/test-pictures.ts';
import { bring, swatch, zipped } from '../../testing/test-transfer.ts';
import { worksOver } from '../../testing/test-works.ts';

const AT = '2026-01-02T03:04:05.000Z';
const pictures: Buffer[] = [];
beforeAll(async () => {
  for (const number of [1, 2, 3]) pictures.push(await swatch(number));
});

/** A work of an export, with pictures by their numbers. */
const work = (id: string, numbers: readonly number[]) => ({
  ...{ id, kind: 'picture', title: 'Fox', note: '', model: 'm', ratio: null, width: 8, height: 6, rating: 0 },
  ...{ favourite: false, tags: [], collections: [], line_id: id, version: 1, parent_id: null },
  ...{ origin_id: null, origin_title: null, created_at: AT, trashed_at: null, duration_ms: 1 },
  content: {
    ...{ kind: 'picture', prompt: `a fox ${id}`, prompt_used: null, model_id: null, settings: {} },
    ...{ cost_usd: null, seeds: {} },
  },
  pictures: numbers.map((number) => ({
    ...{ id: `p${number}`, file: `pictures/p${number}.png`, created_at: AT },
    sha256: createHash('sha256')
      .update(pictures[number] ?? '')
      .digest('hex'),
  })),
});

const cell = (place: number, aspect_ratio: string | null, changes: object = {}) => ({
  ...{ place, prompt: 'a fox', model: 'built-in', aspect_ratio, seed: null, price_usd: 0, cost_usd: null },
  ...{ state: 'stopped', message: 'Stopped.', work_id: null, winner: false, ...changes },
});

const axis = (name: string, texts: readonly string[], phrase: object | null = null) => ({
  ...{ name, phrase },
  values: texts.map((text) => ({ label: text, text })),
});

const RATIOS = axis('aspect_ratio', ['1:1', '4:5']);
const CELLS = [cell(0, '1:1'), cell(1, '4:5')];

const board = (changes: object = {}) => ({
  ...{ title: 'Foxes', prompt: 'a fox in snow', axes: [RATIOS], from_work: null, created_at: AT },
  ...{ cells: CELLS, ...changes },
});

const template = (changes: object = {}) => ({
  ...{ name: 'Kites', text: 'a {{kite}}', lists: { kite: ['red'] }, csv: '', created_at: AT, updated_at: AT },
  ...changes,
});

interface Lines {
  readonly works?: readonly object[];
  readonly boards?: readonly (object | string)[];
  readonly templates?: readonly (object | string)[];
}

function exported({ works = [], boards = [], templates = [] }: Lines) {
  const lines = (all: readonly (object | string)[]) =>
    all.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const manifest = {
    ...{ format: 'framewright', version: 1, exported_at: AT, works: works.length, pictures: 0 },
    ...{ works_sha256: '0'.repeat(64), collections: [] },
    files: { 'boards.jsonl': { lines: boards.length, sha256: '0'.repeat(64) } },
  };
  return zipped({
    ...Object.fromEntries(pictures.map((bytes, number) => [`pictures/p${number}.png`, bytes])),
    ...{ 'works.jsonl': lines(works), 'boards.jsonl': lines(boards), 'templates.jsonl': lines(templates) },
    'manifest.json': JSON.stringify(manifest),
  });
}

async function owner() {
  const server = await buildTestApp();
  const { token, user } = await server.signUp();
  const take = (lines: Lines) => bring(server, token, [{ name: 'x.zip', bytes: exported(lines) }]);
  const boards = async () => {
    const { items } = (await server.send('GET', '/api/boards', { token })).json();
    const all = [];
    for (const { id } of items) all.push(await server.send('GET', `/api/boards/${id}`, { token }));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(items.map(() => 200));
    return all.map((answer) => answer.json());
  };
  return { server, token, user, take, boards };
}

const PROMPTS = axis('prompt', ['a fox', 'a hare']);
const light = (start: number, end: number) => axis('light', ['x'], { start, end });
const one = (changes: object) => board({ axes: [], cells: [cell(0, null, changes)] });

const NO_BOARDS: [string, (object | string)[]][] = [
  [
    'places that are out of range, twice, or in disorder',
    [
      board({ cells: [cell(0, '1:1'), cell(2, '4:5')] }),
      board({ cells: [cell(0, '1:1'), cell(-1, '4:5')] }),
      board({ cells: [cell(0, '1:1'), cell(0.5, '4:5')] }),
      board({ cells: [cell(0, '1:1'), cell(0, '1:1')] }),
      board({ cells: CELLS.toReversed() }),
    ],
  ],
  [
    'cells that are not those of the axes',
    [
      board({ cells: [...CELLS, cell(2, '1:1')] }),
      board({ cells: CELLS.slice(0, 1) }),
      board({ cells: [] }),
      board({ cells: [cell(0, '1:1'), cell(1, '16:9')] }),
      board({ axes: [] }),
      board({ axes: [axis('seed', ['1', '2'])], cells: [cell(0, null), cell(1, null, { seed: 3 })] }),
      board({ axes: [PROMPTS], cells: [cell(0, null), cell(1, null)] }),
    ],
  ],
  [
    'axes that nobody can ask for',
    [
      board({ axes: [RATIOS, RATIOS], cells: [0, 1, 2, 3].map((place) => cell(place, null)) }),
      board({ axes: [axis('colour', ['red', 'blue'])] }),
      board({ axes: [axis('constructor', ['red', 'blue'])] }),
      board({ axes: [axis('aspect_ratio', [])], cells: [] }),
      board({ axes: [axis('aspect_ratio', ['7:7', '4:5'])], cells: [cell(0, null), cell(1, null)] }),
      board({ axes: [axis('model', ['built-in', 'nope'])], cells: [cell(0, null), cell(1, null)] }),
      board({ axes: [axis('seed', ['1', 'x'])], cells: [cell(0, null), cell(1, null)] }),
      board({ axes: [axis('aspect_ratio', Array(65).fill('1:1'))] }),
      board({ axes: [light(5, 900)], cells: [cell(0, null)] }),
      board({ axes: [light(5, 2)], cells: [cell(0, null)] }),
      board({ axes: [light(0, 6), { ...light(4, 9), name: 'mood' }], cells: [cell(0, null)] }),
      board({ axes: [PROMPTS, light(0, 3)], cells: [cell(0, null), cell(1, null)] }),
      board({ axes: [], prompt: ' ', cells: [cell(0, null)] }),
      board({
        axes: ['camera', 'light', 'mood', 'style'].map((name) => axis(name, ['x'])),
        cells: [cell(0, null)],
      }),
    ],
  ],
  [
    'values that mean nothing',
    [
      one({ state: 'winning' }),
      one({ model: 'nope' }),
      one({ aspect_ratio: '7:7' }),
      one({ seed: -1 }),
      one({ seed: 1e30 }),
      one({ price_usd: -1 }),
      one({ winner: 1 }),
      one({ winner: true }),
      one({ work_id: 'w' }),
      one({ message: 5 }),
      board({ created_at: 'now' }),
      board({ axes: { length: 1 } }),
    ],
  ],
  [
    'texts that are too long',
    [
      board({ title: 'x'.repeat(10_000) }),
      board({ title: '' }),
      board({ prompt: 'x'.repeat(10_000) }),
      one({ prompt: 'x'.repeat(10_000) }),
      one({ message: 'x'.repeat(10_000) }),
      board({ axes: [axis('light', ['x'.repeat(401), 'y'])], cells: [cell(0, null), cell(1, null)] }),
      board({ from_work: 'x'.repeat(65) }),
    ],
  ],
  ['no boards at all', ['null', '[]', '"', '{', `${'['.repeat(200_000)}`, { title: 'x' }]],
];

test.each(NO_BOARDS)('boards of %s are none', async (_, lines) => {
  const { take, boards } = await owner();
  // Twenty are told.
  const done = await take({ boards: lines });
  expect(done).toMatchObject({ state: 'failed', found: lines.length, added: 0, skipped: lines.length });
  expect(done.problems).toEqual(
    lines.map((_line, at) => ({
      name: `boards.jsonl, line ${at + 1}`,
      message: 'This line of the export is no board.',
    })),
  );
  expect(await boards()).toEqual([]);
});

test('boards that could be of here are taken, and keys and signs that do harm are not', async () => {
  const { take, boards, server, token, user } = await owner();
  const line = JSON.stringify(board({ title: 'F\0ox\ud800' })).replace(
    '"prompt"',
    '"__proto__":{"may_spend":1},"may_spend":1,"user_id":"x","id":"x","prompt"',
  );
  const seeds = [cell(0, null, { seed: 7 }), cell(1, null, { seed: 8 })];
  const others = [
    board({ axes: [light(0, 5)], cells: [cell(0, null)] }),
    board({ axes: [axis('seed', ['7', '8'])], cells: seeds }),
  ];
  const done = await take({ boards: [line, one({}), ...others] });
  expect(done).toMatchObject({ state: 'done', added: 4, boards: 4, templates: 0, skipped: 0 });
  const rows = await server.db.selectFrom('boards').selectAll().execute();
  expect(rows.map(({ user_id, may_spend }) => [user_id, may_spend])).toEqual(Array(4).fill([user.id, 0]));
  expect(rows.every(({ id }) => /^[\w-]{30}$/.test(id))).toBe(true);
  const titles = (await boards()).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Foxes', 'Foxes', 'Foxes', 'Fox\ufffd']);
  expect(Object.hasOwn(Object.prototype, 'may_spend')).toBe(false);
  expect(await imagesUsed(server, token)).toBe(0);
});

test('a million cells are not even read', async () => {
  const { take } = await owner();
  const cells = `[${'{},'.repeat(999_999)}{}]`;
  const beside = JSON.stringify(board({ title: 'b' })).replace('{', `{"more":${cells},`);
  const done = await take({ boards: [`{"cells":${cells}}`, beside, board()] });
  expect(done).toMatchObject({ state: 'done', added: 1, skipped: 2 });
  const long = await take({ boards: [JSON.stringify(board({ title: 'x'.repeat(IMPORT.lineBytes) }))] });
  expect(long.problems).toEqual([{ name: 'x.zip', message: 'It is larger than 4 MB.' }]);
});

test('cells lead to pictures of this import alone, of one image each', async () => {
  const { take, boards, server, token } = await owner();
  const stranger = await server.signUp();
  const theirs = await worksOver(server, stranger.token).takes('theirs');
  const mine = await worksOver(server, token).takes('mine');
  const done = await take({
    works: [work('two', [1, 2]), work('one', [0])],
    boards: [
      one({ state: 'done', message: null, work_id: theirs, winner: true, price_usd: 0 }),
      one({ state: 'done', message: null, work_id: mine, seed: 1 }),
      one({ state: 'done', message: null, work_id: 'two', seed: 2 }),
      one({ state: 'done', message: null, work_id: 'one', seed: 3, winner: true, cost_usd: 0.5 }),
      one({ state: 'done', message: null, work_id: null, seed: 4 }),
      board({ from_work: theirs, cells: CELLS.map((each) => ({ ...each, state: 'done', work_id: 'one' })) }),
      board({ title: 'From', from_work: theirs }),
    ],
  });
  expect(done).toMatchObject({ state: 'done', added: 8, boards: 6, skipped: 1 });
  const all = await boards();
  const lost = 'Its picture was not taken over. It can be drawn again.';
  const bySeed = all
    .filter(({ axes }) => axes.length === 0)
    .map(({ cells: [only] }) => only)
    .toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
  expect(bySeed).toMatchObject([
    { state: 'failed', message: lost, work: null, winner: false },
    { state: 'failed', message: lost, work: null },
    { state: 'failed', message: lost, work: null },
    { state: 'done', message: null, work: { trashed: false }, winner: true, cost_usd: 0.5 },
    { state: 'done', message: null, work: null },
  ]);
  expect(all.find(({ title }) => title === 'From').from_work).toBeNull();
});

test('nothing is drawn, and no price is believed', async () => {
  const { take, boards, server, token } = await owner();
  await take({
    boards: [
      board({
        cells: [
          cell(0, '1:1', { state: 'waiting', message: null }),
          cell(1, '4:5', { state: 'drawing', message: null, model: 'openai', price_usd: 0 }),
        ],
      }),
    ],
  });
  const [only] = await boards();
  expect(only).toMatchObject({ finished: true });
  expect(only.cells).toMatchObject([
    { state: 'stopped', message: 'Stopped. It can be drawn still.', price_usd: 0 },
    { state: 'stopped', message: 'Stopped. It can be drawn still.', price_usd: null },
  ]);
  const free = await server.send('POST', `/api/boards/${only.id}/resume`, {
    ...{ token, body: { max_cost_usd: 0 } },
  });
  expect(free.statusCode).toBe(400);
});

test('templates are read by the rules for those that are typed', async () => {
  const { take, server, token } = await owner();
  const list = (names: number) =>
    Object.fromEntries(Array.from({ length: names }, (_, at) => [`n${at}`, ['x']]));
  const lines = [
    template({ name: 'x'.repeat(10_000) }),
    template({ name: ' ' }),
    template({ text: 'x'.repeat(10_000) }),
    template({ text: '' }),
    template({ lists: list(TEMPLATE.names + 1) }),
    template({ lists: { kite: [5] } }),
    template({ lists: [['x']] }),
    template({ lists: { ['x'.repeat(61)]: ['x'] } }),
    template({ lists: { kite: Array(1_001).fill('x') } }),
    template({ lists: { kite: Array(1_000).fill('x'.repeat(120)) } }),
    template({ csv: 'x'.repeat(TEMPLATE.kept + 1) }),
    template({ created_at: 'now' }),
    template({ updated_at: 1 }),
    'null',
    '{',
    `{"lists":{"a":[${'"",'.repeat(1_000_000)}""]}}`,
  ];
  const good = JSON.stringify(template({ name: ' K\0ites ', csv: 'a\0b' })).replace(
    '"lists":{',
    '"user_id":"x","__proto__":{"csv":"y"},"lists":{"__proto__":["x"],"constructor":["y"],',
  );
  const done = await take({ templates: [...lines, good] });
  expect(done).toMatchObject({ state: 'done', added: 1, templates: 1, boards: 0, skipped: lines.length });
  expect(done.problems).toEqual(
    lines.map((_, at) => ({
      name: `templates.jsonl, line ${at + 1}`,
      message: 'This line of the export is no template.',
    })),
  );
  const { items } = (await server.send('GET', '/api/templates', { token })).json();
  expect(items).toHaveLength(1);
  const kept = (await server.send('GET', `/api/templates/${items[0].id}`, { token })).json();
  expect(kept).toMatchObject({ name: 'Kites', csv: 'ab', created_at: AT });
  expect(kept.lists).toEqual({ constructor: ['y'], kite: ['red'] });
});

test('no more templates and boards are taken than an account may have', async () => {
  const { take, server, user } = await owner();
  const made = (id: number) => ({ id: `x${id}`, user_id: user.id, created_at: AT });
  const templates = Array.from({ length: TEMPLATE.ofAccount - 1 }, (_, id) => ({
    ...{ ...made(id), name: `n${id}`, text: 't', updated_at: AT },
  }));
  await server.db.insertInto('templates').values(templates).execute();
  for (let first = 0; first < IMPORT.boards - 1; first += 1_000) {
    const boards = Array.from({ length: Math.min(1_000, IMPORT.boards - 1 - first) }, (_, at) => ({
      ...{ ...made(first + at), title: 't', prompt: 'p', axes: '[]', from_work: null, may_spend: 0 },
    }));
    await server.db.insertInto('boards').values(boards).execute();
  }
  const done = await take({
    templates: [template(), template({ text: 'b' }), template()],
    boards: [board(), board({ title: 'b' }), board()],
  });
  expect(done).toMatchObject({ added: 2, templates: 1, boards: 1, duplicates: 2, skipped: 2 });
  expect(done.problems).toEqual([
    { name: 'templates.jsonl, line 2', message: ERRORS.too_many_templates.detail },
    { name: 'boards.jsonl, line 2', message: 'An account that has 5,000 boards takes over no more.' },
  ]);
});
