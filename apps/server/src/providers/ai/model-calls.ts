import { type Limits, limiter } from '../../limiter.ts';
import { ModelFailure, type ModelFailureKind } from './model-failure.ts';

/** One call of a model, as it is put on record: never a prompt, never a key. */
export interface CallFacts {
  /** Null for the server's own errands. */
  readonly userId: string | null;
  readonly kind: 'text' | 'image';
  readonly provider: 'openai' | 'gemini' | 'seedream' | 'openrouter';
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

/** How a call of a model ended. */
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

/** How many calls may run and wait. */
export type CallLimits = Omit<Limits, 'refusal'>;

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

/** Calls of one process; several processes count each for themselves. */
export function modelCalls(ledger: CallLedger, limits: CallLimits): ModelCalls {
  const turns = limiter({ ...limits, refusal: () => new ModelFailure('busy') });
  return {
    run: (facts, waiting, work) =>
      turns.run(() => recorded(ledger, facts, waiting.signal, work), {
        ...waiting,
        who: facts.userId ?? undefined,
      }),
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
