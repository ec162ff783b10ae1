/**
 * Bundles the server into a few files of plain JavaScript, each loaded when it is first needed: what a server at rest
 * does not read, it does not hold. Lines and names stay as they were written, so that a stack trace can be read.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { WORD_LIST } from '../packages/prompt-engine/src/read/word-list.ts';
import { siftedBeforehand } from './sifted-beforehand.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * As deep as the sources, and flat: what a file finds from where it stands (the web app, the downloads, the program of
 * a thread beside it) it finds from here too.
 */
const FOLDER = path.join(ROOT, 'apps/server/build');

/** What is started by its name. */
const PROGRAMS = {
  main: 'apps/server/src/main.ts',
  'measuring-worker': 'apps/server/src/providers/pictures/measuring-worker.ts',
  // `npm run admin` reads the sources; an image has none.
  admin: 'scripts/admin.ts',
};

/** Packages that stay packages, and why. */
const EXTERNAL = {
  '@node-rs/argon2': 'loads the native file of its platform',
  sharp: 'loads the native file of its platform, and libvips from beside it',
  '@fastify/swagger-ui': 'serves the files of its own folder',
};

/** What looks for files beside itself, which a bundle has not, and why that is no harm. */
const BESIDE_THEMSELVES: Readonly<Record<string, string>> = {
  'thread-stream/index.js': 'a transport of the log, which this server has not: it writes to standard output',
  'pino/lib/transport.js': 'the same',
  '@fastify/swagger/lib/util/read-package-json.js':
    'a title for a description without one; what it cannot read it does without',
};

/** @param folder where the files go; what an earlier build has left there goes first */
export async function buildServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: PROGRAMS,
    cwd: ROOT,
    platform: 'node',
    external: Object.keys(EXTERNAL),
    plugins: [whatLooksBesideItself(), wordsAsText(), siftedBeforehand()],
    onLog: (_, { code, message }) => {
      // Parts that the whole of the silhouettes has as well, and the server always wants the whole.
      if (code !== 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    charset: 'ascii',
    comments: { legal: true, annotation: false, jsdoc: false },
    // For whoever debugs; no server reads them.
    sourcemap: true,
  });
  await bundle.close();
  mkdirSync(folder, { recursive: true });
  for (const name of filesOf(folder)) rmSync(path.join(folder, name));
  for (const file of output)
    writeFileSync(
      path.join(folder, file.fileName),
      file.type === 'chunk' ? inNarrowText(file.code) : file.source,
    );
}

/** Fails where a module reads files by its own place and nobody has said why it may, or where nobody needs the reason. */
function whatLooksBesideItself(): Plugin {
  const met = new Set<string>();
  return {
    name: 'what-looks-beside-itself',
    transform: {
      filter: {
        id: /[\\/]node_modules[\\/]/,
        code: /\b__(?:dir|file)name\b|\bimport\.meta\.(?:url|dirname|filename)\b|\brequire\.resolve\b/,
      },
      handler(_, id) {
        const name = id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? id;
        if (!BESIDE_THEMSELVES[name])
          throw new Error(`${name} looks for files beside itself: keep its package out of the bundle.`);
        met.add(name);
      },
    },
    buildEnd(error) {
      const unmet = Object.keys(BESIDE_THEMSELVES).filter((name) => !met.has(name));
      if (!error && unmet.length > 0)
        throw new Error(`No such reason is needed any more: ${unmet.join(', ')}.`);
    },
  };
}

/** The list of English words as the one text that its module makes of eleven lists: what reads it holds none of them. */
function wordsAsText(): Plugin {
  return {
    name: 'words-as-text',
    load: {
      filter: { id: /[\\/]prompt-engine[\\/]src[\\/]read[\\/]word-list\.ts$/ },
      handler: () => `export const WORD_LIST = ${JSON.stringify(WORD_LIST)};`,
    },
  };
}

/**
 * Node holds a file with a single character beyond ASCII in twice the room. The bundler writes escapes for all that take
 * them; what it leaves stands in templates of `String.raw`, which take a place.
 */
function inNarrowText(code: string): string {
  return code.replace(/[\u0080-\uffff]/g, (unit) => {
    const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
    return `\${"\\u${digits}"}`;
  });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder).filter((name) => /\.js(?:\.map)?$/.test(name));
}

if (import.meta.main) await buildServer(FOLDER);
