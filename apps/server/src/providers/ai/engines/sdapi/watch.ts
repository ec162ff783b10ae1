import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { unfinishedType } from '../../picture-check.ts';
import type { Waiting } from '../../picture-port.ts';
import { callEngine, engineJson } from '../engine-http.ts';
import type { EngineAddress } from '../picture-engine.ts';
import { progress, taskProgress } from './answers.ts';
import type { SdapiAbilities } from './look.ts';

/** A run whose progress is asked for. */
export interface Watched {
  readonly address: EngineAddress;
  readonly abilities: Pick<SdapiAbilities, 'tellsTasks' | 'tellsProgress'>;
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

interface Watching {
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Called for each answer. */
  readonly onSign: () => void;
  /** What runs at first is somebody else's. */
  readonly isBehind: boolean;
}

/**
 * Asks how far the engine is until the signal ends it, and tells who waits. What cannot be read is passed over:
 * the picture decides.
 */
export async function watchSdapi(
  watched: Watched,
  waiting: Waiting,
  { signal, onSign, isBehind }: Watching,
): Promise<void> {
  const tell = teller(waiting, isBehind);
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
  const { active, queued } = await taskOf({ address, task, signal, withFrame: false });
  return { isRunning: active, isOver: !active && !queued };
}

type Teller = ReturnType<typeof teller>;

/** Tells each thing once, and nothing of somebody else's work. */
function teller({ onQueue, onStage, onProgress, onPartial }: Waiting, isBehind: boolean) {
  let behind = isBehind;
  let furthest = 0;
  let stage = '';
  let frame = '';
  return {
    wantsFrames: onPartial !== undefined,
    queued: () => onQueue?.(1),
    at(fraction: number, rest: Omit<Parameters<NonNullable<typeof onProgress>>[0], 'fraction'>) {
      // It begins anew: the other work is over.
      if (behind && fraction < furthest) {
        behind = false;
        furthest = 0;
      }
      furthest = Math.max(furthest, fraction);
      if (behind) return;
      const next = furthest > 0 ? 'generating' : 'loading';
      if (next !== stage) onStage?.(next);
      stage = next;
      if (fraction > 0 && fraction === furthest) onProgress?.({ fraction, ...rest });
    },
    async frame(picture: string | null | undefined) {
      if (!picture || !onPartial || picture === frame || stage !== 'generating') return;
      frame = picture;
      const bytes = Buffer.from(picture.replace(/^data:[^,]*,/, ''), 'base64');
      const contentType = await unfinishedType(bytes);
      if (contentType) onPartial({ bytes, contentType });
    },
  };
}

async function askForTask({ address, task }: Watched, tell: Teller, signal: AbortSignal): Promise<void> {
  const seen = await taskOf({ address, task, signal, withFrame: tell.wantsFrames });
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
}): Promise<z.output<typeof taskProgress>> {
  const { address, task, signal, withFrame } = asked;
  const body = { id_task: task, id_live_preview: -1, live_preview: withFrame };
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
