import { expect, test } from 'vitest';
import { KNOWN_ENGINES, type KnownEngine } from '../../providers/ai/engines/known-engines.ts';
import { comfyPeer } from '../../testing/comfy-peer.ts';
import { httpPeer, pour } from '../../testing/http-peer.ts';
import { openaiShapePeer } from '../../testing/openai-shape-peer.ts';
import { sdapiPeer } from '../../testing/sdapi-peer.ts';
import { sdcppPeer } from '../../testing/sdcpp-peer.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { textEnginePeer } from '../../testing/text-engine-peers.ts';
import { setOperator } from '../auth/index.ts';

/** The engines that are known, each at the port of a peer; port 9 has nobody. */
function known(ports: Readonly<Record<string, number | string>>): KnownEngine[] {
  return KNOWN_ENGINES.map((engine) => {
    const port = ports[engine.id];
    return { ...engine, port: port === undefined ? 9 : Number(String(port).split(':').at(-1)) };
  });
}

async function scanned(
  knownEngines: readonly KnownEngine[],
  options: Parameters<typeof buildTestApp>[0] = {},
) {
  const lines: string[] = [];
  const variables = { LOG_LEVEL: 'info', ...options.variables };
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await buildTestApp({ ...options, knownEngines, variables, logStream });
  const { token, user } = await server.signUp();
  const answer = await server.send('POST', '/api/engines/scan', { token });
  const log = lines.map((line) => JSON.parse(line).msg).filter((line) => /^Engines:/.test(line));
  return { server, token, user, list: answer.json(), log, lines };
}

type Listed = { id: string; hosted: boolean; state: string; models: { id: string; purposes: string[] }[] };
const statesIn = (list: { engines: Listed[] }) =>
  Object.fromEntries(list.engines.filter(({ hosted }) => !hosted).map(({ id, state }) => [id, state]));
const modelsOf = (list: { engines: Listed[] }, id: string) =>
  Object.fromEntries(
    (list.engines.find((engine) => engine.id === id)?.models ?? []).map((model) => [
      model.id,
      model.purposes,
    ]),
  );

test.each([
  ['AUTOMATIC1111', 'AUTOMATIC1111'],
  ['Forge', 'Forge'],
  ['SD.Next', 'SD.Next'],
  ['Draw Things', 'Forge or AUTOMATIC1111'],
] as const)('%s, which shares its port and protocol, is called %s', async (flavour, name) => {
  const engine = await sdapiPeer({ flavour });
  const { server, token, list, log } = await scanned(known({ sdapi: engine.origin }));
  expect(list.engines.find(({ id }: Listed) => id === 'sdapi')).toMatchObject({ name, state: 'ready' });
  expect(log.at(-1)).toBe(`Engines: ${name} is ready with 2 models.`);
  const { image_models } = (await server.send('GET', '/api/config')).json();
  expect(image_models.find(({ id }: Listed) => id.startsWith('sdapi/'))).toMatchObject({ note: name });
  await engine.close();
  const gone = (await server.send('POST', '/api/engines/scan', { token })).json();
  expect(gone.engines.find(({ id }: Listed) => id === 'sdapi')).toMatchObject({
    ...{ name, state: 'unreachable', message: expect.stringContaining(name) },
  });
});

test('stable-diffusion.cpp and KoboldCpp are found ready at their own ports', async () => {
  const [server, kobold] = await Promise.all([sdcppPeer(), sdapiPeer({ flavour: 'KoboldCpp' })]);
  const { list } = await scanned(known({ 'sd-cpp': server.origin, koboldcpp: kobold.origin }));
  expect(list.engines.filter(({ state }: Listed) => state === 'ready')).toMatchObject([
    { id: 'sd-cpp', name: 'stable-diffusion.cpp' },
    { id: 'koboldcpp', name: 'KoboldCpp' },
  ]);
});

test('an engine that is configured elsewhere is listed once, and is the one that its id means', async () => {
  const [configured, usual] = await Promise.all([comfyPeer(), comfyPeer()]);
  const { list } = await scanned(known({ comfyui: usual.origin }), {
    variables: { COMFYUI_URL: configured.origin },
  });
  const named = list.engines.filter(({ id }: Listed) => id === 'comfyui');
  expect(named).toMatchObject([{ address: configured.origin, state: 'ready' }]);
});

