import { expect, test } from 'vitest';
import { z } from 'zod';
import { draws, openaiImagesPeer } from './openai-images-peer.ts';

const answer = z.object({
  data: z.tuple([z.object({ b64_json: z.string() })]).optional(),
  error: z.object({ param: z.string().nullable(), code: z.string(), type: z.string() }).optional(),
});

const GOOD = { model: 'gpt-image-2.6-flare', prompt: 'a red boat' };

async function generate(body: object, headers: Record<string, string> = { authorization: 'Bearer k' }) {
  const peer = await openaiImagesPeer([draws()]);
  const response = await fetch(`${peer.baseUrl}/images/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: answer.parse(await response.json()), peer };
}

async function edit(fields: readonly (readonly [string, string | File])[]) {
  const peer = await openaiImagesPeer([draws()]);
  const body = new FormData();
  for (const [name, value] of Object.entries(GOOD)) body.append(name, value);
  for (const [name, value] of fields) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value);
  }
  const headers = { authorization: 'Bearer k' };
  const response = await fetch(`${peer.baseUrl}/images/edits`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return { status: response.status, peer };
}

test('the peer answers a good request with a picture of the size', async () => {
  const { status, answer } = await generate({ ...GOOD, size: '1264x1264' });
  expect(status).toBe(200);
  expect(Buffer.from(answer.data?.[0].b64_json ?? '', 'base64').readUInt32BE(16)).toBe(1_264);
});

test.each([
  [{ response_format: 'b64_json' }, 'response_format', 'unknown_parameter'],
  [{ temperature: 1 }, 'temperature', 'unknown_parameter'],
  [{ input_fidelity: 'high' }, 'input_fidelity', 'unknown_parameter'],
  [{ size: '1000x1000' }, 'size', 'invalid_value'],
  [{ size: '3840x1264' }, 'size', 'invalid_value'],
  [{ size: '512x512' }, 'size', 'invalid_value'],
  [{ model: 'gpt-image-1', size: '1264x1264' }, 'size', 'invalid_value'],
  [{ partial_images: 2 }, 'partial_images', 'invalid_value'],
  [{ stream: true, partial_images: 4 }, 'partial_images', 'invalid_value'],
  [{ quality: 'hd' }, 'quality', 'invalid_value'],
  [{ prompt: '' }, 'prompt', 'invalid_value'],
  [{ model: undefined }, 'model', 'invalid_value'],
])('the peer refuses %j', async (wrong, param, code) => {
  const { status, answer, peer } = await generate({ ...GOOD, ...wrong });
  expect(status).toBe(400);
  expect(answer.error).toMatchObject({ param, code, type: 'invalid_request_error' });
  expect(peer.requests).toEqual([]);
  expect(peer.refused).toHaveLength(1);
});

test('the peer refuses who has no key', async () => {
  expect((await generate(GOOD, {})).status).toBe(401);
});

test('the peer reads forms, and refuses those that OpenAI refuses', async () => {
  const png = new File(['x'], '1.png', { type: 'image/png' });
  const { status, peer } = await edit([
    ['image[]', png],
    ['image[]', png],
    ['stream', 'true'],
    ['n', '1'],
  ]);
  expect(status).toBe(200);
  expect(peer.requests[0]?.fields).toMatchObject({ stream: true, n: 1 });
  expect(peer.requests[0]?.pictures).toHaveLength(2);
  expect((await edit([])).status).toBe(400);
  expect((await edit([['image', png]])).status).toBe(400);
  expect((await edit([['image[]', new File(['x'], '1.svg', { type: 'image/svg+xml' })]])).status).toBe(400);
  expect(
    (
      await edit([
        ['image[]', png],
        ['strength', '0.8'],
      ])
    ).status,
  ).toBe(400);
  expect(
    (
      await edit([
        ['image[]', png],
        ['prompt', 'again'],
      ])
    ).status,
  ).toBe(400);
  expect(
    (
      await edit([
        ['image[]', png],
        ['input_fidelity', 'high'],
      ])
    ).status,
  ).toBe(400);
});
