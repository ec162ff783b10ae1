import { describe, expect, test } from 'vitest';
import { DRAWN, FULL, type Nodes, PLAIN, run } from './comfy-testing.ts';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

describe('a graph that is drawn', () => {
  test('is read where no other is', () => {
    expect(readGeneration(containerOf({ png: { workflow: JSON.stringify(DRAWN) } }))).toMatchObject(FULL);
  });

  test('a group of the old kind is taken apart', () => {
    const inner = (type: string, ...widgets_values: unknown[]) => ({ type, widgets_values });
    const group = {
      nodes: [
        {
          ...inner('KSampler', 1, 'fixed', 2, 5.5, 'dpmpp_2m', 'karras', 1),
          inputs: ['model', 'positive', 'negative', 'latent_image'].map((name) => ({ name })),
        },
        { ...inner('CLIPTextEncode', 'old'), inputs: [{ name: 'clip' }] },
        { ...inner('CLIPTextEncode', 'blurry'), inputs: [{ name: 'clip' }] },
        inner('EmptyLatentImage', 832, 1216, 1),
      ],
      links: [
        [1, 0, 0, 1, 12, 'CONDITIONING'],
        [2, 0, 0, 2, 13, 'CONDITIONING'],
        [3, 0, 0, 3, 14, 'LATENT'],
      ],
    };
    // What is set now stands in the node of the group; its nodes remember what was set when they were grouped.
    const widgets_values = [
      7,
      'fixed',
      24,
      5.5,
      'dpmpp_2m',
      'karras',
      1,
      'a lighthouse in fog',
      'blurry',
      832,
      1216,
      1,
    ];
    const workflow = {
      nodes: [
        { id: 1, type: 'workflow>mine', inputs: [{ name: 'model', link: 1 }], widgets_values },
        { id: 4, type: 'CheckpointLoaderSimple', widgets_values: ['harbour.safetensors'] },
      ],
      links: [[1, 4, 0, 1, 0, 'MODEL']],
      extra: { groupNodes: { mine: group } },
    };
    expect(readGeneration(containerOf({ png: { workflow: JSON.stringify(workflow) } }))).toMatchObject(FULL);
  });

  test('a subgraph is entered by its inputs and left by its outputs', () => {
    const subgraph = {
      id: '0b6f1f3c-1111-4222-8333-444455556666',
      nodes: [
        {
          id: 6,
          type: 'CLIPTextEncode',
          inputs: [{ name: 'text', link: 1, widget: { name: 'text' } }],
          widgets_values: [''],
        },
        { id: 7, type: 'CLIPTextEncode', inputs: [], widgets_values: ['blurry'] },
      ],
      links: [
        { id: 1, origin_id: -10, origin_slot: 0, target_id: 6, target_slot: 0 },
        { id: 2, origin_id: 6, origin_slot: 0, target_id: -20, target_slot: 0 },
        { id: 3, origin_id: 7, origin_slot: 0, target_id: -20, target_slot: 1 },
      ],
    };
    const nodes = DRAWN.nodes.filter(({ id }) => id !== 6 && id !== 7);
    const group = { id: 30, type: subgraph.id, inputs: [{ name: 'text', link: 7 }] };
    const links = [
      ...DRAWN.links.slice(0, 2),
      [4, 30, 0, 3, 1, 'CONDITIONING'],
      [6, 30, 1, 3, 2, 'CONDITIONING'],
      [7, 8, 0, 30, 0, 'STRING'],
    ];
    const workflow = JSON.stringify({
      nodes: [...nodes, group],
      links,
      definitions: { subgraphs: [subgraph] },
    });
    expect(readGeneration(containerOf({ png: { workflow } }))).toMatchObject(FULL);
  });
});

describe('other places', () => {
  test.each([
    [
      'Make and Model of animated WebP',
      { Make: `workflow:${JSON.stringify(DRAWN)}`, Model: `prompt:${run(PLAIN)}` },
    ],
    [
      'ImageDescription and Make',
      { ImageDescription: `Workflow: ${JSON.stringify(DRAWN)}`, Make: `Prompt: ${run(PLAIN)}` },
    ],
    [
      'an object in UserComment',
      { UserComment: `{"workflow": ${JSON.stringify(DRAWN)}, "prompt": ${run(PLAIN)}}` },
    ],
    ['the drawn graph alone', { UserComment: JSON.stringify({ workflow: JSON.stringify(DRAWN) }) }],
  ])('%s', (_name, exif) => {
    expect(readGeneration(containerOf({ format: 'webp', exif }))).toMatchObject({ tool: 'ComfyUI', ...FULL });
  });

  test('a text beside the graph helps where the graph is silent', () => {
    const silent: Nodes = {
      ...PLAIN,
      6: ['CLIPTextEncode', { text: ['8', 0] }],
      8: ['SomeModel', { image: ['4', 0] }],
    };
    const parameters = 'a pier\nNegative prompt: mud\nSteps: 20, Sampler: euler, Seed: 5, Version: ComfyUI';
    expect(readGeneration(containerOf({ png: { prompt: run(silent), parameters } }))).toMatchObject({
      tool: 'ComfyUI',
      prompt: 'a pier',
    });
    const bare = containerOf({ png: { prompt: run(silent), parameters: 'a pier' } });
    expect(readGeneration(bare)).toMatchObject({ tool: 'ComfyUI', prompt: 'a pier' });
  });
});
