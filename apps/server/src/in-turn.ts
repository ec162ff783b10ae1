import { limiter } from './limiter.ts';

const turns = limiter({ atOnce: 1 });
/** Pieces of work that have a turn or wait for one. */
let asked = 0;
/** What begins work that nobody waits for yet, in the order it came. */
const spare: (() => void)[] = [];

/**
 * Runs work of a few milliseconds that many may ask for at once: in the order asked, one piece for each turn of the
 * event loop, so that whoever asks for something else is answered in between.
 */
export async function inTurn<T>(work: () => T): Promise<T> {
  asked += 1;
  try {
    return await turns.run(() => nextTurn().then(work));
  } finally {
    asked -= 1;
    beginSpare();
  }
}

/**
 * Runs work that nobody waits for yet, when nobody waits for a turn.
 * @returns what it came to; whoever asks waits for it from then on, in the order asked
 */
export function inSpareTurn<T>(work: () => T): () => Promise<T> {
  let result: Promise<T> | undefined;
  const begin = () => {
    result ??= inTurn(work);
    return result;
  };
  spare.push(() => {
    // Whoever asks hears of a failure, and if nobody does it is nobody's.
    begin().catch(() => {});
  });
  beginSpare();
  return begin;
}

function beginSpare(): void {
  while (asked === 0 && spare.length > 0) spare.shift()?.();
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
