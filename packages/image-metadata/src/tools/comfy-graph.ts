import { type Graph, type GraphNode, type Link, MAX_NODES } from './comfy-node.ts';
import { nodesOfWorkflow } from './comfy-workflow.ts';
import { entriesOf, isObject, itemsOf, type Json, type JsonObject, member, parseObject } from './json.ts';

/** A graph as it was run, or as it is drawn on the screen; bare, or as 'prompt' or 'workflow' of an object. */
export function graphOf(json: JsonObject | undefined): Graph | null {
  const inner = ['prompt', 'workflow'].map((key) => {
    const value = member(json, key);
    return typeof value === 'string' ? parseObject(value) : value;
  });
  for (const candidate of [json, ...inner]) {
    const nodes = isObject(candidate) ? nodesOf(candidate) : [];
    if (nodes.length > 0) {
      return new Map(nodes.map((node) => [node.id, node]));
    }
  }
  return null;
}

function nodesOf(json: JsonObject): GraphNode[] {
  return Array.isArray(member(json, 'nodes')) ? nodesOfWorkflow(json) : nodesOfRun(json);
}

/** The nodes of a graph that was run: `{"3": {"class_type": "KSampler", "inputs": {"seed": 1, "model": ["4", 0]}}}`. */
function nodesOfRun(json: JsonObject): GraphNode[] {
  const nodes: GraphNode[] = [];
  for (const [id, node] of entriesOf(json).slice(0, MAX_NODES)) {
    const type = member(node, 'class_type');
    if (typeof type === 'string') {
      const values = new Map<string, Json>();
      const links = new Map<string, Link>();
      for (const [name, value] of entriesOf(member(node, 'inputs'))) {
        const [from, slot] = itemsOf(value);
        const isLink =
          itemsOf(value).length === 2 && typeof slot === 'number' && Object.hasOwn(json, String(from));
        if (isLink) {
          links.set(name, { node: String(from) });
        } else {
          values.set(name, value);
        }
      }
      nodes.push(
        /^workflow[>/]/u.test(type) ? { id, type, ...ungrouped(values, links) } : { id, type, values, links },
      );
    }
  }
  return nodes;
}

/** A group's inputs carry the names of the nodes inside ('KSampler seed'); of its texts the first is what is wanted. */
function ungrouped(
  values: ReadonlyMap<string, Json>,
  links: ReadonlyMap<string, Link>,
): Pick<GraphNode, 'values' | 'links'> {
  const ownValues = new Map<string, Json>();
  for (const [name, value] of values) {
    const last = name.split(' ').at(-1) ?? name;
    const own = last !== 'text' ? last : ownValues.has('positive') ? 'negative' : 'positive';
    if (!ownValues.has(own)) {
      ownValues.set(own, value);
    }
  }
  return { values: ownValues, links };
}
