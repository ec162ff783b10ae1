import { setTimeout as pause } from 'node:timers/promises';
import { EngineFailure } from './engine-failure.ts';
import { callEngine } from './engine-http.ts';
import type { EngineAddress } from './picture-engine.ts';

/** How long an engine is waited for. */
export interface Patience {
  /** Milliseconds between two questions how far it is. */
  readonly every: number;
  /** Milliseconds without any sign of life after which a picture is given up; while there are some, there is no end. */
  readonly silence: number;
}

export const PATIENCE: Patience = { every: 1_000, silence: 600_000 };

/** A signal that is aborted when an engine has been silent for too long, or when nobody waits any more. */
export function signsOfLife(name: string, { silence }: Patience) {
  const silent = new AbortController();
  const giveUp = () => silent.abort(new EngineFailure('silent', name));
  let timer = setTimeout(giveUp, silence);
  return {
    signal: silent.signal,
    onSign() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silence);
    },
    abort: (reason: unknown) => silent.abort(reason),
    end: () => clearTimeout(timer),
  };
}

/** An engine that tells nothing of work under way, and a cheap question that it answers meanwhile. */
interface Asked {
  readonly address: EngineAddress;
  /** Of the question, below the address. */
  readonly path: string;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  readonly patience: Patience;
}

/** Bytes of an answer to the question, and milliseconds that it may take. */
const WORDS = 1_048_576;
const ANSWERS = 15_000;

/**
 * Runs work at an engine for as long as the engine answers a question beside it, whatever it says to that.
 * @throws {EngineFailure} `silent`; the caller's reason; whatever `work` throws
 */
export async function whileItAnswers<T>(asked: Asked, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const life = signsOfLife(asked.address.name, asked.patience);
  const over = new AbortController();
  const signal = AbortSignal.any([asked.signal, life.signal]);
  void askAgain({ ...asked, signal: AbortSignal.any([signal, over.signal]) }, life.onSign);
  try {
    return await work(signal);
  } finally {
    over.abort();
    life.end();
  }
}

async function askAgain({ address, path, signal, patience }: Asked, onSign: () => void): Promise<void> {
  while (!signal.aborted) {
    try {
      // Nothing is learnt but that it lives, so that it is asked more rarely than one that tells how far it is.
      await pause(patience.every * 5, undefined, { signal });
      await callEngine({ address, path, signal, limit: WORDS, milliseconds: ANSWERS });
      onSign();
    } catch {
      // Silence is no sign; the work itself says what is wrong.
    }
  }
}
