import { BODY_LIMIT, WORKFLOW, WORKFLOW_BODY_LIMIT } from '@framewright/contract';
import { expect, test } from 'vitest';
import { comfyPeer } from '../../testing/comfy-peer.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { textEnginePeer } from '../../testing/text-engine-peers.ts';
import { setOperator } from '../auth/index.ts';

const node = (class_type: string, inputs: object, title = class_type) => ({
  class_type,
  inputs,
  _meta: { title },
});

const SAMPLER = {
  ...{ seed: 1, steps: 9, cfg: 6, sampler_name: 'euler', scheduler: 'karras', denoise: 1 },
  ...{ model: ['4', 0], positive: ['6', 0], negative: ['7', 0], latent_image: ['5', 0] },
};
const PORTRAIT = {
  '3': node('KSampler', SAMPLER),
  '4': node('CheckpointLoaderSimple', { ckpt_name: 'dreamshaper_8.safetensors' }),
  '5': node('EmptyLatentImage', { width: 512, height: 512, batch_size: 1 }),
  '6': node('CLIPTextEncode', { text: 'old words', clip: ['4', 1] }, 'What I want'),
  '7': node('CLIPTextEncode', { text: 'blurry', clip: ['4', 1] }),
  '8': node('VAEDecode', { samples: ['3', 0], vae: ['4', 2] }),
  '9': node('SaveImage', { images: ['8', 0], filename_prefix: 'mine' }),
};
/** Two passes, of which each has steps of its own. */
const TWICE = {
  ...PORTRAIT,
  '8': node('VAEDecode', { samples: ['10', 0], vae: ['4', 2] }),
  '10': node('KSampler', { ...SAMPLER, steps: 4, latent_image: ['3', 0] }, 'Second pass'),
};

