/**
 * What the product costs beside a bare Fastify route, in the same run on the same machine: rounds that
 * alternate, medians, and ratios. Loopback only, about a quarter of an hour, most of it the roll.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scrolled } from './scrolling.ts';
import { proUser, residentMegabytes, serversOf } from './servers.ts';

const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP = 5;
const CONNECTIONS = 10;
/** The search is measured in a browser. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const here = import.meta.dirname;
const folder = mkdtempSync(path.join(tmpdir(), 'framewright-bench-'));
interface Target {
  readonly name: string;
  /** Of the product; left out for a bare route. */
  readonly comparedWith?: string;
  readonly url: string;
  readonly method?: 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

interface Measured {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

const servers = serversOf(folder);
try {
  await bench();
} finally {
  servers.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  await fillCompileCache();
  const began = performance.now();
  const product = await servers.serveProduct();
  await fetch(`${product.url}/api/health`);
  const firstAnswer = performance.now() - began;
  await sleep(3_000);
  const atRest = residentMegabytes(product.child);
  const token = await proUser(product.url, folder);
  const bare = await servers.serve(path.join(here, 'bare-server.ts'), [folder]);

  const targets = targetsOf(product.url, bare.url, token);
  const results = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]));
  // Until the code is compiled for speed, on both sides.
  for (const target of targets) await load(target, WARM_UP);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const target of targets) results.get(target.name)?.push(await load(target, SECONDS));
  }
  printRates(targets, results);
  const preview = await json<Record<string, number>>('preview.ts');
  const prompts = await json<Record<string, number>>('prompts.ts');
  const search = await json<Record<string, number>>('library-search.ts', [product.url, token, CHROMIUM]);
  const extractor = await json<Record<string, number>>('extractor.ts', [
    product.url,
    String(product.child.pid),
  ]);
  const roll = await json<Record<string, number>>('roll.ts');
  const scrolled = await json<Record<string, Scrolled>>('roll-scroll.ts', [CHROMIUM]);
  const providers = await beside('providers.ts', (address) => ({
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: address,
  }));
  const engine = await beside('engine-call.ts', (address) => ({ SDAPI_URL: address }));
  console.log(`
first 200 after the start        ${firstAnswer.toFixed(0)} ms
memory at rest                   ${atRest.toFixed(0)} MB
memory after the load            ${residentMegabytes(product.child).toFixed(0)} MB
three takes of a subject          ${prompts['median']?.toFixed(1)} ms median, ${prompts['p99']?.toFixed(1)} ms p99 with 20 callers; ${prompts['worst']?.toFixed(1)} ms the longest
the first of a process            ${prompts['first']?.toFixed(0)} ms with its tables (${prompts['imported']?.toFixed(0)} ms to load the code), ${prompts['addedMegabytes']?.toFixed(0)} MB added
a preview picture (1024 px, 3:2) ${preview['median']?.toFixed(0)} ms median, ${preview['worst']?.toFixed(0)} ms worst, ${preview['first']?.toFixed(0)} ms the first
its peak memory                  ${preview['peakMegabytes']?.toFixed(0)} MB of a process, ${preview['addedMegabytes']?.toFixed(0)} MB of them by drawing
a key in the library's search     ${search['handlerMedian']?.toFixed(1)} ms median, ${search['handlerWorst']?.toFixed(1)} ms worst until it is answered (CPU slowed four times)
all it sets off                   ${search['busyMedian']?.toFixed(0)} ms median, ${search['busyWorst']?.toFixed(0)} ms worst, in pieces that give way to the next key
metadata of a ${extractor['pngMegabytes']?.toFixed(1)} MB PNG        ${extractor['metadataMedian']?.toFixed(2)} ms median, ${extractor['metadataWorst']?.toFixed(2)} ms worst
analysis of a 12 MP JPEG         ${extractor['jpegMedian']?.toFixed(0)} ms median, ${extractor['jpegWorst']?.toFixed(0)} ms worst, ${extractor['jpegAdded']?.toFixed(0)} MB above rest
analysis of that PNG             ${extractor['pngMedian']?.toFixed(0)} ms median, ${extractor['pngWorst']?.toFixed(0)} ms worst, ${extractor['pngAdded']?.toFixed(0)} MB above rest
four 12 MP JPEGs at once         a small request ${extractor['crowdPing99']?.toFixed(0)} ms p99 meanwhile, ${extractor['crowdAdded']?.toFixed(0)} MB above rest
added to a call of a model        ${providers['p50of1']?.toFixed(1)} ms p50 alone, ${providers['p50of50']?.toFixed(1)} ms p50 and ${providers['p99of50']?.toFixed(0)} ms p99 of 50 in flight, ${providers['p50of500']?.toFixed(0)} ms p50 and ${providers['p99of500']?.toFixed(0)} ms p99 of 500
of these before the model has it  ${providers['before50of1']?.toFixed(1)} ms p50 alone, ${providers['before50of50']?.toFixed(1)} ms of 50 in flight; the rest after its answer
the server's processor for a call ${providers['processorOf50']?.toFixed(1)} ms of 50 in flight, profiles meanwhile included
added to an engine's picture      ${engine['median']?.toFixed(0)} ms median, ${engine['worst']?.toFixed(0)} ms worst, of ${engine['megabytes']?.toFixed(1)} MB
not answered by the model         ${providers['shedOf1']} of 8, ${providers['shedOf50']} of 300, ${providers['shedOf500']} of 1,000, each with a sentence
a bare route adds to that call    ${providers['bare50of1']?.toFixed(1)} ms p50 alone, ${providers['bare50of50']?.toFixed(1)} ms of 50 in flight, ${providers['bare50of500']?.toFixed(0)} ms of 500
without any answer                ${providers['lostOf1']}, ${providers['lostOf50']}, ${providers['lostOf500']}
a page of the roll                ${roll['p50']?.toFixed(1)} ms p50, ${roll['p99']?.toFixed(1)} ms p99 over all filters; ${roll['works']} works of ${roll['rows']}
${Object.entries(scrolled).map(printScrolled).join('\n')}
a profile meanwhile               ${providers['profile99of50']?.toFixed(0)} ms p99 beside 50, ${providers['profile99of500']?.toFixed(0)} ms p99 beside 500`);
}

