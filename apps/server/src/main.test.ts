import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { failureBody } from '@framewright/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PASSWORD } from './testing/test-app.ts';
import { ENGINES, postgresDatabase } from './testing/test-store.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAIN = path.join(ROOT, 'apps/server/src/main.ts');
const ADMIN = path.join(ROOT, 'scripts/admin.ts');

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const variablesOf = (folder: string, more: Record<string, string> = {}) => ({
  PATH: process.env['PATH'],
  DATA_DIR: folder,
  PORT: '0',
  LOG_LEVEL: 'warn',
  ...more,
});

/** Runs a script to its end, in a folder without a .env file. */
function run(script: string, folder: string, more: Record<string, string> = {}, args: string[] = []) {
  const options = { cwd: folder, env: variablesOf(folder, more), encoding: 'utf8', timeout: 15_000 } as const;
  return spawnSync(process.execPath, [script, ...args], options);
}

/** Starts a server on a free port, which ends with the test at the latest. */
async function start(folder: string, more: Record<string, string> = {}, args: string[] = []) {
  const child: ChildProcess = spawn(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env: variablesOf(folder, more),
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.stderr?.once('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
  });
  const [, url = '', port = ''] = /(http:\/\/[^\s/]*:(\d+))/.exec(line) ?? [];
  const ended = once(child, 'exit').then(([code]) => code as number | null); // the event's own signature
  return { child, url, port: Number(port), line, ended };
}

async function post(url: string, body: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function register(url: string): Promise<string> {
  const answer = await post(`${url}/api/auth/register`, {
    email: 'a@example.com',
    name: 'A',
    password: PASSWORD,
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

async function imagesUsed(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/usage`, { headers: { authorization: `Bearer ${token}` } });
  const { images_used_today } = (await answer.json()) as { images_used_today: number };
  return images_used_today;
}

test('nothing is compiled from text to check what comes in', async () => {
  // Tells whenever zod makes a function of a text, from before anything else is loaded.
  const tell = `globalThis.Function = new Proxy(Function, { construct(made, args, as) {
    if (/[/]zod[/]v4/.test(new Error().stack)) process._rawDebug('zod evals');
    return Reflect.construct(made, args, as);
  } });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(tell)}`;
  const server = await start(temporaryFolder(), { NODE_OPTIONS });
  expect((await post(`${server.url}/api/prompts/analyze`, { text: 'a fox' })).status).toBe(200);
});

test('says where it listens, and stops at once when asked to', async () => {
  const server = await start(temporaryFolder());
  expect(server.line).toBe(`Framewright is ready at ${server.url}\n`);
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('a second server on the same data refuses with one line; admin works beside the first', async () => {
  const folder = temporaryFolder();
  const { url } = await start(folder);
  const second = run(MAIN, folder);
  expect(second).toMatchObject({ status: 1, stdout: '' });
  expect(second.stderr).toBe(
    `Another Framewright server already uses ${folder}. Stop it first, or set DATA_DIR to another folder.\n`,
  );

  const token = await register(url);
  const admin = run(ADMIN, folder, {}, ['plan', 'A@Example.com', 'pro']);
  expect(admin).toMatchObject({ status: 0, stdout: 'a@example.com is on the pro plan now.\n', stderr: '' });
  const profile = await fetch(`${url}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } });
  expect(await profile.json()).toMatchObject({ plan: 'pro' });
});

test.each([
  [[], /^Usage:\n {2}npm run admin -- plan EMAIL free\|pro/],
  [['plan', 'a@example.com'], /^Usage:/],
  [['plans'], /^There is no command "plans"/],
  [['plan', 'a@example.com', 'gold'], 'There is no plan "gold": choose free or pro.\n'],
  [['plan', 'a@example.com', 'pro'], /^There is no database at .* yet: start Framewright once first\.\n$/],
])('admin %j says what is wrong', (args, sentence) => {
  const admin = run(ADMIN, temporaryFolder(), {}, args);
  expect(admin).toMatchObject({ status: 1, stdout: '' });
  expect(admin.stderr).toMatch(sentence);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.\n'],
  [{ NODE_ENV: 'production' }, /^JWT_SECRET is required in production[^\n]*\n$/],
  [
    {
      STORAGE_URL: 's3://pictures',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    },
    /^STORAGE_URL cannot be used: the bucket pictures does not answer[^\n]*\n$/,
  ],
  [{ DATA_DIR: '/dev/null/data' }, /^DATA_DIR cannot be used: [^\n]*\n$/],
])('%j stops the start with one line', (variables, line) => {
  const server = run(MAIN, temporaryFolder(), variables);
  expect(server).toMatchObject({ status: 1, stdout: '' });
  expect(server.stderr).toMatch(line);
});

test('a .env file is read, and the environment wins over it', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, '.env'), 'PUBLIC_URL=https://from-file.example\nPORT=abc\n');
  const { url } = await start(folder);
  const { servers } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { servers: object };
  expect(servers).toEqual([{ url: 'https://from-file.example' }]);
});

