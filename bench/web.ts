/**
 * `npm run bench:web`: how fast pages are for a phone on a slow line, by Lighthouse (mobile, simulated), the
 * medians of three runs, how soon they answer what is done on them, and the tables of both in docs/operations.md.
 * Arguments: how many runs, and which pages, or `interactions`; of some of them alone no table is written.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { z } from 'zod';
import { measureInteractions } from './interactions.ts';
import { proUser, serversOf } from './servers.ts';

const RUNS = Number(process.argv[2] ?? 3);
const CHOSEN = process.argv.slice(3);
const isChosen = (address: string) => CHOSEN.length === 0 || CHOSEN.includes(address);
const OPEN = ['/', '/pricing', '/auth', '/image-prompt-extractor', '/translate', '/prompt-library'];
const SIGNED_IN = ['/dashboard', '/generator', '/prompt-library', '/work'];
const DOCUMENT = path.join(import.meta.dirname, '../docs/operations.md');
const PORT = 43_219;
/** Runs that may fail for one that counts. */
const ATTEMPTS = 3;

type Who = 'visitor' | 'user';

interface Figures {
  readonly score: number;
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Bytes over the line: all, and those of scripts. */
  readonly bytes: number;
  readonly script: number;
}

const networkItems = z.array(
  z.object({ resourceType: z.string().optional(), transferSize: z.number().default(0) }),
);

async function measure(url: string, who: Who): Promise<Figures> {
  const flags: Flags = {
    port: PORT,
    onlyCategories: ['performance'],
    // Who is signed in stays so; all else is emptied below.
    disableStorageReset: true,
    logLevel: 'error',
  };
  const { audits, categories } = await reportOn(url, who, flags);
  const figureOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const items = networkItems.parse(details && 'items' in details ? details.items : []);
  const sum = (chosen: typeof items) => chosen.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    lcp: figureOf('largest-contentful-paint'),
    tbt: figureOf('total-blocking-time'),
    cls: figureOf('cumulative-layout-shift'),
    bytes: sum(items),
    script: sum(items.filter(({ resourceType }) => resourceType === 'Script')),
  };
}

/** Now and then the browser's trace of a load is lost, and Lighthouse asks for another run. */
async function reportOn(url: string, who: Who, flags: Flags): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    await emptyBrowser(url, who);
    const result = await lighthouse(url, flags);
    const failure = result?.lhr.runtimeError;
    if (result && !failure) return result.lhr;
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${failure?.message}`);
  }
}

/** Nobody has been here before; of somebody who is signed in, the browser keeps what says so. */
async function emptyBrowser(url: string, who: Who): Promise<void> {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  if (who === 'visitor')
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(url).origin,
      storageTypes: 'local_storage',
    });
  await page.close();
}

/** The medians of several runs, each figure by itself. */
async function medians(url: string, who: Who): Promise<Figures> {
  const runs: Figures[] = [];
  while (runs.length < RUNS) runs.push(await measure(url, who));
  const median = (key: keyof Figures) =>
    runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  return {
    score: median('score'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    bytes: median('bytes'),
    script: median('script'),
  };
}

function row(name: string, { score, lcp, tbt, cls, bytes, script }: Figures): string {
  const kilobytes = (count: number) => `${Math.round(count / 1000)} kB`;
  const line = [
    name,
    score,
    `${(lcp / 1000).toFixed(1)} s`,
    `${Math.round(tbt)} ms`,
    cls.toFixed(3),
    kilobytes(bytes),
    kilobytes(script),
  ];
  console.log(line.join('\t'));
  return `| ${line.join(' | ')} |`;
}

function interactionRow(deed: string, milliseconds: number): string {
  console.log(`${deed}\t${milliseconds} ms`);
  return `| ${deed} | ${milliseconds} ms |`;
}

function writeTables(rows: readonly string[], interactions: readonly string[]): void {
  const [cpu] = cpus();
  const load = loadavg().map((value) => value.toFixed(1));
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores (${cpu?.model ?? 'unknown'}), load ${load[2]} in the last quarter of an hour, on ${day}; medians of ${RUNS}.`;
  const table = [
    machine,
    '',
    '| Page | Score | LCP | TBT | CLS | Bytes | of scripts |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '| On a phone at a quarter of the speed | Longest until the next paint |',
    '| --- | --- |',
    ...interactions,
  ];
  const text = readFileSync(DOCUMENT, 'utf8');
  const marked = /(<!-- bench:web -->\n)[\s\S]*?(<!-- end of bench:web -->)/;
  writeFileSync(
    DOCUMENT,
    text.replace(marked, (_, begin, end) => `${begin}\n${table.join('\n')}\n\n${end}`),
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'framewright-bench-web-'));
const servers = serversOf(path.join(folder, 'data'));
const browser = await chromium.launchPersistentContext(path.join(folder, 'browser'), {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', `--remote-debugging-port=${PORT}`],
});
try {
  const { url } = await servers.serveProduct({ DISCOVER_ENGINES: 'off' });
  const rows: string[] = [];
  for (const page of OPEN.filter(isChosen))
    rows.push(row(`\`${page}\``, await medians(url + page, 'visitor')));
  const token = await proUser(url, path.join(folder, 'data'));
  const page = await browser.newPage();
  await page.goto(`${url}/pricing`);
  await page.evaluate((value) => localStorage.setItem('access_token', value), token);
  // Somebody who has been here before: the browser knows which plan it is, as after signing in.
  const profile = page.waitForResponse('**/api/auth/profile');
  await page.goto(`${url}/dashboard`);
  await profile;
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await page.close();
  for (const address of SIGNED_IN.filter(isChosen))
    rows.push(row(`\`${address}\`, signed in`, await medians(url + address, 'user')));
  const waits = isChosen('interactions') ? await measureInteractions(browser, url, RUNS) : [];
  const interactions = Array.from(waits, ([deed, wait]) => interactionRow(deed, wait));
  if (CHOSEN.length === 0) writeTables(rows, interactions);
} finally {
  await browser.close();
  servers.stop();
  rmSync(folder, { recursive: true, force: true });
}
