import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOWNLOADS } from '@framewright/content/open/downloads';
import { LIBRARY } from '@framewright/content/pro/prompts';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { buildDownloads } from './build.ts';

const ROOT = mkdtempSync(path.join(tmpdir(), 'framewright-downloads-'));
afterAll(() => rmSync(ROOT, { recursive: true }));

const FOLDER = path.join(ROOT, 'build/downloads');
const built = buildDownloads(FOLDER);

async function bytesOf(id: string): Promise<Buffer> {
  await built;
  const fileName = DOWNLOADS.find((entry) => entry.id === id)?.fileName ?? '';
  return readFileSync(path.join(FOLDER, fileName));
}

async function pdf(id: string) {
  const bytes = await bytesOf(id);
  const text = bytes.toString('latin1');
  return {
    start: text.slice(0, 5),
    pages: text.match(/\/Type \/Page\b/g)?.length,
    boxes: new Set(text.match(/\/MediaBox \[[^\]]*\]/g)),
    fonts: new Set(text.match(/\/FontName \/\w+\+[\w-]+/g)),
    embedded: text.match(/\/FontFile2 /g)?.length,
  };
}

test('every download of the table is there, and nothing else', async () => {
  const lengths = await built;
  expect(readdirSync(FOLDER).toSorted()).toEqual(DOWNLOADS.map(({ fileName }) => fileName).toSorted());
  expect(readdirSync(path.dirname(FOLDER))).toEqual(['downloads']);
  for (const [file, length] of lengths) expect(readFileSync(path.join(FOLDER, file))).toHaveLength(length);
}, 60_000);

test('the guide is a PDF of fourteen A4 pages with its faces in it', async () => {
  const guide = await pdf('prompting-guide');
  expect(guide).toMatchObject({ start: '%PDF-', pages: 14, embedded: 6 });
  expect([...guide.boxes]).toEqual(['/MediaBox [0 0 595.28 841.89]']);
  for (const face of ['BricolageGrotesque', 'HankenGrotesk', 'GeistMono']) {
    expect([...guide.fonts].join(' ')).toContain(`+${face}-`);
  }
}, 60_000);

test('the cheat sheet is a PDF of two pages across', async () => {
  const sheet = await pdf('cheat-sheet');
  expect(sheet).toMatchObject({ start: '%PDF-', pages: 2 });
  expect([...sheet.boxes]).toEqual(['/MediaBox [0 0 841.89 595.28]']);
  expect(sheet.embedded).toBeGreaterThan(0);
}, 60_000);

test('the zips hold the library', async () => {
  const pack = unzipSync(await bytesOf('prompt-pack'));
  expect(JSON.parse(strFromU8(pack['prompts.json'] ?? new Uint8Array())).prompts).toHaveLength(
    LIBRARY.length,
  );
  const template = unzipSync(await bytesOf('notion-template'));
  const rows: { Name: string }[] = parse(Buffer.from(template['Prompt library.csv'] ?? []), {
    bom: true,
    columns: true,
  });
  expect(rows.map(({ Name }) => Name)).toEqual(LIBRARY.map(({ title }) => title));
}, 60_000);

test('building again gives the same bytes, in place of all that was there', async () => {
  await built;
  const again = path.join(ROOT, 'again/downloads');
  await buildDownloads(again);
  writeFileSync(path.join(again, 'left-over.pdf'), 'old');
  await buildDownloads(again);
  expect(readdirSync(again)).toEqual(readdirSync(FOLDER));
  for (const file of readdirSync(FOLDER)) {
    const [one, other] = [FOLDER, again].map((folder) => readFileSync(path.join(folder, file)));
    expect(Buffer.compare(one ?? Buffer.of(), other ?? Buffer.of()), file).toBe(0);
  }
}, 60_000);