async function setUp(
  variables: Record<string, string> = {},
  peerOptions: Parameters<typeof comfyPeer>[0] = {},
) {
  const comfy = await comfyPeer({ round: 1, ...peerOptions });
  const server = await buildTestApp({ variables: { COMFYUI_URL: comfy.origin, ...variables } });
  const { token, user } = await server.signUp('pro');
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await server.send(method, `/api/engines${path}`, { token, ...(body && { body }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const generate = async (model: string, rest: object = {}) => {
    const body = { prompt: 'a red fox on a frozen lake', model, ...rest };
    return (await server.send('POST', '/api/images/generate', { token, body })).json();
  };
  return { comfy, server, token, user, call, generate };
}

test('a workflow is looked through, kept as a model, used, replaced and taken away', async () => {
  const { comfy, server, call, generate } = await setUp();
  await call('POST', '/scan');
  const { status, body } = await call('POST', '/comfyui/workflows/inspect', { workflow: TWICE });
  expect(status).toBe(200);
  expect(body.places.map(({ place }: { place: string }) => place)).toEqual([
    ...['prompt', 'negative', 'seed', 'width', 'height', 'steps', 'guidance', 'sampler', 'strength'],
  ]);
  expect(body.places[0]).toEqual({
    ...{ place: 'prompt', certain: true },
    candidates: [{ at: '6.text', title: 'What I want', value: 'old words' }],
  });
  expect(body.places[5]).toMatchObject({
    place: 'steps',
    certain: false,
    candidates: [{}, { at: '10.steps' }],
  });

  const places = { steps: '10.steps', negative: null };
  const kept = await call('POST', '/comfyui/workflows', { name: 'Portraits', workflow: TWICE, places });
  expect(kept.status).toBe(200);
  const [{ id, name }] = kept.body.engines[0].workflows;
  expect(name).toBe('Portraits');
  const model = `comfyui/workflow-${id}`;
  const offered = async () =>
    (await server.app.inject('/api/config'))
      .json()
      .image_models.find((choice: { id: string }) => choice.id === model);
  expect(await offered()).toMatchObject({
    ...{ label: 'Portraits', ready: true },
    capabilities: { modes: ['text-to-image'], controls: { steps: { default: 4 } } },
  });
  expect((await offered()).capabilities.controls).not.toHaveProperty('negative_prompt');

  const made = await generate(model, { steps: 2, seed: 5, aspect_ratio: '9:16' });
  expect(made).toMatchObject({ success: true });
  const graph = comfy.runs.at(-1)?.graph ?? {};
  expect(graph['6']?.inputs['text']).toBe('a red fox on a frozen lake');
  expect([graph['3']?.inputs['steps'], graph['10']?.inputs['steps']]).toEqual([9, 2]);
  expect([graph['3']?.inputs['seed'], graph['10']?.inputs['seed']]).toEqual([5, 5]);
  expect(await generate(model, { negative_prompt: 'fog' })).toMatchObject({ code: 'invalid_request' });

  // The same name is the same model, so that what was chosen stays chosen.
  const again = await call('POST', '/comfyui/workflows', { name: 'Portraits', workflow: PORTRAIT });
  expect(again.body.engines[0].workflows).toEqual([{ id, name: 'Portraits' }]);
  expect((await offered()).capabilities.controls).toMatchObject({ negative_prompt: true });

  const gone = await call('DELETE', `/comfyui/workflows/${id}`);
  expect(gone.body.engines[0].workflows).toEqual([]);
  expect(await offered()).toBeUndefined();
  expect((await call('DELETE', `/comfyui/workflows/${id}`)).status).toBe(404);
});

test('an engine without a checkpoint of its own is ready once it has a workflow', async () => {
  const { call } = await setUp({}, { checkpoints: [] });
  expect((await call('POST', '/scan')).body.engines[0]).toMatchObject({ state: 'misconfigured' });
  const { body } = await call('POST', '/comfyui/workflows', { name: '人物', workflow: PORTRAIT });
  expect(body.engines[0]).toMatchObject({ state: 'ready', models: [{ label: '人物' }] });
});

const LOOP = { ...PORTRAIT, '8': node('VAEDecode', { samples: ['9', 0] }) };
const FANCY = { ...PORTRAIT, '8': node('FancyDecode', { samples: ['3', 0] }) };
const UPWARDS = { ...PORTRAIT, '8': node('..', { samples: ['3', 0] }) };
const PLACELESS = { '4': PORTRAIT['4'], '8': PORTRAIT['8'], '9': PORTRAIT['9'], '3': node('Noise', {}) };

test.each([
  ['an editor’s file', { nodes: [], links: [] }, /^This is the editor's own format/],
  ['no workflow', { a: { b: 1 } }, /^This is no ComfyUI workflow\./],
  ['no object', 'hello', /^This is no ComfyUI workflow\./],
  ['a loop', LOOP, /^The links of this workflow run in a circle\./],
  [
    'a missing node',
    FANCY,
    /^ComfyUI does not know “FancyDecode” of this workflow\. Install its custom node/,
  ],
  ['a name that is a path', UPWARDS, /^ComfyUI does not know “\.\.” of this workflow/],
  ['no places', PLACELESS, /^This workflow has no place for a prompt or a picture\./],
])('%s is refused in one sentence, at the look and at keeping', async (_, workflow, sentence) => {
  const { call } = await setUp();
  await call('POST', '/scan');
  for (const [path, name] of [['/inspect'], ['', 'Mine']]) {
    const { status, body } = await call('POST', `/comfyui/workflows${path}`, { workflow, name });
    expect([status, body.detail]).toEqual([400, expect.stringMatching(sentence)]);
  }
  expect((await call('GET', '')).body.engines[0].workflows).toEqual([]);
});

test('5 MB of JSON are refused before they are read', async () => {
  const { server, token, call } = await setUp();
  await call('POST', '/scan');
  const workflow = { ...PORTRAIT, note: 'x'.repeat(5 * 1_048_576) };
  const { status, body } = await call('POST', '/comfyui/workflows/inspect', { workflow });
  expect(status).toBe(413);
  expect(body).toMatchObject({
    code: 'workflow_too_large',
    detail: 'A workflow may have 512 KB at most. Take pictures and notes out of it, and export it anew.',
  });
  expect(WORKFLOW_BODY_LIMIT).toBeGreaterThan(BODY_LIMIT);
  expect((await server.send('GET', '/api/engines', { token })).statusCode).toBe(200);
});

test.each([
  [{ name: ' ' }, 'Please enter a name for this workflow.'],
  [{ places: { prompt: '7.text' } }, 'Please choose one of the places that were found.'],
  [{ places: { prompt: null } }, 'Please choose where the prompt goes.'],
])('%j is refused', async (change, detail) => {
  const { call } = await setUp();
  await call('POST', '/scan');
  const body = { name: 'Mine', workflow: PORTRAIT, ...change };
  expect(await call('POST', '/comfyui/workflows', body)).toMatchObject({ status: 400, body: { detail } });
});

test('an engine keeps twenty, and one that runs none keeps none', async () => {
  const ollama = await textEnginePeer('ollama');
  const { call, server } = await setUp({ OLLAMA_URL: ollama.origin });
  await call('POST', '/scan');
  const keep = (id: string, name: string) => call('POST', `/${id}/workflows`, { name, workflow: PORTRAIT });
  expect((await keep('ollama', 'Mine')).body.detail).toMatch(/^Only ComfyUI runs workflows\./);
  expect((await keep('nobody', 'Mine')).status).toBe(404);
  const row = { engine_id: 'comfyui', workflow: JSON.stringify(PORTRAIT), places: '{}', updated_at: '' };
  const rows = Array.from({ length: WORKFLOW.most }, (_, n) => ({
    ...row,
    id: `n${n}`,
    name: `Number ${n}`,
  }));
  await server.db.insertInto('workflows').values(rows).execute();
  expect((await keep('comfyui', 'One more')).body.detail).toBe(
    'An engine keeps 20 workflows. Remove one first.',
  );
  expect((await keep('comfyui', 'Number 3')).status).toBe(200);
});

test('in production an operator brings workflows, and nobody else', async () => {
  const { call, comfy, server, user } = await setUp({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://framewright.example',
    JWT_SECRET: 'a secret of more than thirty-two characters',
  });
  const tries = () =>
    Promise.all([
      call('POST', '/comfyui/workflows/inspect', { workflow: PORTRAIT }),
      call('POST', '/comfyui/workflows', { name: 'Mine', workflow: PORTRAIT }),
      call('DELETE', '/comfyui/workflows/abc'),
    ]);
  for (const { status, body } of await tries()) expect([status, body.code]).toEqual([403, 'operator_only']);
  await setOperator(server.db, user.email, true);
  await call('POST', '/scan');
  expect((await tries()).map(({ status }) => status)).toEqual([200, 200, 404]);
  expect((await server.send('POST', '/api/engines/comfyui/workflows', { body: {} })).statusCode).toBe(401);
  expect(comfy.runs).toEqual([]);
});
