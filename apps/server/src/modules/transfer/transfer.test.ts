import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { ATTEMPTS } from '../../db/jobs/run-jobs.ts';
import { diskStorage } from '../../providers/storage/disk-storage.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { pictureFiles } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';
import {
  askToImport,
  bring,
  colourfulProviders,
  exportOver,
  finished,
  type ReadExport,
  sendPart,
  swatch,
  zipped,
} from '../../testing/test-transfer.ts';
import { withText } from '../../testing/test-uploads.ts';
import { worksOver } from '../../testing/test-works.ts';

const app = (engine: (typeof ENGINES)[number] = 'sqlite', variables: Record<string, string> = {}) =>
  buildTestApp({ engine, imageProviders: colourfulProviders(), variables });

/** Works that are made for an export; versions and pictures of pictures come on top. 1,500 become over 2,000. */
const MADE = Number(process.env['EXPORTED_WORKS'] ?? 120);

/** Everything that a user can do to works, on so many of each kind. */
async function fill(server: TestApp, token: string, count: number): Promise<void> {
  const works = worksOver(server, token);
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const text = `A red kite number ${at} over dunes. Backlit by the sun.`;
    const id = at % 3 === 0 ? await works.takes(text) : await works.picture(text, { aspect_ratio: '4:5' });
    ids.push(id);
    if (at % 5 === 0)
      await works.change(id, { rating: (at % 4) + 1, note: `note "${at}" – ünï`, title: `No ${at}` });
    if (at % 4 === 0) {
      const body = { text: `A blue kite ${at}. Overcast.` };
      await server.send('POST', `/api/work/${id}/versions`, { token, body });
    }
    if (at % 7 === 0 && at > 0)
      await works.picture(`From a take ${at}`, { from_work: ids[at - 1], aspect_ratio: '1:1' });
  }
  const every = (each: number) => ids.filter((_, at) => at % each === 0);
  await works.bulk(every(2), 'tag', 'for the book');
  await works.bulk(every(3), 'tag', 'كتاب');
  await works.bulk(every(6), 'favourite');
  const collected = { Kites: every(4), Empty: [], 'Other kites': every(5) };
  for (const [name, its] of Object.entries(collected)) {
    const collection = await works.collection(name);
    if (its.length > 0) await works.bulk(its, 'collect', collection);
  }
  await works.bulk(every(11), 'trash');
}

/** What an export says, with the places of works in place of their ids. */
function said({ works, manifest, files }: ReadExport) {
  const placeOf = (id: string | null) => (id === null ? null : works.findIndex((work) => work.id === id));
  // Two may have one name, and one moment; what is in them tells them apart.
  const contents = (id: string) =>
    works.flatMap((work, place) => (work.collections.includes(id) ? place : []));
  const names = new Map(manifest.collections.map(({ id, name }) => [id, `${name} of ${contents(id)}`]));
  return {
    collections: [...names.values()].toSorted(),
    works: works.map(({ id: _, pictures, collections, line_id, parent_id, origin_id, content, ...work }) => ({
      ...work,
      ...{ line: placeOf(line_id), parent: placeOf(parent_id), origin: placeOf(origin_id) },
      collections: collections.map((id) => names.get(id)).toSorted(),
      content: content.kind === 'picture' ? { ...content, seeds: Object.values(content.seeds) } : content,
      pictures: pictures.map(({ file, sha256 }) => {
        const stored = files[file] ?? new Uint8Array();
        expect(createHash('sha256').update(stored).digest('hex')).toBe(sha256);
        return sha256;
      }),
    })),
  };
}

