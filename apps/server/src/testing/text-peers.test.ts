import { expect, test } from 'vitest';
import { chatPeer, chats } from './chat-peer.ts';
import { candidate, geminiTextPeer } from './gemini-text-peer.ts';
import { sendJson } from './json-peer.ts';

const CHAT = {
  model: 'gpt-5',
  messages: [
    { role: 'system', content: 'Obey.' },
    { role: 'user', content: [{ type: 'text', text: '{}' }] },
  ],
};
const GEMINI = {
  systemInstruction: { parts: [{ text: 'Obey.' }] },
  contents: [{ role: 'user', parts: [{ text: '{}' }] }],
};
const SCHEMA = {
  type: 'object',
  properties: { a: { type: 'string' } },
  required: ['a'],
  additionalProperties: false,
};
const shaped = (schema: object) => ({
  type: 'json_schema',
  json_schema: { name: 'answer', strict: true, schema },
});

test.each([
  [200, CHAT],
  [200, { ...CHAT, response_format: shaped(SCHEMA) }],
  [200, { ...CHAT, model: 'gpt-4o', temperature: 0.8 }],
  [400, { ...CHAT, temperature: 0.8 }],
  [400, { ...CHAT, max_tokens: 100 }],
  [400, { ...CHAT, messages: [] }],
  [400, { ...CHAT, response_format: { type: 'json_object' } }],
  [400, { ...CHAT, response_format: shaped({ ...SCHEMA, required: [] }) }],
])('a compatible server answers %i to %j', async (status, body) => {
  const peer = await chatPeer(chats('Fine.'));
  const answer = await post(`${peer.baseUrl}/chat/completions`, { authorization: 'Bearer sk-1' }, body);
  expect(answer.status).toBe(status);
  expect(peer.refused).toHaveLength(status === 200 ? 0 : 1);
});

test.each([
  [200, GEMINI],
  [
    200,
    { ...GEMINI, generationConfig: { responseMimeType: 'application/json', responseJsonSchema: SCHEMA } },
  ],
  [400, { ...GEMINI, generationConfig: { temperature: 0.5 } }],
  [400, { ...GEMINI, tools: [] }],
  [400, { contents: GEMINI.contents }],
  [400, { ...GEMINI, contents: [{ role: 'assistant', parts: [{ text: 'a' }] }] }],
])('Google answers %i to %j', async (status, body) => {
  const peer = await geminiTextPeer((response) => sendJson(response, 200, candidate('Fine.')));
  const url = `${peer.baseUrl}/models/gemini-3.8-flash:generateContent`;
  expect((await post(url, { 'x-goog-api-key': 'AIza' }, body)).status).toBe(status);
  expect(peer.refused).toHaveLength(status === 200 ? 0 : 1);
});

function post(url: string, headers: Record<string, string>, body: object) {
  const type = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) });
}
