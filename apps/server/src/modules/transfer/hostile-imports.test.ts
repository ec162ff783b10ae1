import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { pictureFiles } from '../../testing/test-pictures.ts';
import { bring, swatch, zipped } from '../../testing/test-transfer.ts';
import { worksOver } from '../../testing/test-works.ts';

let picture: Buffer;
beforeAll(async () => {
  picture = await swatch(5);
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const work = (changes: object = {}) => ({
  ...{ id: 'theirs', kind: 'picture', title: 'Fox', note: '', model: 'm', ratio: null, width: 8, height: 6 },
  ...{
    rating: 0,
    favourite: false,
    tags: [],
    collections: [],
    line_id: 'theirs',
    version: 1,
    parent_id: null,
  },
  ...{ origin_id: null, origin_title: null, created_at: '2026-01-02T03:04:05.000Z', trashed_at: null },
  duration_ms: 1,
  content: {
    ...{ kind: 'picture', prompt: 'a fox', prompt_used: null, model_id: null, settings: {}, cost_usd: null },
    seeds: { p: 7 },
  },
  pictures: [
    { id: 'p', file: 'pictures/p.png', sha256: sha256(picture), created_at: '2026-01-02T03:04:05.000Z' },
  ],
  ...changes,
});

const manifest = (changes: object = {}) => ({
  ...{ format: 'framewright', version: 1, exported_at: '2026-01-02T03:04:05.000Z', works: 1, pictures: 1 },
  ...{ works_sha256: '0'.repeat(64), collections: [] },
  ...changes,
});

function exported(
  works: readonly object[],
  files: Record<string, string | Uint8Array> = {},
  about: object = {},
) {
  return zipped({
    'pictures/p.png': picture,
    'works.jsonl': works.map((each) => JSON.stringify(each)).join('\n'),
    'manifest.json': JSON.stringify(manifest({ works: works.length, ...about })),
    ...files,
  });
}

async function owner() {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const take = (bytes: Uint8Array) => bring(server, token, [{ name: 'x.zip', bytes }]);
  return { server, token, take, works: worksOver(server, token) };
}

const filesLeft = (server: TestApp, count: number) =>
  expect.poll(() => pictureFiles(server)).toHaveLength(count);

test.each([
  ['a name that leads outside', { '../../etc/cron.d/x': 'x' }],
  ['an absolute name', { '/etc/passwd': 'x' }],
  ['a name of another system', { 'C:\\x': 'x' }],
])('%s: nothing of the ZIP is opened', async (_, files) => {
  const { take, server, works } = await owner();
  const done = await take(exported([work()], files));
  expect(done).toMatchObject({ state: 'failed', added: 0, skipped: 1 });
  expect(done.problems[0]?.message).toBe('This ZIP holds names that lead outside of it, and was not opened.');
  expect(await works.list()).toEqual([]);
  await filesLeft(server, 0);
});

test('a bomb is not unpacked: neither as a picture nor as a line', async () => {
  const { take, server } = await owner();
  const zeros = new Uint8Array(30 * 1_048_576);
  const pictures = await take(zipped({ 'bomb.png': zeros }));
  expect(pictures.problems).toEqual([{ name: 'bomb.png', message: 'It is larger than 25 MB.' }]);
  const line = await take(exported([], { 'works.jsonl': zeros }));
  expect(line).toMatchObject({ state: 'failed', added: 0 });
  expect(line.problems).toEqual([{ name: 'x.zip', message: 'It is larger than 2 MB.' }]);
  await filesLeft(server, 0);
});

test('an entry that lies about its size is found out', async () => {
  const { take } = await owner();
  const zip = Buffer.from(zipped({ 'lie.png': new Uint8Array(3 * 1_048_576) }));
  const central = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  zip.writeUInt32LE(100, central + 24);
  const done = await take(zip);
  expect(done.problems).toEqual([
    { name: 'lie.png', message: 'This ZIP cannot be read: it is damaged, or is none.' },
  ]);
});

test.each([
  ['cut off', (zip: Uint8Array) => zip.subarray(0, zip.length - 30)],
  ['turned around', (zip: Uint8Array) => new Uint8Array([0x50, 0x4b, ...zip.subarray(2).toReversed()])],
  ['empty', () => new Uint8Array([0x50, 0x4b, 5, 6])],
])('a ZIP that is %s is told as damaged', async (_, damage) => {
  const { take } = await owner();
  const done = await take(damage(exported([work()])));
  expect(done).toMatchObject({ state: 'failed', added: 0 });
  expect(done.problems[0]?.message).toBe('This ZIP cannot be read: it is damaged, or is none.');
});

test.each([
  ['another format', { format: 'other' }],
  ['a later version', { version: 2 }],
  ['hostile collections', { collections: [{ id: 'x', name: 'x'.repeat(5_000), created_at: 'now' }] }],
])('a manifest of %s is refused', async (_, about) => {
  const { take } = await owner();
  const done = await take(exported([work()], {}, about));
  expect(done.problems).toEqual([
    { name: 'x.zip', message: 'Its manifest is not one of a Framewright export.' },
  ]);
});

test('lines are judged one by one, and nothing they say is trusted', async () => {
  const { take, works, server, token } = await owner();
  const mine = await works.takes('mine');
  const lines = [
    { id: 'nothing' },
    work({ id: 'kind', kind: 'script' }),
    work({ id: 'rating', rating: 9 }),
    work({ id: 'changed', pictures: [{ ...work().pictures[0], sha256: '1'.repeat(64) }] }),
    work({ id: 'missing', pictures: [{ ...work().pictures[0], file: '../p.png' }] }),
    work({ id: 'no picture', pictures: [{ ...work().pictures[0], file: 'manifest.json', sha256: 'x' }] }),
    work({
      id: mine,
      line_id: mine,
      parent_id: mine,
      origin_id: mine,
      title: 'a\0b',
      created_at: '9999-12-31T23:59:59Z',
    }),
  ];
  const done = await take(exported(lines));
  expect(done).toMatchObject({ state: 'done', found: 7, added: 1, skipped: 6 });
  expect(done.problems.map(({ name, message }) => [name, message])).toEqual([
    ['works.jsonl, line 1', 'This line of the export is no work.'],
    ['works.jsonl, line 2', 'This line of the export is no work.'],
    ['works.jsonl, line 3', 'This line of the export is no work.'],
    ['works.jsonl, line 4', 'One of its pictures is not the one that was exported.'],
    ['works.jsonl, line 5', 'One of its pictures is not in the ZIP.'],
    ['works.jsonl, line 6', 'This line of the export is no work.'],
  ]);
  const item = await works.item(done.work_id ?? '');
  expect(item.id).not.toBe(mine);
  expect(item).toMatchObject({ title: 'ab', parent_id: null, origin: null, version: 1, versions: 1 });
  expect(Date.parse(item.created_at)).toBeLessThanOrEqual(Date.now());
  expect((await works.item(mine)).versions).toBe(1);
  expect((await server.send('GET', `/api/work/${mine}/versions`, { token })).json().items).toHaveLength(1);
});

test('another’s export gives works of one’s own, and their ids lead nowhere', async () => {
  const { take, server, works } = await owner();
  const stranger = await server.signUp();
  const theirs = worksOver(server, stranger.token);
  const id = await theirs.takes('theirs');
  const collection = await theirs.collection('Theirs');
  const about = { collections: [{ id: collection, name: 'Theirs', created_at: '2026-01-02T03:04:05.000Z' }] };
  const done = await take(
    exported([work({ id, line_id: id, parent_id: id, collections: [collection] })], {}, about),
  );
  expect(done).toMatchObject({ added: 1 });
  const item = await works.item(done.work_id ?? '');
  expect(item).toMatchObject({ parent_id: null, versions: 1, collections: [{ name: 'Theirs' }] });
  expect(item.collections[0].id).not.toBe(collection);
  expect(await theirs.list(`collection=${collection}`)).toEqual([]);
  expect(await theirs.list()).toMatchObject([{ id, title: 'theirs' }]);
});

test('a line of works that never ends is bounded, and prototypes stay what they are', async () => {
  const { take } = await owner();
  const line = JSON.stringify(work()).replace('"note":""', '"__proto__":{"rating":5},"note":""');
  const done = await take(exported([], { 'works.jsonl': line }, { works: 10 ** 9 }));
  expect(done).toMatchObject({ state: 'done', added: 1, found: 100_000 });
  expect(Object.hasOwn(Object.prototype, 'rating')).toBe(false);
});
