import type { Graph, GraphNode } from './comfy-node.ts';
import { numberOf, textOf } from './draft.ts';
import { entriesOf, type Json, member } from './json.ts';

/** Which of the two texts is looked for. */
export type Role = 'positive' | 'negative';

/** Nodes that are asked for one value. */
const MAX_ASKED = 1_000;
/** Nodes between a sampler and its text. */
const MAX_DEPTH = 30;
/** Longer than any prompt. */
const MAX_TEXT = 20_000;
/** Characters that one walk may put together: texts that are joined again and again stop here. */
const MAX_WORK = 1_000_000;

/** Names of inputs that hold the text itself, the surest first. What is added for a box or an area is not the prompt. */
const TEXT_NAMES = [
  'conditioning_to',
  ...['populated_text', 'text', 'string', 'value', 'prompt', 't5xxl', 'text_g', 'clip_g', 'text_l', 'clip_l'],
  ...['wildcard_text', 'Text', 'String', 'input', 'caption', 'result', 'text_0', 'text2', 'STRING'],
];
const ROLE_NAMES: Readonly<Record<Role, readonly string[]>> = {
  positive: [
    ...['positive', 'text_positive', 'positive_prompt', 'prompt_positive', 'Positive', 'text_pos', 'cond1'],
    'linguistic_positive',
  ],
  negative: [
    ...['negative', 'text_negative', 'negative_prompt', 'prompt_negative', 'Negative', 'text_neg'],
    'linguistic_negative',
  ],
};
/** 'text_a', 'string1', 'conditioning_2', 'any_01': things of one kind that are joined or chosen from. */
const NUMBERED =
  /^(?:text|string|str|prompt|input|value|any|conditioning|cond|part)[ _]?(?:[a-z]|\d{1,2}|to|from)$/iu;
const CHOICE_NAMES = ['select', 'index', 'Input', 'selection', 'switch', 'boolean', 'condition', 'value'];
/** Inputs that lead away from texts. */
const NO_TEXT =
  /^(?:clip|vae|model|image|images|pixels|latent|latent_image|samples|mask|control_net|noise|sigmas|sampler|seed|style_model|clip_vision|clip_vision_output|steps|cfg|width|height|optional_vae)$/iu;

/** Walks from a conditioning or a text back to the words. */
export class TextWalk {
  readonly #graph: Graph;
  readonly #role: Role;
  /** What each node gave. A node that is still being asked gives nothing, so that cycles end. */
  readonly #known = new Map<string, string | null>();
  #work = 0;

  constructor(graph: Graph, role: Role) {
    this.#graph = graph;
    this.#role = role;
  }

