import { createHash } from 'node:crypto';
import type { Board } from '@framewright/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { imagesUsed } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';
import {
  askToImport,
  bring,
  colourfulProviders,
  exportOver,
  finished,
  type ReadExport,
  sendPart,
  zipped,
} from '../../testing/test-transfer.ts';
import { worksOver } from '../../testing/test-works.ts';
import { boardsOfExports } from '../boards/index.ts';

const app = (engine: (typeof ENGINES)[number] = 'sqlite') =>
  buildTestApp({ engine, imageProviders: colourfulProviders() });

const PROMPT = 'A violin maker at her bench. Soft window light from the left. 85mm at f/4.';
const LIGHTS = { element: 'light', values: ['backlit by the window', 'late sun'], labels: ['Back', 'Late'] };
const RATIOS = { field: 'aspect_ratio', values: ['1:1', '4:5', '16:9'] };
const PROMPTS = { field: 'prompt', values: ['a red kite', 'a "blue" kite\nover dunes', 'ein Drachen – ünï'] };

const boardOver = async ({ send }: TestApp, token: string, id: string): Promise<Board> =>
  (await send('GET', `/api/boards/${id}`, { token })).json();

async function draw(server: TestApp, token: string, body: object): Promise<Board> {
  const answer = await server.send('POST', '/api/boards', {
    token,
    body: { prompt: PROMPT, model: 'built-in', ...body },
  });
  const { id } = answer.json();
  await expect
    .poll(async () => (await boardOver(server, token, id)).finished, { timeout: 10_000 })
    .toBe(true);
  return boardOver(server, token, id);
}

/** A board with winners, one of prompts with cells that never came to a picture, one of a single picture. */
async function fillBoards(server: TestApp, token: string): Promise<void> {
  const works = worksOver(server, token);
  const from_work = await works.takes('a violin maker');
  const won = await draw(server, token, { axes: [RATIOS, LIGHTS], from_work, title: 'Light – ünï' });
  await server.send('PUT', `/api/boards/${won.id}/winners`, { token, body: { places: [1, 4] } });
  const left = await draw(server, token, { axes: [PROMPTS] });
  const cells = server.db.updateTable('board_cells').where('board_id', '=', left.id);
  const stopped = { state: 'stopped', message: 'Stopped. It can be drawn still.', work_id: null } as const;
  await cells.set(stopped).where('place', '=', 0).execute();
  await cells
    .set({ ...stopped, state: 'failed', message: 'The model refused – ünï.' })
    .where('place', '=', 1)
    .execute();
  await works.bulk([left.cells[2]?.work?.id ?? ''], 'trash');
  await works.bulk([left.cells[2]?.work?.id ?? ''], 'delete');
  await draw(server, token, {});
}

const TEMPLATES = [
  { name: 'Kites', text: 'A {red|blue} kite for {{who}}, 100 % – ünï' },
  {
    name: 'Boats',
    text: '[BOAT] on {{SEA}}',
    lists: { BOAT: ['trawler', 'dinghy "two"'], 2: ['b'], 1: [] },
    csv: 'SEA,"x, y"\nBaltic,"a\nb"\n',
  },
  { name: 'Boats', text: '[BOAT]' },
];

/** A user with works, boards and templates, and what their export says. */
async function filled(engine?: (typeof ENGINES)[number]) {
  const server = await app(engine);
  const { token, user } = await server.signUp('pro');
  await fillBoards(server, token);
  for (const body of TEMPLATES) await server.send('POST', '/api/templates', { token, body });
  return { server, token, user, exported: await exportOver(server, token) };
}

/** Boards and templates of an export, with the places of works in place of their ids. */
function said({ works, boards, templates }: ReadExport) {
  const placeOf = (id: string | null) => (id === null ? null : works.findIndex((work) => work.id === id));
  return {
    // Two may be of one moment: they then stand by their ids, which are others here.
    templates: templates.map((each) => JSON.stringify(each)).toSorted(),
    boards: boards.map(({ from_work, cells, ...board }) => ({
      ...board,
      from_work: placeOf(from_work),
      cells: cells.map(({ work_id, ...cell }) => ({
        ...cell,
        work: placeOf(work_id),
      })),
    })),
  };
}

