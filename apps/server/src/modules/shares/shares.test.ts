import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@framewright/contract';
import { readMetadata } from '@framewright/image-metadata';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { ENGINES, type Engine } from '../../testing/test-store.ts';
import { worksOver } from '../../testing/test-works.ts';

const HEAD =
  '<!doctype html><html><head><title>Framewright</title></head><body><script>x()</script></body></html>';

function webBuild(): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'client/__spa-fallback.html'), HEAD);
  writeFileSync(path.join(folder, 'routes.json'), '["/", "/share/:token"]');
  return folder;
}

async function owner(engine?: Engine, variables: Record<string, string> = {}) {
  let instant = Date.parse('2026-11-23T10:00:00Z');
  const server = await buildTestApp({
    ...(engine && { engine }),
    variables: { SHARED_READS_PER_MINUTE: '0', PUBLIC_URL: 'http://frames.example', ...variables },
    webBuild: webBuild(),
    now: () => new Date(instant),
  });
  const { token, password } = await server.signUp('pro');
  const works = worksOver(server, token);
  const share = async (body: object) =>
    (await server.send('POST', '/api/shares', { token, body })).json<contract.Share>();
  const open = (link: string | null) => server.send('GET', `/api/shared/${link}`);
  const later = (days: number) => {
    instant += days * 86_400_000;
  };
  return { server, send: server.send, token, password, works, share, open, later };
}

const LINKS = Object.values(contract).filter(
  (value): value is typeof value & contract.Endpoint =>
    typeof value === 'object' && 'path' in value && value.path.startsWith('/api/shares'),
);

