import { z } from 'zod';

/** What a node takes: choices, a number within bounds, a text, or a link to an output. */
type Takes =
  | 'link'
  | 'text'
  | { readonly min: number; readonly max: number; readonly step?: number }
  | 'upload'
  | readonly string[];

export const CHECKPOINTS = [
  'dreamshaper_8.safetensors',
  'SDXL/sd_xl_base_1.0.safetensors',
  'flux1-schnell-fp8.safetensors',
];
const SAMPLERS = ['euler', 'dpmpp_2m'];
const SIDE = { min: 16, max: 16_384, step: 8 };
const EMPTY = { width: SIDE, height: SIDE, batch_size: { min: 1, max: 4_096 } };

/** The nodes of the fake engine, by what each requires. */
const NODES: Readonly<Record<string, Readonly<Record<string, Takes>>>> = {
  CheckpointLoaderSimple: { ckpt_name: CHECKPOINTS },
  CLIPTextEncode: { text: 'text', clip: 'link' },
  EmptyLatentImage: EMPTY,
  EmptySD3LatentImage: EMPTY,
  FluxGuidance: { guidance: { min: 0, max: 100 }, conditioning: 'link' },
  LoadImage: { image: 'upload' },
  ImageScale: {
    image: 'link',
    upscale_method: ['lanczos'],
    width: SIDE,
    height: SIDE,
    crop: ['disabled', 'center'],
  },
  VAEEncode: { pixels: 'link', vae: 'link' },
  KSampler: {
    ...{ model: 'link', positive: 'link', negative: 'link', latent_image: 'link' },
    ...{ seed: { min: 0, max: 2 ** 64 }, steps: { min: 1, max: 10_000 }, cfg: { min: 0, max: 100 } },
    ...{ sampler_name: SAMPLERS, scheduler: ['normal', 'karras'], denoise: { min: 0, max: 1 } },
  },
  VAEDecode: { samples: 'link', vae: 'link' },
  SaveImage: { images: 'link', filename_prefix: 'text' },
  PreviewImage: { images: 'link' },
};

const graph = z.record(
  z.string(),
  z.strictObject({
    class_type: z.string(),
    inputs: z.record(z.string(), z.unknown()),
    _meta: z.object({ title: z.string() }).optional(),
  }),
);

/** What is sent to be run: nodes by their ids. */
export type Graph = z.output<typeof graph>;

/** What `/object_info/{class}` answers, in the old or the new way to list choices. */
export function objectInfoOf(name: string, combos: 'old' | 'new', checkpoints: readonly string[]): object {
  const node = Object.hasOwn(NODES, name) ? NODES[name] : undefined;
  if (!node) return {};
  const shown = (takes: Takes, input: string) => {
    const options = input === 'ckpt_name' ? checkpoints : takes;
    if (!Array.isArray(options)) return typeof options === 'object' ? ['INT', options] : ['STRING', {}];
    return combos === 'old'
      ? [options, { tooltip: 'A choice.' }]
      : ['COMBO', { options, multiselect: false }];
  };
  const required = Object.fromEntries(
    Object.entries(node).map(([input, takes]) => [input, shown(takes, input)]),
  );
  return { [name]: { input: { required, optional: {} }, output: [], name, category: 'fake' } };
}

/** Why the engine refuses a graph, as it says it; undefined where it runs it. */
export function refusalOf(value: unknown, uploads: ReadonlySet<string>): object | undefined {
  const parsed = graph.safeParse(value);
  const invalid = (message: string, extra_info: object = {}) => ({
    error: { type: 'invalid_prompt', message, details: '', extra_info },
    node_errors: {},
  });
  if (!parsed.success) return invalid('Cannot execute because a node is missing the class_type property.');
  const nodes = parsed.data;
  for (const { class_type: name } of Object.values(nodes)) {
    if (!Object.hasOwn(NODES, name)) return invalid(`Cannot execute because node ${name} does not exist.`);
  }
  if (!Object.values(nodes).some(({ class_type: name }) => /^(?:Save|Preview)Image$/.test(name)))
    return {
      error: { type: 'prompt_no_outputs', message: 'Prompt has no outputs', details: '', extra_info: {} },
      node_errors: {},
    };
  const node_errors = Object.fromEntries(
    Object.entries(nodes).flatMap(([id, node]) => {
      const errors = problemsOf(node, nodes, uploads);
      return errors.length > 0 ? [[id, { errors, dependent_outputs: [], class_type: node.class_type }]] : [];
    }),
  );
  if (Object.keys(node_errors).length === 0) return undefined;
  const error = {
    type: 'prompt_outputs_failed_validation',
    message: 'Prompt outputs failed validation',
    details: '',
  };
  return { error: { ...error, extra_info: {} }, node_errors };
}

function problemsOf(
  { class_type, inputs }: Graph[string],
  nodes: Graph,
  uploads: ReadonlySet<string>,
): object[] {
  return Object.entries(NODES[class_type] ?? {}).flatMap(([name, takes]) => {
    const value = inputs[name];
    const problem = (type: string) => [
      {
        type,
        message: type,
        details: `${name}: ${String(value)}`,
        extra_info: { input_name: name, received_value: value },
      },
    ];
    if (value === undefined) return problem('required_input_missing');
    if (takes === 'link')
      return Array.isArray(value) && nodes[String(value[0])] ? [] : problem('bad_linked_input');
    if (takes === 'text') return typeof value === 'string' ? [] : problem('invalid_input_type');
    if (takes === 'upload') return uploads.has(String(value)) ? [] : problem('custom_validation_failed');
    if ('min' in takes) return isWithin(value, takes) ? [] : problem('value_bigger_than_max');
    return takes.includes(String(value)) ? [] : problem('value_not_in_list');
  });
}

function isWithin(
  value: unknown,
  { min, max, step = 0 }: { min: number; max: number; step?: number },
): boolean {
  return typeof value === 'number' && value >= min && value <= max && (step === 0 || value % step === 0);
}

/** A value of the first node of a kind. */
export function valueIn(nodes: Graph, kinds: RegExp, input: string): unknown {
  return Object.values(nodes).find(({ class_type, inputs }) => kinds.test(class_type) && input in inputs)
    ?.inputs[input];
}
