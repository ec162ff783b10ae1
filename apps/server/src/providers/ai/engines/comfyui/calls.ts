import { setTimeout as pause } from 'node:timers/promises';
import type { InputPicture } from '../../picture-port.ts';
import { EngineFailure } from '../engine-failure.ts';
import { callEngine, engineJson, receivePicture } from '../engine-http.ts';
import type { EngineAddress } from '../picture-engine.ts';
import {
  type EngineFile,
  type HistoryEntry,
  history,
  historyEntry,
  queue,
  queued,
  uploaded,
} from './answers.ts';
import { comfyFailure } from './failures.ts';
import type { Workflow } from './workflow.ts';

/** Bytes of words about runs; they hold the graphs of everybody's. */
const WORDS = 16 * 1_048_576;
/** Bytes of one picture. */
const PICTURE = 32 * 1_048_576;
/** Milliseconds for everything but a picture; an engine that loads a model is slow to answer. */
const ANSWERS = 30_000;

/** One run at an engine, by an id of ours: a lost answer is then no lost run. */
export interface Run {
  readonly address: EngineAddress;
  readonly promptId: string;
  readonly clientId: string;
}

/** @throws {EngineFailure} for what the engine refuses, and where it cannot be reached */
export async function enqueue({ address, promptId, clientId }: Run, graph: Workflow, signal: AbortSignal) {
  const body = { prompt: graph, client_id: clientId, prompt_id: promptId };
  const call = { address, path: 'api/prompt', body, signal, limit: WORDS, milliseconds: ANSWERS };
  const answer = await callEngine(call);
  if (answer.status !== 200) throw comfyFailure(address.name, answer);
  engineJson(address, answer, queued);
}

/** How a run ended; undefined until then. */
export async function historyOf(run: Run, signal: AbortSignal): Promise<HistoryEntry | undefined> {
  const all = await ask(run, `api/history/${run.promptId}`, signal, history);
  const entry = all[run.promptId];
  return entry === undefined ? undefined : historyEntry.parse(entry);
}

/** How many runs are before this one; 0 where it is running, undefined where the engine does not know it. */
export async function runsBefore(run: Run, signal: AbortSignal): Promise<number | undefined> {
  const { queue_running: running, queue_pending: pending } = await ask(run, 'api/queue', signal, queue);
  if (running.some(([, id]) => id === run.promptId)) return 0;
  const own = pending.find(([, id]) => id === run.promptId);
  return own && running.length + pending.filter(([place]) => place < own[0]).length;
}

/** Ends a run, and no other: a waiting one leaves the queue, a running one is interrupted. */
export async function stopRun(run: Run, signal: AbortSignal): Promise<void> {
  const { address, promptId } = run;
  const post = (path: string, body: object) =>
    callEngine({ address, path, body, signal, limit: WORDS, milliseconds: ANSWERS });
  await post('api/queue', { delete: [promptId] });
  // Older versions interrupt whatever runs, so that it has to be ours.
  if ((await runsBefore(run, signal)) === 0) await post('api/interrupt', { prompt_id: promptId });
}

/** @returns the name under which a graph finds the picture */
export async function upload(
  address: EngineAddress,
  name: string,
  picture: InputPicture,
  signal: AbortSignal,
) {
  const body = new FormData();
  body.set('image', new File([new Uint8Array(picture.bytes)], name, { type: picture.contentType }));
  body.set('type', 'input');
  body.set('overwrite', 'true');
  const call = { address, path: 'api/upload/image', body, signal, limit: WORDS, milliseconds: ANSWERS };
  const answer = await callEngine(call);
  if (answer.status !== 200) throw comfyFailure(address.name, answer);
  const { name: kept, subfolder } = engineJson(address, answer, uploaded);
  return subfolder ? `${subfolder}/${kept}` : kept;
}

/** Milliseconds before a file is asked for again that broke off on its way: the engine still has it. */
const AGAIN_AFTER = [200, 1_000];

/** A file of the engine; its names are only ever handed back to it. */
export async function view<T>(
  address: EngineAddress,
  file: EngineFile,
  signal: AbortSignal,
  use: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  for (const after of AGAIN_AFTER) {
    try {
      return await viewOnce(address, file, signal, use);
    } catch (error) {
      if (!(error instanceof EngineFailure) || error.problem !== 'broken-off') throw error;
      await pause(after, undefined, { signal });
    }
  }
  return viewOnce(address, file, signal, use);
}

async function viewOnce<T>(
  address: EngineAddress,
  { filename, subfolder, type }: EngineFile,
  signal: AbortSignal,
  use: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  const query = { filename, subfolder, type };
  return receivePicture({ address, path: 'api/view', query, signal, limit: PICTURE }, async (answer) => {
    if (answer.status === 404) throw new EngineFailure('lost', address.name);
    if (answer.status !== 200) throw comfyFailure(address.name, answer);
    return use(answer.bytes);
  });
}

async function ask<T>(
  { address }: Run,
  path: string,
  signal: AbortSignal,
  schema: Parameters<typeof engineJson<T>>[2],
): Promise<T> {
  const answer = await callEngine({ address, path, signal, limit: WORDS, milliseconds: ANSWERS });
  if (answer.status !== 200) throw comfyFailure(address.name, answer);
  return engineJson(address, answer, schema);
}
