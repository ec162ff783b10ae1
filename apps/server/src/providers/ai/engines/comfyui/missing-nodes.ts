import { z } from 'zod';
import { EngineFailure } from '../engine-failure.ts';
import { callEngine, engineJson } from '../engine-http.ts';
import type { EngineAddress } from '../picture-engine.ts';
import { comfyFailure } from './failures.ts';
import type { Workflow } from './workflow.ts';

/** Bytes of what an engine says of one kind of node: lists of files are in it. */
const WORDS = 4 * 1_048_576;
/** By the name of the kind; nothing for one that is not installed. */
const told = z.record(z.string(), z.unknown());
/** Questions at once. */
const AT_ONCE = 8;

/**
 * Asks an engine whether it knows every node of a workflow.
 * @throws {EngineFailure} `no-such-node` with the first that is not installed; where the engine cannot be asked
 */
export async function mustKnowNodes(
  address: EngineAddress,
  workflow: Workflow,
  signal: AbortSignal,
): Promise<void> {
  const names = [...new Set(Object.values(workflow).map(({ class_type: name }) => name))];
  for (let first = 0; first < names.length; first += AT_ONCE) {
    const some = names.slice(first, first + AT_ONCE);
    const known = await Promise.all(some.map((name) => isKnown(address, name, signal)));
    const missing = some.find((_, index) => !known[index]);
    if (missing !== undefined) throw new EngineFailure('no-such-node', address.name, missing);
  }
}

async function isKnown(address: EngineAddress, name: string, signal: AbortSignal): Promise<boolean> {
  // As a part of a path these would lead elsewhere.
  if (name === '.' || name === '..') return false;
  const path = `api/object_info/${encodeURIComponent(name)}`;
  const answer = await callEngine({ address, path, signal, limit: WORDS });
  if (answer.status !== 200) throw comfyFailure(address.name, answer);
  return Object.hasOwn(engineJson(address, answer, told), name);
}
