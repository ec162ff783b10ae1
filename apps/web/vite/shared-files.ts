import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import routes from '../app/routes.ts';
import { joinShares, type Share } from './join-shares.ts';
import { SMALL_ZOD } from './small-zod/alias.ts';

const APP = path.join(import.meta.dirname, '../app');
const [ENTRY, ROOT] = [path.join(APP, 'entry.client.tsx'), path.join(APP, 'root.tsx')];

/** React and the router: what all pages need, and changes only with those. */
const FRAMEWORK = {
  name: 'framework',
  test: (id: string) => /node_modules\/(react|react-dom|react-router|scheduler)\//.test(inSlashes(id)),
};
/** As many files as there may be of what is shared; what is left is put into files by the bundler. */
const FILES = 100;

/**
 * How much it matters what a page fetches: 1 below the first of these bytes of brotli, and at most `most`, of which pages that
 * are only read have the double (scripts/check-budgets.ts).
 */
const WEIGHT = { from: 112_000, step: 2_000, most: 8 };
const READ = /routes\/(?:landing|pricing)\.tsx$/;
const weightOf = (file: string, bytes: number): number =>
  READ.test(inSlashes(file))
    ? 2 * WEIGHT.most
    : Math.min(WEIGHT.most, Math.max(1, (bytes - WEIGHT.from) / WEIGHT.step));
/** What the first, wholly divided build says too much of a share, in bytes of brotli. */
const TOO_MUCH = 150;

const inSlashes = (id: string) => id.replaceAll('\\', '/');

/** A plugin that finds out what is shared before the app is bundled, and the groups of it, of which the bundler asks then. */
export interface SharedFiles {
  readonly plugin: Plugin;
  readonly groups: readonly { readonly name: string; readonly test: (id: string) => boolean }[];
}

/** @param plugins those that decide what of the app reaches a browser */
export function sharedFiles(plugins: () => PluginOption[]): SharedFiles {
  let fileOf: ReadonlyMap<string, number> = new Map();
  const files = Array.from({ length: FILES }, (_, file) => ({
    name: `shared~${file}`,
    priority: FILES - file,
    test: (id: string) => fileOf.get(id) === file,
  }));
  return {
    groups: [{ ...FRAMEWORK, priority: FILES + 1 }, ...files],
    plugin: {
      name: 'shared-files',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      async buildStart() {
        fileOf = filesOf(await divided(plugins()));
      },
    },
  };
}

/** The app with a file for each set of pages that share something. */
async function divided(plugins: PluginOption[]): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    root: path.join(APP, '..'),
    logLevel: 'error',
    resolve: { alias: [SMALL_ZOD] },
    plugins: [WITHOUT_STYLES, plugins],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: [ENTRY, ROOT, ...chains(routes).flat()],
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: { groups: [FRAMEWORK, { name: 'shared', minShareCount: 2, entriesAware: true }] },
        },
      },
    },
  });
  const [made] = Array.isArray(built) ? built : [built];
  if (!made || !('output' in made)) throw new Error('Nothing was built.');
  return made.output.filter((each) => each.type === 'chunk');
}

const WITHOUT_STYLES: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (/\.css(?:\?|$)/.test(id) ? { code: '', moduleType: 'js' } : undefined),
};

/** The files of each page: its own, and those that it lies in. */
function chains(entries: readonly RouteConfigEntry[], above: readonly string[] = []): string[][] {
  return entries.flatMap(({ file, children }) => {
    const chain = [...above, path.join(APP, file)];
    return children ? chains(children, chain) : [chain];
  });
}

/** Which file each shared module is put into. */
function filesOf(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, number> {
  const nthOf = new Map(chunks.map(({ fileName }, nth) => [fileName, nth]));
  const imports = chunks.map((chunk) => chunk.imports.flatMap((file) => nthOf.get(file) ?? []));
  const sizes = chunks.map(({ code }) => Math.max(20, brotliCompressSync(code).length - TOO_MUCH));
  const entryOf = new Map(chunks.map(({ facadeModuleId }, nth) => [facadeModuleId, nth]));
  const pages = chains(routes).map((chain) => {
    const fetched = new Set<number>();
    const fetch = (nth: number | undefined): void => {
      if (nth === undefined || fetched.has(nth)) return;
      fetched.add(nth);
      imports[nth]?.forEach(fetch);
    };
    for (const file of [ENTRY, ROOT, ...chain]) fetch(entryOf.get(file));
    const bytes = [...fetched].reduce((sum, nth) => sum + (sizes[nth] ?? 0), 0);
    return { fetched, weight: weightOf(chain.at(-1) ?? '', bytes) };
  });
  const shares = chunks.map(
    (chunk, nth): Share => ({
      size: sizes[nth] ?? 0,
      imports: imports[nth] ?? [],
      pages: new Map(
        pages.flatMap(({ fetched, weight }, page) => (fetched.has(nth) ? [[page, weight]] : [])),
      ),
      isFixed: isFixed(chunk),
    }),
  );
  const files = joinShares(shares).filter(
    (members) => members.length > 1 || !chunks[members[0] ?? 0]?.isEntry,
  );
  return new Map(
    files.flatMap((members, file) =>
      members.flatMap((nth) =>
        Object.keys(chunks[nth]?.modules ?? {}).map((id): [string, number] => [id, file]),
      ),
    ),
  );
}

/** What is a page's own, comes on demand, or has its place already. What every page lies in may be joined. */
function isFixed({ isEntry, isDynamicEntry, facadeModuleId, name }: Rolldown.OutputChunk): boolean {
  const isAround = /\/app\/(?:root|entry\.client|routes\/session|routes\/signed-in)\.tsx$/;
  if (isEntry) return !isAround.test(inSlashes(facadeModuleId ?? ''));
  return isDynamicEntry || name === FRAMEWORK.name || name === 'rolldown-runtime';
}

/** What is shared is called so, and not by all who share it: its name stands in each of their scripts. */
export const nameOfChunk = ({ name }: { readonly name: string }): string =>
  `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`;
