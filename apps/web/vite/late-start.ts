import { readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';
import type { Wait } from '../app/late-start.ts';
import { FIRST_PICTURE } from '../app/lib/early-profile.ts';
import { filesOfAddress, filesOfPart, MANIFEST_OF_PARTS, readManifest } from './built-manifest.ts';
import { withFirstStyles } from './first-styles.ts';

/**
 * The page of every address that is not prerendered, of which preload-routes.ts makes more afterwards: it shows nothing
 * without the app, and starts it at once.
 */
const FALLBACK = '__spa-fallback.html';

/** What is prerendered. */
const PRERENDERED = /(^|[\\/])(index|__not-found)\.html$/;

/** Open pages, on which visitors read first: the app is fetched when one of them does something. */
const OPEN: Readonly<Record<string, Wait>> = {
  'index.html': 'open',
  'pricing/index.html': 'read',
  '__not-found.html': 'read',
  'prompt-library/index.html': 'open',
  'auth/index.html': 'open',
  'image-prompt-extractor/index.html': 'open',
  'translate/index.html': 'open',
};

/** What a page needs next, found by the app only once it runs: it is asked for beside the app's own scripts. */
interface Next {
  /** The one plan that sees it. */
  readonly plan?: string;
  /** Parts that come on demand. */
  readonly parts: readonly string[];
  /** Addresses that the page asks first. */
  readonly answers: readonly string[];
  /** The largest picture that such users see first: early-profile.ts fetches it for them. */
  readonly picture?: string;
}

const NEXT: Readonly<Record<string, Next>> = {
  'prompt-library/index.html': {
    plan: 'pro',
    parts: ['app/features/library/library.tsx'],
    answers: ['/api/library/prompts'],
    picture: '/api/library/frames/prompt-1',
  },
  'work/index.html': {
    parts: ['app/features/work/contact-sheet.tsx'],
    answers: ['/api/work?limit=60', '/api/work/overview', '/api/collections'],
  },
};

/** What the script in the head is made of. */
const SOURCES = ['stand-in-storage.ts', 'late-start.ts'].map((file) =>
  path.join(import.meta.dirname, '../app', file),
);

/** An address that no page has: what is prerendered of it is shown wherever there is none. */
export const NOT_FOUND = '/not-found';

/** Has every prerendered page of the build start the app late: see app/late-start.ts. */
export async function startPagesLate(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  await rename(path.join(client, NOT_FOUND, 'index.html'), path.join(client, '__not-found.html'));
  await rm(path.join(client, NOT_FOUND), { recursive: true });
  const manifest = readManifest(client);
  const pages = (await readdir(client, { recursive: true })).filter((file) => PRERENDERED.test(file));
  for (const page of pages) {
    const file = path.join(client, page);
    const name = page.split(path.sep).join('/');
    const starter = await writeStarter(OPEN[name] ?? 'frame');
    const files = filesOfAddress(manifest, name.replace(/\/?(index|__not-found)\.html$/, ''));
    const next = NEXT[name];
    const parts = next?.parts.flatMap((part) => filesOfPart(client, part)) ?? [];
    const { plan, answers } = next ?? {};
    const held = holdBack(await readFile(file, 'utf8'), starter, {
      files,
      next: parts.filter((part) => !files.includes(part)),
      answers,
      plan,
    });
    const styled = withFirstStyles(held, (address) => readFileSync(path.join(client, address), 'utf8'));
    const mark = next?.picture === undefined ? '' : `${FIRST_PICTURE}="${next.picture}" `;
    await writeFile(file, styled.replace('<html ', `<html ${mark}`));
  }
  // Nobody asks for it.
  await rm(path.join(client, path.dirname(MANIFEST_OF_PARTS)), { recursive: true });
  const fallback = path.join(client, FALLBACK);
  await writeFile(fallback, withStarter(await readFile(fallback, 'utf8'), await writeStarter()));
}

/** What is asked for when the app starts: left alone it is found one import after the other. */
export interface Fetched {
  readonly files: readonly string[];
  /** For somebody who is signed in, of the one plan where there is one. */
  readonly next?: readonly string[];
  readonly answers?: readonly string[] | undefined;
  readonly plan?: string | undefined;
}

/**
 * The page with its starting script held back and nothing fetched for it.
 * @param starter the script that starts it in time
 * @param fetched what is fetched when it does
 * @throws {Error} where the page has no such script, as the framework writes another page than it did, or where it has
 *   styles that a browser would refuse
 */
export function holdBack(html: string, starter: string, fetched: Fetched): string {
  const marks = Object.entries(fetched).flatMap(([name, value]) => {
    const text = [value ?? []].flat().join(' ');
    return text ? [` data-${name}="${text}"`] : [];
  });
  const held = html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/, () => `<script type="text/late"${marks.join('')}>`);
  const [styled] = /<[a-z]+[^>]* style="[^>]*>/.exec(html) ?? [];
  if (styled) throw new Error(`The policy of pages allows no style attributes: draw ${styled} without.`);
  if (!held.includes('<script type="text/late"'))
    throw new Error('No script starts this page: mend vite/late-start.ts.');
  return withStarter(held, starter);
}

const withStarter = (html: string, starter: string) =>
  html.replace('</head>', () => `<script>${starter}</script></head>`);

/** All of it as one script, called. */
async function writeStarter(wait?: Wait): Promise<string> {
  const scripts = await Promise.all(SOURCES.map(readScript));
  const calls = `standInForStorage();startLate(${wait && `'${wait}'`})`;
  const { code } = await minify('late-start.js', `(()=>{${scripts.join(';')};${calls}})()`);
  return code.trim();
}

async function readScript(source: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  return code.replace(/^export (function|\{[^}]*\};?)/gm, (_, kept) => (kept === 'function' ? kept : ''));
}
