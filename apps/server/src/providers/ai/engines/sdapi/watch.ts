import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { unfinishedType } from '../../picture-check.ts';
import type { Waiting } from '../../picture-port.ts';
import { callEngine, engineJson } from '../engine-http.ts';
import type { EngineAddress } from '../picture-engine.ts';
import { progress, taskProgress } from './answers.ts';
import type { Abilities } from './look.ts';

export interface Watched {
  readonly address: EngineAddress;
  readonly abilities: Pick<Abilities, 'tellsTasks' | 'tellsProgress'>;
  readonly task: string;
  /** Milliseconds between two questions. */
  readonly every: number;
}

/** Bytes of an answer with a preview frame in it. */
const FRAME = 16 * 1_048_576;
/** Milliseconds that an answer may take; an engine that loads a model is slow to answer. */
const ANSWERS = 15_000;

/** What one question came to. */
interface Seen {
  /** Whether the work is ours, and runs. */
  readonly isRunning: boolean;
  readonly isOver: boolean;
}

/**
 * Asks how far the engine is until the signal ends it, and tells who waits. What cannot be read is passed over:
 * the picture decides.
 * @param onSign called for each answer, as a sign of life
 */
export async function watchSdapi(
  watched: Watched,
  waiting: Waiting,
  { signal, onSign }: { readonly signal: AbortSignal; readonly onSign: () => void },
): Promise<void> {
  const tell = teller(waiting);
  for (;;) {
    try {
      await pause(watched.every, undefined, { signal });
      await (watched.abilities.tellsTasks
        ? askForTask(watched, tell, signal)
        : askForWhatever(watched, tell, signal));
      onSign();
    } catch {
      if (signal.aborted) return;
    }
  }
}

/** Whether our own task runs now, or is over; undefined where the server cannot tell. */
export async function stateOfTask(
  { address, abilities, task }: Watched,
  signal: AbortSignal,
): Promise<Seen | undefined> {
  if (!abilities.tellsTasks) return undefined;
  const { active, queued } = await taskOf({ address, task, signal, withFrame: false, frame: -1 });
  return { isRunning: active, isOver: !active && !queued };
}

type Teller = ReturnType<typeof teller>;

/** Tells each thing once. */
function teller({ onQueue, onStage, onProgress, onPartial }: Waiting) {
  let stage = '';
  let frame = '';
  return {
    wantsFrames: onPartial !== undefined,
    queued: () => onQueue?.(1),
    at(fraction: number, rest: Omit<Parameters<NonNullable<typeof onProgress>>[0], 'fraction'>) {
      const next = fraction > 0 ? 'generating' : 'loading';
      if (next !== stage) onStage?.(next);
      stage = next;
      if (fraction > 0) onProgress?.({ fraction, ...rest });
    },
    async frame(picture: string | null | undefined) {
      if (!picture || !onPartial || picture === frame) return;
      frame = picture;
      const bytes = Buffer.from(picture.replace(/^data:[^,]*,/, ''), 'base64');
      const contentType = await unfinishedType(bytes);
      if (contentType) onPartial({ bytes, contentType });
    },
  };
}

async function askForTask({ address, task }: Watched, tell: Teller, signal: AbortSignal): Promise<void> {
  const seen = await taskOf({ address, task, signal, withFrame: tell.wantsFrames, frame: -1 });
  if (seen.queued) return tell.queued();
  if (!seen.active) return;
  tell.at(seen.progress ?? 0, seen.eta ? { secondsLeft: seen.eta } : {});
  await tell.frame(seen.live_preview);
}

async function taskOf(asked: {
  readonly address: EngineAddress;
  readonly task: string;
  readonly signal: AbortSignal;
  readonly withFrame: boolean;
  readonly frame: number;
}): Promise<z.output<typeof taskProgress>> {
  const { address, task, signal, withFrame, frame } = asked;
  const body = { id_task: task, id_live_preview: frame, live_preview: withFrame };
  const call = { address, path: 'internal/progress', body, signal, limit: FRAME, milliseconds: ANSWERS };
  return engineJson(address, await callEngine(call), taskProgress);
}

async function askForWhatever({ address, abilities }: Watched, tell: Teller, signal: AbortSignal) {
  const ask = (path: string, query = {}) =>
    callEngine({ address, path, query, signal, limit: FRAME, milliseconds: ANSWERS });
  // Where it does not tell how far it is, any answer is a sign of life.
  if (!abilities.tellsProgress) return void (await ask('sdapi/v1/sd-models'));
  const query = { skip_current_image: String(!tell.wantsFrames) };
  const seen = engineJson(address, await ask('sdapi/v1/progress', query), progress);
  const { sampling_step: step = 0, sampling_steps: steps = 0 } = seen.state ?? {};
  const rounds = steps > 0 ? { step: Math.min(step, steps), steps } : {};
  tell.at(seen.progress, { ...rounds, ...(seen.eta_relative && { secondsLeft: seen.eta_relative }) });
  await tell.frame(seen.current_image);
}