test('after a kill the data is free again, sessions hold, and nothing that was answered is lost', async () => {
  const folder = temporaryFolder();
  const first = await start(folder);
  const token = await register(first.url);
  const generate = (url: string) => post(`${url}/api/prompts/generate`, { subject: 'a fox' }, token);
  expect((await generate(first.url)).status).toBe(200);
  expect((await generate(first.url)).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await start(folder);
  const headers = { authorization: `Bearer ${token}` };
  const usage = await (await fetch(`${second.url}/api/usage`, { headers })).json();
  expect(usage).toMatchObject({ prompts_used_today: 2 });
});

test('the secret is made once, for the server alone', async () => {
  const folder = temporaryFolder();
  const { child, ended } = await start(folder);
  const secret = readFileSync(path.join(folder, 'secret'), 'utf8');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
  child.kill('SIGTERM');
  await ended;
  await start(folder);
  expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(secret);
});

test.each([
  ['an exception', "throw new Error('planted')"],
  ['a rejection', "void Promise.reject(new Error('planted'))"],
])('%s that nobody catches is logged, and the server goes on', async (_, mistake) => {
  const plant = `process.on('SIGUSR2', () => { ${mistake} })`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(plant)}`;
  const server = await start(temporaryFolder(), { NODE_OPTIONS });
  let logged = '';
  server.child.stdout?.on('data', (chunk: Buffer) => {
    logged += chunk.toString();
  });
  server.child.kill('SIGUSR2');
  await expect.poll(() => logged, { timeout: 10_000 }).toContain('planted');
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

test('work in progress is finished before the server stops', async () => {
  const server = await start(temporaryFolder());
  const token = await register(server.url);
  const pictures = Array.from({ length: 4 }, () =>
    post(`${server.url}/api/images/generate`, { prompt: 'a fox in the snow', model: 'built-in' }, token),
  );
  await expect.poll(() => imagesUsed(server.url, token), { timeout: 15_000 }).toBe(4);
  server.child.kill('SIGTERM');
  const statuses = (await Promise.all(pictures)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await server.ended).toBe(0);
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  [
    'two lengths',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc',
  ],
  [
    'length and chunks',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a folded header', 'GET /api/config HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n'],
  ['a huge header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%s is answered with 400, and the server lives', async (_, bytes) => {
  const { url, port } = await start(temporaryFolder());
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  const { code } = failureBody.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))));
  expect(code).toBe('invalid_request');
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

/** A port that nobody listens on just now. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a listening server
  server.close();
  await once(server, 'close');
  return String(port);
}

/** The number that stands behind a metric's name and labels. */
const metricOf = (metrics: string, metric: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${metric} `))
      ?.split(' ')[1],
  );

test('metrics have a port of their own, and name routes instead of addresses', async () => {
  const port = await freePort();
  const { url } = await start(temporaryFolder(), { METRICS_PORT: port });
  for (let i = 0; i < 3; i += 1) await fetch(`${url}/api/work/nobody-${i}`);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const called = 'http_request_duration_seconds_count{method="GET",route="/api/work/:id",status="401"}';
  expect(metricOf(metrics, called)).toBe(3);
  expect(metricOf(metrics, 'framewright_reservations_open')).toBe(0);
  expect(metrics).not.toContain('nobody-1');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=');
});

test.each([
  [['--processes', '2'], /^--processes wants DATABASE_URL: [^\n]*\n$/],
  [['--processes', 'many'], /^--processes must be a whole number from 1 to 64\.\n$/],
  [['--fast'], /^Unknown: --fast\. There is --processes N\.\n$/],
])('%j stops the start with one line', (args, line) => {
  const server = run(MAIN, temporaryFolder(), {}, args);
  expect(server).toMatchObject({ status: 1, stdout: '' });
  expect(server.stderr).toMatch(line);
});

describe.skipIf(!ENGINES.includes('postgres'))('several processes on one port', () => {
  test('count together, replace one that dies, and end together', async () => {
    const port = await freePort();
    const more = { DATABASE_URL: await postgresDatabase('template0'), METRICS_PORT: port };
    const server = await start(temporaryFolder(), { ...more, PORT: await freePort() }, ['--processes', '2']);
    expect(server.line).toMatch(/^Framewright is ready at http:\/\/127\.0\.0\.1:\d+ in 2 processes\n$/);
    const token = await register(server.url);
    const subject = { prompt: 'a paper boat', model: 'built-in' };
    const codes = await Promise.all(
      Array.from(
        { length: 14 },
        async () => (await post(`${server.url}/api/images/generate`, subject, token)).status,
      ),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const called =
      'http_request_duration_seconds_count{method="POST",route="/api/images/generate",status="200"}';
    expect(metricOf(await metrics(), called)).toBe(10);
    const [victim] = childrenOf(server.child.pid);
    process.kill(victim ?? 0, 'SIGKILL');
    // A connection that was kept open to the dead one breaks once; the next goes to the other.
    await vi.waitFor(async () => expect(await imagesUsed(server.url, token)).toBe(10));
    await vi.waitFor(
      () => {
        const now = childrenOf(server.child.pid);
        expect(now).toHaveLength(2);
        expect(now).not.toContain(victim);
      },
      { timeout: 20_000 },
    );
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

function childrenOf(pid: number | undefined): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}
