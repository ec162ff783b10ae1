/** How a page scrolls in a browser: its frames, and what each costs the main thread. */
import type { CDPSession, Page } from '@playwright/test';

/** A frame later than this was not drawn in time, in milliseconds. */
const LATE = 1_000 / 60 + 4;
/** Frames of one way through a page. */
export interface Scrolled {
  readonly frames: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  /** The share of frames that were late. */
  readonly late: number;
  /** Tasks of more than 50 ms. */
  readonly longTasks: number;
  /** Milliseconds of the processor that the main thread takes for each frame; other work of the machine adds nothing. */
  readonly busy: number;
}

/** Hears of what the main thread of a page does. */
export async function watchedPage(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return devtools;
}

/**
 * @param step pixels of each frame
 * @param most how many frames at most
 */
export async function scroll(
  page: Page,
  devtools: CDPSession,
  step: number,
  most = Number.MAX_SAFE_INTEGER,
): Promise<Scrolled> {
  const before = await taskMilliseconds(devtools);
  const { frames, longTasks } = await page.evaluate(scrollThrough, { step, most });
  const busy = ((await taskMilliseconds(devtools)) - before) / frames.length;
  const sorted = frames.toSorted((one, other) => one - other);
  const of = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    ...{ frames: frames.length, p50: of(0.5), p95: of(0.95), p99: of(0.99), worst: of(1) },
    late: frames.filter((milliseconds) => milliseconds > LATE).length / frames.length,
    ...{ longTasks, busy },
  };
}

/** Milliseconds of the processor that the main thread has taken so far. */
export async function taskMilliseconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Runs in the page: a step with each frame, until nothing has moved for two seconds. */
async function scrollThrough({ step, most }: { step: number; most: number }) {
  const STILL = 2_000;
  let longTasks = 0;
  const watcher = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  watcher.observe({ type: 'longtask' });
  const frames: number[] = [];
  await new Promise<void>((resolve) => {
    let last = performance.now();
    let moved = last;
    const frame = (now: number) => {
      const before = window.scrollY;
      window.scrollBy({ top: step, behavior: 'instant' });
      const isMoving = window.scrollY !== before;
      if (isMoving) {
        frames.push(now - last);
        moved = now;
      }
      last = now;
      if (now - moved < STILL && frames.length <= most) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
  watcher.disconnect();
  return { frames: frames.slice(1), longTasks };
}
