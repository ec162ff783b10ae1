import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { descriptionOf, type PageHead, withHead, withOpenGraph } from './page-head.ts';
import { pageHeaders } from './security-headers.ts';
import { serveSiteMap } from './site-map.ts';

/** Sends the page of every address that has none of its own. */
export type SendFallback = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A kind of page whose head is made for each address: its pattern, with one parameter, and how. */
export interface HeadedPages {
  readonly pattern: `/${string}/:${string}`;
  /** @param name the parameter */
  headOf(name: string, ip: string): Promise<PageHead>;
}

/** What pages say of their server. */
interface Site {
  readonly publicUrl: string;
  readonly googleSignIn: boolean;
  /** The operator's pages, by the address that leads there; undefined for what there is not. */
  readonly siteLinks: Readonly<Record<string, string | undefined>>;
}

interface Page {
  readonly html: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  brotli?: Promise<Buffer>;
}

const YEAR = 31_536_000;
const FALLBACK = '__spa-fallback.html';
/** Shown where no page is. */
const NOT_FOUND = '__not-found.html';

const PLAIN_HEADERS = { 'cache-control': 'no-cache' } as const;

/** The service worker lives under the policy that it came with, and asks this server for pages. */
const WORKER = 'sw.js';
const WORKER_HEADERS = {
  ...PLAIN_HEADERS,
  'content-security-policy': "default-src 'none'; connect-src 'self'",
} as const;

/** Its address can carry a token, which must reach no cache and no other site. */
const SIGN_IN_RETURN = '/auth/callback';

/**
 * Serves the built web app: hashed assets from the disk, its few pages from memory, each with a content
 * security policy of its own inline scripts.
 * @param build the folder that the web app was built into
 * @param headed those pages whose head is made for each address
 * @param site what pages say of this server: the origin that people know, for the open pages' heads and the site map,
 *   whether Google may be offered for signing in, and where the foot of pages leads
 * @returns what to do with an unknown address: `known` says that the build lists its pages, so that an
 *   address beyond them is wrong. Undefined where nothing is built.
 */
export async function servePages(
  app: FastifyInstance,
  build: string,
  headed: HeadedPages,
  { publicUrl, googleSignIn, siteLinks }: Site,
): Promise<{ readonly sendFallback: SendFallback; readonly known: boolean } | undefined> {
  const client = path.join(build, 'client');
  const fallbackFile = [FALLBACK, 'index.html']
    .map((name) => path.join(client, name))
    .find((file) => existsSync(file));
  if (!fallbackFile) return undefined;
  await app.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: `${YEAR}s`,
    dotfiles: 'ignore',
    index: false,
    allowedPath: (file) => !file.endsWith('.map'),
  });
  await app.register(fastifyStatic, { root: client, serve: false, cacheControl: false });

  const withMarks = (html: string) => marked(html, { googleSignIn, siteLinks });
  serveSiteLinks(app, siteLinks);
  const pages = new Map<string, Page>();
  const files = filesOf(client);
  for (const file of files) {
    const address = `/${file.replace(/(^|\/)index\.html$/, '')}`;
    if (file.endsWith('.html')) {
      if (file === FALLBACK || file === NOT_FOUND) continue;
      const picture = pictureOf(address);
      const open = { address, publicUrl, picture: files.includes(picture) ? `/${picture}` : undefined };
      pages.set(
        address,
        readPage(path.join(client, file), (html) => withOpenGraph(withMarks(html), open)),
      );
    } else {
      const headers = file === WORKER ? WORKER_HEADERS : PLAIN_HEADERS;
      app.get(address, (_, reply) => reply.headers(headers).sendFile(file));
    }
  }
  const found = [...pages].filter(([, { html }]) => descriptionOf(html.toString()) !== undefined);
  serveSiteMap(
    app,
    publicUrl,
    found.map(([address]) => address),
  );
  const fallback = readPage(fallbackFile, withMarks);
  const notFoundFile = path.join(client, NOT_FOUND);
  const notFound = existsSync(notFoundFile) ? readPage(notFoundFile, withMarks) : fallback;
  const patterns = readPatterns(path.join(build, 'routes.json'));
  app.get(headed.pattern, async (request, reply) => {
    const [name = ''] = Object.values(request.params as Record<string, string>); // the one of the pattern
    return sendHeaded(fallback, await headed.headOf(name, request.ip), reply);
  });
  for (const pattern of new Set([...pages.keys(), ...(patterns ?? [])])) {
    if (pattern === headed.pattern) continue;
    const page = pages.get(pattern) ?? fallback;
    app.get(pattern, (request, reply) => sendPage(page, request, reply));
  }
  return {
    known: patterns !== undefined,
    sendFallback: (request, reply) => sendPage(patterns ? notFound : fallback, request, reply),
  };
}

/** The page whose style sheet shows what this server has: Google for signing in, links at the foot. */
function marked(html: string, { googleSignIn, siteLinks }: Omit<Site, 'publicUrl'>): string {
  const links = Object.entries(siteLinks).flatMap(([name, target]) => (target === undefined ? [] : [name]));
  const marks = [
    ...(googleSignIn ? ['data-google'] : []),
    ...(links.length > 0 ? [`data-links="${links.join(' ')}"`] : []),
  ];
  return html.replace('<html ', ['<html', ...marks, ''].join(' '));
}

/** `/terms` and its like lead to the operator's pages: what is prerendered need not know where those are. */
function serveSiteLinks(app: FastifyInstance, siteLinks: Site['siteLinks']): void {
  for (const [name, target] of Object.entries(siteLinks))
    if (target !== undefined) app.get(`/${name}`, (_, reply) => reply.redirect(target));
}

/** Everything that is public and has no hash in its name; addresses with slashes. */
function filesOf(client: string): string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(map|br|gz)$/.test(entry.name))
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/^assets\/|(^|\/)\./.test(file));
}

function readPatterns(file: string): string[] | undefined {
  if (!existsSync(file)) return undefined;
  return z.array(z.string().startsWith('/')).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Where the build puts the picture that stands for a page when somebody shares it. */
const pictureOf = (address: string) => `link-pictures/${address.slice(1) || 'landing'}.jpg`;

function readPage(file: string, complete = (html: string) => html): Page {
  const text = complete(readFileSync(file, 'utf8'));
  const html = Buffer.from(text);
  const headers = pageHeaders(
    hashesOf(text, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    hashesOf(text, /<style[^>]*>([\s\S]*?)<\/style>/g),
  );
  return { html, headers, etag: `"${createHash('sha256').update(html).digest('base64url')}"` };
}

function hashesOf(html: string, element: RegExp): string[] {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [...new Set([...html.matchAll(element)].map(([, text = '']) => hash(text)))];
}

async function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const returning = request.url.startsWith(SIGN_IN_RETURN);
  reply.headers({
    ...page.headers,
    'cache-control': returning ? 'no-store' : 'no-cache',
    etag: page.etag,
    vary: 'accept-encoding',
  });
  if (returning) reply.header('referrer-policy', 'no-referrer');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html);
  page.brotli ??= promisify(brotliCompress)(page.html);
  return reply.header('content-encoding', 'br').send(await page.brotli);
}

/** Nothing keeps it, and nobody hears from where: what its address ends in is a secret of those who have it. */
function sendHeaded({ html, headers }: Page, head: PageHead, reply: FastifyReply): FastifyReply {
  reply.headers({ ...headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  if (!head.isListed) reply.header('x-robots-tag', 'noindex');
  return reply
    .status(head.isThere ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(withHead(html.toString(), head));
}
