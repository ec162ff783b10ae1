import { type GraphNode, type Link, MAX_NODES } from './comfy-node.ts';
import { widgetNames } from './comfy-widgets.ts';
import { entriesOf, hasMembers, isObject, itemsOf, type Json, type JsonObject, member } from './json.ts';

/** A node that is switched off. A bypassed one (4) hands on what it is given, and is walked through like any other. */
const NEVER = 2;
/** Groups within groups. */
const MAX_LEVELS = 4;
const MAX_LINKS = 20_000;
/** Where a subgraph's inputs come from and its outputs go to. */
const SUBGRAPH_INPUT = '-10';
const SUBGRAPH_OUTPUT = '-20';

interface Wire {
  readonly from: string;
  readonly fromSlot: number;
  readonly to: string;
  readonly toSlot: number;
}

/** The wires of one level. Where they have numbers, the nodes name those. */
interface Wires {
  readonly byId: ReadonlyMap<string, Wire>;
  readonly byTarget: ReadonlyMap<string, Wire>;
}

/** One level of a drawn graph: the graph itself, or a group in it. */
interface Level {
  readonly content: Json;
  /** Stands before the names of its nodes, so that two groups of a kind are kept apart. */
  readonly prefix: string;
  readonly depth: number;
  /** The group as a node of the level above. */
  readonly outer: Outer | null;
}

interface Outer {
  readonly inputNames: readonly string[];
  readonly links: ReadonlyMap<string, Link>;
  readonly values: ReadonlyMap<string, Json>;
  /** The values of all nodes inside, one after the other; empty where they do not fit them. */
  readonly widgets: readonly Json[];
}

/** A node with its place in the list. */
interface Drawn {
  readonly node: Json;
  readonly id: string;
  readonly type: string;
}

/** The nodes of a graph as it is drawn on the screen; groups ('workflow>name', subgraphs) are taken apart. */
export function nodesOfWorkflow(workflow: JsonObject): GraphNode[] {
  return new Drawing(workflow).nodes;
}

class Drawing {
  readonly nodes: GraphNode[] = [];
  readonly #workflow: Json;
  readonly #groups = new Map<string, Json>();
  /** A group that is used often is read once. */
  readonly #wires = new Map<Json, Wires>();

  constructor(workflow: JsonObject) {
    this.#workflow = workflow;
    for (const [name, group] of entriesOf(member(workflow, 'extra', 'groupNodes'))) {
      this.#groups.set(`workflow>${name}`, group);
      this.#groups.set(`workflow/${name}`, group);
    }
    for (const subgraph of itemsOf(member(workflow, 'definitions', 'subgraphs'))) {
      this.#groups.set(String(member(subgraph, 'id')), subgraph);
    }
    this.#expand({ content: workflow, prefix: '', depth: 0, outer: null });
  }

