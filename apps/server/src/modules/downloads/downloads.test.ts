import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const GUIDE = '%PDF-1.7 the guide, and a few bytes.';
const PACK = 'PK the pack';
const FILES = {
  'framewright-prompting-guide.pdf': GUIDE,
  'framewright-cheat-sheet.pdf': '%PDF-1.7 the sheet',
  'framewright-prompt-pack.zip': PACK,
  'framewright-notion-template.zip': 'PK the template',
} as const;

function downloadFolder(without: readonly (keyof typeof FILES)[] = []): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-downloads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(FILES)) {
    if (!without.some((left) => left === name)) writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/** An app with all files, and somebody who asks for them. */
async function visitor(plan?: 'free' | 'pro') {
  const server = await buildTestApp({ downloads: downloadFolder() });
  const { token } = await server.signUp(plan);
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.send('GET', url, { token, headers });
  return { ...server, token, get };
}

const GUIDE_URL = '/api/downloads/prompting-guide';
const PACK_URL = '/api/downloads/prompt-pack';

test('the list has every file, its length, and whether the plan covers it', async () => {
  const { get } = await visitor('free');
  const answer = await get('/api/downloads');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().downloads[0]).toEqual({
    id: 'prompting-guide',
    title: 'Prompt guide',
    description: expect.stringContaining('How a prompt is built'),
    format: expect.stringContaining('PDF'),
    file_name: 'framewright-prompting-guide.pdf',
    bytes: GUIDE.length,
    plan: 'free',
    available: true,
  });
  expect(await availability(answer)).toEqual({
    'prompting-guide': true,
    'cheat-sheet': true,
    'prompt-pack': false,
    'notion-template': false,
  });
  const pro = await visitor('pro');
  expect(Object.values(await availability(await pro.get('/api/downloads')))).toEqual(Array(4).fill(true));
});

async function availability(answer: Awaited<ReturnType<TestApp['send']>>): Promise<Record<string, boolean>> {
  const { downloads } = answer.json<{ downloads: { id: string; available: boolean }[] }>();
  return Object.fromEntries(downloads.map(({ id, available }) => [id, available]));
}

test('a file that has not been built is left out, and logged once', async () => {
  const lines: string[] = [];
  const server = await buildTestApp({
    downloads: downloadFolder(['framewright-cheat-sheet.pdf']),
    variables: { LOG_LEVEL: 'info' },
    logStream: { write: (line) => lines.push(line) },
  });
  const { token } = await server.signUp();
  for (const _ of [1, 2]) {
    const answer = await server.send('GET', '/api/downloads', { token });
    expect(Object.keys(await availability(answer))).toEqual([
      'prompting-guide',
      'prompt-pack',
      'notion-template',
    ]);
  }
  expect((await server.send('GET', '/api/downloads/cheat-sheet', { token })).statusCode).toBe(404);
  const logged = lines.filter((line) => line.includes('framewright-cheat-sheet.pdf'));
  expect(logged).toHaveLength(1);
});

test('nobody gets a file without signing in', async () => {
  const { send } = await buildTestApp({ downloads: downloadFolder() });
  for (const url of ['/api/downloads', GUIDE_URL, PACK_URL]) {
    expect((await send('GET', url)).statusCode, url).toBe(401);
  }
});

test('a file comes whole, under its name', async () => {
  const { get } = await visitor('free');
  const answer = await get(GUIDE_URL);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(GUIDE);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(GUIDE.length),
    'content-disposition': 'attachment; filename="framewright-prompting-guide.pdf"',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  });
});

test('pro files are for pro users', async () => {
  const pro = await visitor('pro');
  const answer = await pro.get(PACK_URL);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="framewright-prompt-pack.zip"',
  });
  expect(answer.body).toBe(PACK);

  const free = await visitor('free');
  for (const headers of [{}, { range: 'bytes=0-3' }, { 'if-none-match': String(answer.headers.etag) }]) {
    const refused = await free.get(PACK_URL, headers);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'plan_required', detail: 'This needs the Pro plan.' });
    expect(refused.headers).not.toHaveProperty('etag');
  }
});

