/** What a node is given, by the names of its inputs. */
export type Inputs = Record<string, unknown>;

/** Nodes by their ids, in short. */
export type Nodes = Record<string, [type: string, inputs: Inputs]>;

/** A graph as ComfyUI saves it when it has run. */
export function run(nodes: Nodes): string {
  const entries = Object.entries(nodes).map(([id, [class_type, inputs]]) => [id, { class_type, inputs }]);
  return JSON.stringify(Object.fromEntries(entries));
}

const LOADER: Nodes[string] = ['CheckpointLoaderSimple', { ckpt_name: 'harbour.safetensors' }];
const EMPTY: Nodes[string] = ['EmptyLatentImage', { width: 832, height: 1216, batch_size: 1 }];
const GOOD: Nodes[string] = ['CLIPTextEncode', { text: 'a lighthouse in fog', clip: ['4', 1] }];
const BAD: Nodes[string] = ['CLIPTextEncode', { text: 'blurry', clip: ['4', 1] }];

/** A KSampler that takes its links from the other nodes of `PLAIN`. @param inputs in place of its own */
export function sampler(inputs: Inputs = {}): Nodes[string] {
  const links = { model: ['4', 0], positive: ['6', 0], negative: ['7', 0], latent_image: ['5', 0] };
  const values = { seed: 7, steps: 24, cfg: 5.5, sampler_name: 'dpmpp_2m', scheduler: 'karras', denoise: 1 };
  return ['KSampler', { ...values, ...links, ...inputs }];
}

export const PLAIN: Nodes = { 3: sampler(), 4: LOADER, 5: EMPTY, 6: GOOD, 7: BAD };

/** A graph as it is drawn: nodes with values that have no names, and links by number. */
export const DRAWN = {
  nodes: [
    {
      id: 3,
      type: 'KSampler',
      inputs: [
        { name: 'model', link: 1 },
        { name: 'positive', link: 4 },
        { name: 'negative', link: 6 },
        { name: 'latent_image', link: 2 },
      ],
      widgets_values: [7, 'randomize', 24, 5.5, 'dpmpp_2m', 'karras', 1],
    },
    { id: 4, type: 'CheckpointLoaderSimple', widgets_values: ['harbour.safetensors'] },
    { id: 5, type: 'EmptyLatentImage', widgets_values: [832, 1216, 1] },
    {
      id: 6,
      type: 'CLIPTextEncode',
      inputs: [
        { name: 'clip', link: 3 },
        { name: 'text', link: 7, widget: { name: 'text' } },
      ],
      widgets_values: ['old'],
    },
    { id: 7, type: 'CLIPTextEncode', inputs: [{ name: 'clip', link: 5 }], widgets_values: ['blurry'] },
    { id: 8, type: 'PrimitiveNode', widgets_values: ['a lighthouse in fog', 'fixed'] },
    { id: 9, type: 'KSampler', mode: 2, inputs: [{ name: 'positive', link: 4 }], widgets_values: [1] },
  ],
  links: [
    [1, 4, 0, 3, 0, 'MODEL'],
    [2, 5, 0, 3, 3, 'LATENT'],
    [3, 4, 1, 6, 0, 'CLIP'],
    [4, 6, 0, 3, 1, 'CONDITIONING'],
    [5, 4, 1, 7, 0, 'CLIP'],
    [6, 7, 0, 3, 2, 'CONDITIONING'],
    [7, 8, 0, 6, 1, 'STRING'],
  ],
};
export const FULL = {
  prompt: 'a lighthouse in fog',
  negativePrompt: 'blurry',
  seed: '7',
  model: 'harbour.safetensors',
  steps: 24,
  sampler: 'dpmpp_2m karras',
  size: { width: 832, height: 1216 },
};