  #expand(level: Level): void {
    const all = drawnOf(level.content);
    const types = new Map(all.map(({ id, type }) => [id, type]));
    let taken = 0;
    for (const drawn of all) {
      const count = itemsOf(member(drawn.node, 'widgets_values')).length;
      const widgets = level.outer?.widgets.slice(taken, taken + count) ?? [];
      taken += count;
      if (member(drawn.node, 'mode') === NEVER || drawn.type === '' || this.nodes.length >= MAX_NODES) {
        continue;
      }
      const values = valuesOf(drawn, widgets);
      const links = this.#link(drawn, level, types, values);
      const id = `${level.prefix}${drawn.id}`;
      const group = level.depth < MAX_LEVELS ? this.#groups.get(drawn.type) : undefined;
      this.nodes.push({ id, type: group === undefined ? drawn.type : 'group', values, links });
      if (group !== undefined) {
        const first = this.nodes.length;
        const outer = outerOf(drawn, new Map(links), values, group);
        this.#expand({ content: group, prefix: `${id}:`, depth: level.depth + 1, outer });
        // What else is asked of a group is answered by its nodes.
        links.clear();
        for (const inner of this.nodes.slice(first)) {
          links.set(`inner ${inner.id}`, { node: inner.id });
        }
      }
    }
  }

  /**
   * Where the inputs of a node come from. What comes into a group as a value is added to the values; what a node
   * remembers of an input that is linked by now is taken out of them.
   */
  #link(
    drawn: Drawn,
    level: Level,
    types: ReadonlyMap<string, string>,
    values: Map<string, Json>,
  ): Map<string, Link> {
    const wires = this.#wiresOf(level.content);
    const links = new Map<string, Link>();
    for (const [slot, input] of itemsOf(member(drawn.node, 'inputs')).entries()) {
      const name = String(member(input, 'name') ?? slot);
      const wire = wires.byId.get(String(member(input, 'link'))) ?? wires.byTarget.get(`${drawn.id}/${slot}`);
      if (wire !== undefined && wire.from !== SUBGRAPH_INPUT) {
        links.set(name, { node: this.#sourceOf(wire, level, types) });
        values.delete(name);
        continue;
      }
      const outerName = (wire === undefined ? name : level.outer?.inputNames[wire.fromSlot]) ?? name;
      const link = level.outer?.links.get(outerName);
      const value = level.outer?.values.get(outerName);
      if (link !== undefined) {
        links.set(name, link);
      } else if (wire !== undefined && value !== undefined) {
        values.set(name, value);
      }
    }
    return links;
  }

  /** Who asks a subgraph for one of its outputs is sent to the node inside that gives it. */
  #sourceOf(wire: Wire, level: Level, types: ReadonlyMap<string, string>): string {
    const group = level.depth < MAX_LEVELS ? this.#groups.get(types.get(wire.from) ?? '') : undefined;
    const inner = group && this.#wiresOf(group).byTarget.get(`${SUBGRAPH_OUTPUT}/${wire.fromSlot}`);
    const id = `${level.prefix}${wire.from}`;
    return inner ? `${id}:${inner.from}` : id;
  }

  #wiresOf(content: Json): Wires {
    const wires = this.#wires.get(content) ?? readWires(content, content === this.#workflow);
    this.#wires.set(content, wires);
    return wires;
  }
}

/** Within a group of the old kind a node is known by its place. */
function drawnOf(content: Json): Drawn[] {
  return itemsOf(member(content, 'nodes'))
    .slice(0, MAX_NODES)
    .map((node, at) => {
      const type = member(node, 'type');
      const id = String(member(node, 'id') ?? member(node, 'index') ?? at);
      return { node, id, type: typeof type === 'string' ? type : '' };
    });
}

function outerOf(
  drawn: Drawn,
  links: Map<string, Link>,
  values: ReadonlyMap<string, Json>,
  group: Json,
): Outer {
  const widgets = itemsOf(member(drawn.node, 'widgets_values'));
  const counts = drawnOf(group).map(({ node }) => itemsOf(member(node, 'widgets_values')).length);
  const fits = widgets.length === counts.reduce((sum, count) => sum + count, 0);
  const inputNames = itemsOf(member(drawn.node, 'inputs')).map((input) => String(member(input, 'name')));
  return { inputNames, links, values, widgets: fits ? widgets : [] };
}

/** The values with their names; those that the group around holds are newer than the node's own. */
function valuesOf({ node, type }: Drawn, newer: readonly Json[]): Map<string, Json> {
  const widgets = member(node, 'widgets_values');
  if (isObject(widgets)) {
    return new Map(Object.entries(widgets));
  }
  const named = itemsOf(member(node, 'inputs')).filter((input) => hasMembers(input, 'widget'));
  const list = newer.length > 0 ? newer : itemsOf(widgets);
  const own = named.map((input) => String(member(input, 'name')));
  const names = widgetNames(type, own, list);
  return new Map(list.map((value, at) => [names[at] ?? `widget ${at}`, value]));
}

/** [id, from, slot, to, slot, type]; without the id in groups of the old kind; in subgraphs an object. */
function readWires(content: Json, hasIds: boolean): Wires {
  const byId = new Map<string, Wire>();
  const byTarget = new Map<string, Wire>();
  for (const link of itemsOf(member(content, 'links')).slice(0, MAX_LINKS)) {
    const parts = isObject(link)
      ? ['id', 'origin_id', 'origin_slot', 'target_id', 'target_slot'].map((key) => member(link, key))
      : [...(hasIds ? [] : [undefined]), ...itemsOf(link)];
    const [id, from, fromSlot, to, toSlot] = parts;
    const wire = { from: String(from), fromSlot: Number(fromSlot), to: String(to), toSlot: Number(toSlot) };
    byTarget.set(`${wire.to}/${wire.toSlot}`, wire);
    if (id !== undefined) {
      byId.set(String(id), wire);
    }
  }
  return { byId, byTarget };
}
