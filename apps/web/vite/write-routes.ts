import { writeFile } from 'node:fs/promises';
import path from 'node:path';

interface RouteNode {
  readonly path?: string;
  readonly index?: boolean;
  readonly parentId?: string;
}

/** The path patterns of all pages, as the server needs them to tell a page from a wrong address. */
export function pagePatterns(routes: Readonly<Record<string, RouteNode | undefined>>): string[] {
  const fullPath = (node: RouteNode): string => {
    const parent = node.parentId === undefined ? undefined : routes[node.parentId];
    return [parent ? fullPath(parent) : '', node.path ?? ''].filter(Boolean).join('/');
  };
  const pages = Object.values(routes).filter((node) => node?.index || node?.path);
  const patterns = pages.map((node) => (node ? `/${fullPath(node)}` : ''));
  return [...new Set(patterns)].filter((pattern) => !pattern.includes('*')).sort();
}

/** Writes build/routes.json, from which the server answers 404 for everything else. */
export async function writeRoutes(
  routes: Readonly<Record<string, RouteNode | undefined>>,
  buildDirectory: string,
): Promise<void> {
  await writeFile(path.join(buildDirectory, 'routes.json'), `${JSON.stringify(pagePatterns(routes))}\n`);
}
