import type { Json } from './json.ts';

/** A place in the graph: the output of another node. */
export interface Link {
  readonly node: string;
}

/** One step of the work. An input is a value, or comes from another node. */
export interface GraphNode {
  readonly id: string;
  readonly type: string;
  readonly values: ReadonlyMap<string, Json>;
  readonly links: ReadonlyMap<string, Link>;
}

/** Nodes by their ids. */
export type Graph = ReadonlyMap<string, GraphNode>;

/** More nodes than any real graph has. */
export const MAX_NODES = 5_000;