describe.each(ENGINES)('shares on %s', (engine) => {
  test('a link shows picture, prompt and anatomy, and nothing of the owner', async () => {
    const { works, share, open, send, token, server } = await owner(engine);
    const id = await works.picture('A red kite over dunes. Backlit by the sun.', { aspect_ratio: '4:5' });
    await works.change(id, { note: 'a secret note', tags: ['private'], rating: 4, title: 'Red <kite>' });
    const link = await share({ work_id: id });
    expect(link).toMatchObject({ work_id: id, collection_id: null, index: false, expires_at: null });
    expect(link.token).toMatch(/^[\w-]{43}$/);
    expect(link.url).toBe(`http://frames.example/share/${link.token}`);
    const stored = JSON.stringify(await server.db.selectFrom('shares').selectAll().execute());
    expect(stored).not.toContain(link.token);

    const answer = await open(link.token);
    expect(answer.json()).toMatchObject({ kind: 'work', title: 'Red <kite>', next_cursor: null });
    const [work] = answer.json<contract.Shared>().items;
    expect(work).toMatchObject({ id, model: 'Built-in', ratio: '4:5', script: null });
    expect(work?.prompts).toHaveLength(1);
    expect(work?.prompts[0]?.text).toBe('A red kite over dunes. Backlit by the sun.');
    expect(work?.prompts[0]?.anatomy.map(({ element }) => element)).toContain('light');
    const { user } = (await send('GET', '/api/auth/export', { token })).json();
    for (const told of ['secret', 'private', 'rating', user.id, user.email, user.name, 'created_at'])
      expect(answer.body, told).not.toContain(told);

    const picture = await send('GET', work?.pictures[0]?.url ?? '');
    expect(picture.headers['content-type']).toBe('image/jpeg');
    const { width = 0, height = 0 } = await sharp(picture.rawPayload).metadata();
    expect([width, height]).toEqual([work?.pictures[0]?.width, work?.pictures[0]?.height]);
    expect(readMetadata(picture.rawPayload)?.generation).toBeNull();
    expect((await send('GET', work?.pictures[0]?.small_url ?? '')).headers['content-type']).toBe(
      'image/webp',
    );
  });

  test('the page has a head of its own, and is not listed unless its owner says so', async () => {
    const { works, share, send, token } = await owner(engine);
    const { token: link, id } = await share({ work_id: await works.takes('a "red" <b>kite</b>') });
    const page = await send('GET', `/share/${link}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(page.body).toContain(
      '<title>a "red" <b>kite'.replaceAll('<b>', '&lt;b&gt;').replaceAll('"', '&quot;'),
    );
    expect(page.body.match(/<title>/g)).toHaveLength(1);
    expect(page.body).toContain('<meta name="robots" content="noindex"/>');
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(page.body) ?? [];
    expect(picture).toMatch(/^http:\/\/frames\.example\/api\/shared\//);
    expect((await send('GET', picture.replace('http://frames.example', ''))).statusCode).toBe(200);
    await send('PATCH', `/api/shares/${id}`, { token, body: { index: true } });
    const listed = await send('GET', `/share/${link}`);
    expect(listed.headers['x-robots-tag']).toBeUndefined();
    expect(listed.body).not.toContain('noindex');
  });

  test('what was revoked, is over, in the bin or guessed answers the same', async () => {
    const { works, share, open, send, token, later } = await owner(engine);
    const [first, second, third] = [
      await works.takes('one'),
      await works.takes('two'),
      await works.takes('three'),
    ];
    const revoked = await share({ work_id: first });
    const over = await share({ work_id: second, expires_at: '2026-11-25T00:00:00+01:00' });
    const binned = await share({ work_id: third });
    expect(over.expires_at).toBe('2026-11-24T23:00:00.000Z');
    const address = (link: contract.Share) => `/api/shared/${link.token}/works/${link.work_id}/picture`;
    for (const link of [revoked, over, binned]) expect((await open(link.token)).statusCode).toBe(200);
    expect((await send('DELETE', `/api/shares/${revoked.id}`, { token })).statusCode).toBe(200);
    later(2);
    await works.bulk([third], 'trash');
    const guess = revoked.token?.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')) ?? '';
    const answers = [];
    for (const link of [revoked, over, binned, { ...over, token: guess }, { ...over, token: 'x' }]) {
      for (const url of [`/api/shared/${link.token}`, address(link), `/share/${link.token}`]) {
        const { statusCode, body, headers } = await send('GET', url);
        expect(headers['x-robots-tag'] ?? 'noindex').toBe('noindex');
        answers.push(
          [statusCode, body.replace(/"request_id":"[^"]+"/, ''), headers['content-type']].join(' '),
        );
      }
    }
    expect(new Set(answers).size).toBe(2);
    expect(answers.every((answer) => answer.startsWith('404 '))).toBe(true);
    await works.bulk([third], 'restore');
    expect((await open(binned.token)).statusCode).toBe(200);
    await works.bulk([third], 'trash');
    await works.bulk([third], 'delete');
    expect((await send('GET', '/api/shares', { token })).json().items).toHaveLength(1);
  });

  test('a collection shows its works page by page, and no other', async () => {
    const { works, share, open, send, token } = await owner(engine);
    const collection = await works.collection('Set');
    const inside: string[] = [];
    for (let at = 0; at < contract.SHARES.page + 1; at++) inside.unshift(await works.takes(`frame ${at}`));
    const outside = await works.takes('outside');
    await works.bulk(inside, 'collect', collection);
    const link = await share({ collection_id: collection });
    const first = (await open(link.token)).json<contract.Shared>();
    expect(first).toMatchObject({ kind: 'collection', title: 'Set' });
    const rest = (
      await send('GET', `/api/shared/${link.token}?cursor=${first.next_cursor}`)
    ).json<contract.Shared>();
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(inside);
    expect(rest.next_cursor).toBeNull();
    const picture = (id: string) => send('GET', `/api/shared/${link.token}/works/${id}/picture`);
    expect((await picture(inside[0] ?? '')).statusCode).toBe(200);
    expect((await picture(outside)).statusCode).toBe(404);
    expect((await picture(`${inside[0]}`.slice(1))).statusCode).toBe(404);
    expect((await send('GET', `/api/shared/${link.token}?cursor=x`)).json().code).toBe('bad_cursor');
    const remix = await send('POST', `/api/shared/${link.token}/remix`, {
      token,
      body: { work_id: outside },
    });
    expect(remix.statusCode).toBe(404);
    await send('DELETE', `/api/collections/${collection}`, { token });
    expect((await open(link.token)).statusCode).toBe(404);
  });

  test('a remix is a line of one’s own that names its origin', async () => {
    const { works, share, send, server } = await owner(engine);
    const id = await works.picture('A red kite over dunes. Backlit by the sun.');
    await works.change(id, { title: 'Kite', note: 'secret', tags: ['private'] });
    const { token: link } = await share({ work_id: id });
    const visitor = await send('POST', `/api/shared/${link}/remix`, { body: { work_id: id } });
    expect(visitor.statusCode).toBe(401);
    const other = await server.signUp();
    const made = await send('POST', `/api/shared/${link}/remix`, {
      token: other.token,
      body: { work_id: id },
    });
    const item = await worksOver(server, other.token).item(made.json().work_id);
    expect(item).toMatchObject({
      ...{ kind: 'picture', number: 1, version: 1, versions: 1, parent_id: null, note: '', tags: [] },
      origin: { id: null, title: 'Kite' },
      content: {
        prompt: { text: 'A red kite over dunes. Backlit by the sun.' },
        pictures: [],
        cost_usd: null,
      },
    });
    const empty = await send('POST', `/api/shared/${link}/remix`, { token: other.token, body: {} });
    expect(empty.json().detail).toBe(contract.SHARE_TEXTS.work);
  });

  test('nobody sees, changes or makes links of another’s works', async () => {
    const { works, share, send, server, token } = await owner(engine);
    const work_id = await works.takes('mine');
    const collection_id = await works.collection('Mine');
    const link = await share({ work_id });
    const stranger = (await server.signUp()).token;
    for (const { method, path: pattern } of LINKS) {
      const url = pattern.replace(':id', link.id);
      const body = method === 'PATCH' ? { index: true } : method === 'POST' ? { work_id } : undefined;
      const answer = await send(method, url, { token: stranger, ...(body && { body }) });
      if (url === '/api/shares' && method === 'GET') expect(answer.json().items).toEqual([]);
      else expect.soft([method, url, answer.statusCode]).toEqual([method, url, 404]);
      expect.soft((await send(method, url)).statusCode).toBe(401);
    }
    const other = await send('POST', '/api/shares', { token: stranger, body: { collection_id } });
    expect(other.statusCode).toBe(404);
    expect((await send('GET', `/api/shares?work_id=${work_id}`, { token })).json().items).toEqual([link]);
    expect((await send('GET', `/api/shares?collection_id=${work_id}`, { token })).json().items).toEqual([]);
  });

  test('an account takes its links along', async () => {
    const { works, share, open, send, token, password, server } = await owner(engine);
    const link = await share({ work_id: await works.takes('mine') });
    const exported = (await send('GET', '/api/auth/export', { token })).json();
    expect(exported.shares).toMatchObject([{ id: link.id, work_id: link.work_id, index: false }]);
    expect(JSON.stringify(exported.shares)).not.toContain(link.token);
    await send('DELETE', '/api/auth/account', { token, body: { password } });
    expect((await open(link.token)).statusCode).toBe(404);
    expect(await server.db.selectFrom('shares').selectAll().execute()).toEqual([]);
  });
});

test.each([
  [{}, contract.SHARE_TEXTS.what],
  [{ work_id: 'a', collection_id: 'b' }, contract.SHARE_TEXTS.what],
  [{ work_id: 'a', expires_at: 'tomorrow' }, contract.SHARE_TEXTS.expiry],
  [{ work_id: 'a', index: 'yes' }, contract.SHARE_TEXTS.index],
])('%j is refused in a sentence', async (body, sentence) => {
  const { send, token } = await owner();
  const answer = await send('POST', '/api/shares', { token, body });
  expect([answer.statusCode, answer.json().detail]).toEqual([400, sentence]);
});

test('an end in the past is refused, and the links of an account have an end', async () => {
  const { send, token, works, server } = await owner();
  const work_id = await works.takes('mine');
  const past = await send('POST', '/api/shares', {
    token,
    body: { work_id, expires_at: '2026-11-23T09:59:59Z' },
  });
  expect(past.json().detail).toBe(contract.SHARE_TEXTS.expiry);
  const { id: user_id } = (await send('GET', '/api/auth/profile', { token })).json();
  const rows = Array.from({ length: contract.SHARES.ofAccount }, (_, at) => ({
    ...{ id: `share ${at}`, user_id, hash: `${at}`, work_id, collection_id: null, indexed: 0 },
    ...{ created_at: '', expires_at: null },
  }));
  await server.db.insertInto('shares').values(rows).execute();
  const full = await send('POST', '/api/shares', { token, body: { work_id } });
  expect([full.statusCode, full.json().code]).toEqual([409, 'too_many_shares']);
});

test('whoever opens or guesses too much waits', async () => {
  const { works, share, send, token } = await owner(undefined, { SHARED_READS_PER_MINUTE: '3' });
  const { token: link, work_id } = await share({ work_id: await works.takes('mine') });
  await send('GET', '/api/shared/guess');
  await send('GET', `/share/${link}`);
  await send('GET', `/api/shared/${link}/works/${work_id}/picture`);
  for (const url of [
    `/api/shared/${link}`,
    `/share/${link}`,
    `/api/shared/${link}/works/${work_id}/picture`,
  ]) {
    const answer = await send('GET', url);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_reads']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  const remix = await send('POST', `/api/shared/${link}/remix`, { token, body: { work_id } });
  expect(remix.statusCode).toBe(429);
});

test('the secret of a link is not in the log', async () => {
  const lines: string[] = [];
  const server = await buildTestApp({
    variables: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
    webBuild: webBuild(),
  });
  for (const url of ['/api/shared/canary', '/share/canary', '/api/shared/canary/works/x/picture'])
    await server.send('GET', url);
  expect(lines.join('')).toContain('/share/[link]');
  expect(lines.join('')).not.toContain('canary');
});
