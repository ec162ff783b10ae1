import { expect, test } from 'vitest';
import { comfyPeer, type comfyPeer as Peer } from '../../../../testing/comfy-peer.ts';
import { paintedPicture } from '../../../../testing/json-peer.ts';
import { REQUEST, RESERVATION, waits } from '../../../../testing/openai-images-setup.ts';
import { comfyEngine, type KeptWorkflow } from './engine.ts';
import { inspectWorkflow } from './inspect-workflow.ts';
import type { Workflow } from './workflow.ts';

type Options = Parameters<typeof Peer>[0];

async function setUp(options: Options = {}, workflows: readonly KeptWorkflow[] = []) {
  const peer = await comfyPeer({ round: 2, ...options });
  const address = { id: 'comfy', name: 'ComfyUI', url: new URL(peer.origin), authorization: undefined };
  const engine = comfyEngine(address, {
    now: () => new Date(),
    every: 10,
    silence: 3_000,
    workflows: () => workflows,
  });
  const { models } = await engine.prepare();
  const named = (id: string) => {
    const port = models.find((model) => model.id === id);
    if (!port) throw new Error(`There is no ${id}.`);
    return port;
  };
  return { peer, models, named, port: named('comfy/dreamshaper_8.safetensors') };
}

test.each(['socket-dies', 'no-socket', 'cached', 'loses-answer', 'cut-once'] as const)(
  'the picture comes all the same: %s',
  async (oddity) => {
    const { port, peer } = await setUp({ oddity, loading: 40 });
    const picture = await port.generate(RESERVATION, { ...REQUEST, settings: { seed: 7 } }, waits());
    expect(picture).toMatchObject({ settings: { seed: 7 }, ownMetadata: 'same' });
    expect(peer.runs).toHaveLength(1);
  },
);

test.each([
  ['forgets', 'has lost this picture'],
  ['stopped', 'Somebody stopped this picture'],
  ['fails', 'could not make this picture. Its own window says why.'],
] as const)('%s is one sentence', async (oddity, sentence) => {
  const { port } = await setUp({ oddity });
  const call = port.generate(RESERVATION, REQUEST, waits());
  await expect(call).rejects.toMatchObject({ sentence: expect.stringContaining(sentence) });
});

test('a picture to start from is uploaded and cropped to the shape, and the strength is a number', async () => {
  const { port, peer } = await setUp();
  const bytes = await paintedPicture(60, 40);
  const input = {
    pictures: [{ bytes, contentType: 'image/png', width: 60, height: 40 }],
    strength: 0.4,
  } as const;
  const picture = await port.generate(RESERVATION, { ...REQUEST, input }, waits());
  expect(picture.width / picture.height).toBeCloseTo(1.5, 1);
  const [run] = peer.runs;
  expect(run?.graph['sampler']?.inputs).toMatchObject({ denoise: 0.4 });
  expect(run?.graph['given']?.inputs['image']).toMatch(/^clips\/framewright-[\w-]+$/);
});

test('each family has its graph', async () => {
  const { named, peer } = await setUp();
  await named('comfy/flux1-schnell-fp8.safetensors').generate(RESERVATION, REQUEST, waits());
  await named('comfy/SDXL/sd_xl_base_1.0.safetensors').generate(RESERVATION, REQUEST, waits());
  const kinds = peer.runs.map(({ graph }) => Object.values(graph).map(({ class_type }) => class_type));
  expect(kinds[0]).toEqual(expect.arrayContaining(['FluxGuidance', 'EmptySD3LatentImage']));
  expect(kinds[1]).toContain('EmptyLatentImage');
  expect(peer.runs[0]?.graph['sampler']?.inputs).toMatchObject({ steps: 4, cfg: 1 });
});

