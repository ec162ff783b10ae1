import { ENGINE_TEXTS } from '@framewright/contract';
import { z } from 'zod';

/** A node's input: a value, or the output of another node. */
export type Input = unknown;

/** A node of a graph, bounded, as ComfyUI's API form has it. */
const node = z.object({
  class_type: z.string().min(1).max(200),
  inputs: z.record(z.string().max(200), z.unknown()),
  _meta: z
    .object({ title: z.string().max(200).catch('') })
    .optional()
    .catch(undefined),
});
export type WorkflowNode = z.infer<typeof node>;

/** A graph as ComfyUI runs it ('API format'): nodes by their ids. */
export type Workflow = Readonly<Record<string, WorkflowNode>>;

/** Nodes of one workflow. */
const MOST_NODES = 500;

const graph = z.record(z.string().max(50), node);

/** What is wrong with a text that should be a workflow. */
export type WorkflowProblem =
  | 'not-a-workflow'
  | 'editor-format'
  | 'too-large'
  | 'broken-link'
  | 'loop'
  | 'no-output'
  | 'no-places';

/** One sentence for each, with what to do. */
export const WORKFLOW_PROBLEMS: Readonly<Record<WorkflowProblem, string>> = {
  'not-a-workflow': ENGINE_TEXTS.notAWorkflow,
  'editor-format':
    "This is the editor's own format, which ComfyUI does not run. Choose Workflow, then Export (API).",
  'too-large': `This workflow has more than ${MOST_NODES} nodes. Take a smaller one.`,
  'broken-link': 'A link of this workflow leads to a node that is not in it. Export it anew from ComfyUI.',
  loop: 'The links of this workflow run in a circle. Mend it in ComfyUI, and export it anew.',
  'no-output': 'This workflow saves no picture. Add a Save Image node, and export it anew.',
  'no-places':
    'This workflow has no place for a prompt or a picture. Link a text to its sampler, and export it anew.',
};

/** Reads a workflow that somebody brought, without believing anything of it. */
export function readWorkflow(
  value: unknown,
): { readonly workflow: Workflow } | { readonly workflow?: never; readonly problem: WorkflowProblem } {
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && 'nodes' in value && 'links' in value) return { problem: 'editor-format' };
  if (isObject && Object.keys(value).length > MOST_NODES) return { problem: 'too-large' };
  const parsed = graph.safeParse(value);
  if (!parsed.success || Object.keys(parsed.data).length === 0) return { problem: 'not-a-workflow' };
  const workflow = parsed.data;
  const links = new Map(Object.keys(workflow).map((id) => [id, linksOf(workflow, id)]));
  if ([...links.values()].flat().some((id) => !Object.hasOwn(workflow, id)))
    return { problem: 'broken-link' };
  if (hasLoop(links)) return { problem: 'loop' };
  if (outputsOf(workflow).length === 0) return { problem: 'no-output' };
  return { workflow };
}

/** The node that an input is linked to; undefined for a value. */
export function linkOf(input: Input): string | undefined {
  if (!Array.isArray(input) || input.length !== 2) return undefined;
  const [id, output]: readonly unknown[] = input;
  return typeof id === 'string' && typeof output === 'number' ? id : undefined;
}

/** The nodes that keep a picture. */
export function outputsOf(workflow: Workflow): string[] {
  return Object.entries(workflow)
    .filter(([, { class_type }]) =>
      /^(?:SaveImage|PreviewImage)$|^Save.*Image|^Image ?Save/i.test(class_type),
    )
    .map(([id]) => id);
}

function linksOf(workflow: Workflow, id: string): string[] {
  return Object.values(workflow[id]?.inputs ?? {})
    .map(linkOf)
    .filter((link) => link !== undefined);
}

/** Takes away what links to nothing that is left, until nothing can be taken: what stays runs in circles. */
function hasLoop(links: ReadonlyMap<string, readonly string[]>): boolean {
  const waiting = new Map([...links].map(([id, to]) => [id, new Set(to)]));
  const users = new Map<string, string[]>();
  for (const [id, to] of waiting) for (const link of to) users.set(link, [...(users.get(link) ?? []), id]);
  const free = [...waiting].filter(([, to]) => to.size === 0).map(([id]) => id);
  let taken = 0;
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    taken += 1;
    for (const user of users.get(id) ?? []) {
      const left = waiting.get(user);
      left?.delete(id);
      if (left?.size === 0) free.push(user);
    }
  }
  return taken < waiting.size;
}
