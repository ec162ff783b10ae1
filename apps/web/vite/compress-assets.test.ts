import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressAssets } from './compress-assets.ts';

test('each text asset gets a brotli and a gzip copy that hold the same; other files get none', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'framewright-build-'));
  onTestFinished(() => rm(build, { recursive: true }));
  const assets = path.join(build, 'client/assets');
  await mkdir(assets, { recursive: true });
  const script = 'export const frame = "12A";\n'.repeat(50);
  await writeFile(path.join(assets, 'a.js'), script);
  await writeFile(path.join(assets, 'font.woff2'), 'already small');

  await compressAssets(build);

  expect((await readdir(assets)).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2']);
  expect(brotliDecompressSync(await readFile(path.join(assets, 'a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(await readFile(path.join(assets, 'a.js.gz'))).toString()).toBe(script);
});
