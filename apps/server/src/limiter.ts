/** How much a limiter lets through at once, and how much may wait for it. */
export interface Limits {
  /** What may run at once, in the unit of the costs. What costs more than that runs alone. */
  readonly atOnce: number;
  /** Pieces of work that may wait; more are refused. Any number where it is left out. */
  readonly mayWait?: number;
  /** Pieces of one person that may run at once; those of others pass them while they wait. */
  readonly eachAtOnce?: number;
  /** Pieces of one person that may run and wait together; more are refused. */
  readonly eachInAll?: number;
  /** Milliseconds that one may wait before it is refused. */
  readonly longestWait?: number;
  /** Whose turn is next: who came first, or who came first of those who have the least running. */
  readonly next?: 'first-come' | 'least-running';
  /** What whoever is refused hears; left out where nobody is refused. */
  readonly refusal?: () => Error;
}

/** Whose work it is, and how they wait for its turn. */
export interface Asked {
  /** Undefined for the server's own work, which counts as nobody's. */
  readonly who?: string | undefined;
  /** Of the unit of `atOnce`, above 0; 1 where it is left out. */
  readonly cost?: number;
  /** Aborted when nobody waits for it any more. */
  readonly signal?: AbortSignal;
  /** How many are before this one; 0 when its turn has come. Not called where nothing is in the way. */
  readonly onQueue?: ((ahead: number) => void) | undefined;
}

/** Lets no more run at once than may, and no more wait than can be served. */
export interface Limiter {
  /**
   * Runs work when its turn has come.
   * @throws the limiter's refusal; the signal's reason where it is aborted first; whatever `work` throws
   */
  run<T>(work: () => Promise<T>, asked?: Asked): Promise<T>;
}

/** The one way to bound what runs at once in this process. */
export function limiter(limits: Limits): Limiter {
  const line = new Line(limits);
  return {
    async run(work, asked = {}) {
      asked.signal?.throwIfAborted();
      const leave = await line.enter(asked);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

interface Piece {
  readonly who: string | undefined;
  readonly cost: number;
  readonly onQueue: Asked['onQueue'];
  readonly start: () => void;
}

const refuse = () => new Error('No more may wait.');

/** Those who run, and those who wait. */
class Line {
  readonly #limits: Limits;
  readonly #waiting: Piece[] = [];
  readonly #running = new Map<string | undefined, number>();
  #used = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @returns what to call when the work has ended */
  async enter({ who, cost = 1, signal, onQueue }: Asked): Promise<() => void> {
    const { mayWait = Infinity, eachInAll = Infinity, refusal = refuse } = this.#limits;
    if (who !== undefined && this.#countOf(who) >= eachInAll) throw refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const piece: Piece = { who, cost, onQueue, start: resolve };
    this.#waiting.push(piece);
    this.#startWhatFits();
    if (this.#waits(piece)) {
      if (this.#waiting.length > mayWait) {
        this.#remove(piece);
        throw refusal();
      }
      onQueue?.(this.#waiting.length);
      await this.#patiently(piece, promise, reject, signal);
    }
    return () => this.#end(piece);
  }

  /** Waits for the turn of a piece, unless it is given up before. */
  async #patiently(
    piece: Piece,
    turn: Promise<void>,
    reject: (reason: unknown) => void,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const { longestWait, refusal = refuse } = this.#limits;
    const giveUp = (reason: unknown) => {
      if (!this.#waits(piece)) return;
      this.#remove(piece);
      reject(reason);
      this.#startWhatFits();
      this.#tellAll();
    };
    const leave = () => giveUp(signal?.reason);
    const timer = longestWait === undefined ? undefined : setTimeout(() => giveUp(refusal()), longestWait);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      await turn;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
    piece.onQueue?.(0);
  }

  #end({ who, cost }: Piece): void {
    this.#used -= cost;
    const left = this.#runningOf(who) - 1;
    if (left > 0) this.#running.set(who, left);
    else this.#running.delete(who);
    if (this.#startWhatFits()) this.#tellAll();
  }

  /** @returns whether anything has begun */
  #startWhatFits(): boolean {
    const before = this.#waiting.length;
    for (let piece = this.#next(); piece && this.#fits(piece); piece = this.#next()) {
      this.#remove(piece);
      this.#used += piece.cost;
      this.#running.set(piece.who, this.#runningOf(piece.who) + 1);
      piece.start();
    }
    return this.#waiting.length < before;
  }

  #next(): Piece | undefined {
    const { eachAtOnce = Infinity, next = 'first-come' } = this.#limits;
    const ready = this.#waiting.filter(({ who }) => who === undefined || this.#runningOf(who) < eachAtOnce);
    if (next === 'first-come') return ready[0];
    const least = Math.min(...ready.map(({ who }) => this.#runningOf(who)));
    return ready.find(({ who }) => this.#runningOf(who) === least);
  }

  #fits({ cost }: Piece): boolean {
    return this.#used === 0 || this.#used + cost <= this.#limits.atOnce;
  }

  #tellAll(): void {
    for (const [ahead, { onQueue }] of this.#waiting.entries()) onQueue?.(ahead + 1);
  }

  #waits(piece: Piece): boolean {
    return this.#waiting.includes(piece);
  }

  #remove(piece: Piece): void {
    this.#waiting.splice(this.#waiting.indexOf(piece), 1);
  }

  #runningOf(who: string | undefined): number {
    return this.#running.get(who) ?? 0;
  }

  /** That run and wait. */
  #countOf(who: string): number {
    return this.#runningOf(who) + this.#waiting.filter((piece) => piece.who === who).length;
  }
}