test('several engines are found, each as what it is, with what its models can do', async () => {
  const [comfy, forge, ollama, studio, llama, vllm] = await Promise.all([
    comfyPeer(),
    sdapiPeer(),
    textEnginePeer('ollama'),
    textEnginePeer('lm-studio'),
    textEnginePeer('llama-cpp'),
    textEnginePeer('vllm'),
  ]);
  const { list, log, lines } = await scanned(
    known({
      ...{ comfyui: comfy.origin, sdapi: forge.origin, ollama: ollama.port, 'lm-studio': studio.port },
      ...{ 'llama-cpp': llama.port, vllm: vllm.port },
    }),
  );
  expect(statesIn(list)).toEqual({
    ...{ comfyui: 'ready', sdapi: 'ready', 'sd-cpp': 'not_found', koboldcpp: 'not_found' },
    ...{ localai: 'not_found', 'vllm-omni': 'not_found', 'docker-models': 'not_found' },
    ...{ ollama: 'ready', 'lm-studio': 'ready', 'llama-cpp': 'ready', vllm: 'ready' },
  });
  expect(modelsOf(list, 'ollama')).toEqual({
    'ollama/qwen3:8b': ['texts'],
    'ollama/gemma3:4b': ['texts', 'vision'],
  });
  expect(modelsOf(list, 'lm-studio')).toEqual({
    'lm-studio/qwen/qwen3-8b': ['texts'],
    'lm-studio/google/gemma-3-4b': ['texts', 'vision'],
  });
  expect(modelsOf(list, 'llama-cpp')).toEqual({
    'llama-cpp/gemma-3-4b-it.gguf': ['texts', 'vision'],
  });
  expect(modelsOf(list, 'vllm')).toEqual({ 'vllm/Qwen/Qwen3-14B': ['texts'] });
  expect(list.looked).toMatchObject({ places: 11 });
  expect(list.defaults).toMatchObject({
    pictures: { chosen: false, model: expect.stringMatching(/^comfyui\//) },
    texts: { chosen: false, model: 'ollama/qwen3:8b' },
    vision: { chosen: false, model: 'ollama/gemma3:4b' },
  });
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/^Engines: ComfyUI is ready with \d models?, .*Ollama is ready with 2 models,/);
  // It only asks: nothing is made or started.
  expect([ollama.chats, comfy.runs, forge.requests]).toEqual([[], [], []]);
  expect(`${JSON.stringify(list)}${lines.join()}`).not.toContain('mara/models');
});

test('with none there, each says in two lines how it is started', async () => {
  const { list, log } = await scanned(known({}));
  expect(new Set(Object.values(statesIn(list)))).toEqual(new Set(['not_found']));
  for (const engine of list.engines.filter(({ hosted }: Listed) => !hosted))
    expect(engine.how_to_start).toHaveLength(2);
  expect(list.defaults).toMatchObject({ pictures: { model: 'built-in' }, texts: { model: 'built-in' } });
  expect(log).toEqual(['Engines: none found. /engines says how to start one.']);
});

test('one that lies, one that is slow, one that is locked and one without models are told as that', async () => {
  const liar = await httpPeer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>A router</title>');
  });
  const endless = await httpPeer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    pour(response, 60);
  });
  const elsewhere = await textEnginePeer('vllm');
  const sender = await httpPeer((request, response) => {
    response.writeHead(302, { location: `${elsewhere.origin}${request.url}` });
    response.end();
  });
  const [slow, locked, empty] = await Promise.all([
    textEnginePeer('lm-studio', { late: 1_600 }),
    sdapiPeer({ lockedBy: 'Basic bWFyYTpzZWNyZXQ=' }),
    textEnginePeer('ollama', { empty: true }),
  ]);
  const { server, token, list } = await scanned(
    known({
      ...{ comfyui: liar.origin, sdapi: locked.origin, ollama: empty.port, 'lm-studio': slow.port },
      ...{ 'llama-cpp': endless.origin, vllm: sender.origin },
    }),
  );
  expect(statesIn(list)).toEqual({
    ...{ comfyui: 'misconfigured', sdapi: 'locked', 'sd-cpp': 'not_found', koboldcpp: 'not_found' },
    ...{ localai: 'not_found', 'vllm-omni': 'not_found', 'docker-models': 'not_found' },
    ...{ ollama: 'misconfigured', 'lm-studio': 'unreachable', vllm: 'misconfigured' },
    'llama-cpp': 'misconfigured',
  });
  expect(elsewhere.paths).toEqual([]);
  const sentence = (id: string) => list.engines.find((engine: Listed) => engine.id === id).message;
  expect(sentence('comfyui')).toMatch(/^Another program answers at the address of ComfyUI\./);
  expect(sentence('sdapi')).toMatch(/wants a name and password/);
  expect(sentence('ollama')).toBe('Ollama has no language model yet. Load one there, then look again.');
  expect(sentence('lm-studio')).toBe('LM Studio takes its time to answer. Look again in a moment.');
  expect(list.looked.seconds).toBeLessThan(2.5);
  // What answers late counts from then on, without another look.
  await expect
    .poll(async () => statesIn((await server.send('GET', '/api/engines', { token })).json()), {
      timeout: 5_000,
    })
    .toMatchObject({ 'lm-studio': 'ready' });
  const { engines_not_ready: notReady } = (await server.app.inject('/api/config')).json();
  const purposesOf = notReady.map((engine: { name: string; purposes: string[] }) => [
    engine.name,
    engine.purposes,
  ]);
  expect(Object.fromEntries(purposesOf)).toEqual({
    ...{ ComfyUI: ['pictures'], 'Forge or AUTOMATIC1111': ['pictures'], OpenRouter: ['pictures'] },
    ...{ Ollama: ['texts', 'vision'], 'llama.cpp': ['texts', 'vision'] },
    vLLM: ['pictures', 'texts', 'vision'],
  });
});