describe.each(ENGINES)('on %s', (engine) => {
  test(
    'an export imported into an empty instance is the same, and a second time nothing new',
    async () => {
      const source = await app(engine);
      const { token } = await source.signUp('pro');
      await fill(source, token, MADE);
      const before = await exportOver(source, token);
      expect(before.works.length).toBeGreaterThan((MADE * 4) / 3);
      const jsonl = before.files['works.jsonl'] ?? new Uint8Array();
      expect(before.manifest).toMatchObject({
        works: before.works.length,
        works_sha256: createHash('sha256').update(jsonl).digest('hex'),
      });

      const target = await app(engine);
      await target.signUp('pro');
      const owner = await target.signUp('pro');
      const zip = { name: 'framewright-export.zip', bytes: before.zip };
      const first = await bring(target, owner.token, [zip]);
      const count = before.works.length;
      expect(first).toMatchObject({
        state: 'done',
        found: count,
        added: count,
        duplicates: 0,
        skipped: 0,
        problems: [],
      });
      const after = await exportOver(target, owner.token);
      expect(said(after)).toEqual(said(before));
      expect(after.works.map(({ id }) => id)).not.toEqual(expect.arrayContaining([before.works[0]?.id]));

      const again = await bring(target, owner.token, [zip]);
      expect(again).toMatchObject({ state: 'done', added: 0, duplicates: count, skipped: 0 });
      const home = await bring(source, token, [zip]);
      expect(home).toMatchObject({ state: 'done', added: 0, duplicates: count, skipped: 0 });
      expect(said(await exportOver(source, token))).toEqual(said(before));
      // What was brought is gone; pictures and nothing else are left.
      const kept = before.works.reduce((sum, { pictures }) => sum + pictures.length, 0);
      await expect.poll(() => pictureFiles(target)).toHaveLength(kept);
      await expect.poll(() => target.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
      const hashes = await target.db.selectFrom('content_hashes').select('hash').execute();
      expect(hashes.filter(({ hash }) => !/^(work|pixels):/.test(hash))).toEqual([]);

      const list = await worksOver(target, owner.token).list('element=light:backlit&tag=for%20the%20book');
      expect(list.length).toBeGreaterThan(0);
      const picture = after.works.find(({ kind, pictures }) => kind === 'picture' && pictures.length > 0);
      const item = await worksOver(target, owner.token).item(picture?.id ?? '');
      const copy = await target.send('GET', `${item.content.pictures[0].url}&as=with-prompt`);
      expect(copy.statusCode).toBe(200);
      expect((await target.send('GET', item.thumbnail.url)).statusCode).toBe(200);
    },
    1_000 * MADE,
  );

  test('an export that somebody has altered adds what is new once, and no second collection of a name', async () => {
    const server = await app(engine);
    const { token } = await server.signUp('pro');
    const works = worksOver(server, token);
    const ids = [await works.takes('a red kite'), await works.picture('A blue kite over dunes.')];
    await works.bulk(ids, 'collect', await works.collection('Kites'));
    const { files, works: lines, manifest } = await exportOver(server, token);
    const [takes, picture] = [
      lines.find(({ kind }) => kind === 'takes'),
      lines.find((line) => line.kind === 'picture'),
    ];
    const altered = [
      { ...takes, title: 'Another name', note: 'and a note', rating: 5 },
      { ...takes, id: 'another', created_at: '2020-01-01T00:00:00.000Z', version: 7 },
      { ...picture, content: { ...picture?.content, prompt: 'A green kite over dunes.' } },
    ];
    const theirs = { id: 'elsewhere', name: ' KITES', created_at: '2020-01-01T00:00:00.000Z' };
    const bytes = zipped({
      ...files,
      'works.jsonl': altered
        .map((line) => `${JSON.stringify({ ...line, collections: ['elsewhere', 'and-again'] })}\n`)
        .join(''),
      'manifest.json': JSON.stringify({
        ...manifest,
        works: altered.length,
        collections: [theirs, { ...theirs, id: 'and-again', name: 'kites' }],
      }),
    });
    const first = await bring(server, token, [{ name: 'altered.zip', bytes }]);
    expect(first).toMatchObject({ state: 'done', found: 3, added: 2, duplicates: 1, problems: [] });
    const again = await bring(server, token, [{ name: 'altered.zip', bytes }]);
    expect(again).toMatchObject({ state: 'done', found: 3, added: 0, duplicates: 3, problems: [] });
    expect(await works.list()).toHaveLength(4);
    const { items } = (await server.send('GET', '/api/collections', { token })).json();
    expect(items).toMatchObject([{ name: 'Kites', works: 4 }]);
  });

  test('an import goes on where a restart has cut it off, and adds nothing twice', async () => {
    const source = await app(engine);
    const { token } = await source.signUp('pro');
    await fill(source, token, 40);
    const before = await exportOver(source, token);
    const target = await app(engine);
    const owner = await target.signUp('pro');
    const { id } = await askToImport(target, owner.token, [{ name: 'export.zip', bytes: before.zip }]);
    await sendPart(target, owner.token, { id, place: 0, offset: 0 }, before.zip);
    const isPart = async () =>
      (await target.send('GET', `/api/import/${id}`, { token: owner.token })).json().added > 3;
    while (!(await isPart())) await new Promise((resolve) => setTimeout(resolve, 5));
    await target.app.close();

    const next = await buildTestApp({ engine, variables: target.variables });
    const done = await finished(next, owner.token, id);
    expect(done).toMatchObject({ state: 'done', added: before.works.length, duplicates: 0, skipped: 0 });
    expect(said(await exportOver(next, owner.token))).toEqual(said(before));
  }, 60_000);
});

test('an import that cannot be gone on with is tried again later, and told when it is given up', async () => {
  const disk = await diskStorage(temporaryFolder());
  let isBroken = true;
  const open: Storage['open'] = (key) =>
    isBroken ? Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' })) : disk.open(key);
  const target = await buildTestApp({ storage: { ...disk, open } });
  const { token } = await target.signUp();
  const brought = async (name: string, bytes: Uint8Array) => {
    const { id } = await askToImport(target, token, [{ name, bytes }]);
    await sendPart(target, token, { id, place: 0, offset: 0 }, bytes);
    const tries = async () =>
      (await sql<{ attempts: number }>`select attempts from jobs where held = 0`.execute(target.db)).rows;
    await expect.poll(tries).toEqual([{ attempts: 1 }]);
    return id;
  };
  const kite = async (number: number) =>
    withText(await swatch(number), 'parameters', 'a red kite\nSteps: 20, Seed: 41, Size: 8x6');
  const mended = await brought('kite.png', await kite(1));
  isBroken = false;
  await sql`update jobs set due_at = ''`.execute(target.db);
  expect(await finished(target, token, mended)).toMatchObject({ state: 'done', found: 1, added: 1 });

  isBroken = true;
  const lost = await brought('boat.png', await kite(2));
  await sql`update jobs set due_at = '', attempts = ${ATTEMPTS - 1}`.execute(target.db);
  expect(await finished(target, token, lost)).toMatchObject({
    state: 'failed',
    added: 0,
    problems: [
      {
        name: 'boat.png',
        message: 'The server could not go on with it, after several attempts. What was added stays.',
      },
    ],
  });
});

test('parts come in their order, may be sent again, and the import tells how far it is', async () => {
  const target = await app();
  const { token } = await target.signUp();
  const bytes = new Uint8Array(8 * 1_048_576 + 100).fill(65);
  const { id } = await askToImport(target, token, [{ name: '../../etc/passwd', bytes }]);
  const part = (offset: number, of = bytes) => sendPart(target, token, { id, place: 0, offset }, of);
  expect((await part(8 * 1_048_576)).json()).toMatchObject({ code: 'wrong_part' });
  const small = await part(0, bytes.subarray(0, 5));
  expect(small.statusCode).toBe(409);
  expect(small.json()).toMatchObject({
    code: 'wrong_part',
    detail:
      'This part has 5 bytes, and the next one is to have 8,388,608: parts of 8 MB in their order, of which the last may be shorter.',
  });
  expect((await part(0)).json()).toMatchObject({ state: 'receiving', files: [{ received: 8 * 1_048_576 }] });
  expect((await part(0)).json()).toMatchObject({ files: [{ received: 8 * 1_048_576 }] });
  expect((await part(8 * 1_048_576)).statusCode).toBe(200);
  const done = await finished(target, token, id);
  expect(done).toMatchObject({ state: 'failed', added: 0, skipped: 1 });
  expect(done.problems).toEqual([
    { name: '../../etc/passwd', message: 'It is neither a ZIP nor a JPEG, PNG or WebP picture.' },
  ]);
  await expect.poll(() => pictureFiles(target)).toEqual([]);
  expect((await target.send('GET', '/api/import', { token })).json().items).toMatchObject([{ id }]);
});

test('nobody sees, feeds or stops another’s import, and each has only so many', async () => {
  const target = await app();
  const { token, password } = await target.signUp();
  const stranger = await target.signUp();
  const file = { name: 'a.png', bytes: new Uint8Array(5) };
  const { id } = await askToImport(target, token, [file]);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await target.send(method, `/api/import/${id}`, { token: stranger.token })).statusCode).toBe(404);
  const part = await sendPart(target, stranger.token, { id, place: 0, offset: 0 }, file.bytes);
  expect(part.statusCode).toBe(404);
  expect((await target.send('GET', '/api/import', { token: stranger.token })).json().items).toEqual([]);
  await askToImport(target, token, [file]);
  await askToImport(target, token, [file]);
  const body = { files: [{ name: 'a', bytes: 1 }] };
  expect((await target.send('POST', '/api/import', { token, body })).json().code).toBe('too_many_imports');
  expect((await target.send('DELETE', `/api/import/${id}`, { token })).statusCode).toBe(200);
  const fourth = await askToImport(target, token, [{ name: 'a', bytes: new Uint8Array(9 * 1_048_576) }]);
  await sendPart(target, token, { id: fourth.id, place: 0, offset: 0 }, new Uint8Array(9 * 1_048_576));
  expect(pictureFiles(target)).toHaveLength(1);
  await target.send('DELETE', '/api/auth/account', { token, body: { password } });
  expect(await target.db.selectFrom('imports').selectAll().execute()).toEqual([]);
  expect(pictureFiles(target)).toEqual([]);
});

test.each(ENGINES)(
  'on %s an import that is over can be forgotten while its parts are removed',
  async (engine) => {
    const storage = await diskStorage(temporaryFolder());
    const gate = Promise.withResolvers<void>();
    let isKept = false;
    const slow: Storage = {
      ...storage,
      async put(key, bytes) {
        await storage.put(key, bytes);
        isKept = true;
      },
      async remove(key) {
        if (isKept) await gate.promise;
        await storage.remove(key);
      },
    };
    const server = await buildTestApp({ engine, storage: slow });
    const { token } = await server.signUp();
    const { id } = await bring(server, token, [{ name: 'a.txt', bytes: Buffer.from('no picture') }]);
    const forgotten = server.send('DELETE', `/api/import/${id}`, { token });
    await vi.waitFor(async () =>
      expect((await server.send('GET', `/api/import/${id}`, { token })).statusCode).toBe(404),
    );
    gate.resolve();
    expect((await forgotten).json()).toEqual({ success: true });
  },
);
