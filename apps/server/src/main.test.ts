import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureBody } from '@framewright/contract';
import { describe, expect, test, vi } from 'vitest';
import {
  freePort,
  imagesUsedOn,
  MAIN,
  post,
  registerOn,
  runScript,
  startServer,
} from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { ENGINES, postgresDatabase } from './testing/test-store.ts';

const PUBLIC_URL = 'https://framewright.example';
const JWT_SECRET = 'tide-lantern-quarry-7d31f0c2a9e84b56';
const ADMIN = path.resolve(import.meta.dirname, '../../../scripts/admin.ts');

test('nothing is compiled from text to check what comes in', async () => {
  // Tells whenever zod makes a function of a text, from before anything else is loaded.
  const tell = `globalThis.Function = new Proxy(Function, { construct(made, args, as) {
    if (/[/]zod[/]v4/.test(new Error().stack)) process._rawDebug('zod evals');
    return Reflect.construct(made, args, as);
  } });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(tell)}`;
  const server = await startServer(temporaryFolder(), { NODE_OPTIONS });
  expect((await post(`${server.url}/api/prompts/analyze`, { text: 'a fox' })).status).toBe(200);
});

test('what fetch is made of is not loaded by a server that calls nobody', async () => {
  const folder = temporaryFolder();
  const told = path.join(folder, 'builtins');
  const tell = `process.on('SIGUSR2', () =>
    process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(told)}, process.moduleLoadList.join()));`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(tell)}`;
  const server = await startServer(folder, { NODE_OPTIONS });
  server.child.kill('SIGUSR2');
  const loaded = await vi.waitFor(() => {
    const list = readFileSync(told, 'utf8');
    expect(list).toContain('NativeModule http');
    return list;
  });
  expect(loaded).not.toContain('internal/deps/undici');
});

test('the SDK of OpenTelemetry is not loaded where no collector is named', async () => {
  const tell = `import { registerHooks } from 'node:module';
  registerHooks({ resolve(specifier, context, next) {
    if (/^@opentelemetry.(sdk|exporter)/.test(specifier)) process._rawDebug('loads ' + specifier);
    return next(specifier, context);
  } });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(tell)}`;
  const { url } = await startServer(temporaryFolder(), { NODE_OPTIONS });
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';
  const traced = startServer(temporaryFolder(), { NODE_OPTIONS, OTEL_EXPORTER_OTLP_ENDPOINT });
  await expect(traced).rejects.toThrow(/^loads @opentelemetry/);
});

describe('the prompt engine is loaded', () => {
  /** Tells of whatever is loaded of it, in a file. */
  function telling() {
    const told = path.join(temporaryFolder(), 'told');
    writeFileSync(told, '');
    const tell = `import { registerHooks } from 'node:module';
    import { appendFileSync } from 'node:fs';
    registerHooks({ resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (/prompt-engine.src.(?:lexicon|read|write|anatomy|video.read)/.test(found.url))
        appendFileSync(${JSON.stringify(told)}, specifier);
      return found;
    } });`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(tell)}`;
    return { NODE_OPTIONS, isLoaded: () => readFileSync(told, 'utf8') !== '' };
  }

  test('in production before anybody asks, so that nobody waits for it', async () => {
    const { NODE_OPTIONS, isLoaded } = telling();
    await startServer(temporaryFolder(), { NODE_ENV: 'production', PUBLIC_URL, JWT_SECRET, NODE_OPTIONS });
    expect(isLoaded()).toBe(true);
  });

  test('at home once somebody is there, so that a server at rest stays small', async () => {
    const { NODE_OPTIONS, isLoaded } = telling();
    const { url } = await startServer(temporaryFolder(), { NODE_OPTIONS });
    const token = await registerOn(url);
    expect((await fetch(`${url}/api/auth/profile`)).status).toBe(401);
    await sleep(3_000);
    expect(isLoaded()).toBe(false);
    await fetch(`${url}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } });
    await vi.waitFor(() => expect(isLoaded()).toBe(true), { timeout: 20_000 });
  });
});

test('says where it listens, and stops at once when asked to', async () => {
  const server = await startServer(temporaryFolder());
  expect(server.line).toBe(`Framewright is ready at ${server.url}\n`);
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('a second server on the same data refuses with one line; admin works beside the first', async () => {
  const folder = temporaryFolder();
  const { url } = await startServer(folder);
  const second = runScript(MAIN, folder);
  expect(second).toMatchObject({ status: 1, stdout: '' });
  expect(second.stderr).toBe(
    `Another Framewright server already uses ${folder}. Stop it first, or set DATA_DIR to another folder.\n`,
  );

  const token = await registerOn(url);
  const admin = runScript(ADMIN, folder, {}, ['plan', 'A@Example.com', 'pro']);
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
  const admin = runScript(ADMIN, temporaryFolder(), {}, args);
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
  const server = runScript(MAIN, temporaryFolder(), variables);
  expect(server).toMatchObject({ status: 1, stdout: '' });
  expect(server.stderr).toMatch(line);
});

test('a .env file is read, and the environment wins over it', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, '.env'), 'PUBLIC_URL=https://from-file.example\nPORT=abc\n');
  const { url } = await startServer(folder);
  const { servers } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { servers: object };
  expect(servers).toEqual([{ url: 'https://from-file.example' }]);
});

test('the secret is made once, for the server alone', async () => {
  const folder = temporaryFolder();
  const { child, ended } = await startServer(folder);
  const secret = readFileSync(path.join(folder, 'secret'), 'utf8');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
  child.kill('SIGTERM');
  await ended;
  await startServer(folder);
  expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(secret);
});

test.each([
  ['an exception', "throw new Error('planted')"],
  ['a rejection', "void Promise.reject(new Error('planted'))"],
])('%s that nobody catches is logged, and the server goes on', async (_, mistake) => {
  const plant = `process.on('SIGUSR2', () => { ${mistake} })`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(plant)}`;
  const server = await startServer(temporaryFolder(), { NODE_OPTIONS });
  let logged = '';
  server.child.stdout?.on('data', (chunk: Buffer) => {
    logged += chunk.toString();
  });
  server.child.kill('SIGUSR2');
  await expect.poll(() => logged, { timeout: 10_000 }).toContain('planted');
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

/** What no server has to understand, by what is wrong with it. */
const MALFORMED = {
  'no HTTP at all': 'hello\r\n\r\n',
  'two lengths':
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc',
  'length and chunks':
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a folded header': 'GET /api/config HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n',
  'a huge header': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(80_000)}\r\n\r\n`,
};

test('what is malformed is answered with 400, and the server lives', async () => {
  const { url, port } = await startServer(temporaryFolder());
  for (const [problem, bytes] of Object.entries(MALFORMED)) {
    const socket = connect(port, '127.0.0.1');
    socket.end(bytes);
    const answer = await text(socket);
    expect(answer, problem).toMatch(/^HTTP\/1\.1 400 /);
    const { code } = failureBody.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))));
    expect(code, problem).toBe('invalid_request');
    expect((await fetch(`${url}/api/health`)).status, problem).toBe(200);
  }
});

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
  const { url } = await startServer(temporaryFolder(), { METRICS_PORT: port });
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
  const server = runScript(MAIN, temporaryFolder(), {}, args);
  expect(server).toMatchObject({ status: 1, stdout: '' });
  expect(server.stderr).toMatch(line);
});

describe.skipIf(!ENGINES.includes('postgres'))('several processes on one port', () => {
  test('count together, replace one that dies, and end together', async () => {
    const port = await freePort();
    const more = { DATABASE_URL: await postgresDatabase('template0'), METRICS_PORT: port };
    const server = await startServer(temporaryFolder(), { ...more, PORT: await freePort() }, [
      '--processes',
      '2',
    ]);
    expect(server.line).toMatch(/^Framewright is ready at http:\/\/127\.0\.0\.1:\d+ in 2 processes\n$/);
    const token = await registerOn(server.url);
    const subject = { prompt: 'a paper boat', model: 'built-in' };
    const codes = await Promise.all(
      Array.from({ length: 14 }, () =>
        statusOnceTaken(() => post(`${server.url}/api/images/generate`, subject, token)),
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
    await vi.waitFor(async () => expect(await imagesUsedOn(server.url, token)).toBe(10));
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
    // Two processes start, one of them twice, and turn calls away while they are busy with that.
  }, 90_000);
});

/** Asks again, as it is told to, while a busy process turns the call away before it counts. */
async function statusOnceTaken(call: () => Promise<Response>): Promise<number> {
  for (;;) {
    const { status, headers } = await call();
    if (status !== 503) return status;
    await sleep(1_000 * Number(headers.get('retry-after')));
  }
}

function childrenOf(pid: number | undefined): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}
