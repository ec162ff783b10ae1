import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../testing/test-app.ts';

const SCRIPT = 'window.x = "<b>";\nimport("/assets/a.js")';
const STYLE = 'b { color: red }';
const LANDING = `<!doctype html><style media="all">${STYLE}</style><script>${SCRIPT}</script><script type="module" src="/assets/entry-abc.js"></script><h1>Framewright</h1>`;
const FALLBACK = '<!doctype html><script type="module">fallback()</script><div id="root"></div>';
const ORIGIN = 'https://framewright.example';
const OPEN =
  '<!doctype html><head><title>Lamps &amp; lenses</title><meta name="description" content="Says &quot;light&quot;."/></head>';
const ENTRY = `console.log(${'"long enough to compress"'.repeat(50)})`;

const FILES = {
  'client/index.html': LANDING,
  'client/pricing/index.html': '<!doctype html><html lang="en"><h1>Pricing</h1></html>',
  'client/open/index.html': OPEN,
  'client/link-pictures/open.jpg': 'a picture',
  'client/pricing.data': '["data"]',
  'client/__spa-fallback.html': FALLBACK,
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/.secret': 'canary',
  'client/.vite/manifest.json': '{"canary":1}',
  'client/assets/entry-abc.js': ENTRY,
  'client/assets/entry-abc.js.br': brotliCompressSync(ENTRY),
  'client/assets/entry-abc.js.map': '{"canary":1}',
  'client/assets/.hidden': 'canary',
  'server/index.js': 'canary',
  'routes.json': JSON.stringify(['/', '/auth', '/auth/callback', '/library/:id', '/pricing']),
} as const;

function webBuild(without: readonly (keyof typeof FILES)[] = []): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(FILES)) {
    if (without.some((left) => left === name)) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a prerendered page comes from memory, with the hashes of its own inline code', async () => {
  const { app } = await buildTestApp({ webBuild: webBuild() });
  const page = await app.inject('/');
  expect(page.statusCode).toBe(200);
  expect(page.body).toBe(LANDING);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${sha(SCRIPT)};`);
  expect(policy).toContain(`style-src 'self' ${sha(STYLE)};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect((await app.inject('/pricing/')).body).toContain('Pricing');
});

test('an open page tells where it is, and what is shown beside a link to it', async () => {
  const { app } = await buildTestApp({ webBuild: webBuild(), variables: { PUBLIC_URL: ORIGIN } });
  const { body } = await app.inject('/open');
  expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/open"/>`);
  expect(body).toContain('<meta property="og:title" content="Lamps &amp; lenses"/>');
  expect(body).toContain('<meta property="og:description" content="Says &quot;light&quot;."/>');
  expect(body).toContain(`<meta property="og:image" content="${ORIGIN}/link-pictures/open.jpg"/>`);
  expect((await app.inject('/link-pictures/open.jpg')).headers['content-type']).toBe('image/jpeg');
});

test('pages are marked where Google may be offered', async () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const { app } = await buildTestApp({ webBuild: webBuild(), variables: google });
  expect((await app.inject('/pricing')).body).toContain('<html data-google lang="en">');
  const { app: without } = await buildTestApp({ webBuild: webBuild() });
  expect((await without.inject('/pricing')).body).toContain('<html lang="en">');
});

test('pages are marked with what their foot leads to, and their own addresses lead there', async () => {
  const terms = 'https://framewright.example/terms-of-use?v=2';
  const contact = 'mailto:hello@framewright.example';
  const variables = { TERMS_URL: terms, CONTACT_URL: contact };
  const { app } = await buildTestApp({ webBuild: webBuild(), variables });
  expect((await app.inject('/pricing')).body).toContain('<html data-links="terms contact" lang="en">');
  for (const [address, target] of Object.entries({ '/terms': terms, '/contact': contact })) {
    const { statusCode, headers } = await app.inject(address);
    expect([statusCode, headers.location]).toEqual([302, target]);
  }
  expect((await app.inject('/privacy')).statusCode).toBe(404);
});

