import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Waiting } from '../../picture-port.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { EngineAddress } from '../picture-engine.ts';
import type { HistoryEntry } from './answers.ts';
import { enqueue, historyOf, type Run, runsBefore, stopRun } from './calls.ts';
import { runFailure } from './failures.ts';
import { openComfySocket } from './socket.ts';
import type { Workflow } from './workflow.ts';

export interface Patience {
  /** Milliseconds between two looks at the history, which is the second source beside the socket. */
  readonly every: number;
  /** Milliseconds without any sign of life after which a run is given up. */
  readonly silence: number;
}

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
    if (signal.aborted) await stopRun(run, AbortSignal.timeout(STOPS)).catch(() => {});
    throw error;
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
  { every, silence }: Patience,
  socket: Awaited<ReturnType<typeof openComfySocket>>,
): Promise<HistoryEntry> {
  const { signal } = waiting;
  let news = Promise.withResolvers<void>();
  let lastSign = performance.now();
  let timesMissed = 0;
  const tell = onceEach(waiting);
  socket.follow(run.promptId, {
    ...tell,
    onSign: () => {
      lastSign = performance.now();
    },
    onNews: () => news.resolve(),
  });
  for (;;) {
    try {
      const entry = await historyOf(run, signal);
      if (entry) return entry;
      const before = await runsBefore(run, signal);
      lastSign = performance.now();
      timesMissed = before === undefined ? timesMissed + 1 : 0;
      // Once may be the moment between the queue and the history.
      if (timesMissed > 1) throw new EngineFailure('lost', run.address.name);
      if (before === 0) tell.onStage('loading');
      else if (before) waiting.onQueue?.(before);
    } catch (error) {
      const isSilent = error instanceof EngineFailure && error.state === 'unreachable';
      if (!isSilent || performance.now() - lastSign > silence) throw error;
    }
    await Promise.race([pause(every, undefined, { signal }), news.promise]);
    news = Promise.withResolvers();
    signal.throwIfAborted();
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
