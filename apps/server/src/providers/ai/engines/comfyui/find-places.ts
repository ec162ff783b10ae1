import { WORKFLOW_PLACES } from '@framewright/contract';
import { linkOf, outputsOf, type Workflow, type WorkflowNode } from './workflow.ts';

/** What can be filled in; the model of a workflow that somebody brought is its own. */
export const PLACE_NAMES = [...WORKFLOW_PLACES, 'model'] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** Inputs of one node that take the same value. */
export interface GraphPlace {
  readonly node: string;
  readonly inputs: readonly string[];
  /** As its owner named it, else its kind. */
  readonly title: string;
  /** What stands there now. */
  readonly value: string | number;
}

/** What a walk through a workflow found, to be confirmed by whoever brought it. */
export interface FoundPlaces {
  readonly candidates: Readonly<Record<PlaceName, readonly GraphPlace[]>>;
  /** Places with several candidates, of which one has to be chosen. */
  readonly unclear: readonly PlaceName[];
  /** The nodes whose pictures are taken. */
  readonly outputs: readonly string[];
}

/** Links that are followed from a sampler, at most. */
const DEPTH = 20;

/** Inputs in which a text stands, in the order in which they are looked for; those that go together are one place. */
const TEXTS = [['text'], ['prompt'], ['t5xxl', 'clip_l'], ['text_g', 'text_l'], ['value'], ['string']];
const NUMBERS = { seed: ['seed', 'noise_seed', 'value'], any: ['value', 'int', 'number'] } as const;

/** What a conditioning, or an empty picture, does not come from. */
const ELSEWHERE = /^(?:model|clip|vae|control_net|style_model|clip_vision.*|mask|upscale_model)$/;

/**
 * Finds the places for prompt, negative, seed, size, picture and the sampler's numbers: from every sampler back
 * along the links. Of the workflow, which has no loop, nothing is run or changed.
 */
export function findPlaces(workflow: Workflow): FoundPlaces {
  const samplers = Object.entries(workflow).filter(([, node]) => isSampler(node));
  const walk = walker(workflow);
  const of = (find: (id: string, inputs: WorkflowNode['inputs']) => readonly GraphPlace[]) =>
    distinct(samplers.flatMap(([id, { inputs }]) => find(id, inputs)));

  const prompt = of((_, inputs) => walk.texts(guided(workflow, inputs, 'positive'), 'positive'));
  const negative = of((_, inputs) => walk.texts(guided(workflow, inputs, 'negative'), 'negative'));
  const isPrompt = ({ node }: GraphPlace) => prompt.some((place) => place.node === node);
  const size = (side: 'width' | 'height') =>
    firstSize(
      workflow,
      of((_, inputs) => walk.sizes(inputs['latent_image'], side)),
    );
  const candidates = {
    prompt,
    // Some workflows make the negative of nothing, by way of the prompt itself.
    negative: negative.filter((place) => !isPrompt(place)),
    seed: of((id) => walk.numbers(id, ['noise', 'seed', 'noise_seed'], NUMBERS.seed)),
    width: size('width'),
    height: size('height'),
    steps: of((id) => walk.numbers(id, ['sigmas', 'steps'], ['steps', ...NUMBERS.any])),
    guidance: of((id) => walk.numbers(id, ['guider', 'cfg'], ['cfg', ...NUMBERS.any])),
    sampler: of((id) => walk.named(id, ['sampler', 'sampler_name'], 'sampler_name')),
    strength: of((id) => walk.numbers(id, ['sigmas', 'denoise'], ['denoise', ...NUMBERS.any])),
    model: everyPlace(workflow, (name) => name === 'ckpt_name' || name === 'unet_name'),
    picture: everyPlace(
      workflow,
      (name, { class_type }) => name === 'image' && /^LoadImage/.test(class_type),
    ),
  };
  return {
    candidates,
    // Several samplers share a seed; everything else is one of several.
    unclear: PLACE_NAMES.filter((name) => name !== 'seed' && candidates[name].length > 1),
    outputs: outputsOf(workflow),
  };
}

/** By what it takes: names of samplers are many. */
function isSampler({ inputs }: WorkflowNode): boolean {
  return 'latent_image' in inputs && ('positive' in inputs || 'guider' in inputs);
}

/** Where the conditioning of a sampler comes from, through its guider where it has one. */
function guided(workflow: Workflow, inputs: WorkflowNode['inputs'], role: 'positive' | 'negative'): unknown {
  const guider = workflow[linkOf(inputs['guider']) ?? '']?.inputs;
  if (!guider) return inputs[role];
  return guider[role] ?? (role === 'positive' ? guider['conditioning'] : undefined);
}

