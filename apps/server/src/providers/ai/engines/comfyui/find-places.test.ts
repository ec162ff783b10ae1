import { expect, test } from 'vitest';
import { builtInGraph } from './built-in-graphs.ts';
import { certainPlaces, fillPlaces } from './fill-places.ts';
import { type FoundPlaces, findPlaces, type PlaceName } from './find-places.ts';
import type { Workflow, WorkflowNode } from './workflow.ts';

const node = (class_type: string, inputs: WorkflowNode['inputs'], title?: string): WorkflowNode => ({
  class_type,
  inputs,
  ...(title && { _meta: { title } }),
});

const sampler = (inputs: object = {}) =>
  node('KSampler', {
    ...{ seed: 1, steps: 20, cfg: 7, sampler_name: 'euler', denoise: 1, model: ['ckpt', 0] },
    ...{ positive: ['yes', 0], negative: ['no', 0], latent_image: ['empty', 0], ...inputs },
  });

const BASE: Workflow = {
  ckpt: node('CheckpointLoaderSimple', { ckpt_name: 'a.safetensors' }),
  yes: node('CLIPTextEncode', { text: 'a fox', clip: ['ckpt', 1] }),
  no: node('CLIPTextEncode', { text: 'blurry', clip: ['ckpt', 1] }),
  empty: node('EmptyLatentImage', { width: 512, height: 512, batch_size: 1 }),
  sampler: sampler(),
  out: node('SaveImage', { images: ['sampler', 0] }),
};

/** 'node.input+input' by place. */
function where({ candidates }: FoundPlaces): Partial<Record<PlaceName, string[]>> {
  const named = Object.entries(candidates).map(([name, places]) => [
    name,
    places.map(({ node: id, inputs }) => `${id}.${inputs.join('+')}`),
  ]);
  return Object.fromEntries(named.filter(([, places]) => places?.length));
}

test('the smallest graph', () => {
  expect(where(findPlaces(BASE))).toEqual({
    prompt: ['yes.text'],
    negative: ['no.text'],
    seed: ['sampler.seed'],
    width: ['empty.width'],
    height: ['empty.height'],
    steps: ['sampler.steps'],
    guidance: ['sampler.cfg'],
    sampler: ['sampler.sampler_name'],
    strength: ['sampler.denoise'],
    model: ['ckpt.ckpt_name'],
  });
});

test('through nodes that carry both sides, each side is followed for itself', () => {
  const found = findPlaces({
    ...BASE,
    control: node('ControlNetApplyAdvanced', {
      positive: ['yes', 0],
      negative: ['no', 0],
      image: ['photo', 0],
    }),
    photo: node('LoadImage', { image: 'a.png' }),
    sampler: sampler({ positive: ['control', 0], negative: ['control', 1] }),
  });
  expect(where(found)).toMatchObject({
    prompt: ['yes.text'],
    negative: ['no.text'],
    picture: ['photo.image'],
  });
});

test('the newer sampler, with guider, noise, scheduler and texts of two encoders', () => {
  const found = findPlaces({
    out: node('SaveImage', { images: ['decode', 0] }),
    decode: node('VAEDecode', { samples: ['custom', 0] }),
    custom: node('SamplerCustomAdvanced', {
      ...{ guider: ['guider', 0], noise: ['noise', 0], sigmas: ['sigmas', 0], sampler: ['select', 0] },
      latent_image: ['empty', 0],
    }),
    guider: node('BasicGuider', { model: ['unet', 0], conditioning: ['guidance', 0] }),
    guidance: node('FluxGuidance', { guidance: 3.5, conditioning: ['text', 0] }),
    text: node('CLIPTextEncodeFlux', { t5xxl: 'a fox', clip_l: 'a fox', guidance: 3.5, clip: ['clip', 0] }),
    clip: node('DualCLIPLoader', { type: 'flux' }),
    noise: node('RandomNoise', { noise_seed: 4 }),
    sigmas: node('BasicScheduler', { steps: 20, denoise: 1, model: ['unet', 0] }),
    select: node('KSamplerSelect', { sampler_name: 'euler' }),
    empty: node('EmptySD3LatentImage', { width: ['side', 0], height: ['side', 0], batch_size: 1 }),
    side: node('PrimitiveInt', { value: 1024 }),
    unet: node('UNETLoader', { unet_name: 'flux1-dev.safetensors' }),
  });
  expect(where(found)).toEqual({
    prompt: ['text.t5xxl+clip_l'],
    seed: ['noise.noise_seed'],
    width: ['side.value'],
    height: ['side.value'],
    steps: ['sigmas.steps'],
    sampler: ['select.sampler_name'],
    strength: ['sigmas.denoise'],
    model: ['unet.unet_name'],
  });
});

