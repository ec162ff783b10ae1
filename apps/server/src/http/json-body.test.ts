import { BODY_PARTS, MEGABYTE, TEXT_BODY_LIMIT } from '@framewright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/test-app.ts';
import { countParts } from './json-body.ts';

const partsOf = (json: string, most = 1_000) => countParts(Buffer.from(json), most);

test.each([
  ['"a, b"', 0],
  ['{"a":1}', 1],
  ['{"a":[1,2,3]}', 4],
  ['{"a":"[,{","b":"\\"[{,"}', 2],
  ['{"a":"\\\\","b":[]}', 3],
  ['{"a":"\\\\\\"[[[["}', 1],
  ['{"broken', 1],
  ['', 0],
])('%s has %i parts', (json, parts) => {
  expect(partsOf(json)).toBe(parts);
});

test('counting ends at the most', () => {
  expect(partsOf('['.repeat(1_000), 10)).toBe(11);
});

/** What a value holds, counted the slow way. */
function held(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const children = Object.values(value);
  return 1 + Math.max(0, children.length - 1) + children.reduce<number>((sum, child) => sum + held(child), 0);
}

test('whatever is in the strings, values, objects and lists are what is counted', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(partsOf(JSON.stringify(value), Number.POSITIVE_INFINITY)).toBe(held(value));
    }),
  );
});

test('a body of millions of tiny objects is refused before it is read', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const payload = `{"prompt":"a tower","model":"built-in","x":[${'{},'.repeat(2_200_000)}{}]}`;
  expect(payload.length).toBeGreaterThan(6 * MEGABYTE);
  const before = process.memoryUsage().rss;
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/api/images/generate', payload },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'invalid_request',
    detail: 'The request has too many parts.',
  });
  // Read, it took the process to 1.0 to 1.4 GB.
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE);
});

test('the largest selection of the roll is read', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const ids = Array.from({ length: 10_000 }, (_, index) => `w${index}`);
  expect(ids.length).toBeLessThan(BODY_PARTS);
  const body = { ids, action: 'favourite' };
  expect((await server.send('POST', '/api/work/bulk', { token, body })).json()).toEqual({ changed: 0 });
});

test('the longest conversation is read', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp('pro');
  const said = { content: '雨'.repeat(4_000) };
  const history = Array.from({ length: 20 }, (_, at) => ({ role: at % 2 ? 'assistant' : 'user', ...said }));
  const body = { user_prompt: 'but at dawn', model: 'built-in', history };
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(TEXT_BODY_LIMIT);
  expect((await server.send('POST', '/api/sora2/optimize-prompt', { token, body })).statusCode).toBe(200);
});
