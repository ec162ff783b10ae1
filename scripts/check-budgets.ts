import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuiltManifest, chainOf, readManifest } from '../apps/web/vite/built-manifest.ts';

/*
 * What a browser may fetch, read from what the build wrote: scripts and styles in bytes of brotli.
 */

/** Before anybody does something, on pages that are only read. */
const FIRST = 15_000;
/** The scripts of such a page in all. */
const READ = 110_000;
/** The scripts of any other page. */
const OTHER = 130_000;
/** Each stylesheet. */
const STYLE = 18_000;
/** The drawing of previews without its silhouettes, fetched where one is shown. */
const DRAWING = 62_000;
/** Each pack of silhouettes, fetched where a preview asks for one of them. */
const PACK = 20_000;
const boundOf = (file: string): number => {
  if (file.endsWith('.css')) return STYLE;
  return file.startsWith('drawings-of-') ? PACK : DRAWING;
};

const READ_PAGES: Readonly<Record<string, string>> = {
  'routes/landing': 'index.html',
  'routes/pricing': 'pricing/index.html',
};

/** What one page costs, in bytes of brotli. */
export interface PageCost {
  readonly route: string;
  readonly bytes: number;
  readonly files: number;
  /** Of pages that are only read: what is fetched or run before anybody does something. */
  readonly first?: number;
}

/** A sentence for each page, stylesheet and drawing that is too heavy. */
export function budgetProblems(
  pages: readonly PageCost[],
  pieces: Readonly<Record<string, number>>,
): string[] {
  if (pages.length === 0) return ['The build has no pages.'];
  const problems = pages.flatMap(({ route, bytes, first }) => {
    const bound = route in READ_PAGES ? READ : OTHER;
    return [
      ...(bytes > bound ? [`${route} fetches ${bytes} bytes of script; ${bound} are allowed.`] : []),
      ...((first ?? 0) > FIRST
        ? [`${route} fetches ${first} bytes before it is used; ${FIRST} are allowed.`]
        : []),
    ];
  });
  const heavy = Object.entries(pieces).flatMap(([file, bytes]) =>
    bytes > boundOf(file) ? [`${file} has ${bytes} bytes; ${boundOf(file)} are allowed.`] : [],
  );
  return [...problems, ...heavy];
}

/** @param client the folder that a browser's part of the build was written into */
export function readCosts(client: string): { pages: PageCost[]; pieces: Record<string, number> } {
  const assets = readdirSync(path.join(client, 'assets'));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? statSync(path.join(client, `${file}.br`)).size;
    sizes.set(file, size);
    return size;
  };
  const manifest = readManifest(client);
  const layouts = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  const own = Object.values(manifest.routes).filter(({ id }) => !layouts.has(id));
  const pages = own.map(({ id }) => {
    const files = scriptsOf(manifest, id);
    const html = READ_PAGES[id];
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    const cost = { route: id, bytes, files: files.length };
    return html === undefined ? cost : { ...cost, first: firstScripts(path.join(client, html), sizeOf) };
  });
  const pieces = assets
    .filter((file) => /\.css$|^(?:illustrate|drawings-of)-.*\.js$/.test(file))
    .map((file) => [file, sizeOf(`assets/${file}`)]);
  return { pages, pieces: Object.fromEntries(pieces) };
}

/** The files of a page: the entry's, its own and those of the pages that it lies in. */
function scriptsOf({ entry, routes }: BuiltManifest, id: string): string[] {
  return [...new Set([entry, ...chainOf(routes, id)].flatMap(({ module, imports }) => [module, ...imports]))];
}

/** Scripts that a page's HTML fetches, and those that it runs itself; what is only held counts as well. */
function firstScripts(file: string, sizeOf: (file: string) => number): number {
  const html = readFileSync(file, 'utf8');
  const fetched = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"|<script[^>]* src="([^"]+)"/g)];
  const inline = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const running = inline.flatMap(([, kind = '', text = '']) => (kind.includes('text/late') ? [] : [text]));
  // What a running module imports is fetched with it.
  const imported = running.flatMap((text) => [...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)]);
  return (
    brotliCompressSync(inline.map(([, , text = '']) => text).join('\n')).length +
    [...fetched, ...imported].reduce((sum, [, one, other]) => sum + sizeOf(one ?? other ?? ''), 0)
  );
}

if (import.meta.main) {
  const { pages, pieces } = readCosts('apps/web/build/client');
  if (process.argv.includes('--list'))
    for (const { route, bytes, files, first } of pages)
      console.log([route, bytes, files, first ?? ''].join('\t'));
  const problems = budgetProblems(pages, pieces);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