function walker(workflow: Workflow) {
  const titleOf = (id: string) => workflow[id]?._meta?.title || workflow[id]?.class_type || id;
  const place = (id: string, inputs: readonly string[]): GraphPlace | undefined => {
    const value = workflow[id]?.inputs[inputs[0] ?? ''];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    return { node: id, inputs, title: titleOf(id), value };
  };
  const heldBy = (id: string, names: readonly string[], type: 'string' | 'number') => {
    const inputs = workflow[id]?.inputs ?? {};
    const name = names.find((each) => typeof inputs[each] === type);
    return name === undefined ? undefined : place(id, [name]);
  };

  /** What is found behind an input, nearest first, each node once; `next` says which links of a node are followed. */
  const gather = (
    input: unknown,
    next: (inputs: WorkflowNode['inputs']) => readonly unknown[],
    find: (id: string, inputs: WorkflowNode['inputs']) => readonly GraphPlace[],
  ): GraphPlace[] => {
    const found: GraphPlace[] = [];
    const seen = new Set<string>();
    let level: readonly unknown[] = [input];
    for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1) {
      const ids = new Set(level.map(linkOf).filter((id) => id !== undefined && !seen.has(id)));
      level = [...ids].flatMap((id = '') => {
        seen.add(id);
        const inputs = workflow[id]?.inputs ?? {};
        const here = find(id, inputs);
        found.push(...here);
        // Behind a place there is nothing more to find.
        return here.length > 0 ? [] : next(inputs);
      });
    }
    return found;
  };

  const onwards = (inputs: WorkflowNode['inputs']) =>
    Object.entries(inputs).flatMap(([name, input]) => (ELSEWHERE.test(name) ? [] : [input]));

  return {
    /** Texts behind a conditioning; where a node has both sides, only this one is followed. */
    texts: (input: unknown, role: 'positive' | 'negative') =>
      gather(
        input,
        (inputs) => (role in inputs ? [inputs[role]] : onwards(inputs)),
        (id, inputs) => {
          const names = TEXTS.find(([first = '']) => typeof inputs[first] === 'string');
          const both = names?.filter((name) => typeof inputs[name] === 'string');
          return [both && place(id, both)].filter((found) => found !== undefined);
        },
      ),

    /** A number of the sampler's own, or behind one of its inputs. */
    numbers: (id: string, by: readonly string[], names: readonly string[]) => {
      const own = heldBy(id, by, 'number');
      if (own) return [own];
      const inputs = workflow[id]?.inputs ?? {};
      return by.flatMap((name) =>
        gather(inputs[name], onwards, (at) =>
          [heldBy(at, names, 'number')].filter((found) => found !== undefined),
        ),
      );
    },

    /** The same for a name. */
    named: (id: string, by: readonly string[], name: string) => {
      const own = heldBy(id, [name], 'string');
      if (own) return [own];
      const inputs = workflow[id]?.inputs ?? {};
      return by.flatMap((each) =>
        gather(inputs[each], onwards, (at) =>
          [heldBy(at, [name], 'string')].filter((found) => found !== undefined),
        ),
      );
    },

    /** A side of the empty picture that a sampler begins with, or of the picture that it is given. */
    sizes: (input: unknown, side: 'width' | 'height') =>
      gather(input, onwards, (id, inputs) => {
        if (!('width' in inputs && 'height' in inputs)) return [];
        const own = heldBy(id, [side], 'number');
        if (own) return [own];
        return gather(inputs[side], onwards, (at) =>
          [heldBy(at, NUMBERS.any, 'number')].filter((found) => found !== undefined),
        );
      }),
  };
}

/** A second sampler enlarges what the first one began with: that is the size that is asked for. */
function firstSize(workflow: Workflow, places: readonly GraphPlace[]): readonly GraphPlace[] {
  const first = places.filter(({ node }) => workflow[node]?.class_type.startsWith('Empty'));
  return first.length > 0 ? first : places;
}

function everyPlace(workflow: Workflow, is: (input: string, node: WorkflowNode) => boolean): GraphPlace[] {
  return Object.entries(workflow).flatMap(([id, node]) =>
    Object.entries(node.inputs).flatMap(([name, value]) =>
      is(name, node) && typeof value === 'string'
        ? [{ node: id, inputs: [name], title: node._meta?.title || node.class_type, value }]
        : [],
    ),
  );
}

function distinct(places: readonly GraphPlace[]): GraphPlace[] {
  return places.filter(
    ({ node, inputs }, index) =>
      places.findIndex((other) => other.node === node && other.inputs[0] === inputs[0]) === index,
  );
}
