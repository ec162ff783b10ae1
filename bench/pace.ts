/** Requests that come at a rate, whether the ones before are answered or not, as people do. */
import { setTimeout as sleep } from 'node:timers/promises';

/** How one request ended. */
export interface Answered {
  /** 0 where the connection broke, or nobody waited any more. */
  readonly status: number;
  /** Milliseconds. */
  readonly took: number;
}

/** Milliseconds after which nobody waits any more. */
const PATIENCE = 60_000;

/** Until the whole body is here. Never throws. */
export async function timed(ask: () => Promise<Response>): Promise<Answered> {
  const began = performance.now();
  try {
    const answer = await Promise.race([ask(), sleep(PATIENCE, undefined, { ref: false })]);
    if (!answer) return { status: 0, took: PATIENCE };
    await answer.arrayBuffer();
    return { status: answer.status, took: performance.now() - began };
  } catch {
    return { status: 0, took: performance.now() - began };
  }
}

/** @param ask begins the request of that number */
export async function pace<T>(
  perSecond: number,
  seconds: number,
  ask: (at: number) => Promise<T>,
): Promise<T[]> {
  const begun: Promise<T>[] = [];
  const start = performance.now();
  const count = perSecond * seconds;
  while (begun.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - start) / 1_000) * perSecond));
    while (begun.length < due) begun.push(ask(begun.length));
    await sleep(2);
  }
  return Promise.all(begun);
}

/** One after the other until the end, a few milliseconds apart. */
export async function meanwhile(signal: AbortSignal, ask: () => Promise<Response>): Promise<Answered[]> {
  const all: Answered[] = [];
  while (!signal.aborted) {
    all.push(await timed(ask));
    await sleep(10);
  }
  return all;
}

/** Milliseconds within which that share was answered. */
export function share(answers: readonly Answered[], part: number): number {
  const times = answers.map(({ took }) => took).toSorted((one, other) => one - other);
  return times[Math.floor((times.length - 1) * part)] ?? 0;
}

/** '812 × 200, 3 × 503' */
export function statusesOf(answers: readonly Answered[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status === 0 ? 'cut off' : status}`)
    .join(', ');
}
