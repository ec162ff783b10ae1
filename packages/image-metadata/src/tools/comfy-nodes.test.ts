import { describe, expect, test } from 'vitest';
import { DRAWN, type Nodes, PLAIN, run, sampler } from './comfy-testing.ts';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

function read(nodes: Nodes) {
  return readGeneration(containerOf({ png: { prompt: run(nodes) } }));
}

describe('nodes with habits of their own', () => {
  test('a guider of two conditionings: the first has the words, the second only repeats them', () => {
    const nodes: Nodes = {
      ...PLAIN,
      3: ['SamplerCustomAdvanced', { noise: ['25', 0], guider: ['22', 0], latent_image: ['5', 0] }],
      10: ['InstructPixToPixConditioning', { positive: ['6', 0], negative: ['7', 0] }],
      22: [
        'DualCFGGuider',
        {
          cfg_conds: 5,
          cfg_cond2_negative: 1.5,
          model: ['4', 0],
          cond1: ['10', 0],
          cond2: ['10', 1],
          negative: ['7', 0],
        },
      ],
      25: ['RandomNoise', { noise_seed: 12 }],
    };
    expect(read(nodes)).toMatchObject({
      prompt: 'a lighthouse in fog',
      negativePrompt: 'blurry',
      guidance: 5,
      model: 'harbour.safetensors',
    });
  });

  test('a pipe of SDXL keeps the words apart from the style', () => {
    const nodes: Nodes = {
      1: [
        '## pipe of SDXL [556f76]',
        {
          ckpt_name: 'harbour.safetensors',
          linguistic_positive: 'a lighthouse in fog',
          supporting_positive: 'oil painting, a calm sea at night with gulls',
          linguistic_negative: 'blurry',
          supporting_negative: 'photograph, a very bright day',
        },
      ],
      3: ['ImpactKSamplerBasicPipe', { seed: 7, sampler_name: 'euler', steps: 24, basic_pipe: ['1', 0] }],
    };
    expect(read(nodes)).toMatchObject({ prompt: 'a lighthouse in fog', negativePrompt: 'blurry', seed: '7' });
  });

  test('the words for a box stand beside the prompt, not in its place', () => {
    const nodes: Nodes = {
      ...PLAIN,
      3: sampler({ positive: ['11', 0] }),
      10: ['GLIGENTextBoxApply', { text: 'gulls', width: 64, height: 64, conditioning_to: ['6', 0] }],
      11: ['GLIGENTextBoxApply', { text: 'a boat', width: 96, height: 64, conditioning_to: ['10', 0] }],
    };
    expect(read(nodes)?.prompt).toBe('a lighthouse in fog');
  });

  test('a latent may have its size in one text', () => {
    const dimensions = '832 x 1216  (portrait)';
    const nodes: Nodes = {
      ...PLAIN,
      5: ['SDXL Empty Latent Image (rgthree)', { dimensions, clip_scale: 1, batch_size: 1 }],
    };
    expect(read(nodes)?.size).toEqual({ width: 832, height: 1216 });
    expect(read(nodes)?.settings).toEqual({ denoise: '1' });
  });

  test.each([
    [0, 'gulls', 'people'],
    [1, 'a lighthouse in fog,\non a cliff', 'blurry, mud'],
    [174, 'a lighthouse in fog,\non a cliff', 'blurry, mud'],
  ])(
    'of a file of prompts the one with the number %i, or else the last',
    (number, prompt, negativePrompt) => {
      const value = [
        'positive: gulls\nnegative: people\n---\n',
        'positive: a lighthouse in fog,\non a cliff\nnegative: blurry, mud\nname: one',
      ].join('');
      const nodes: Nodes = {
        ...PLAIN,
        6: ['CLIPTextEncode', { text: ['20', 0], clip: ['4', 1] }],
        7: ['CLIPTextEncode', { text: ['20', 1], clip: ['4', 1] }],
        20: ['UnzipPrompt //Inspire', { zipped_prompt: ['21', 0] }],
        21: [
          'LoadSinglePromptFromFile //Inspire',
          { prompt_file: 'sea/one.txt', index: ['23', 0], text_data_opt: ['22', 0] },
        ],
        22: ['PrimitiveStringMultiline', { value }],
        23: ['PrimitiveInt', { value: number }],
      };
      expect(read(nodes)).toMatchObject({ prompt, negativePrompt });
    },
  );

  test('a sampler that takes over halfway does not make the picture', () => {
    const nodes: Nodes = {
      2: [
        'KSamplerAdvanced',
        {
          ...sampler({ positive: ['8', 0], latent_image: ['3', 0], start_at_step: 98, steps: 100 })[1],
          add_noise: 'disable',
        },
      ],
      ...PLAIN,
      3: sampler({ latent_image: ['9', 0] }),
      8: ['CLIPTextEncode', { text: 'sharp details', clip: ['4', 1] }],
      9: ['VAEEncode', { pixels: ['10', 0] }],
      10: ['LoadImage', { image: 'sea.png' }],
    };
    expect(read(nodes)).toMatchObject({ prompt: 'a lighthouse in fog', steps: 24 });
  });
});

