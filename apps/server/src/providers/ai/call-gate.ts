import { ModelFailure } from './model-failure.ts';

/** Who waits for a call, and what they hear while it queues. */
export interface CallWaiting {
  readonly signal: AbortSignal;
  /** How many calls are before this one; 0 when its turn has come. Not called where nothing is in the way. */
  readonly onQueue?: (ahead: number) => void;
}

export interface CallLimits {
  /** Calls that one user may have running at once. */
  readonly perUser: number;
  /** Calls of all users that may run at once. */
  readonly atOnce: number;
  /** Calls that may wait for their turn; more are refused as busy. */
  readonly mayWait: number;
  /** Milliseconds that one may wait. */
  readonly longestWait: number;
}

interface Waiter {
  readonly userId: string | null;
  readonly onQueue: ((ahead: number) => void) | undefined;
  readonly enter: () => void;
}

/**
 * First come, first served, but for users who have all the calls that they may have: the next one's turn
 * comes before theirs.
 */
export function callGate({ perUser, atOnce, mayWait, longestWait }: CallLimits) {
  const running = new Map<string | null, number>();
  const queue: Waiter[] = [];
  let all = 0;

  const mayRun = (userId: string | null) =>
    all < atOnce && (userId === null || (running.get(userId) ?? 0) < perUser);
  const enter = (userId: string | null) => {
    all += 1;
    running.set(userId, (running.get(userId) ?? 0) + 1);
  };
  const tellAll = () => {
    for (const [ahead, waiter] of queue.entries()) waiter.onQueue?.(ahead + 1);
  };
  const leave = (userId: string | null) => {
    all -= 1;
    const left = (running.get(userId) ?? 1) - 1;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
    const next = queue.findIndex((waiter) => mayRun(waiter.userId));
    if (next < 0) return;
    const [waiter] = queue.splice(next, 1);
    waiter?.enter();
    tellAll();
  };

  return async (userId: string | null, { signal, onQueue }: CallWaiting): Promise<() => void> => {
    signal.throwIfAborted();
    if (mayRun(userId)) enter(userId);
    else {
      if (queue.length >= mayWait) throw new ModelFailure('busy');
      await turn(userId, signal, onQueue);
    }
    return () => leave(userId);
  };

  function turn(userId: string | null, signal: AbortSignal, onQueue: Waiter['onQueue']): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        settle();
        queue.splice(queue.indexOf(waiter), 1);
        reject(reason);
        tellAll();
      };
      const leaves = () => giveUp(signal.reason);
      const timer = setTimeout(() => giveUp(new ModelFailure('busy')), longestWait);
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leaves);
      };
      const waiter: Waiter = {
        userId,
        onQueue,
        enter() {
          settle();
          enter(userId);
          onQueue?.(0);
          resolve();
        },
      };
      queue.push(waiter);
      signal.addEventListener('abort', leaves, { once: true });
      onQueue?.(queue.length);
    });
  }
}
