import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXTRACTOR_BODY_LIMIT, endpoint, MEGABYTE } from '@framewright/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { endpointMount } from './endpoint.ts';
import { answerFailures } from './error-handler.ts';
import { fileName, openUpload } from './uploads.ts';

const MOST = 10 * MEGABYTE;
const upload = endpoint({
  method: 'POST',
  path: '/api/upload',
  summary: 'Takes a file',
  access: 'open',
  multipart: true,
  oversize: 'file_too_large',
  response: z.object({ name: z.string(), length: z.number(), first: z.number() }),
  errors: [],
  envelope: true,
});

/** A server that takes one file, on a port of its own. */
async function uploadServer() {
  const app: FastifyInstance = Fastify();
  answerFailures(app, () => undefined);
  const mount = endpointMount(app, () => Promise.reject(new Error('Nobody is known here.')));
  mount(upload, async ({ request }) => {
    const limits = { maxBytes: MOST, bodyLimit: EXTRACTOR_BODY_LIMIT };
    const opened = await openUpload(request, limits, () => true);
    const { name, bytes } = await opened.rest();
    opened.leave();
    return { name, length: bytes.length, first: bytes[0] ?? -1 };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return Object.assign(app, { port: Number(new URL(app.listeningOrigin).port) });
}

const FORM = 'multipart/form-data; boundary=xx';
const part = (head: string, content = 'a') => `--xx\r\n${head}\r\n\r\n${content}\r\n`;
const fileHead = (name = 'cat.png', field = 'file') =>
  `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png`;
const GOOD = `${part(fileHead())}--xx--\r\n`;

async function send(app: FastifyInstance, payload: string | Buffer, type: string | undefined = FORM) {
  const headers = { 'content-type': type };
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/upload', headers, payload });
  return { status: statusCode, ...JSON.parse(body) };
}

function fileOf(bytes: number): Buffer {
  return Buffer.concat([
    Buffer.from(`--xx\r\n${fileHead()}\r\n\r\n`),
    Buffer.alloc(bytes, 7),
    Buffer.from('\r\n--xx--\r\n'),
  ]);
}

/** Writes bytes to a socket as they are, and hears all that comes back until the first answer is whole. */
function rawly(port: number, chunks: Iterable<Buffer | string>, isCutOff = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    const end = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      if (/\r\n\r\n.*\}(\r\n0\r\n\r\n)?$/s.test(heard)) end();
    });
    socket.on('close', () => resolve(heard)).on('error', (error) => (heard ? end() : reject(error)));
    void (async () => {
      for (const chunk of chunks) {
        if (socket.destroyed) return;
        if (!socket.write(chunk)) await new Promise<void>((next) => socket.once('drain', next));
      }
      if (isCutOff) socket.end();
    })();
  });
}

const head = (lines: string) =>
  `POST /api/upload HTTP/1.1\r\nhost: here\r\ncontent-type: ${FORM}\r\n${lines}\r\n\r\n`;

test('one file is read, with its name', async () => {
  const app = await uploadServer();
  expect(await send(app, GOOD)).toEqual({ status: 200, name: 'cat.png', length: 1, first: 97 });
});

test('exactly 10 MB pass, and one byte more does not', async () => {
  const app = await uploadServer();
  expect(await send(app, fileOf(MOST))).toMatchObject({ status: 200, length: MOST, first: 7 });
  const refused = { status: 413, code: 'file_too_large', message: 'File size must be less than 10MB' };
  expect(await send(app, fileOf(MOST + 1))).toMatchObject(refused);
});

test('a length beyond the limit is refused before the body comes, and the connection goes on', async () => {
  const { port } = await uploadServer();
  const answer = await rawly(port, [head('content-length: 999999999')]);
  expect(answer).toContain('HTTP/1.1 413');
  expect(answer).toContain('file_too_large');
});

function* endless(chunk: string): Generator<string> {
  yield head('transfer-encoding: chunked');
  const framed = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  yield framed(chunk);
  for (;;) yield framed('y'.repeat(65_536));
}

const ENDLESS = [
  ['a file', `--xx\r\n${fileHead()}\r\n\r\n`],
  ['what stands before the first part', 'no part at all'],
  ['what comes after the last part', GOOD],
  ['a field', `--xx\r\nContent-Disposition: form-data; name="note"\r\n\r\n`],
  ['the head of a part', '--xx\r\nContent-Disposition: form-data; name="'],
] as const;

test.each(ENDLESS)('%s without an end and without a length is answered while it comes', async (_, begin) => {
  const app = await uploadServer();
  const answer = await rawly(app.port, endless(begin));
  expect(answer).toMatch(/^HTTP\/1\.1 4(00|13) /);
  expect(await send(app, GOOD)).toMatchObject({ status: 200 });
});

