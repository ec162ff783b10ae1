import { expect, test } from 'vitest';
import { draws, openaiImagesPeer } from '../../testing/openai-images-peer.ts';
import { buildTestApp } from '../../testing/test-app.ts';

test('a preview is kept as free; of a picture with a price on the list alone, the list is told as such', async () => {
  const openai = await openaiImagesPeer([draws()]);
  const server = await buildTestApp({
    variables: { OPENAI_API_KEY: 'sk-of-a-test', OPENAI_BASE_URL: openai.baseUrl },
  });
  const { token } = await server.signUp('pro');
  const kept = async (model: string) => {
    const body = { prompt: 'a fox in the snow', model };
    const made = (await server.send('POST', '/api/images/generate', { token, body })).json();
    const { content } = (await server.send('GET', `/api/work/${made.work_id}`, { token })).json();
    return { told: made.cost_usd, cost: content.cost_usd, about: content.about_usd };
  };
  expect(await kept('built-in')).toEqual({ told: 0, cost: 0, about: undefined });
  // 4,200 tokens of the usual picture, at $30 for a million.
  expect(await kept('openai')).toEqual({ told: undefined, cost: null, about: 0.126 });
});
