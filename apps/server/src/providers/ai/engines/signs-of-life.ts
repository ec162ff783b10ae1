import { EngineFailure } from './engine-failure.ts';

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
