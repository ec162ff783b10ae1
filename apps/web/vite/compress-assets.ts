import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.css', '.js', '.svg']);

/** Writes a .br and a .gz beside each text asset, so that the server compresses nothing per request. */
export async function compressAssets(buildDirectory: string): Promise<void> {
  const folder = path.join(buildDirectory, 'client/assets');
  const names = (await readdir(folder)).filter((name) => TEXT.has(path.extname(name)));
  await Promise.all(names.map((name) => compress(path.join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
