import { describe, expect, test } from 'vitest';
import { type Nodes, PLAIN, run, sampler } from './comfy-testing.ts';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

function read(nodes: Nodes) {
  return readGeneration(containerOf({ png: { prompt: run(nodes) } }));
}

describe('a graph that was run', () => {
  test('is walked back from the sampler', () => {
    const big = run(PLAIN).replace('"seed":7', '"seed":18446744073709551615');
    expect(readGeneration(containerOf({ png: { prompt: big } }))).toEqual({
      tool: 'ComfyUI',
      prompt: 'a lighthouse in fog',
      negativePrompt: 'blurry',
      seed: '18446744073709551615',
      model: 'harbour.safetensors',
      steps: 24,
      sampler: 'dpmpp_2m karras',
      guidance: 5.5,
      size: { width: 832, height: 1216 },
      settings: { denoise: '1' },
    });
  });

  test.each<[string, Nodes]>([
    ['a primitive', { 20: ['PrimitiveStringMultiline', { value: 'a lighthouse in fog' }] }],
    ['a literal', { 20: ['String Literal', { string: 'a lighthouse in fog' }] }],
    [
      'a reroute',
      { 20: ['Reroute', { '': ['21', 0] }], 21: ['Text Multiline', { text: 'a lighthouse in fog' }] },
    ],
    [
      'a concatenation',
      {
        20: ['StringConcatenate', { string_a: ['21', 0], string_b: 'in fog', delimiter: ' ' }],
        21: ['PrimitiveString', { value: 'a lighthouse' }],
      },
    ],
    [
      'a function',
      {
        20: [
          'StringFunction|pysssss',
          { action: 'append', tidy_tags: 'no', text_a: 'a lighthouse', text_b: 'in fog' },
        ],
      },
    ],
    [
      'a wildcard',
      { 20: ['ImpactWildcardProcessor', { wildcard_text: '__x__', populated_text: 'a lighthouse in fog' }] },
    ],
    [
      'a switch by number',
      {
        20: ['CR Text Input Switch', { Input: 2, text1: 'no', text2: ['21', 0] }],
        21: ['Text Multiline', { text: 'a lighthouse in fog' }],
      },
    ],
    [
      'a switch by yes and no',
      { 20: ['ComfySwitchNode', { switch: false, on_true: 'no', on_false: 'a lighthouse in fog' }] },
    ],
    [
      'a text that is shown',
      {
        20: ['ShowText|pysssss', { text: ['21', 0], text_0: 'of the last run' }],
        21: ['String', { String: 'a lighthouse in fog' }],
      },
    ],
    [
      'a styler of both texts',
      {
        20: [
          'SDXLPromptStyler',
          { text_positive: 'a lighthouse in fog', text_negative: 'no', style: 'base' },
        ],
      },
    ],
  ])('the text may come from %s', (_name, nodes) => {
    const linked: Nodes = { ...PLAIN, ...nodes, 6: ['CLIPTextEncode', { text: ['20', 0], clip: ['4', 1] }] };
    expect(read(linked)).toMatchObject({ prompt: 'a lighthouse in fog', negativePrompt: 'blurry' });
  });

  test('goes through ControlNet and joined conditionings, each on its own side', () => {
    const nodes: Nodes = {
      ...PLAIN,
      3: sampler({ positive: ['10', 0], negative: ['10', 1] }),
      10: [
        'ControlNetApplyAdvanced',
        { positive: ['11', 0], negative: ['7', 0], control_net: ['12', 0], strength: 0.5 },
      ],
      11: ['ConditioningCombine', { conditioning_1: ['6', 0], conditioning_2: ['13', 0] }],
      12: ['ControlNetLoader', { control_net_name: 'depth' }],
      13: ['CLIPTextEncode', { text: 'gulls', clip: ['4', 1] }],
    };
    expect(read(nodes)).toMatchObject({ prompt: 'a lighthouse in fog\ngulls', negativePrompt: 'blurry' });
  });

  test('of several samplers the one counts that starts from nothing', () => {
    const nodes: Nodes = {
      1: sampler({ positive: ['8', 0], latent_image: ['9', 0], seed: 99, denoise: 0.4 }),
      ...PLAIN,
      8: ['CLIPTextEncode', { text: 'sharp details', clip: ['4', 1] }],
      9: ['LatentUpscale', { samples: ['3', 0], width: 1664, height: 2432 }],
    };
    expect(read(nodes)).toMatchObject({
      prompt: 'a lighthouse in fog',
      seed: '7',
      size: { width: 832, height: 1216 },
    });
  });

  test('Flux: a guider, noise and sigmas of their own, guidance beside the text, nothing unwanted', () => {
    const nodes: Nodes = {
      13: [
        'SamplerCustomAdvanced',
        {
          noise: ['25', 0],
          guider: ['22', 0],
          sampler: ['16', 0],
          sigmas: ['17', 0],
          latent_image: ['27', 0],
        },
      ],
      16: ['KSamplerSelect', { sampler_name: 'euler' }],
      17: ['BasicScheduler', { scheduler: 'simple', steps: 20, denoise: 1, model: ['30', 0] }],
      22: ['BasicGuider', { model: ['31', 0], conditioning: ['26', 0] }],
      25: ['RandomNoise', { noise_seed: 219670278747233 }],
      26: ['FluxGuidance', { guidance: 3.5, conditioning: ['6', 0] }],
      27: ['EmptySD3LatentImage', { width: 1024, height: 1024, batch_size: 1 }],
      6: [
        'CLIPTextEncodeFlux',
        { t5xxl: 'a lighthouse stands in fog', clip_l: 'lighthouse, fog', guidance: 4, clip: ['11', 0] },
      ],
      11: ['DualCLIPLoader', { clip_name1: 't5xxl.safetensors', clip_name2: 'clip_l.safetensors' }],
      30: ['UNETLoader', { unet_name: 'flux1-dev.safetensors' }],
      31: ['LoraLoaderModelOnly', { lora_name: 'fog.safetensors', strength_model: 0.8, model: ['30', 0] }],
    };
    expect(read(nodes)).toEqual({
      tool: 'ComfyUI',
      prompt: 'a lighthouse stands in fog',
      negativePrompt: null,
      seed: '219670278747233',
      model: 'flux1-dev.safetensors',
      steps: 20,
      sampler: 'euler simple',
      guidance: 3.5,
      size: { width: 1024, height: 1024 },
      settings: { denoise: '1', loras: 'fog.safetensors (0.8)', clip_l: 'lighthouse, fog' },
    });
  });

  test('a CFG guider has both texts and the guidance; a zeroed conditioning is none', () => {
    const nodes: Nodes = {
      ...PLAIN,
      3: ['SamplerCustomAdvanced', { noise: ['25', 0], guider: ['22', 0], latent_image: ['5', 0] }],
      22: ['CFGGuider', { cfg: 4, positive: ['6', 0], negative: ['7', 0], model: ['4', 0] }],
      25: ['RandomNoise', { noise_seed: ['26', 0] }],
      26: ['Seed (rgthree)', { seed: 12 }],
    };
    expect(read(nodes)).toMatchObject({
      negativePrompt: 'blurry',
      guidance: 4,
      seed: '12',
      model: 'harbour.safetensors',
    });
    const zeroed: Nodes = { ...PLAIN, 7: ['ConditioningZeroOut', { conditioning: ['6', 0] }] };
    expect(read(zeroed)).toMatchObject({ prompt: 'a lighthouse in fog', negativePrompt: null });
  });

  test('SDXL: both encoders count where they differ', () => {
    const encoder = (text_g: string, text_l: string): Nodes => ({
      ...PLAIN,
      6: ['CLIPTextEncodeSDXL', { text_g, text_l, width: 1, height: 1, clip: ['4', 1] }],
    });
    expect(read(encoder('fog', 'fog'))?.prompt).toBe('fog');
    expect(read(encoder('a lighthouse', 'oil painting'))?.prompt).toBe('a lighthouse\noil painting');
  });

  test('a loader may hold the texts, the model and the size', () => {
    const nodes: Nodes = {
      1: [
        'KSampler (Efficient)',
        {
          seed: 5,
          steps: 9,
          cfg: 7,
          sampler_name: 'euler',
          scheduler: 'normal',
          model: ['2', 0],
          positive: ['2', 1],
          negative: ['2', 2],
          latent_image: ['2', 3],
        },
      ],
      2: [
        'Efficient Loader',
        {
          ckpt_name: 'a.ckpt',
          lora_name: 'None',
          positive: 'a pier',
          negative: 'mud',
          empty_latent_width: 512,
          empty_latent_height: 768,
          batch_size: 1,
        },
      ],
    };
    expect(read(nodes)).toMatchObject({
      prompt: 'a pier',
      negativePrompt: 'mud',
      model: 'a.ckpt',
      size: { width: 512, height: 768 },
    });
  });

  test('texts may come through a pipe, each on its own side', () => {
    const nodes: Nodes = {
      1: [
        'easy kSampler',
        { pipe: ['2', 0], seed: ['3', 0], steps: 12, cfg: 6, sampler_name: 'euler', scheduler: 'normal' },
      ],
      2: [
        'easy fullLoader',
        {
          ckpt_name: 'a.ckpt',
          positive: 'a pier',
          negative: ['4', 0],
          empty_latent_width: 512,
          empty_latent_height: 640,
        },
      ],
      3: ['easy seed', { seed: 77 }],
      4: ['easy negative', { negative: 'mud' }],
    };
    expect(read(nodes)).toMatchObject({
      prompt: 'a pier',
      negativePrompt: 'mud',
      seed: '77',
      model: 'a.ckpt',
      size: { width: 512, height: 640 },
    });
  });

  test('a node that saves or calls a service may hold the text itself', () => {
    const saver: Nodes = {
      1: [
        'Image Saver',
        { positive: 'a pier', negative: ['2', 0], seed_value: 3, steps: 8, modelname: 'a.ckpt' },
      ],
      2: ['String Literal', { string: 'mud' }],
    };
    expect(read(saver)).toMatchObject({
      prompt: 'a pier',
      negativePrompt: 'mud',
      seed: '3',
      steps: 8,
      model: 'a.ckpt',
    });
    expect(read({ 1: ['IdeogramV3', { prompt: 'a pier', seed: 4 }] })).toMatchObject({
      prompt: 'a pier',
      seed: '4',
    });
    expect(
      read({ 1: ['workflow>mine', { 'KSampler seed': 6, text: 'a pier', 'CLIPTextEncode text': 'mud' }] }),
    ).toMatchObject({
      prompt: 'a pier',
      negativePrompt: 'mud',
      seed: '6',
    });
  });

  test('cycles end, and long chains', () => {
    const cycle: Nodes = {
      ...PLAIN,
      6: ['CLIPTextEncode', { text: ['8', 0] }],
      8: ['StringConcatenate', { string_a: ['6', 0], string_b: ['8', 0] }],
    };
    expect(read(cycle)).toMatchObject({ tool: 'ComfyUI', prompt: null, negativePrompt: 'blurry' });
    const chain = Object.fromEntries(
      Array.from({ length: 3000 }, (_, at) => [100 + at, ['Reroute', { '': [String(101 + at), 0] }]]),
    );
    expect(read({ ...PLAIN, ...(chain as Nodes), 6: ['CLIPTextEncode', { text: ['100', 0] }] })?.steps).toBe(
      24,
    );
  });

  test('NaN and Infinity do not spoil it', () => {
    const prompt = run(PLAIN).replace('"denoise":1', '"denoise":NaN,"is_changed":[NaN,-Infinity]');
    expect(readGeneration(containerOf({ png: { prompt } }))?.prompt).toBe('a lighthouse in fog');
  });
});