describe('what is not one file in a part named file', () => {
  const field = part('Content-Disposition: form-data; name="file"', 'words');
  const FORM_ONLY = 'Please send the picture alone, as one part named file.';
  const SELECT = 'Please select an image first';
  const CASES: readonly (readonly [string, string, string, string])[] = [
    ['nothing', '', 'no_file', SELECT],
    ['no parts', '--xx--\r\n', 'no_file', SELECT],
    ['an empty file', `${part(fileHead(), '')}--xx--\r\n`, 'no_file', SELECT],
    ['a field of that name', `${field}--xx--\r\n`, 'no_file', FORM_ONLY],
    ['another name', `${part(fileHead('a.png', 'image'))}--xx--\r\n`, 'no_file', FORM_ONLY],
    ['a dangerous name', `${part(fileHead('a.png', '__proto__'))}--xx--\r\n`, 'broken_upload', ''],
    ['two files', `${part(fileHead())}${part(fileHead())}--xx--\r\n`, 'one_file', ''],
    ['a file and a field', `${part(fileHead())}${field}--xx--\r\n`, 'broken_upload', FORM_ONLY],
    ['many files', `${part(fileHead()).repeat(2_000)}--xx--\r\n`, 'one_file', ''],
    ['many fields', `${field.repeat(2_000)}--xx--\r\n`, 'no_file', FORM_ONLY],
    ['no last boundary', part(fileHead()), 'broken_upload', ''],
    ['half a file', `--xx\r\n${fileHead()}\r\n\r\nhalf`, 'broken_upload', ''],
    ['half a head', '--xx\r\nContent-Dispo', 'broken_upload', ''],
  ];
  test.each(CASES)('%s', async (_, body, code, message) => {
    const app = await uploadServer();
    const answer = await send(app, body);
    expect(answer).toMatchObject({ status: 400, code, success: false });
    if (message) expect(answer.message).toBe(message);
  });

  const BOUNDARIES = [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=yy',
  ];
  test.each(BOUNDARIES)('%s', async (type) => {
    const answer = await send(await uploadServer(), GOOD, type);
    expect(answer).toMatchObject({ status: 400, success: false });
  });

  test.each(['application/json', 'text/plain', 'image/png', undefined])('a body of type %s', async (type) => {
    const answer = await send(await uploadServer(), '{"file":{"path":"/etc/passwd"}}', type ?? '');
    expect(answer).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
      message: 'Please send the file as multipart/form-data.',
    });
  });
});

test('an upload that is cut off harms nobody, and leaves no file', async () => {
  const app = await uploadServer();
  const temporary = mkdtempSync(path.join(tmpdir(), 'framewright-test-'));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const length of [0, 3, 60, 90, 150]) {
    const whole = fileOf(100_000);
    await rawly(app.port, [head(`content-length: ${whole.length}`), whole.subarray(0, length)], true);
  }
  expect(await send(app, GOOD)).toMatchObject({ status: 200 });
  expect(tmpdir()).toBe(temporary);
  expect(readdirSync(temporary)).toEqual([]);
});

/** The same words for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  '--xx',
  '--xx--',
  '--',
  '\r\n',
  '\n',
  '\r\n\r\n',
  '\0',
  ': ',
  'Content-Disposition: form-data; name="file"; filename="a.png"',
  'Content-Disposition: form-data; name="file"; filename*=utf-8\'\'%E0%A4%A',
  'Content-Disposition: form-data; name="constructor"; filename="a"',
  'Content-Disposition: form-data',
  'Content-Type: multipart/mixed; boundary=xx',
  'Content-Type: application/json',
  'Content-Transfer-Encoding: base64',
  `X-Long: ${'h'.repeat(9_000)}`,
  'X: 1\r\n'.repeat(300),
  '\xff\xfe',
  'words',
];

test('two hundred malformed bodies are each answered, and the process lives', async () => {
  const app = await uploadServer();
  for (let seed = 1; seed <= 200; seed += 1) {
    const roll = dice(seed);
    const body = Array.from({ length: 1 + roll(14) }, () => PIECES[roll(PIECES.length)]).join(
      roll(2) ? '\r\n' : '',
    );
    const answer = await send(app, Buffer.from(body, 'latin1'));
    expect([200, 400], `seed ${seed}`).toContain(answer.status);
  }
  expect(await send(app, GOOD)).toMatchObject({ status: 200 });
});

const NAMES = [
  ['cat.png', 'cat.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\cat.png', 'cat.png'],
  ['a\r\nset-cookie: b\0.png', 'aset-cookie: b.png'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['\u2066\u200b.png', '.png'],
  ['Größe 写真 🎨.webp', 'Größe 写真 🎨.webp'],
  ['🎨'.repeat(300), '🎨'.repeat(200)],
  ['', 'image'],
  [' \u2028 ', 'image'],
  ['folder/', 'image'],
  [undefined, 'image'],
] as const;

test('a name is taken as something to be read', () => {
  expect(NAMES.map(([sent]) => fileName(sent))).toEqual(NAMES.map(([, shown]) => shown));
});
