import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const files = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestShape = z.object({
  routes: z.record(
    z.string(),
    files.extend({ parentId: z.string().optional(), path: z.string().optional() }),
  ),
});

/** The routes as the framework's manifest in the build has them, by their ids. */
export type BuiltRoutes = z.infer<typeof manifestShape>['routes'];

const FALLBACK = '__spa-fallback.html';
const MANIFEST = /^manifest-[^/]*\.js$/;

/**
 * Writes a page of its own for each address that is neither prerendered nor made of parameters: the fallback, which
 * has all files of that address fetched at once. Left alone they are found one import after the other, which is
 * three ways to the server and back.
 */
export async function preloadRoutes(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const routes = await readRoutes(path.join(client, 'assets'));
  const fallback = await readFile(path.join(client, FALLBACK), 'utf8');
  for (const id of Object.keys(routes)) {
    const address = addressOf(routes, id);
    const file = path.join(client, address, 'index.html');
    if (!routes[id]?.path || /[:*]/.test(address) || existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, withPreloads(fallback, chainOf(routes, id)));
  }
}

async function readRoutes(assets: string): Promise<BuiltRoutes> {
  const name = (await readdir(assets)).find((file) => MANIFEST.test(file));
  if (!name) throw new Error('The build has no manifest: mend vite/preload-routes.ts.');
  const text = await readFile(path.join(assets, name), 'utf8');
  return manifestShape.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))).routes;
}

/** A route and those around it, the outermost first. */
function chainOf(routes: BuiltRoutes, id: string): BuiltRoutes[string][] {
  const route = routes[id];
  if (!route) return [];
  return [...(route.parentId === undefined ? [] : chainOf(routes, route.parentId)), route];
}

const addressOf = (routes: BuiltRoutes, id: string): string =>
  chainOf(routes, id)
    .flatMap((route) => route.path || [])
    .join('/');

/** The page with a link for each script and stylesheet of a chain of routes that it does not name already. */
export function withPreloads(html: string, chain: readonly BuiltRoutes[string][]): string {
  const scripts = chain.flatMap(({ module, imports }) => [module, ...imports]);
  const styles = chain.flatMap(({ css }) => css);
  const isNew = (file: string) => !html.includes(`"${file}"`);
  const links = [
    ...[...new Set(styles)].filter(isNew).map((file) => `<link rel="preload" as="style" href="${file}"/>`),
    ...[...new Set(scripts)].filter(isNew).map((file) => `<link rel="modulepreload" href="${file}"/>`),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