test('a text that is typed elsewhere, and a negative made of the prompt', () => {
  const found = findPlaces({
    ...BASE,
    words: node('PrimitiveStringMultiline', { value: 'a fox' }, 'Words'),
    yes: node('CLIPTextEncode', { text: ['words', 0], clip: ['ckpt', 1] }),
    no: node('ConditioningZeroOut', { conditioning: ['yes', 0] }),
  });
  expect(where(found)).toMatchObject({ prompt: ['words.value'] });
  expect(found.candidates.prompt[0]).toMatchObject({ title: 'Words', value: 'a fox' });
  expect(found.candidates.negative).toEqual([]);
});

test('two passes share seed, prompt and the first size; what is one of several is asked for', () => {
  const found = findPlaces({
    ...BASE,
    larger: node('LatentUpscale', { samples: ['sampler', 0], width: 1024, height: 1024 }),
    again: sampler({ latent_image: ['larger', 0], denoise: 0.5 }),
  });
  expect(where(found)).toMatchObject({
    prompt: ['yes.text'],
    width: ['empty.width'],
    seed: ['sampler.seed', 'again.seed'],
  });
  expect(found.unclear).toEqual(['steps', 'guidance', 'sampler', 'strength']);
  expect(Object.keys(certainPlaces(found))).not.toContain('steps');
});

test('places are filled in a copy; names that objects have by birth are no inputs', () => {
  const places = certainPlaces(findPlaces(BASE));
  const filled = fillPlaces(BASE, places, { prompt: 'an owl', seed: 9, steps: undefined });
  expect(filled['yes']?.inputs['text']).toBe('an owl');
  expect(filled['sampler']?.inputs).toMatchObject({ seed: 9, steps: 20 });
  expect(BASE['yes']?.inputs['text']).toBe('a fox');
  const bad = { ...places, prompt: [{ node: '__proto__', inputs: ['polluted'], title: '', value: '' }] };
  fillPlaces(BASE, bad, { prompt: 'an owl' });
  expect('polluted' in {}).toBe(false);
});

test('the places of our own graphs are found as everybody’s are', () => {
  for (const family of ['sd', 'sd3', 'flux'] as const) {
    for (const mode of ['text-to-image', 'image-to-image'] as const) {
      const graph = builtInGraph(mode, { family, side: 512, steps: 20, guidance: 7 });
      const { prompt, negative, seed, width, height, model, picture, strength } = certainPlaces(
        findPlaces(graph),
      );
      expect(
        [prompt, negative, seed, width, height, model, strength].every((place) => place?.length === 1),
      ).toBe(true);
      expect(picture?.length).toBe(mode === 'image-to-image' ? 1 : undefined);
    }
  }
});

test('a chain of five hundred nodes is walked to its end, each node once', () => {
  const chain = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [
      `n${index}`,
      node('Reroute', { conditioning: [`n${index + 1}`, 0], other: [`n${index + 2}`, 0] }),
    ]),
  );
  expect(
    where(findPlaces({ ...BASE, ...chain, sampler: sampler({ positive: ['n0', 0] }) })).prompt,
  ).toBeUndefined();
});