test('search engines are told the open pages, and nothing else', async () => {
  const { app } = await buildTestApp({ webBuild: webBuild(), variables: { PUBLIC_URL: ORIGIN } });
  const robots = await app.inject('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual([`${ORIGIN}/open`]);
});

test('a page is compressed for who takes brotli, and not sent twice', async () => {
  const { app } = await buildTestApp({ webBuild: webBuild() });
  const page = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(page.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe(LANDING);
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(page.headers['etag']) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const head = await app.inject({ method: 'HEAD', url: '/' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
});

test.each(['/auth', '/auth?next=/generator', '/library/42', `/library/${'a'.repeat(5_000)}`])(
  '%s is a page of the app',
  async (url) => {
    const { app } = await buildTestApp({ webBuild: webBuild() });
    const page = await app.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toBe(FALLBACK);
    expect(page.headers['content-security-policy']).toContain(sha('fallback()'));
  },
);

test('the return of a sign-in is kept nowhere and told to nobody', async () => {
  const { app } = await buildTestApp({ webBuild: webBuild() });
  const { headers } = await app.inject('/auth/callback?token=canary');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});

test('a wrong address is 404, with the page that says so', async () => {
  const { app } = await buildTestApp({ webBuild: webBuild() });
  for (const url of ['/nowhere', '/auth/nowhere', '/apis', '/library']) {
    const page = await app.inject(url);
    expect(page.statusCode, url).toBe(404);
    expect(page.body, url).toBe(FALLBACK);
  }
  expect((await app.inject({ method: 'POST', url: '/auth' })).statusCode).toBe(405);
});

test('without a list of pages every address may be one', async () => {
  const { app } = await buildTestApp({ webBuild: webBuild(['routes.json']) });
  expect((await app.inject('/somewhere')).statusCode).toBe(200);
  expect((await app.inject('/api/somewhere')).statusCode).toBe(404);
});

test('assets may be kept for ever, and come compressed', async () => {
  const { app } = await buildTestApp({ webBuild: webBuild() });
  const plain = await app.inject('/assets/entry-abc.js');
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(plain.body).toBe(ENTRY);
  const small = await app.inject({ url: '/assets/entry-abc.js', headers: { 'accept-encoding': 'br' } });
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(ENTRY);
});

test('files without a hash in their name are asked for again each time', async () => {
  const { app } = await buildTestApp({ webBuild: webBuild() });
  const icon = await app.inject('/favicon.svg');
  expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
  expect((await app.inject('/pricing.data')).headers['cache-control']).toBe('no-cache');
});

test.each([
  '/assets/entry-abc.js.map',
  '/assets/.hidden',
  '/assets/',
  '/assets/nowhere.js',
  '/assets/../.secret',
  '/assets/..%2f.secret',
  '/assets/%2e%2e/%2e%2e/routes.json',
  '/.secret',
  '/.vite/manifest.json',
  '/.env',
  '/.git/config',
  '/routes.json',
  '/server/index.js',
  '/__spa-fallback.html',
  '/index.html',
  '//etc/passwd',
])('%s is not served', async (url) => {
  const { app } = await buildTestApp({ webBuild: webBuild() });
  const answer = await app.inject(url);
  expect([400, 403, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toMatch(/canary|root:/);
});

test('where nothing is built, the API is served alone', async () => {
  const { app } = await buildTestApp();
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});

test('the address of the assistants leads people to the page about it, and programs nowhere', async () => {
  const { send } = await buildTestApp({ webBuild: webBuild() });
  const person = await send('GET', '/mcp', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(person.statusCode).toBe(303);
  expect(person.headers['location']).toBe('/connect');
  const program = await send('GET', '/mcp', { headers: { accept: 'text/event-stream' } });
  expect(program.statusCode).toBe(405);
  expect(program.headers['allow']).toBe('POST');
});
