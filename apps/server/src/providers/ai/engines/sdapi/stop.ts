import { setTimeout as pause } from 'node:timers/promises';
import { callEngine, engineJson } from '../engine-http.ts';
import { progress } from './answers.ts';
import { stateOfTask, type Watched } from './watch.ts';

/** Milliseconds that a call may take. */
const ANSWERS = 5_000;
/** Milliseconds for which a picture that waits behind somebody else's is looked after. */
const LOOKED_AFTER = 600_000;
const SMALL = 1_048_576;

/**
 * Whether something ran before our work came, of a server that tells no tasks: where nothing did, what runs
 * afterwards is ours.
 */
export async function workBefore(
  { address, abilities }: Watched,
  signal: AbortSignal,
): Promise<'idle' | 'busy' | 'unknown'> {
  if (abilities.tellsTasks || !abilities.tellsProgress) return 'unknown';
  try {
    const query = { skip_current_image: 'true' };
    const call = { address, path: 'sdapi/v1/progress', query, signal, limit: SMALL, milliseconds: ANSWERS };
    const { state, progress: fraction } = engineJson(address, await callEngine(call), progress);
    return fraction === 0 && (state?.job_count ?? 0) === 0 ? 'idle' : 'busy';
  } catch {
    signal.throwIfAborted();
    return 'unknown';
  }
}

/**
 * Ends our work at the engine, and nobody else's: the protocol's own way to stop ends whatever runs. What still
 * waits behind somebody else's work is ended when its turn comes; the caller need not wait for that.
 * @param isOurs whether what runs can only be ours, of a server that tells no tasks
 */
export async function stopAtEngine(watched: Watched, isOurs: boolean): Promise<void> {
  if (!watched.abilities.tellsTasks) return isOurs ? interrupt(watched) : undefined;
  const state = await stateOf(watched);
  if (state?.isRunning) return interrupt(watched);
  if (state && !state.isOver) void stopInItsTurn(watched);
}

async function stopInItsTurn(watched: Watched): Promise<void> {
  const end = performance.now() + LOOKED_AFTER;
  while (performance.now() < end) {
    await pause(watched.every, undefined, { ref: false });
    const state = await stateOf(watched);
    if (state?.isRunning) return interrupt(watched);
    if (state?.isOver) return;
  }
}

/** Undefined where it cannot be told. */
async function stateOf(watched: Watched) {
  try {
    return await stateOfTask(watched, AbortSignal.timeout(ANSWERS));
  } catch {
    return undefined;
  }
}

async function interrupt({ address }: Watched): Promise<void> {
  const call = { address, path: 'sdapi/v1/interrupt', body: {}, limit: SMALL, milliseconds: ANSWERS };
  try {
    await callEngine({ ...call, signal: AbortSignal.timeout(ANSWERS) });
  } catch {
    // There is nothing more to be done; closing the connection is what is left.
  }
}
