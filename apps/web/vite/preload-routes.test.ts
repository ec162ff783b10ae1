import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { preloadRoutes } from './preload-routes.ts';

const HTML =
  '<html><head><link rel="modulepreload" href="/assets/root.js"/></head><body>Loading...</body></html>';
const routes = {
  root: { id: 'root', path: '', module: '/assets/root.js' },
  session: { id: 'session', parentId: 'root', module: '/assets/session.js', imports: ['/assets/ask.js'] },
  pricing: { id: 'pricing', parentId: 'session', path: 'pricing', module: '/assets/pricing.js' },
  work: {
    id: 'work',
    parentId: 'session',
    path: 'work',
    module: '/assets/work.js',
    css: ['/assets/work.css'],
  },
  item: { id: 'item', parentId: 'session', path: 'work/:id', module: '/assets/item.js' },
  missing: { id: 'missing', parentId: 'root', path: '*', module: '/assets/missing.js' },
};

function build(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-preloads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('the page of an address fetches all that its routes need at once, each file once', async () => {
  const folder = build({
    'client/__spa-fallback.html': HTML,
    'client/pricing/index.html': 'prerendered',
    'client/assets/manifest-1a2b.js': `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/entry.js' }, routes })};`,
  });
  await preloadRoutes(folder);
  const page = (name: string) => readFileSync(path.join(folder, 'client', name, 'index.html'), 'utf8');
  expect(
    [...page('work').matchAll(/<link rel="([a-z]+)"(?: as="style")? href="([^"]+)"/g)].map(
      ([, rel, href]) => [rel, href],
    ),
  ).toEqual([
    ['modulepreload', '/assets/root.js'],
    ['preload', '/assets/work.css'],
    ['modulepreload', '/assets/session.js'],
    ['modulepreload', '/assets/ask.js'],
    ['modulepreload', '/assets/work.js'],
  ]);
  expect(page('work')).toMatch(/<\/head><body>Loading/);
  // What is prerendered stays, and what has a parameter or is nowhere has no page of its own.
  expect(page('pricing')).toBe('prerendered');
  expect(() => page('work/:id')).toThrow('ENOENT');
  expect(() => page('*')).toThrow('ENOENT');
});

test('a build without a manifest stops', async () => {
  const folder = build({ 'client/__spa-fallback.html': HTML, 'client/assets/entry.js': '' });
  await expect(preloadRoutes(folder)).rejects.toThrow('The build has no manifest');
});
