import type { Generation } from '../metadata.ts';
import { readA1111, readPlainParameters } from './a1111.ts';
import { graphOf } from './comfy-graph.ts';
import type { Graph, GraphNode } from './comfy-node.ts';
import { findValue, hasInput, inputValue, type Role, TextWalk } from './comfy-texts.ts';
import { draftGeneration, numberOf, textOf, wordsOf } from './draft.ts';
import { type Json, parseObject } from './json.ts';
import type { Sources } from './sources.ts';

const TOOL = 'ComfyUI';
const LATENTS = ['latent_image', 'latent', 'latents', 'samples'];
const PIPES = ['pipe', 'basic_pipe', 'detailer_pipe', 'pipeline', 'context', 'base_ctx', 'script'];
const MODELS = [
  'ckpt_name',
  'unet_name',
  'base_ckpt_name',
  'gguf_name',
  'model_name',
  'modelname',
  'model_path',
];
/** Nodes that are asked for a prompt, one after the other, until one has it. */
const MAX_ASKED = 10;
const MAX_GRAPHS = 4;

/** ComfyUI: the graph that was run, or the one that is drawn, walked back from the sampler. */
export function readComfyUi(sources: Sources): Generation | null {
  let silent: Generation | undefined;
  for (const graph of graphsOf(sources)) {
    const generation = readGraph(graph);
    if (generation.prompt !== null) {
      return generation;
    }
    silent ??= generation;
  }
  if (silent === undefined) {
    return null;
  }
  // The text comes from a node that nobody knows; a saver node may have written it out beside the graph.
  const written = readA1111(sources) ?? readPlainParameters(sources);
  return written === null ? silent : { ...written, tool: TOOL };
}

function readGraph(graph: Graph): Generation {
  const samplers = samplersOf(graph);
  const speaking = samplers.find((sampler) => wordsOf(textFor('positive', graph, sampler)) !== null);
  if (speaking !== undefined) {
    return readSampler(graph, speaking);
  }
  const [silent] = samplers;
  const fromTexts = readTextNodes(graph, silent !== undefined);
  return fromTexts ?? (silent ? readSampler(graph, silent) : draftGeneration(TOOL, [], {}));
}

/** PNG keywords, the EXIF tags of the saver nodes ('prompt:{…}', 'Workflow: {…}'), or JSON among the other texts. */
function graphsOf(sources: Sources): Graph[] {
  const tags = (['Model', 'Make', 'ImageDescription', 'UserComment', 'Copyright'] as const).flatMap((tag) => {
    const text = sources.exif(tag) ?? '';
    const label = /^(?:prompt|workflow): ?/iu.exec(text)?.[0];
    return label === undefined ? [] : [{ isDrawn: /^w/iu.test(label), json: text.slice(label.length) }];
  });
  const named = tags.sort((a, b) => Number(a.isDrawn) - Number(b.isDrawn)).map(({ json }) => json);
  const texts = [sources.png('prompt', 'Prompt'), sources.png('workflow', 'Workflow'), ...named];
  return [...texts.map(parseObject), ...sources.objects]
    .flatMap((json) => graphOf(json) ?? [])
    .slice(0, MAX_GRAPHS);
}

/** The samplers, the one that made the picture first: it starts from nothing. Others refine or enlarge. */
function samplersOf(graph: Graph): GraphNode[] {
  const samplers = [...graph.values()].filter(isSampler);
  const ranked = samplers.map((node) => ({ node, rank: rankOf(graph, node) }));
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MAX_ASKED)
    .map(({ node }) => node);
}

/** By its shape: it takes a text and a chance. A guider takes both texts, but no chance. */
function isSampler(node: GraphNode): boolean {
  const takesText = ['positive', 'guider', 'conditioning', 'negative', ...PIPES].some((name) =>
    node.links.has(name),
  );
  const takesChance = ['seed', 'noise_seed', 'noise', 'sampler_name', 'sigmas', 'seed_value'].some((name) =>
    hasInput(node, name),
  );
  const isOther = /^(?:group|image ?saver)|save|Encode|Loader/iu.test(node.type);
  return takesText && takesChance && !isOther;
}

function rankOf(graph: Graph, sampler: GraphNode): number {
  let latent = linked(graph, sampler, [...LATENTS, ...PIPES]);
  for (let steps = 0; steps < 10 && latent !== undefined && /reroute/iu.test(latent.type); steps += 1) {
    latent = graph.get([...latent.links.values()][0]?.node ?? '');
  }
  const isEmpty =
    latent !== undefined &&
    (/empty/iu.test(latent.type) || hasInput(latent, 'empty_latent_width') || hasInput(latent, 'batch_size'));
  const denoise = numberOf(inputValue(graph, sampler, 'denoise')) ?? 1;
  const isWhole = denoise >= 0.99 && !(Number(inputValue(graph, sampler, 'start_at_step')) > 0);
  const isDetail = /detailer|upscale/iu.test(sampler.type);
  return (isEmpty ? 4 : 0) + (isWhole ? 2 : 0) + (isDetail ? 0 : 1);
}

function linked(graph: Graph, node: GraphNode | undefined, names: readonly string[]): GraphNode | undefined {
  const link = names.map((name) => node?.links.get(name)).find((found) => found !== undefined);
  return link && graph.get(link.node);
}

/** The node that the texts are linked to: the sampler, its guider, or what it takes them from in one piece. */
function holderOf(graph: Graph, sampler: GraphNode): GraphNode {
  const takesText = hasInput(sampler, 'positive') || hasInput(sampler, 'conditioning');
  return (
    linked(graph, sampler, ['guider']) ?? (takesText ? undefined : linked(graph, sampler, PIPES)) ?? sampler
  );
}

