import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildServer } from '../../../scripts/build-server.ts';
import { chatPeer, chatsJson } from './testing/chat-peer.ts';
import { mailPeer } from './testing/mail-peer.ts';
import { openidPeer } from './testing/openid-peer.ts';
import { otlpPeer } from './testing/otlp-peer.ts';
import { BUCKET, S3_KEYS, startBucket } from './testing/s3-bucket.ts';
import { freePort, MAIN, post, registerOn, runScript, startServer } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { rawBody, rawHeaders } from './testing/test-mcp.ts';
import { ENGINES, postgresDatabase } from './testing/test-store.ts';
import { painted, withText } from './testing/test-uploads.ts';

/** A checkout with the bundle alone: what is external is among the packages. */
const root = mkdtempSync(path.join(tmpdir(), 'framewright-bundle-'));
const build = path.join(root, 'apps/server/build');
const BUNDLE = path.join(build, 'main.js');

beforeAll(async () => {
  const repository = path.resolve(import.meta.dirname, '../../..');
  mkdirSync(build, { recursive: true });
  cpSync(path.join(repository, 'apps/server/package.json'), path.join(root, 'apps/server/package.json'));
  for (const packages of ['node_modules', 'apps/server/node_modules'])
    symlinkSync(path.join(repository, packages), path.join(root, packages));
  await buildServer(build);
}, 120_000);

afterAll(() => rmSync(root, { recursive: true }));

test('every file of the bundle finds what it imports', () => {
  const load = `import { readdirSync } from 'node:fs';
    const files = readdirSync('.').filter((name) => name.endsWith('.js') && !['main.js', 'admin.js'].includes(name));
    for (const name of files) await import(process.cwd() + '/' + name);
    console.log(files.length > 50);`;
  const loaded = spawnSync(process.execPath, ['--input-type=module', '-e', load], {
    cwd: build,
    encoding: 'utf8',
  });
  expect(loaded).toMatchObject({ stderr: '', stdout: 'true\n', status: 0 });
});

/** What needs no account, has no chance in it, and loads one part or another. */
const OPEN_CALLS: Readonly<Record<string, (url: string) => Promise<Response>>> = {
  'the description of the API': (url) => fetch(`${url}/api/openapi.json`),
  'the reader of the description': (url) => fetch(`${url}/api/docs/static/index.html`),
  'a file of that reader': (url) => fetch(`${url}/api/docs/static/swagger-ui.css`),
  'what is offered': (url) => fetch(`${url}/api/config`),
  'an English idea': (url) =>
    post(`${url}/api/prompts/try`, { subject: 'a lighthouse keeper’s dog asleep at night' }),
  'a Polish idea': (url) => post(`${url}/api/prompts/try`, { subject: 'kobieta czyta książkę we mgle' }),
  'a Japanese idea': (url) => post(`${url}/api/prompts/try`, { subject: '雨の京都を歩く老人' }),
  'a map': (url) => post(`${url}/api/prompts/try`, { subject: 'a dragon’s lair battle map' }),
  anatomy: (url) =>
    post(`${url}/api/prompts/analyze`, { text: 'a fox under a lamp, in the style of Tove Jansson' }),
  'another dialect': (url) =>
    post(`${url}/api/prompts/translate`, { text: '(a fox:1.2), fog', to: 'midjourney' }),
  stages: (url) => post(`${url}/api/prompts/stages`, { texts: ['a fox under a lamp'] }),
  'a picture that is read': async (url) => {
    const body = new FormData();
    const png = withText(await (await painted()).png().toBuffer(), 'parameters', 'a fox\nSteps: 20, Seed: 7');
    body.set('file', new Blob([png]), 'fox.png');
    return fetch(`${url}/api/image-prompt/analyze`, { method: 'POST', body });
  },
  'the tools for assistants': (url) =>
    fetch(`${url}/mcp`, {
      method: 'POST',
      headers: rawHeaders('tools/list'),
      body: JSON.stringify(rawBody('tools/list')),
    }),
};