function printScrolled([where, { p50, p95, worst, late, longTasks, busy }]: [string, Scrolled]): string {
  return `10,000 works scrolled, ${where.padEnd(10)} frames ${p50.toFixed(1)} ms p50, ${p95.toFixed(1)} ms p95, ${worst.toFixed(0)} ms the longest; ${(100 * late).toFixed(1)} % late, ${longTasks} long tasks, ${busy.toFixed(1)} ms of the main thread each`;
}

/** A server of its own beside a peer: of a model that takes two seconds, or of an engine that takes a half. */
async function beside(
  script: string,
  settingsFor: (address: string) => Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  const peer = spawn(process.execPath, [path.join(here, script)], { stdio: ['pipe', 'pipe', 'inherit'] });
  servers.keep(peer);
  const lines = createInterface({ input: peer.stdout })[Symbol.asyncIterator]();
  const address = (await lines.next()).value ?? '';
  const data = path.join(folder, script);
  const settings = { DATA_DIR: data, DISCOVER_ENGINES: 'off', ...settingsFor(address) };
  const { url, child } = await servers.serveProduct(settings);
  peer.stdin.write(`${url} ${data} ${child.pid}\n`);
  return JSON.parse((await lines.next()).value ?? '{}');
}

function targetsOf(product: string, bare: string, token: string): Target[] {
  const headers = { authorization: `Bearer ${token}` };
  const jsonHeaders = { ...headers, 'content-type': 'application/json' };
  const body = JSON.stringify({ subject: 'old fisherman mending nets', aspect_ratio: '3:2' });
  return [
    { name: 'bare JSON', url: `${bare}/json` },
    { name: 'GET /api/usage', comparedWith: 'bare JSON', url: `${product}/api/usage`, headers },
    { name: 'bare synced upsert', url: `${bare}/upsert`, method: 'POST', headers: jsonHeaders, body },
    {
      name: 'POST /api/prompts/generate',
      comparedWith: 'bare synced upsert',
      url: `${product}/api/prompts/generate`,
      method: 'POST',
      headers: jsonHeaders,
      body,
    },
    { name: 'bare page', url: `${bare}/page` },
    { name: 'GET / (landing page)', comparedWith: 'bare page', url: `${product}/` },
  ];
}

function printRates(targets: readonly Target[], results: ReadonlyMap<string, readonly Measured[]>): void {
  const rateOf = (name: string) => median((results.get(name) ?? []).map(({ rate }) => rate));
  console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians\n`);
  console.log(
    `${'route'.padEnd(28)}${'req/s'.padStart(8)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}   of bare`,
  );
  for (const { name, comparedWith } of targets) {
    const measured = results.get(name) ?? [];
    const failed = measured.reduce((sum, { failed: count }) => sum + count, 0);
    const columns = [
      rateOf(name).toFixed(0).padStart(8),
      milliseconds(measured.map(({ p50 }) => p50)),
      milliseconds(measured.map(({ p99 }) => p99)),
    ];
    const ratio = comparedWith ? `   ${((100 * rateOf(name)) / rateOf(comparedWith)).toFixed(0)} %` : '';
    console.log(`${name.padEnd(28)}${columns.join('')}${ratio}${failed ? `   ${failed} FAILED` : ''}`);
  }
}

/** As `npm start` has it: the code is compiled once, at the first start of all. */
async function fillCompileCache(): Promise<void> {
  const { child } = await servers.serveProduct();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
}

function load({ url, method, headers, body }: Target, duration: number): Promise<Measured> {
  const options = { url, duration, connections: CONNECTIONS, method, headers, body };
  return json<Measured>('load.ts', [JSON.stringify(options)]);
}

/** Runs a script of this folder that prints its result as JSON. */
function json<T>(script: string, args: string[] = []): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(here, script), ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(`${script} failed.`));
    });
  });
}

/** The load generator counts whole ones. */
function milliseconds(numbers: readonly number[]): string {
  const middle = median(numbers);
  return (middle === 0 ? '<1' : middle.toFixed(0)).padStart(9);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