test('servers that draw as OpenAI does are found by what only they answer, at their ports and at addresses', async () => {
  const [localai, omni, docker] = await Promise.all([
    openaiShapePeer('LocalAI'),
    openaiShapePeer('vLLM-Omni'),
    openaiShapePeer('Docker Model Runner'),
  ]);
  const found = await scanned(
    known({ localai: localai.origin, 'vllm-omni': omni.origin, 'docker-models': docker.origin }),
  );
  expect(statesIn(found.list)).toMatchObject({
    ...{ localai: 'ready', 'vllm-omni': 'ready', 'docker-models': 'ready' },
  });
  expect(modelsOf(found.list, 'localai')).toEqual({ 'localai/dreamshaper': ['pictures'] });
  expect(localai.requests).toEqual([]);
  const addresses = [localai, omni, docker].map(({ origin }) => origin).join();
  const given = await scanned([], { variables: { OPENAI_COMPATIBLE_URL: addresses } });
  expect(given.log.at(-1)).toMatch(
    /: LocalAI is ready .*, vLLM-Omni 2 is ready .*, Docker Model Runner 3 is/,
  );
  expect(modelsOf(given.list, 'compatible')).toEqual({
    'compatible/dreamshaper': ['pictures'],
    'compatible/qwen3-8b': ['texts', 'vision'],
    'compatible/loose.gguf': ['texts'],
  });
  const { server, token } = given;
  const { text_engines } = (await server.send('GET', '/api/config')).json();
  expect(text_engines).toMatchObject([{ note: 'LocalAI' }, { note: 'LocalAI' }]);
  const made = await server.send('POST', '/api/images/generate', {
    token,
    body: { prompt: 'a boat', model: 'compatible/dreamshaper' },
  });
  expect(made.json()).toMatchObject({ success: true });
});

test('two programs share a port: the one that is there is shown', async () => {
  const studio = await textEnginePeer('older-lm-studio');
  const { list } = await scanned(known({ 'lm-studio': studio.port, 'sd-cpp': studio.port }));
  expect(statesIn(list)).toMatchObject({ 'lm-studio': 'ready', 'sd-cpp': 'not_found' });
  expect(modelsOf(list, 'lm-studio')).toEqual({
    'lm-studio/qwen3-8b': ['texts'],
    'lm-studio/gemma-3-4b': ['texts', 'vision'],
  });
});