describe('nodes as they are drawn', () => {
  const drawn = (...changed: { id: number }[]) => {
    const ids = new Set(changed.map(({ id }) => id));
    const nodes = [...DRAWN.nodes.filter(({ id }) => !ids.has(id)), ...changed];
    const workflow = JSON.stringify({ ...DRAWN, nodes });
    return readGeneration(containerOf({ png: { workflow } }));
  };

  test.each([
    'EmptyHunyuanLatentVideo',
    'EmptyLTXVLatentVideo',
    'HunyuanImageToVideo',
    'LTXVImgToVideo',
    'WanImageToVideo',
    'WanFirstLastFrameToVideo',
  ])('%s has the size', (type) => {
    expect(drawn({ id: 5, type, widgets_values: [848, 480, 73, 1] } as { id: number })?.size).toEqual({
      width: 848,
      height: 480,
    });
  });

  test('what is linked counts, not what the node remembers', () => {
    const inputs = [
      { name: 'positive', link: 4 },
      { name: 'latent_image', link: 2 },
      { name: 'steps', link: 8, widget: { name: 'steps' } },
    ];
    const widgets_values = [7, 'fixed', 24, 5.5, 'dpmpp_2m', 'karras', 1];
    const changed = { id: 3, type: 'KSampler', inputs, widgets_values };
    const links = [...DRAWN.links, [8, 30, 0, 3, 4, 'INT']];
    const nodes = [
      ...DRAWN.nodes.filter(({ id }) => id !== 3),
      changed,
      { id: 30, type: 'PrimitiveInt', widgets_values: [31] },
    ];
    const workflow = JSON.stringify({ ...DRAWN, nodes, links });
    expect(readGeneration(containerOf({ png: { workflow } }))).toMatchObject({ steps: 31, guidance: 5.5 });
  });

  const SET = [7, 'fixed', 24, 5.5, 'dpmpp_2m', 'karras', 1];
  const links = [
    { name: 'model', link: 1 },
    { name: 'positive', link: 4 },
    { name: 'negative', link: 6 },
    { name: 'latent_image', link: 2 },
  ];

  test.each([
    ['without names', links, [...SET, 'GPU(=A1111)', 'incremental']],
    ['after others', links, [360, true, 768, ...SET, 5, true]],
    [
      'with names',
      [...links, ...['seed', 'steps', 'cfg'].map((name) => ({ name, widget: { name } }))],
      SET.slice(0, 4),
    ],
    ['with the name of one that was linked once', [...links, { name: 'cfg', widget: { name: 'cfg' } }], SET],
  ])('an unknown sampler has its values %s', (_name, inputs, widgets_values) => {
    expect(
      drawn({ id: 3, type: 'KSampler //Lighthouse', inputs, widgets_values } as { id: number }),
    ).toMatchObject({
      prompt: 'a lighthouse in fog',
      seed: '7',
      steps: 24,
      guidance: 5.5,
    });
  });

  test('a seed may have more digits than a number keeps', () => {
    const widgets_values = [1234567890123456, ...SET.slice(1)];
    const node = { id: 3, type: 'KSampler //Lighthouse', inputs: links, widgets_values };
    const big = JSON.stringify({ ...DRAWN, nodes: [...DRAWN.nodes.slice(1), node] }).replace(
      '1234567890123456',
      '18446744073709551615',
    );
    expect(readGeneration(containerOf({ png: { workflow: big } }))).toMatchObject({
      seed: '18446744073709551615',
      steps: 24,
    });
  });

  test('a detailer takes its texts from a pipe of its own', () => {
    const detailer = {
      id: 3,
      type: 'FaceDetailerPipe',
      inputs: [{ name: 'detailer_pipe', link: 1 }],
      widgets_values: [512, true, ...SET],
    };
    const texts = [
      { name: 'positive', link: 4 },
      { name: 'negative', link: 6 },
    ];
    const nodes = [
      ...DRAWN.nodes.filter(({ id }) => id < 9 && id !== 3),
      detailer,
      { id: 50, type: 'ToPipe', inputs: texts },
    ];
    const wires = [[1, 50, 0, 3, 0, 'PIPE'], ...DRAWN.links.filter(([id]) => id !== 1 && id !== 2)];
    const workflow = JSON.stringify({ nodes, links: wires });
    expect(readGeneration(containerOf({ png: { workflow } }))).toMatchObject({
      prompt: 'a lighthouse in fog',
      negativePrompt: 'blurry',
      seed: '7',
    });
  });

  test('of an unknown node with many values none is taken for what is asked', () => {
    const loader = { id: 4, type: 'CheckpointLoaderSimple', inputs: [{ name: 'ckpt_name', link: 9 }] };
    const batch = { id: 40, type: 'BatchLoader', widgets_values: ['./input/', 1, 1] };
    const nodes = [...DRAWN.nodes.filter(({ id }) => id !== 4), loader, batch];
    const workflow = JSON.stringify({ nodes, links: [...DRAWN.links, [9, 40, 0, 4, 0, 'STRING']] });
    expect(readGeneration(containerOf({ png: { workflow } }))?.model).toBeNull();
  });

  test('a pipe out of a group has both texts', () => {
    const inner = (type: string, ...names: string[]) => ({ type, inputs: names.map((name) => ({ name })) });
    const encode = (text: string) => ({ ...inner('CLIPTextEncode', 'clip'), widgets_values: [text] });
    const group = {
      nodes: [
        { ...inner('CheckpointLoaderSimple'), widgets_values: ['harbour.safetensors'] },
        encode('a lighthouse in fog'),
        encode('blurry'),
        inner('ToBasicPipe', 'model', 'clip', 'vae', 'positive', 'negative'),
      ],
      links: [
        [0, 0, 3, 0, 1, 'MODEL'],
        [0, 1, 1, 0, 1, 'CLIP'],
        [0, 1, 2, 0, 1, 'CLIP'],
        [1, 0, 3, 3, 2, 'CONDITIONING'],
        [2, 0, 3, 4, 3, 'CONDITIONING'],
      ],
    };
    const pipe = {
      id: 1,
      type: 'workflow/PIPE',
      widgets_values: ['harbour.safetensors', 'a lighthouse in fog', 'blurry'],
    };
    const inputs = [{ name: 'basic_pipe', link: 1 }];
    const nodes = [pipe, { id: 2, type: 'ImpactKSamplerBasicPipe', inputs, widgets_values: SET }];
    const workflow = { nodes, links: [[1, 1, 0, 2, 0, 'PIPE']], extra: { groupNodes: { PIPE: group } } };
    expect(readGeneration(containerOf({ png: { workflow: JSON.stringify(workflow) } }))).toMatchObject({
      prompt: 'a lighthouse in fog',
      negativePrompt: 'blurry',
      model: 'harbour.safetensors',
      seed: '7',
    });
  });

  test('each region has its words', () => {
    const region = (id: number, text: string) => ({
      id,
      type: 'RegionalConditioningColorMask //Inspire',
      widgets_values: ['#FF0000', 1, 'default', text],
    });
    const inputs = ['conditioning1', 'conditioning2'].map((name, at) => ({ name, link: 20 + at }));
    const combined = { id: 6, type: 'ImpactCombineConditionings', inputs };
    const nodes = [
      ...DRAWN.nodes.filter(({ id }) => id !== 6),
      combined,
      region(41, 'fire'),
      region(42, 'a starry night'),
    ];
    const links = [...DRAWN.links, [20, 41, 0, 6, 0, 'CONDITIONING'], [21, 42, 0, 6, 1, 'CONDITIONING']];
    const workflow = JSON.stringify({ nodes, links });
    expect(readGeneration(containerOf({ png: { workflow } }))?.prompt).toBe('fire\na starry night');
  });

  test('stands in whatever tag of EXIF is labelled so', () => {
    const exif = { Copyright: `workflow:${JSON.stringify(DRAWN)}` };
    expect(readGeneration(containerOf({ format: 'webp', exif }))?.prompt).toBe('a lighthouse in fog');
  });
});