function textFor(role: Role, graph: Graph, sampler: GraphNode): string | null {
  const holder = holderOf(graph, sampler);
  // A basic guider takes one text alone, and a walk for the other would come to the same.
  const isPipe = holder !== sampler && holder !== linked(graph, sampler, ['guider']);
  const hasRole = role === 'positive' || isPipe || hasInput(holder, 'negative');
  return hasRole ? new TextWalk(graph, role).node(holder) : null;
}

/** What a sampler says itself, and what the nodes say that it is linked to. */
function readSampler(graph: Graph, sampler: GraphNode): Generation {
  const pipe = linked(graph, sampler, PIPES);
  const guider = linked(graph, sampler, ['guider']);
  const from = (input: string, ...names: string[]): Json | null => {
    const own = names.map((name) => inputValue(graph, sampler, name)).find((value) => value !== null);
    return own ?? findValue(graph, linked(graph, sampler, [input]) ?? pipe, names);
  };
  const prompt = textFor('positive', graph, sampler);
  const negative = textFor('negative', graph, sampler);
  const holder = holderOf(graph, sampler);
  const flux = findValue(graph, linked(graph, holder, ['positive', 'conditioning']), ['guidance']);
  const cfg = from('guider', 'cfg', 'cfg_conds');
  const latent = linked(graph, sampler, LATENTS) ?? pipe;
  const model = linked(graph, sampler, ['model']) ?? linked(graph, guider, ['model']) ?? pipe;
  const pairs: [string, Json][] = [
    ['prompt', prompt],
    ['negative', negative === prompt ? null : negative],
    ['seed', from('noise', 'seed', 'noise_seed')],
    ['model', findValue(graph, model, MODELS)],
    ['steps', from('sigmas', 'steps')],
    ['sampler_name', from('sampler', 'sampler_name')],
    ['scheduler', from('sigmas', 'scheduler')],
    ['guidance', flux],
    ['cfg', cfg],
    ['width', findValue(graph, latent, ['width', 'empty_latent_width'])],
    ['height', findValue(graph, latent, ['height', 'empty_latent_height'])],
    ['dimensions', findValue(graph, latent, ['dimensions'])],
    ['denoise', from('sigmas', 'denoise')],
    ['loras', lorasOf(graph)],
    ['clip_l', clipOf(graph)],
  ];
  return draftGeneration(TOOL, pairs, {
    prompt: ['prompt'],
    negativePrompt: ['negative'],
    seed: ['seed'],
    model: ['model'],
    steps: ['steps'],
    sampler: ['sampler_name'],
    scheduler: ['scheduler'],
    guidance: ['guidance', 'cfg'],
    width: ['width'],
    height: ['height'],
    size: ['dimensions'],
  });
}

/** Without a sampler: a node that saves the text, calls a service with it, or encodes it. */
function readTextNodes(graph: Graph, hasSampler: boolean): Generation | undefined {
  const nodes = [...graph.values()];
  const names = ['positive', 'positive_prompt', 'prompt'];
  const savers = nodes.filter((node) => names.some((name) => hasInput(node, name)) && node.type !== 'group');
  const encoders = hasSampler ? [] : nodes.filter((node) => /TextEncode/u.test(node.type));
  for (const node of [...savers.sort((a, b) => savesFirst(a) - savesFirst(b)), ...encoders].slice(
    0,
    MAX_ASKED,
  )) {
    const prompt = new TextWalk(graph, 'positive').node(node);
    const negative = ['negative', 'negative_prompt'].some((name) => hasInput(node, name))
      ? new TextWalk(graph, 'negative').node(node)
      : null;
    if (prompt !== null && prompt.trim() !== '') {
      return readTextNode(graph, node, prompt, negative);
    }
  }
  return undefined;
}

function readTextNode(graph: Graph, node: GraphNode, prompt: string, negative: string | null): Generation {
  const plain = [...node.values.keys()].filter(
    (key) => !['text', 'positive', 'positive_prompt'].includes(key),
  );
  const pairs: [string, Json][] = [
    ...plain.map((key): [string, Json] => [key, inputValue(graph, node, key)]),
    ['prompt', prompt],
    ['negative', negative === prompt ? null : negative],
  ];
  return draftGeneration(TOOL, pairs, {
    prompt: ['prompt'],
    negativePrompt: ['negative'],
    seed: ['seed_value', 'seed', 'noise_seed'],
    model: [...MODELS, 'model'],
    steps: ['steps'],
    sampler: ['sampler_name', 'sampler'],
    scheduler: ['scheduler', 'scheduler_name'],
    guidance: ['cfg', 'guidance'],
    width: ['width'],
    height: ['height'],
    size: ['size'],
  });
}

function savesFirst(node: GraphNode): number {
  return /save/iu.test(node.type) ? 0 : 1;
}

/** All that are loaded, with their strength. */
function lorasOf(graph: Graph): string {
  const loras: string[] = [];
  for (const node of graph.values()) {
    const name = textOf(node.values.get('lora_name'));
    if (name !== '' && name !== 'None' && loras.length < 50) {
      const strength = textOf(node.values.get('strength_model') ?? node.values.get('lora_model_strength'));
      loras.push(strength === '' ? name : `${name} (${strength})`);
    }
  }
  return loras.join(', ');
}

/** Flux takes two texts; the shorter is kept where it says something else. */
function clipOf(graph: Graph): string | null {
  const node = [...graph.values()].find(
    (candidate) => hasInput(candidate, 't5xxl') && hasInput(candidate, 'clip_l'),
  );
  const clip = inputValue(graph, node, 'clip_l');
  return clip === inputValue(graph, node, 't5xxl') ? null : textOf(clip);
}