test('addresses of the environment are asked, unlocked by their own words, which nobody is shown', async () => {
  const basic = `Basic ${Buffer.from('mara:canary-1').toString('base64')}`;
  const [forge, ollama, second] = await Promise.all([
    sdapiPeer({ lockedBy: basic }),
    textEnginePeer('ollama'),
    textEnginePeer('vllm', { lockedBy: 'Bearer canary/2' }),
  ]);
  const { list, lines } = await scanned([], {
    variables: {
      SDAPI_URL: forge.origin.replace('//', '//mara:canary-1@'),
      OLLAMA_URL: `${ollama.origin}, http://127.0.0.1:9`,
      OPENAI_COMPATIBLE_URL: `${second.origin.replace('//', '//:canary%2F2@')}/v1`,
      LOG_LEVEL: 'trace',
    },
  });
  expect(statesIn(list)).toEqual({
    ...{ sdapi: 'ready', ollama: 'ready', 'ollama-2': 'unreachable', compatible: 'ready' },
  });
  expect(list.engines[0]).toMatchObject({ address: forge.origin, price: 'free, on this machine' });
  expect(list.engines.find(({ id }: Listed) => id === 'compatible')).toMatchObject({
    address: second.origin,
  });
  expect(`${JSON.stringify(list)}${lines.join()}`).not.toMatch(/canary|bWFyY/);
});

test('several of a kind have numbers, files have no folders, and what a compatible server is it tells', async () => {
  const [comfy, other, llama, vllm] = await Promise.all([
    comfyPeer(),
    comfyPeer(),
    textEnginePeer('llama-cpp'),
    textEnginePeer('vllm'),
  ]);
  const { server, token, user } = await scanned([], {
    variables: {
      ...PRODUCTION,
      COMFYUI_URL: `${comfy.origin}, ${other.origin}`,
      OPENAI_COMPATIBLE_URL: `${llama.origin}/v1, ${vllm.origin}/v1`,
    },
  });
  await setOperator(server.db, user.email, true);
  await server.send('POST', '/api/engines/scan', { token });
  await setOperator(server.db, user.email, false);
  const list = (await server.send('GET', '/api/engines', { token })).json();
  expect(
    list.engines.filter(({ hosted }: Listed) => !hosted).map(({ name }: { name: string }) => name),
  ).toEqual(['ComfyUI', 'ComfyUI 2', 'llama.cpp', 'vLLM 2']);
  expect(modelsOf(list, 'compatible')).toEqual({ 'compatible/gemma-3-4b-it.gguf': ['texts', 'vision'] });
  const open = (await server.send('GET', '/api/config')).json();
  expect(JSON.stringify([list, open])).not.toMatch(/mara|127\.0\.0\.1|localhost/);
});

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://framewright.example',
  JWT_SECRET: 'a secret of more than thirty-two characters',
};

test('in production nothing is looked for unless it is configured, and only an operator sees addresses', async () => {
  const ollama = await textEnginePeer('ollama');
  const off = await scanned(known({ ollama: ollama.port }), { variables: PRODUCTION });
  expect(off.list).toMatchObject({ code: 'operator_only' });
  await setOperator(off.server.db, off.user.email, true);
  const scan = await off.server.send('POST', '/api/engines/scan', { token: off.token });
  expect(statesIn(scan.json())).toEqual({});
  expect(ollama.paths).toEqual([]);
  const { server, token } = await scanned([], {
    variables: { ...PRODUCTION, OLLAMA_URL: ollama.origin },
  });
  await server.send('GET', '/api/engines', { token });
  const list = async () => (await server.send('GET', '/api/engines', { token })).json();
  await expect.poll(async () => statesIn(await list()), { timeout: 5_000 }).toEqual({ ollama: 'ready' });
  const shown = await list();
  expect(shown.may_change).toBe(false);
  expect(shown.engines[0]).toMatchObject({ id: 'ollama', address: null, price: 'free' });
  // The server's machine is nobody's own.
  const config = (await server.send('GET', '/api/config')).json();
  expect(config.text_engines[0]).toMatchObject({ on_this_machine: false });
  expect(config.image_models[0]).toMatchObject({ id: 'built-in', on_this_machine: false });
});
