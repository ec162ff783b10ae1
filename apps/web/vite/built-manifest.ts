import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const files = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const route = files.extend({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
});
const manifest = z.object({ entry: files, routes: z.record(z.string(), route) });

/** What the bundler writes about its files, where it is told to (vite.config.ts). */
export const MANIFEST_OF_PARTS = '.vite/manifest.json';

/** A route of the build, with the files that it is made of: their addresses. */
export type BuiltRoute = z.output<typeof route>;
/** What the framework writes about its own build. */
export type BuiltManifest = z.output<typeof manifest>;

/**
 * Reads the manifest that the framework's scripts find their pages by.
 * @param client the folder that a browser's part of the build was written into
 * @throws {Error} where there is none
 */
export function readManifest(client: string): BuiltManifest {
  const assets = path.join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('The build has no manifest: run npm run build.');
  const text = readFileSync(path.join(assets, name), 'utf8');
  return manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

/** A route and those around it, the outermost first. */
export function chainOf(routes: BuiltManifest['routes'], id: string): BuiltRoute[] {
  const own = routes[id];
  if (!own) return [];
  return [...(own.parentId === undefined ? [] : chainOf(routes, own.parentId)), own];
}

/** `work` of the route `work`; undefined where it has parameters, or is a layout. */
export function addressOf(routes: BuiltManifest['routes'], id: string): string | undefined {
  const parts = chainOf(routes, id).map(({ path: part }) => part ?? '');
  const address = parts.filter(Boolean).join('/');
  return /[:*]/.test(address) ? undefined : address;
}

/** Every script of the page at an address, the entry's first; none where no route has it. @param address `work` */
export function filesOfAddress({ entry, routes }: BuiltManifest, address: string): string[] {
  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const id = Object.keys(routes).find((each) => !layouts.has(each) && addressOf(routes, each) === address);
  if (id === undefined) return [];
  return [...new Set([entry, ...chainOf(routes, id)].flatMap(({ module, imports }) => [module, ...imports]))];
}

const parts = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

/**
 * Every script of a part of the app that comes on demand.
 * @param client the folder that a browser's part of the build was written into
 * @param source the part's file, from the folder of the web app on
 * @throws {Error} where the build has no such part
 */
export function filesOfPart(client: string, source: string): string[] {
  const built = parts.parse(JSON.parse(readFileSync(path.join(client, MANIFEST_OF_PARTS), 'utf8')));
  const files = new Set<string>();
  const collect = (key: string): void => {
    const part = built[key];
    if (!part) throw new Error(`The build has no ${key}.`);
    if (files.has(`/${part.file}`)) return;
    files.add(`/${part.file}`);
    part.imports.forEach(collect);
  };
  collect(source);
  return [...files];
}
