import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LIBRARY_EXAMPLES } from '@framewright/content/pro/examples';
import { LIBRARY } from '@framewright/content/pro/prompts';
import { FILLED_EXAMPLE, PRESET_PACKS } from '@framewright/content/pro/templates';
import { ERRORS, LIBRARY_CATEGORIES } from '@framewright/contract';
import { analyze } from '@framewright/prompt-engine';
import { afterAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';

const PATHS = ['/api/library/prompts', '/api/library/examples', '/api/library/templates'];

async function asPro(path: string) {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp('pro');
  return send('GET', path, { token });
}

describe.each(PATHS)('%s', (path) => {
  test('is kept by no cache, and tells no scene', async () => {
    const answer = await asPro(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).not.toMatch(/"(scene|values)"/);
  });

  test('comes packed for a browser that takes brotli, and is the same', async () => {
    const { app, send, signUp } = await buildTestApp();
    const { token } = await signUp('pro');
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
    const packed = await app.inject({ method: 'GET', url: path, headers });
    expect(packed.headers['content-encoding']).toBe('br');
    const plain = await send('GET', path, { token });
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json());
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  test('is for pro users', async () => {
    const { send, signUp } = await buildTestApp();
    const { token } = await signUp('free');
    const refused = await send('GET', path, { token });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'plan_required', detail: ERRORS.plan_required.detail });
    const visitor = await send('GET', path);
    expect(visitor.statusCode).toBe(401);
    expect(visitor.json()).toMatchObject({ code: 'not_signed_in' });
  });
});

test('every prompt comes with its category, and the job of each phrase', async () => {
  const { prompts } = (await asPro('/api/library/prompts')).json();
  expect(prompts).toHaveLength(LIBRARY.length);
  for (const [index, prompt] of prompts.entries()) {
    expect(LIBRARY[index]).toMatchObject({ id: prompt.id, title: prompt.title, prompt: prompt.prompt });
    expect(LIBRARY_CATEGORIES).toContain(prompt.category);
    expect(prompt.anatomy).toEqual(analyze(prompt.prompt));
    expect(prompt.anatomy.length).toBeGreaterThan(0);
  }
});

test('the examples come with their notes', async () => {
  const { examples } = (await asPro('/api/library/examples')).json();
  expect(examples).toEqual(
    LIBRARY_EXAMPLES.map(({ scene: _, ...example }) => ({ ...example, anatomy: analyze(example.prompt) })),
  );
});

test('the filled example leaves nothing open', async () => {
  const { packs, example } = (await asPro('/api/library/templates')).json();
  expect(packs).toEqual(PRESET_PACKS.map(({ letter, name }) => ({ letter, name })));
  expect(example.title).toBe(FILLED_EXAMPLE.title);
  expect(example.prompt).not.toMatch(/\[|\]/);
  expect(example.anatomy).toEqual(analyze(example.prompt));
});

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];

describe('a drawing', () => {
  const entries = [
    ...LIBRARY.slice(0, 3).map(
      (entry) => [`prompt-${entry.id}`, 480, `${entry.prompt} ${entry.scene}`] as const,
    ),
    ...LIBRARY_EXAMPLES.slice(0, 1).map(
      ({ id, prompt, scene }) => [`example-${id}`, 480, `${prompt} ${scene}`] as const,
    ),
    ...PRESET_PACKS.slice(-1).map(
      ({ letter, scene }) => [`pack-${letter.toLowerCase()}`, 720, scene] as const,
    ),
    ['template', 900, `${Object.values(FILLED_EXAMPLE.values).join(' ')} ${FILLED_EXAMPLE.scene}`] as const,
  ];

  test.each(entries)('%s is open, small in rights, %i high, and holds no words', async (id, height, text) => {
    const { app } = await buildTestApp();
    const answer = await app.inject(`/api/library/frames/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'content-type': 'image/svg+xml',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const [, size] = /^<svg [^>]*(width="\d+" height="\d+")>.*<\/svg>$/s.exec(answer.body) ?? [];
    expect(size).toBe(`width="720" height="${height}"`);
    expect(
      answer.body.match(/<(title|desc|text|metadata|script|a)\b|<!--|aria-|data-|href="[^#]/),
    ).toBeNull();
    expect(answer.body.replaceAll(/<[^>]*>/g, '')).toBe('');
    const names = new Set(answer.body.match(/<[a-z]+|[\w-]+(?==")/gi)?.flatMap(wordsOf));
    const values = new Set(wordsOf(answer.body.match(/"[^"]*"/g)?.join(' ') ?? ''));
    const told = wordsOf(text).filter((word) => values.has(word) && !names.has(word));
    expect(told).toEqual([]);
  });

  test.each([
    'prompt-0',
    'prompt-87',
    'prompt-01',
    'prompt',
    'pack-A',
    'pack-r',
    'example-',
    '__proto__',
    'x',
  ])('%s is none', async (id) => {
    const { app } = await buildTestApp();
    const answer = await app.inject(`/api/library/frames/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found', detail: ERRORS.not_found.detail });
  });

  test('has a short name', async () => {
    const { app } = await buildTestApp();
    expect((await app.inject(`/api/library/frames/${'x'.repeat(41)}`)).statusCode).toBe(400);
  });
});

describe('a library that is built', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-library-'));
  mkdirSync(path.join(folder, 'frames'));
  writeFileSync(path.join(folder, 'frames/prompt-1.svg'), '<svg id="built"/>');
  writeFileSync(path.join(folder, 'outside.svg'), '<svg id="outside"/>');
  const [first] = LIBRARY;
  const { id, title, category, tags } = first ?? expect.fail('The library has prompts.');
  const prompt = { id, title: `${title}, as built`, category, tags, prompt: 'A word', anatomy: [] };
  writeFileSync(path.join(folder, 'prompts.json'), JSON.stringify([prompt]));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read, not made again; what is not built is made', async () => {
    const { app, send, signUp } = await buildTestApp({ library: folder });
    const { token } = await signUp('pro');
    expect((await send('GET', '/api/library/prompts', { token })).json()).toEqual({ prompts: [prompt] });
    const frame = '/api/library/frames/prompt-1';
    expect((await app.inject(frame)).body).toBe('<svg id="built"/>');
    const lean = await app.inject({ url: frame, headers: { 'accept-encoding': 'gzip, br' } });
    expect(lean.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(lean.rawPayload).toString()).toBe('<svg id="built"/>');
    const drawn = (await app.inject('/api/library/frames/prompt-2')).body;
    expect(drawn.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect((await send('GET', '/api/library/examples', { token })).json().examples).toHaveLength(
      LIBRARY_EXAMPLES.length,
    );
  });

  test.each(['..%2Foutside', '../outside', 'prompt-1.svg', ''])(
    'no address leads beside its drawings: %s',
    async (address) => {
      const { app } = await buildTestApp({ library: folder });
      expect((await app.inject(`/api/library/frames/${address}`)).statusCode).toBe(404);
    },
  );
});
