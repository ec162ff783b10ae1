import { limiter } from './limiter.ts';

const turns = limiter({ atOnce: 1 });

/**
 * Runs work of a few milliseconds that many may ask for at once: in the order asked, one piece for each turn of the
 * event loop, so that whoever asks for something else is answered in between.
 */
export function inTurn<T>(work: () => T): Promise<T> {
  return turns.run(() => nextTurn().then(work));
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
