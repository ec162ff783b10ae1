import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { modelNotices, modelsInUse, watchModels } from './model-watch.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

/** Lists of models over HTTP: by path and query, with the header that must come along. */
async function lists(answers: Record<string, object>, header: string) {
  const asked: string[] = [];
  const server = createServer((request, response: ServerResponse) => {
    asked.push(request.url ?? '');
    const found = answers[request.url ?? ''];
    const right = Boolean(request.headers[header]) && request.method === 'GET' && found;
    response.writeHead(right ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(right ? found : { error: {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `http://127.0.0.1:${port}/v1`, asked };
}

const MODELS = ['gpt-5', 'gpt-5-mini', 'gpt-4.1', 'gpt-4o', 'gpt-6-luna', 'gpt-image-2.6-flare'];

test('models that end soon are told by the table, those that have ended are answered by others', () => {
  const told = modelNotices(modelsInUse(readConfig({}).ai, at('2026-11-20')), {}, at('2026-11-20'));
  expect(told).toEqual([
    'gpt-5 is answered by gpt-5, which ends on 2026-12-11. gpt-5.6-terra answers from then on.',
    'gpt-5-mini is answered by gpt-5-mini, which ends on 2026-12-11. gpt-5.6-luna answers from then on.',
  ]);
  const later = at('2026-12-11');
  const after = modelNotices(modelsInUse(readConfig({}).ai, later), {}, later);
  expect(after.join()).not.toContain('gpt-5 is');
  expect(after).toContain(
    'gpt-4o is answered by gpt-4o, which ends on 2027-01-14. gpt-6-luna answers from then on.',
  );
});

test('a model that its provider does not list, or is about to switch off, is told by its list', async () => {
  const peer = await lists(
    {
      '/v1/models': {
        object: 'list',
        data: MODELS.filter((id) => id !== 'gpt-4.1').map((id) => ({
          id,
          ...(id === 'gpt-6-luna' && { shutdown_date: '2026-12-24T00:00:00Z' }),
        })),
      },
    },
    'authorization',
  );
  const { ai } = readConfig({ OPENAI_API_KEY: 'sk-canary' });
  const watch = watchModels(ai, () => at('2026-11-20'), peer.url);
  const told = await watch.check();
  expect(peer.asked).toEqual(['/v1/models']);
  expect(watch.notices()).toEqual(told);
  expect(told).toContain(
    'gpt-4.1 is answered by gpt-4.1, which the provider does not list: name another with MODEL_OVERRIDES.',
  );
  expect(told).toContain(
    'o3-mini is answered by gpt-6-luna, which ends on 2026-12-24. Nothing is known to answer after that: name another with MODEL_OVERRIDES.',
  );
  expect(told.join()).not.toContain('gemini');
});

test("Gemini's list is read to its last page", async () => {
  const peer = await lists(
    {
      '/v1/models?pageSize=1000': { models: [{ name: 'models/gemini-3-pro-image' }], nextPageToken: 'two' },
      '/v1/models?pageSize=1000&pageToken=two': {
        models: [{ name: 'models/gemini-nano-banana-2.1' }, { name: 'models/gemini-3.8-flash' }],
      },
    },
    'x-goog-api-key',
  );
  const { ai } = readConfig({ GEMINI_API_KEY: 'gm-canary', GEMINI_BASE_URL: peer.url });
  expect(await watchModels(ai, () => at('2026-11-20')).check()).toEqual([]);
  expect(peer.asked).toHaveLength(2);
});

test("a compatible server's own models are compared with its own list", async () => {
  const data = ['gpt-5', 'gpt-5-mini', 'gpt-4.1', 'gpt-4o', 'llama3.3', 'flux'].map((id) => ({ id }));
  const peer = await lists({ '/v1/models': { data } }, 'host');
  const { ai } = readConfig({
    OPENAI_BASE_URL: peer.url,
    MODEL_OVERRIDES: 'o3-mini=llama3.3,o1-mini=mistral,openai=flux',
  });
  expect(await watchModels(ai, () => at('2026-12-20')).check()).toEqual([
    'o1-mini is answered by mistral, which the provider does not list: name another with MODEL_OVERRIDES.',
  ]);
});

test('a provider that does not answer is left for the next time', async () => {
  const peer = await lists({}, 'authorization');
  const { ai } = readConfig({ OPENAI_API_KEY: 'sk-canary' });
  const watch = watchModels(ai, () => at('2026-11-20'), peer.url);
  expect(await watch.check()).toEqual(watch.notices());
  expect(watch.notices()).toHaveLength(2);
});

test('without a key of its own, a server has nothing to watch', async () => {
  expect(await watchModels(readConfig({}).ai, () => at('2026-12-20')).check()).toEqual([]);
});
