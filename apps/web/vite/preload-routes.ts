import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressOf, type BuiltRoute, chainOf, readManifest } from './built-manifest.ts';

const FALLBACK = '__spa-fallback.html';

/**
 * Writes a page of its own for each address that is neither prerendered nor made of parameters: the fallback, which
 * has all files of that address fetched at once. Left alone they are found one import after the other, which is
 * three ways to the server and back.
 */
export async function preloadRoutes(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const { routes } = readManifest(client);
  const fallback = await readFile(path.join(client, FALLBACK), 'utf8');
  for (const id of Object.keys(routes)) {
    const address = addressOf(routes, id);
    if (!routes[id]?.path || address === undefined) continue;
    const file = path.join(client, address, 'index.html');
    if (existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, withPreloads(fallback, chainOf(routes, id)));
  }
}

/** The page with a link for each script and stylesheet of a chain of routes that it does not name already. */
function withPreloads(html: string, chain: readonly BuiltRoute[]): string {
  const scripts = chain.flatMap(({ module, imports }) => [module, ...imports]);
  const styles = chain.flatMap(({ css }) => css);
  const isNew = (file: string) => !html.includes(`"${file}"`);
  const links = [
    ...[...new Set(styles)].filter(isNew).map((file) => `<link rel="preload" as="style" href="${file}"/>`),
    ...[...new Set(scripts)].filter(isNew).map((file) => `<link rel="modulepreload" href="${file}"/>`),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
