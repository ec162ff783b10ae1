import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Waiting } from '../../picture-port.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { EngineAddress } from '../picture-engine.ts';
import { type Patience, signsOfLife } from '../signs-of-life.ts';
import type { HistoryEntry } from './answers.ts';
import { enqueue, historyOf, type Run, runsBefore, stopRun } from './calls.ts';
import { runFailure } from './failures.ts';
import { openComfySocket } from './socket.ts';
import type { Workflow } from './workflow.ts';

/** Milliseconds that ending a run may take. */
const STOPS = 5_000;

/**
 * Runs a graph for as long as the engine shows signs of life. Who leaves has it ended at the engine first.
 * @returns what the history says of it
 * @throws {EngineFailure} for what the engine refuses or fails at; the caller's reason
 */
export async function runWorkflow(
  address: EngineAddress,
  graph: Workflow,
  waiting: Waiting,
  patience: Patience,
): Promise<HistoryEntry> {
  const { signal } = waiting;
  const run: Run = { address, promptId: randomUUID(), clientId: randomUUID() };
  // Before the run, so that nothing of it is missed.
  const socket = await openComfySocket(address, run.clientId);
  try {
    signal.throwIfAborted();
    await enqueueOnce(run, graph, signal);
    const entry = await itsEnd(run, waiting, patience, socket);
    const failure = runFailure(address.name, entry);
    if (failure) throw failure;
    return entry;
  } catch (error) {
    if (!signal.aborted) throw error;
    await stopRun(run, AbortSignal.timeout(STOPS)).catch(() => {});
    throw signal.reason;
  } finally {
    socket.close();
  }
}

/** A lost answer is no lost run: where the engine knows it, it goes on. */
async function enqueueOnce(run: Run, graph: Workflow, signal: AbortSignal): Promise<void> {
  try {
    await enqueue(run, graph, signal);
  } catch (error) {
    const isLost = error instanceof EngineFailure && error.state === 'unreachable';
    if (!isLost) throw error;
    const known = (await runsBefore(run, signal)) ?? (await historyOf(run, signal));
    if (known === undefined) throw error;
  }
}

/** Waits for the socket's news, and looks by itself from time to time. */
async function itsEnd(
  run: Run,
  waiting: Waiting,
  patience: Patience,
  socket: Awaited<ReturnType<typeof openComfySocket>>,
): Promise<HistoryEntry> {
  const life = signsOfLife(run.address.name, patience);
  const signal = AbortSignal.any([waiting.signal, life.signal]);
  const tell = onceEach(waiting);
  let news = Promise.withResolvers<void>();
  let timesMissed = 0;
  socket.follow(run.promptId, { ...tell, onSign: life.onSign, onNews: () => news.resolve() });
  try {
    for (;;) {
      const seen = await look(run, signal);
      if (seen !== undefined) life.onSign();
      if (seen?.entry) return seen.entry;
      if (seen?.before === 0) tell.onStage('loading');
      else if (seen?.before) waiting.onQueue?.(seen.before);
      // Once may be the moment between the history and the queue.
      timesMissed = seen && seen.before === undefined ? timesMissed + 1 : 0;
      if (timesMissed > 1) throw new EngineFailure('lost', run.address.name);
      await Promise.race([pause(patience.every, undefined, { signal }), news.promise]);
      news = Promise.withResolvers();
    }
  } catch (error) {
    throw life.signal.aborted ? life.signal.reason : error;
  } finally {
    life.end();
  }
}

/** How a run ended, or how many are before it; undefined where the engine does not answer at the moment. */
async function look(
  run: Run,
  signal: AbortSignal,
): Promise<{ readonly entry?: HistoryEntry; readonly before?: number | undefined } | undefined> {
  try {
    const entry = await historyOf(run, signal);
    return entry ? { entry } : { before: await runsBefore(run, signal) };
  } catch (error) {
    if (error instanceof EngineFailure && error.state === 'unreachable' && !signal.aborted) return undefined;
    throw error;
  }
}

/** Loading comes before painting, and each is said once. */
function onceEach({ onStage, onProgress, onPartial }: Waiting) {
  let stage = '';
  return {
    onStage(next: 'loading' | 'generating') {
      if (stage === next || stage === 'generating') return;
      stage = next;
      onStage?.(next);
    },
    ...(onProgress && { onProgress }),
    ...(onPartial && { onPartial }),
  };
}
