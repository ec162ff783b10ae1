import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { makeKey } from '../../testing/test-keys.ts';
import { connect, listen } from '../../testing/test-mcp.ts';
import { imagesUsed, PNG, providersWith } from '../../testing/test-pictures.ts';

const PRICE = 0.05;

/** A server whose preview costs money, and a key that may spend it. */
async function setUp() {
  let made = 0;
  const free = providersWith(async () => {
    made += 1;
    return { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'paid', costUsd: PRICE };
  });
  const imageProviders = {
    ...free,
    'built-in': {
      ...free['built-in'],
      capabilities: (at: Date) => ({ ...free['built-in'].capabilities(at), price_usd: PRICE }),
    },
  };
  const server = await buildTestApp({ imageProviders });
  const { token } = await server.signUp();
  const { secret } = await makeKey(server, token, ['read', 'make', 'spend']);
  return { server, token, secret, address: await listen(server.app), made: () => made };
}

const asked = (fields: object = {}) => ({
  name: 'make_picture',
  arguments: { prompt: 'a fox', model: 'built-in', ...fields },
});

test('whoever can be asked is asked with the price, and nothing is made until they agree', async () => {
  const { secret, address, made } = await setUp();
  const questions: string[] = [];
  const client = await connect(address, 'modern', secret, (question) => {
    questions.push(question);
    expect(made()).toBe(questions.length - 1);
    return { action: 'accept', content: { agree: true } };
  });
  const answer = await client.callTool(asked());
  expect(answer).toMatchObject({ structuredContent: { model: 'built-in', cost_usd: PRICE } });
  expect(questions).toEqual(['Make one picture with Built-in preview for about $0.05?']);
  expect(made()).toBe(1);
  await client.callTool(asked({ max_cost_usd: 1 }));
  expect(questions).toHaveLength(2);
});

test.each([
  ['declines', { action: 'decline' }],
  ['accepts the form without a yes', { action: 'accept', content: { agree: false } }],
] as const)('who %s spends nothing', async (_, answer) => {
  const { server, token, secret, address, made } = await setUp();
  const client = await connect(address, 'modern', secret, () => answer);
  const refused = await client.callTool(asked({ max_cost_usd: 1 }));
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/not agreed/) }] });
  expect([made(), await imagesUsed(server, token)]).toEqual([0, 0]);
});

test('what costs more than is stated is refused, and nobody is asked', async () => {
  const { secret, address, made } = await setUp();
  const client = await connect(address, 'modern', secret, () => {
    throw new Error('Nobody is to be asked.');
  });
  const refused = await client.callTool(asked({ max_cost_usd: 0.01 }));
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/0\.05/) }] });
  expect(made()).toBe(0);
});

test.each(['legacy', 'modern'] as const)(
  'a client of the %s age that cannot ask states a maximum',
  async (age) => {
    const { secret, address, made } = await setUp();
    const client = await connect(address, age, secret);
    const refused = await client.callTool(asked());
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/max_cost_usd/) }],
    });
    expect(made()).toBe(0);
    await client.callTool(asked({ max_cost_usd: PRICE }));
    expect(made()).toBe(1);
  },
);
