interface Clock {
  /** Milliseconds still to run. */
  left: number;
  /** When it was last set going; `undefined` while paused. */
  since: number | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly close: () => void;
}

/**
 * The time that each toast has left. All clocks stand still together while somebody attends to the
 * toasts, and go on where they stopped.
 */
export class ToastCountdown {
  readonly #clocks = new Map<string | number, Clock>();
  #paused = false;

  /** Closes a toast after `milliseconds` of unattended time. */
  start(id: string | number, milliseconds: number, close: () => void): void {
    this.stop(id);
    const clock: Clock = { left: milliseconds, since: undefined, timer: undefined, close };
    this.#clocks.set(id, clock);
    if (!this.#paused) this.#run(id, clock);
  }

  /** Forgets a toast that was closed otherwise. */
  stop(id: string | number): void {
    clearTimeout(this.#clocks.get(id)?.timer);
    this.#clocks.delete(id);
  }

  set paused(paused: boolean) {
    if (paused === this.#paused) return;
    this.#paused = paused;
    for (const [id, clock] of this.#clocks) {
      if (paused) this.#hold(clock);
      else this.#run(id, clock);
    }
  }

  #run(id: string | number, clock: Clock): void {
    clock.since = Date.now();
    clock.timer = setTimeout(() => {
      this.#clocks.delete(id);
      clock.close();
    }, clock.left);
  }

  #hold(clock: Clock): void {
    clearTimeout(clock.timer);
    // A busy thread may hold a clock after its time and before its timer.
    if (clock.since !== undefined) clock.left = Math.max(0, clock.left - (Date.now() - clock.since));
    clock.since = undefined;
  }
}