describe.each(ENGINES)('on %s', (engine) => {
  test('boards and templates go along, and a second time nothing is new', async () => {
    const { server: source, token, exported } = await filled(engine);
    expect(exported.boards.map(({ title }) => title)).toEqual([
      'Light – ünï',
      'Only the prompt differs',
      'One picture',
    ]);
    expect(exported.boards.map(({ cells }) => cells.map(({ state }) => state))).toEqual([
      Array(6).fill('done'),
      ['stopped', 'failed', 'done'],
      ['done'],
    ]);
    for (const name of ['boards.jsonl', 'templates.jsonl']) {
      const bytes = exported.files[name] ?? new Uint8Array();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(exported.manifest.files[name]).toEqual({ lines: 3, sha256 });
    }

    const target = await app(engine);
    const { token: mine, user, password } = await target.signUp('pro');
    const zip = { name: 'framewright-export.zip', bytes: exported.zip };
    const first = await bring(target, mine, [zip]);
    const count = exported.works.length + 6;
    const none = { state: 'done', found: count, skipped: 0, problems: [] };
    expect(first).toMatchObject({ ...none, added: count, boards: 3, templates: 3, duplicates: 0 });
    const after = await exportOver(target, mine);
    expect(said(after)).toEqual(said(exported));
    expect(said(after).boards[0]?.cells.every(({ work }) => work !== null && work >= 0)).toBe(true);
    expect(said(after).boards[0]?.cells.map(({ winner }) => winner)).toEqual([0, 1, 0, 0, 1, 0].map(Boolean));

    for (const [where, whose] of [
      [target, mine],
      [source, token],
    ] as const) {
      const before = said(await exportOver(where, whose));
      const again = await bring(where, whose, [zip]);
      expect(again).toMatchObject({ ...none, added: 0, boards: 0, templates: 0, duplicates: count });
      expect(said(await exportOver(where, whose))).toEqual(before);
    }

    const { items } = (await target.send('GET', '/api/boards', { token: mine })).json();
    expect(items.map(({ title }: Board) => title)).toEqual(exported.boards.map((b) => b.title).toReversed());
    const board = await boardOver(target, mine, items[2].id);
    expect(board.cells.map(({ work }) => work?.trashed)).toEqual(Array(6).fill(false));
    const rows = await target.db.selectFrom('boards').select(['user_id', 'may_spend']).execute();
    expect(rows).toEqual(Array(3).fill({ user_id: user.id, may_spend: 0 }));
    expect(await imagesUsed(target, mine)).toBe(0);
    await target.send('DELETE', '/api/auth/account', { token: mine, body: { password } });
    for (const table of ['boards', 'board_cells', 'templates'] as const)
      expect(await target.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }, 60_000);

  test('what is stopped can be drawn where it was taken to', async () => {
    const { exported } = await filled(engine);
    const target = await app(engine);
    const { token } = await target.signUp('pro');
    await bring(target, token, [{ name: 'x.zip', bytes: exported.zip }]);
    const { items } = (await target.send('GET', '/api/boards', { token })).json();
    const resumed = await target.send('POST', `/api/boards/${items[1].id}/resume`, {
      token,
      body: { max_cost_usd: 0 },
    });
    expect(resumed.statusCode).toBe(200);
    await expect
      .poll(async () => (await boardOver(target, token, items[1].id)).finished, { timeout: 10_000 })
      .toBe(true);
    const { cells } = await boardOver(target, token, items[1].id);
    expect(cells.map(({ state, work }) => [state, work !== null])).toEqual([
      ['done', true],
      ['done', true],
      ['done', false],
    ]);
    // What the board has become since knows more than the export.
    const again = await bring(target, token, [{ name: 'x.zip', bytes: exported.zip }]);
    expect(again).toMatchObject({ added: 0, boards: 0 });
  }, 60_000);
});

test('an import that is cut off at any line beside the works goes on there, and adds nothing twice', async () => {
  const { exported } = await filled();
  const target = await app();
  const { token } = await target.signUp('pro');
  const [works, lines] = [exported.works.length, exported.works.length + 6];
  const { id } = await askToImport(target, token, [{ name: 'x.zip', bytes: exported.zip }]);
  const breakAt = (line: number) =>
    sql`
      create trigger cut_off before update of done on import_files when new.done = ${sql.lit(line)}
      begin select raise(abort, 'cut off'); end
    `.execute(target.db);
  const tries = async () =>
    (await sql<{ attempts: number }>`select attempts from jobs where held = 0`.execute(target.db)).rows;
  await breakAt(works + 1);
  await sendPart(target, token, { id, place: 0, offset: 0 }, exported.zip);
  for (let line = works + 1; line <= lines; line += 1) {
    await expect.poll(tries, { timeout: 10_000 }).toEqual([{ attempts: 1 }]);
    const { added, skipped } = (await target.send('GET', `/api/import/${id}`, { token })).json();
    expect([added, skipped]).toEqual([line - 1, 0]);
    await sql`drop trigger cut_off`.execute(target.db);
    if (line < lines) await breakAt(line + 1);
    await sql`update jobs set due_at = '', attempts = 0`.execute(target.db);
  }
  const done = await finished(target, token, id);
  expect(done).toMatchObject({ state: 'done', found: lines, added: lines, boards: 3, templates: 3 });
  expect(said(await exportOver(target, token))).toEqual(said(exported));
}, 60_000);

test('an export of works alone is taken as ever, and one of a later form is not', async () => {
  const { exported } = await filled();
  const { 'boards.jsonl': _, 'templates.jsonl': __, ...files } = exported.files;
  const { files: ___, ...older } = exported.manifest;
  const target = await app();
  const { token } = await target.signUp('pro');
  const take = (about: object) =>
    bring(target, token, [
      { name: 'x.zip', bytes: zipped({ ...files, 'manifest.json': JSON.stringify(about) }) },
    ]);
  const count = exported.works.length;
  expect(await take(older)).toMatchObject({ state: 'done', found: count, added: count, boards: 0 });
  expect(await take({ ...older, version: 2 })).toMatchObject({ state: 'failed', added: 0 });
}, 60_000);

test('what is drawn while an export is on its way is told as it was before', async () => {
  const { server, user } = await filled();
  const works = await server.db.selectFrom('works').select('seq').orderBy('seq', 'desc').execute();
  const newest = works[0]?.seq ?? 0;
  const { linesOf } = boardsOfExports({ db: server.db, quote: () => Promise.reject(new Error('not asked')) });
  const newestBoard = async (last: number) => {
    let newestSoFar: object | undefined;
    for await (const board of linesOf(server.db, user.id, last)) newestSoFar = board;
    return newestSoFar;
  };
  const cells = (state: string, work_id: unknown) => ({ cells: [{ state, work_id }] });
  expect(await newestBoard(newest)).toMatchObject(cells('done', expect.any(String)));
  expect(await newestBoard(newest - 1)).toMatchObject(cells('drawing', null));
}, 60_000);
