import { expect, test } from 'vitest';
import { openaiPeer, says } from './openai-peer.ts';

const GOOD = { model: 'gpt-5', input: [{ role: 'system', content: 'Obey.' }] };
const object = (schema: object) => ({
  ...GOOD,
  text: {
    format: { type: 'json_schema', name: 'answer', strict: true, schema: { type: 'object', ...schema } },
  },
});
const A = { a: { type: 'string' } };

test.each([
  [200, GOOD],
  [200, object({ properties: A, required: ['a'], additionalProperties: false })],
  [400, { ...GOOD, temperature: 0.5 }],
  [400, { ...GOOD, max_output_tokens: 100 }],
  [400, { ...GOOD, model: '' }],
  [400, { ...GOOD, input: 'hello' }],
  [400, object({ properties: A, required: [], additionalProperties: false })],
  [400, object({ properties: A, required: ['a'] })],
  [
    400,
    object({
      properties: { a: { type: 'string', maxLength: 5 } },
      required: ['a'],
      additionalProperties: false,
    }),
  ],
])('the peer answers %i to %j', async (status, body) => {
  const peer = await openaiPeer(says('Fine.'));
  const answer = await fetch(`${peer.baseUrl}/responses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer sk-1' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(status);
  expect(peer.refused).toHaveLength(status === 200 ? 0 : 1);
  const { error } = (await answer.json()) as { error: object | null };
  if (status === 400) expect(Object.keys(error ?? {})).toEqual(['message', 'type', 'param', 'code']);
});

test('the peer knows one address, and asks for a bearer', async () => {
  const peer = await openaiPeer(says('Fine.'));
  expect((await fetch(`${peer.baseUrl}/responses`)).status).toBe(404);
  expect((await fetch(`${peer.baseUrl}/models`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${peer.baseUrl}/responses`, { method: 'POST' })).status).toBe(401);
});
