/**
 * What a keystroke in the library's search costs on a phone: a browser at a quarter of this machine's
 * speed types, and the main thread's work is read after each key. Prints JSON, in milliseconds.
 */
import { chromium } from '@playwright/test';

const [url = '', token = '', executablePath = ''] = process.argv.slice(2);
const SLOWDOWN = 4;
/** Narrows, finds nothing, and widens again by deleting. */
const WORDS = 'window light xyz';

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
  await page.goto(`${url}/prompt-library`);
  const search = page.getByRole('searchbox');
  await page.getByText(/^Showing \d+ of/).waitFor();
  await search.focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });
  await page.evaluate(observeKeys);

  const busy: number[] = [];
  for (const key of [...WORDS, ...Array.from(WORDS, () => 'Backspace')]) {
    const before = await taskMilliseconds();
    await page.keyboard.press(key);
    await page.waitForTimeout(120); // The list has followed; the address has not yet.
    busy.push((await taskMilliseconds()) - before);
  }
  const handled = await page.evaluate(() => window.keyHandling);
  const sorted = (all: number[]) => all.toSorted((one, other) => one - other);
  const of = (all: number[], share: number) => sorted(all)[Math.floor((all.length - 1) * share)] ?? 0;
  process.stdout.write(
    JSON.stringify({
      handlerMedian: of(handled, 0.5),
      handlerWorst: of(handled, 1),
      busyMedian: of(busy, 0.5),
      busyWorst: of(busy, 1),
    }),
  );

  async function taskMilliseconds(): Promise<number> {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  }
} finally {
  await browser.close();
}

declare global {
  interface Window {
    /** Milliseconds of each input event's handling, React's commit included. */
    keyHandling: number[];
  }
}

/** Runs in the page. */
function observeKeys() {
  window.keyHandling = [];
  let began = 0;
  // The first listener and the last: React's own stand between them.
  window.addEventListener('input', () => (began = performance.now()), { capture: true });
  window.addEventListener('input', () => {
    queueMicrotask(() => window.keyHandling.push(performance.now() - began));
  });
}