test.each([
  ['bytes=0-3', '%PDF', `bytes 0-3/${GUIDE.length}`],
  ['bytes=1-1', 'P', `bytes 1-1/${GUIDE.length}`],
  ['bytes=9-', GUIDE.slice(9), `bytes 9-${GUIDE.length - 1}/${GUIDE.length}`],
  ['bytes=-6', 'bytes.', `bytes ${GUIDE.length - 6}-${GUIDE.length - 1}/${GUIDE.length}`],
  ['bytes=-4000', GUIDE, `bytes 0-${GUIDE.length - 1}/${GUIDE.length}`],
  ['bytes=31-4000', GUIDE.slice(31), `bytes 31-${GUIDE.length - 1}/${GUIDE.length}`],
])('%s is a part of the file', async (range, part, contentRange) => {
  const { get } = await visitor('free');
  const answer = await get(GUIDE_URL, { range });
  expect(answer.statusCode).toBe(206);
  expect(answer.body).toBe(part);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(part.length),
    'content-range': contentRange,
  });
});

test.each(['bytes=3-1', 'bytes=-', 'bytes=0-1,4-5', 'bytes=a-b', 'lines=0-1', 'bytes=1.5-3'])(
  '%s is no range, and the file comes whole',
  async (range) => {
    const { get } = await visitor('free');
    const answer = await get(GUIDE_URL, { range });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(GUIDE);
    expect(answer.headers).not.toHaveProperty('content-range');
  },
);

test.each([`bytes=${GUIDE.length}-`, 'bytes=4000-5000', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s cannot be satisfied',
  async (range) => {
    const { get } = await visitor('free');
    const answer = await get(GUIDE_URL, { range });
    expect(answer.statusCode).toBe(416);
    expect(answer.json()).toMatchObject({ code: 'range_not_satisfiable' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-range': `bytes */${GUIDE.length}`,
      'cache-control': 'no-store',
    });
  },
);

test('a part is only of the very file that the rest was of', async () => {
  const { get } = await visitor('free');
  const etag = String((await get(GUIDE_URL)).headers.etag);
  const range = 'bytes=0-3';
  expect((await get(GUIDE_URL, { range, 'if-range': etag })).statusCode).toBe(206);
  for (const other of ['"of-another-build"', `W/${etag}`, 'Sat, 21 Nov 2026 00:00:00 GMT']) {
    const answer = await get(GUIDE_URL, { range, 'if-range': other });
    expect(answer.statusCode, other).toBe(200);
    expect(answer.body, other).toBe(GUIDE);
  }
});

test('what a client has is not sent again', async () => {
  const { get } = await visitor('free');
  const etag = String((await get(GUIDE_URL)).headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get(GUIDE_URL, { 'if-none-match': known, range: 'bytes=0-3' });
    expect(answer.statusCode, known).toBe(304);
    expect(answer.body, known).toBe('');
    expect(answer.headers.etag).toBe(etag);
  }
  expect((await get(GUIDE_URL, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('HEAD tells of the whole file', async () => {
  const { app, token } = await visitor('free');
  const ask = (url: string) =>
    app.inject({
      method: 'HEAD',
      url,
      headers: { authorization: `Bearer ${token}`, range: 'bytes=0-3' },
    });
  const answer = await ask(GUIDE_URL);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
  expect(answer.headers).toMatchObject({ 'content-length': String(GUIDE.length), 'accept-ranges': 'bytes' });
  expect((await ask(PACK_URL)).statusCode).toBe(403);
});

test.each([
  'nothing',
  'framewright-prompting-guide.pdf',
  '..%2f..%2f..%2fpackage.json',
  '..%5c..%5cpackage.json',
  '%2fetc%2fpasswd',
  'prompting-guide%00',
  'prompting-guide%00.zip',
  '%00',
  'PROMPTING-GUIDE',
  'constructor',
  '__proto__',
])('there is no download %s', async (id) => {
  const { get } = await visitor('pro');
  const answer = await get(`/api/downloads/${id}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});

/** As it is written: other clients take the dots out before they send. */
async function getRaw(url: string, path: string, token: string): Promise<IncomingMessage> {
  const options = { path, headers: { authorization: `Bearer ${token}`, connection: 'close' } };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });
  return answer.resume();
}

test('dots in an address lead nowhere', async () => {
  const { app, token } = await visitor('pro');
  const url = await app.listen({ port: 0 });
  expect((await getRaw(url, GUIDE_URL, token)).statusCode).toBe(200);
  for (const id of ['..', '../downloads', '../../package.json', 'prompting-guide/..', './prompting-guide']) {
    expect((await getRaw(url, `/api/downloads/${id}`, token)).statusCode, id).toBe(404);
  }
});
