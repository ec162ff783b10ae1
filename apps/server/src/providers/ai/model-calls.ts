import { ModelFailure, type ModelFailureKind } from './model-failure.ts';

/** One call of a model, as it is put on record: never a prompt, never a key. */
export interface CallFacts {
  /** Null for the server's own errands. */
  readonly userId: string | null;
  readonly kind: 'text' | 'image';
  readonly provider: 'openai' | 'gemini' | 'seedream';
  /** The provider's name of the model. */
  readonly model: string;
  /** Whose money it is. */
  readonly key: 'server' | 'user';
  /** What it may cost at most, in US dollars, to be booked before it begins; null where nobody knows. */
  readonly estimateUsd: number | null;
}

/** What a call has used. */
export interface CallUse {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly pictures: number;
  /** In US dollars; null where the table has no price. */
  readonly costUsd: number | null;
}

export type CallOutcome = 'succeeded' | 'cancelled' | ModelFailureKind;

/** Where calls are put on record, and where the day's money is counted. */
export interface CallLedger {
  /**
   * Books a call before it begins.
   * @returns its id
   * @throws {ModelFailure} `spent` where it would go over the day's money limit
   */
  open(facts: CallFacts): Promise<string>;
  /** Writes down how it ended; a failure that cost nothing gives the money back. */
  close(id: string, outcome: CallOutcome, use: CallUse | null, durationMs: number): Promise<void>;
}

/** Who waits for a call, and what they hear while it queues. */
export interface CallWaiting {
  readonly signal: AbortSignal;
  /** How many calls are before this one; 0 when its turn has come. Not called where nothing is in the way. */
  readonly onQueue?: (ahead: number) => void;
}

/** The one door to paid models: counts calls at once, queues, books, records. */
export interface ModelCalls {
  /**
   * Runs a call when its turn has come.
   * @param work is handed a function to tell what the provider says that it used
   * @throws {ModelFailure} `spent`; `busy` where too many wait; whatever `work` throws
   */
  run<T>(
    facts: CallFacts,
    waiting: CallWaiting,
    work: (use: (used: CallUse) => void) => Promise<T>,
  ): Promise<T>;
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

/** Calls of one process; several processes count each for themselves. */
export function modelCalls(ledger: CallLedger, limits: CallLimits): ModelCalls {
  const gate = callGate(limits);
  return {
    async run(facts, waiting, work) {
      const leave = await gate(facts.userId, waiting);
      try {
        return await recorded(ledger, facts, waiting.signal, work);
      } finally {
        leave();
      }
    },
  };
}

async function recorded<T>(
  ledger: CallLedger,
  facts: CallFacts,
  signal: AbortSignal,
  work: (use: (used: CallUse) => void) => Promise<T>,
): Promise<T> {
  const id = await ledger.open(facts);
  const began = performance.now();
  let used: CallUse | null = null;
  const close = (outcome: CallOutcome) => ledger.close(id, outcome, used, performance.now() - began);
  try {
    const result = await work((use) => {
      used = use;
    });
    await close('succeeded');
    return result;
  } catch (error) {
    const kind = error instanceof ModelFailure ? error.kind : 'failed';
    await close(signal.aborted ? 'cancelled' : kind);
    throw error;
  }
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
function callGate({ perUser, atOnce, mayWait, longestWait }: CallLimits) {
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
