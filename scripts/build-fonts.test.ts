import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFonts } from './build-fonts.ts';

const KEPT = 'apps/web/app/ui/fonts';

test('the fonts of the interface are those that the command writes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'framewright-fonts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await buildFonts(folder);
  const files = (await readdir(KEPT)).toSorted();
  expect((await readdir(folder)).toSorted()).toEqual(files);
  for (const file of files) {
    const [kept, written] = await Promise.all([
      readFile(path.join(KEPT, file)),
      readFile(path.join(folder, file)),
    ]);
    expect(written.equals(kept), file).toBe(true);
  }
}, 30_000);