test('the bundle answers as the sources do', async () => {
  const settings = { PUBLIC_URL: 'http://127.0.0.1:3000', DISCOVER_ENGINES: 'off' };
  const [sources, bundle] = await Promise.all(
    [MAIN, BUNDLE].map((main) => startServer(temporaryFolder(), settings, [], main)),
  );
  for (const [what, ask] of Object.entries(OPEN_CALLS)) {
    const [expected, answer] = await Promise.all([ask(sources?.url ?? ''), ask(bundle?.url ?? '')]);
    expect(answer.status, what).toBe(200);
    expect(await answer.text(), what).toBe(await expected.text());
  }
}, 60_000);

test('what is outside is spoken to from the bundle', async () => {
  const [collector, mail, google, openai] = await Promise.all([
    otlpPeer(),
    mailPeer(),
    openidPeer(),
    chatPeer(chatsJson({})),
  ]);
  const server = await startServer(
    temporaryFolder(),
    {
      ...{ PUBLIC_URL: 'http://127.0.0.1:3000', DISCOVER_ENGINES: 'off' },
      ...{ ...collector.variables, ...google.variables, SMTP_URL: mail.url, MAIL_FROM: 'us@example.com' },
      ...{ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: openai.baseUrl },
      ...{ STRIPE_SECRET_KEY: 'sk_test', STRIPE_PRICE_ID: 'price_pro', STRIPE_WEBHOOK_SECRET: 'whsec_test' },
    },
    [],
    BUNDLE,
  );
  const token = await registerOn(server.url);
  const authorization = { authorization: `Bearer ${token}` };

  const signIn = await fetch(`${server.url}/api/auth/google`, { redirect: 'manual' });
  expect(signIn.headers.get('location')).toContain(google.variables['GOOGLE_ISSUER']);
  expect((await post(`${server.url}/api/auth/forgot`, { email: 'a@example.com' })).ok).toBe(true);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1));
  const event = await fetch(`${server.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' },
    body: '{}',
  });
  expect(await event.json()).toMatchObject({ code: 'bad_webhook' });
  await post(`${server.url}/api/prompts/generate`, { subject: 'a fox' }, token);
  expect(openai.requests).not.toHaveLength(0);

  const picture = await post(
    `${server.url}/api/images/generate`,
    { prompt: 'a fox', model: 'built-in' },
    token,
  );
  expect(picture.status).toBe(200);
  const exported = await fetch(`${server.url}/api/export`, { headers: authorization });
  expect(
    Buffer.from(await exported.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await vi.waitFor(
    () => expect(collector.spans.map(({ name }) => name)).toContain('POST /api/images/generate'),
    {
      timeout: 20_000,
    },
  );
}, 60_000);

test("the operator's commands work beside it", async () => {
  const folder = temporaryFolder();
  const { url } = await startServer(folder, {}, [], BUNDLE);
  await registerOn(url);
  const admin = (...args: string[]) => runScript(path.join(build, 'admin.js'), folder, {}, args);
  const stdout = 'a@example.com is on the pro plan now.\n';
  expect(admin('plan', 'a@example.com', 'pro')).toMatchObject({ stderr: '', stdout, status: 0 });
  expect(admin('backup', path.join(folder, 'all.backup'))).toMatchObject({ stderr: '', status: 0 });
  expect(admin('models')).toMatchObject({ stderr: '', status: 0 });
});

describe.skipIf(!ENGINES.includes('postgres'))('the bundle as two processes', () => {
  test('serves from PostgreSQL and a bucket', async () => {
    const folder = temporaryFolder();
    const pictures = path.join(folder, 's3');
    mkdirSync(pictures);
    const bucket = await startBucket(pictures);
    onTestFinished(() => bucket.stop());
    const variables = {
      ...{
        DATABASE_URL: await postgresDatabase('template0'),
        JWT_SECRET: 'a secret of more than thirty-two characters',
      },
      ...{ STORAGE_URL: `s3://${BUCKET}`, S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`, ...S3_KEYS },
    };
    const server = await startServer(
      folder,
      { ...variables, PORT: await freePort() },
      ['--processes', '2'],
      BUNDLE,
    );
    expect(server.line).toMatch(/in 2 processes\n$/);
    const token = await registerOn(server.url);
    const made = await post(
      `${server.url}/api/images/generate`,
      { prompt: 'a fox', model: 'built-in' },
      token,
    );
    const { image_url } = (await made.json()) as { image_url: string }; // by the contract
    expect((await fetch(new URL(image_url, server.url))).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }, 90_000);
});
