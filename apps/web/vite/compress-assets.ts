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

/** Which of them is the smallest, nobody can tell of a file before: by up to a hundred bytes of our largest. */
const MODES = [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_FONT];

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const [gzipped, ...brotli] = await Promise.all([
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
    ...MODES.map((mode) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_MODE]: mode,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
    ),
  ]);
  const [smallest] = brotli.toSorted((one, other) => one.length - other.length);
  await Promise.all([writeFile(`${file}.br`, smallest ?? ''), writeFile(`${file}.gz`, gzipped)]);
}
