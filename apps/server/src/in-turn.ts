let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work of a few milliseconds that many may ask for at once: in the order asked, one piece for each turn of the
 * event loop, so that whoever asks for something else is answered in between.
 */
export async function inTurn<T>(work: () => T): Promise<T> {
  const before = last;
  const mine = before.then(nextTurn).then(work);
  last = mine.catch(() => undefined);
  return mine;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