/** A workflow as people export it, with names of their own. */
const BROUGHT: Workflow = {
  '3': {
    class_type: 'KSampler',
    inputs: {
      ...{ seed: 5, steps: 9, cfg: 6, sampler_name: 'dpmpp_2m', scheduler: 'karras', denoise: 1 },
      ...{ model: ['4', 0], positive: ['6', 0], negative: ['7', 0], latent_image: ['5', 0] },
    },
  },
  '4': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'dreamshaper_8.safetensors' } },
  '5': { class_type: 'EmptyLatentImage', inputs: { width: 768, height: 512, batch_size: 1 } },
  '6': {
    class_type: 'CLIPTextEncode',
    inputs: { text: 'old words', clip: ['4', 1] },
    _meta: { title: 'What I want' },
  },
  '7': { class_type: 'CLIPTextEncode', inputs: { text: 'blurry', clip: ['4', 1] } },
  '8': { class_type: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['4', 2] } },
  '9': { class_type: 'SaveImage', inputs: { images: ['8', 0], filename_prefix: 'mine' } },
};

function kept(value: unknown): KeptWorkflow {
  const { inspected } = inspectWorkflow(value);
  if (!inspected) throw new Error('It is a workflow.');
  return { id: 'portraits', name: 'Portraits', workflow: inspected.workflow, places: inspected.places };
}

test('a workflow that somebody brought is a model, with what it has places for', async () => {
  const { named, peer } = await setUp({}, [kept(BROUGHT)]);
  const port = named('comfy/workflow-portraits');
  expect(port.capabilities(new Date())).toMatchObject({
    modes: ['text-to-image'],
    controls: { steps: { default: 9 }, guidance: { default: 6 }, negative_prompt: true },
  });
  const picture = await port.generate(
    RESERVATION,
    { ...REQUEST, aspectRatio: '9:16', settings: { steps: 4 } },
    waits(),
  );
  expect(picture).toMatchObject({
    settings: { steps: 4, guidance: 6, sampler: 'dpmpp_2m' },
    ownMetadata: 'same',
  });
  expect(picture.height).toBeGreaterThan(picture.width);
  const graph = peer.runs[0]?.graph;
  expect(graph?.['6']?.inputs['text']).toBe(REQUEST.prompt);
  expect(graph?.['7']?.inputs['text']).toBe('blurry');
  // What is kept is as it was brought.
  expect(BROUGHT['6']?.inputs['text']).toBe('old words');
});

test.each([
  [
    'a node that is not installed',
    { class_type: 'FancyDecode', inputs: { samples: ['3', 0] } },
    'does not know “FancyDecode”',
  ],
  [
    'a model that is not there',
    { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'gone.safetensors' } },
    'does not find “gone.safetensors”',
  ],
] as const)('a workflow with %s is refused in one sentence', async (_, node, sentence) => {
  const { named } = await setUp({}, [kept({ ...BROUGHT, '10': node })]);
  const call = named('comfy/workflow-portraits').generate(RESERVATION, REQUEST, waits());
  await expect(call).rejects.toMatchObject({ sentence: expect.stringContaining(sentence) });
});

test.each([
  ['no JSON object', [1, 2], 'not-a-workflow'],
  ['the editor’s own format', { nodes: [], links: [] }, 'editor-format'],
  ['something else', { a: { b: 1 } }, 'not-a-workflow'],
  ['nothing', {}, 'not-a-workflow'],
  ['a loop', { ...BROUGHT, '8': { class_type: 'VAEDecode', inputs: { samples: ['9', 0] } } }, 'loop'],
  [
    'a node that links to itself',
    { ...BROUGHT, '10': { class_type: 'Reroute', inputs: { any: ['10', 0] } } },
    'loop',
  ],
  [
    'a link to nowhere',
    { ...BROUGHT, '8': { class_type: 'VAEDecode', inputs: { samples: ['99', 0] } } },
    'broken-link',
  ],
  ['no picture', { '4': BROUGHT['4'] }, 'no-output'],
  ['no place', { '4': BROUGHT['4'], '9': BROUGHT['9'], '8': { class_type: 'X', inputs: {} } }, 'no-places'],
  [
    'too many nodes',
    Object.fromEntries(Array.from({ length: 501 }, (_, id) => [id, BROUGHT['4']])),
    'too-large',
  ],
])('what is no workflow is told: %s', (_, value, problem) => {
  expect(inspectWorkflow(value)).toEqual({ problem, sentence: expect.stringMatching(/\.$/) });
});