  /** The words that an input of this node has or is linked to; null where it has none. */
  input(node: GraphNode, name: string, depth = 0): string | null {
    const link = node.links.get(name);
    if (link !== undefined) {
      return this.node(this.#graph.get(link.node), depth + 1);
    }
    const value = node.values.get(name);
    return typeof value === 'string' && value.trim() !== '' ? value.slice(0, MAX_TEXT) : null;
  }

  /** The words that a node hands on. */
  node(node: GraphNode | undefined, depth = 0): string | null {
    if (node === undefined || depth > MAX_DEPTH || this.#work > MAX_WORK || /ZeroOut/u.test(node.type)) {
      return null;
    }
    const known = this.#known.get(node.id);
    if (known !== undefined) {
      return known;
    }
    this.#known.set(node.id, null);
    const text =
      this.#ofRole(node, depth) ??
      this.#ofSdxl(node, depth) ??
      this.#ofNumbered(node, depth) ??
      this.#ofNames(node, TEXT_NAMES, depth) ??
      this.#ofLinks(node, depth) ??
      longestText(node);
    const own = text !== null && /^UnzipPrompt/u.test(node.type) ? this.#ofZipped(node, text) : text;
    this.#known.set(node.id, own);
    this.#work += text?.length ?? 0;
    return own;
  }

  /** A file of prompts, 'positive: …' and 'negative: …', with dashes between them; without such a number it is the last. */
  #ofZipped(node: GraphNode, text: string): string | null {
    const all = text.split(/^[ \t]*-+[ \t]*$/mu);
    const prompt = all[numberOf(findValue(this.#graph, node, ['index'])) ?? 0] ?? all.at(-1) ?? '';
    const part = prompt.split(/^(?=(?:positive|negative|name):)/mu).find((one) => one.startsWith(this.#role));
    return part?.slice(this.#role.length + 1).trim() || null;
  }

  #ofRole(node: GraphNode, depth: number): string | null {
    const other = ROLE_NAMES[this.#role === 'positive' ? 'negative' : 'positive'];
    const names = ROLE_NAMES[this.#role];
    const own = this.#ofNames(node, names, depth);
    // A node of both texts without this one has none: what else it holds is the other.
    return (
      own ??
      (names.some((name) => hasInput(node, name)) && other.some((name) => hasInput(node, name)) ? '' : null)
    );
  }

  #ofNames(node: GraphNode, names: readonly string[], depth: number): string | null {
    for (const name of names) {
      const text = hasInput(node, name) ? this.input(node, name, depth) : null;
      if (text !== null) {
        return text;
      }
    }
    return null;
  }

  /** Texts that are joined, or of which one is chosen. */
  #ofNumbered(node: GraphNode, depth: number): string | null {
    const names = [...node.values.keys(), ...node.links.keys()].filter((name) => NUMBERED.test(name)).sort();
    const isChoice = /switch|select/iu.test(node.type);
    if (isChoice) {
      return this.#ofNames(node, chosen(node, names), depth);
    }
    if (names.length < 2 || /ShowText|Primitive/u.test(node.type)) {
      return null;
    }
    const texts = names.flatMap((name) => this.input(node, name, depth) ?? []);
    const parts = /conditioning/iu.test(node.type) ? [...new Set(texts)] : texts;
    return parts.length === 0 ? null : parts.join(delimiterOf(node)).slice(0, MAX_TEXT);
  }

  /** SDXL has two encoders; where their texts differ, both count. */
  #ofSdxl(node: GraphNode, depth: number): string | null {
    if (!hasInput(node, 'text_g') || !hasInput(node, 'text_l')) {
      return null;
    }
    const [first, second] = [this.input(node, 'text_g', depth), this.input(node, 'text_l', depth)];
    const texts = [first, second].flatMap((text) => text ?? []);
    return texts.length === 0 ? null : [...new Set(texts)].join('\n');
  }

  #ofLinks(node: GraphNode, depth: number): string | null {
    const from = [...node.links].flatMap(([name, link]) =>
      NO_TEXT.test(name) ? [] : (this.#graph.get(link.node) ?? []),
    );
    // Of the nodes in a group the one is asked first that keeps the two texts apart.
    const apart = from.filter((inner) => hasInput(inner, 'positive') && hasInput(inner, 'negative'));
    for (const candidate of node.type === 'group' ? [...apart, ...from] : from) {
      const text = this.node(candidate, depth + 1);
      if (text !== null) {
        return text;
      }
    }
    return null;
  }
}

/** Whether a node has an input of this name, filled in or linked. */
export function hasInput(node: GraphNode, name: string): boolean {
  return node.links.has(name) || node.values.has(name);
}

/** The inputs of a switch, the chosen one first: by number from one, or by yes and no. */
function chosen(node: GraphNode, numbered: readonly string[]): string[] {
  const values = CHOICE_NAMES.map((name) => node.values.get(name)).filter((value) => value !== undefined);
  const choice = values.find((value) => typeof value === 'boolean' || numberOf(value) !== null);
  if (typeof choice === 'boolean') {
    return choice
      ? ['on_true', 'if_true', 'text_true', 'input_true']
      : ['on_false', 'if_false', 'text_false', 'input_false'];
  }
  const number = numberOf(choice);
  const fitting = numbered.filter((name) => number !== null && Number(/\d+$/u.exec(name)?.[0]) === number);
  return fitting.length > 0 ? fitting : [...numbered];
}

function delimiterOf(node: GraphNode): string {
  if (/conditioning/iu.test(node.type)) {
    return '\n';
  }
  const delimiter = node.values.get('delimiter') ?? node.values.get('separator');
  if (typeof delimiter === 'string') {
    return delimiter.replaceAll('\\n', '\n');
  }
  return node.values.get('tidy_tags') === 'yes' || /prompt/iu.test(node.type) ? ', ' : ' ';
}

/** Of a node that nobody knows: its longest text, if it can be one at all. */
function longestText(node: GraphNode): string | null {
  const texts = [...node.values.values()]
    .filter((value) => typeof value === 'string' && / /u.test(value))
    .map(textOf);
  const isText = /text|prompt|string|wildcard|style|encode|caption/iu.test(node.type);
  return isText ? (texts.sort((a, b) => b.length - a.length)[0]?.slice(0, MAX_TEXT) ?? null) : null;
}

/** The first value under one of these names on the way back from a node, its own first. */
export function findValue(graph: Graph, start: GraphNode | undefined, names: readonly string[]): Json | null {
  const visited = new Set<string>();
  let level = start === undefined ? [] : [start];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0 && visited.size < MAX_ASKED; depth += 1) {
    const next: GraphNode[] = [];
    for (const node of level) {
      visited.add(node.id);
      const name = names.find((candidate) => hasInput(node, candidate));
      if (name !== undefined) {
        const value = inputValue(graph, node, name);
        if (value !== null) {
          return value;
        }
      }
      for (const link of node.links.values()) {
        const from = graph.get(link.node);
        if (from !== undefined && !visited.has(from.id)) {
          visited.add(from.id);
          next.push(from);
        }
      }
    }
    level = next;
  }
  return null;
}

/** The plain value of an input, fetched from primitives and the like where it is linked. */
export function inputValue(graph: Graph, node: GraphNode | undefined, name: string): Json | null {
  const visited = new Set<GraphNode>();
  let at = node;
  let names: readonly string[] = [name];
  while (at !== undefined && !visited.has(at) && visited.size < MAX_DEPTH) {
    visited.add(at);
    // A value without a name is what is asked for where the node has only that one, and the control beside it.
    const own = visited.size > 1 && !at.values.has('widget 2') ? [...names, 'widget 0'] : names;
    for (const candidate of own) {
      const value = at.values.get(candidate);
      const plain = member(value, 'content') ?? value;
      if (plain !== undefined && plain !== null && entriesOf(plain).length === 0) {
        return plain;
      }
    }
    const linked = at;
    const link = names.map((candidate) => linked.links.get(candidate)).find((found) => found !== undefined);
    at = graph.get((link ?? (visited.size > 1 ? [...at.links.values()][0] : undefined))?.node ?? '');
    names = [name, 'value', 'seed', 'noise_seed', 'int', 'number', 'Number', 'Value'];
  }
  return null;
}
