/** A queue takes no more: of anybody, or of this one. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Room {
  /** What may run at once, in the unit of the costs. A job that costs more runs alone. */
  readonly room: number;
  /** Jobs that may wait; more are refused. */
  readonly mayWait: number;
  /** Jobs of one person that may run and wait together. */
  readonly each: number;
}

interface Job {
  readonly who: string | undefined;
  readonly cost: number;
  readonly start: () => void;
}

export interface FairQueue {
  /**
   * Runs work when there is room for it and nobody has waited longer who has less running.
   * @param who whose work it is; undefined for the server's own, which counts as nobody's
   * @param cost of the same unit as the room, above 0
   * @throws {QueueFull}
   */
  run<T>(who: string | undefined, cost: number, work: () => Promise<T>): Promise<T>;
}

/** A queue in which nobody stands in the way of others, however much they bring. */
export function fairQueue({ room, mayWait, each }: Room): FairQueue {
  const waiting: Job[] = [];
  const running = new Map<string | undefined, number>();
  let used = 0;

  const ofSame = (who: string | undefined) =>
    (running.get(who) ?? 0) + waiting.filter((job) => job.who === who).length;

  /** The first in line of those who have the least running. */
  function fairest(): Job | undefined {
    const least = Math.min(...waiting.map(({ who }) => running.get(who) ?? 0));
    return waiting.find(({ who }) => (running.get(who) ?? 0) === least);
  }

  function startWhatFits(): void {
    for (let job = fairest(); job && (used === 0 || used + job.cost <= room); job = fairest()) {
      waiting.splice(waiting.indexOf(job), 1);
      used += job.cost;
      running.set(job.who, (running.get(job.who) ?? 0) + 1);
      job.start();
    }
  }

  function end({ who, cost }: Pick<Job, 'who' | 'cost'>): void {
    used -= cost;
    const left = (running.get(who) ?? 1) - 1;
    if (left > 0) running.set(who, left);
    else running.delete(who);
    startWhatFits();
  }

  return {
    async run(who, cost, work) {
      if (who !== undefined && ofSame(who) >= each) throw new QueueFull('Too much of one.');
      const mustWait = waiting.length > 0 || (used > 0 && used + cost > room);
      if (mustWait && waiting.length >= mayWait) throw new QueueFull('Too many wait.');
      await new Promise<void>((start) => {
        waiting.push({ who, cost, start });
        startWhatFits();
      });
      try {
        return await work();
      } finally {
        end({ who, cost });
      }
    },
  };
}
