/**
 * What reading a prompt out of a picture costs: metadata alone in this process; a whole analysis of large
 * pictures by a server, one at a time and four at once, while small requests keep coming. Prints JSON, in
 * milliseconds and megabytes.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMetadata, writeGeneration } from '@framewright/image-metadata';
import { loadSharp } from '../apps/server/src/providers/pictures/load-sharp.ts';

const [url = '', pid = ''] = process.argv.slice(2);
const ROUNDS = 9;
const AT_ONCE = 4;
const TEN_MEGABYTES = 10 * 1_048_576;

const sharp = await loadSharp();
const photograph = await twelveMegapixels();
const large = await tenMegabytes();
const described = writeGeneration(large, {
  prompt: 'old fisherman mending nets on the harbour wall',
  tool: 'Framewright',
  model: 'bench',
  size: { width: 1_024, height: 1_024 },
  origin: 'generated',
});

const metadata = await timed(50, async () => void readMetadata(described ?? large));
await analyze(photograph); // The first loads what the others find.
await sleep(1_000);
const atRest = resident();
const jpeg = await watched(() => timed(ROUNDS, () => analyze(photograph)));
const png = await watched(() => timed(ROUNDS, () => analyze(large)));
const crowd = await watched(async () => {
  const done = new AbortController();
  const pings = pinging(done.signal);
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(Array.from({ length: AT_ONCE }, () => analyze(photograph)));
  done.abort();
  return pings;
});

process.stdout.write(
  JSON.stringify({
    metadataMedian: at(metadata, 0.5),
    metadataWorst: at(metadata, 1),
    jpegMedian: at(jpeg.value, 0.5),
    jpegWorst: at(jpeg.value, 1),
    jpegAdded: jpeg.peak - atRest,
    pngMedian: at(png.value, 0.5),
    pngWorst: at(png.value, 1),
    pngAdded: png.peak - atRest,
    crowdPing99: at(crowd.value, 0.99),
    crowdAdded: crowd.peak - atRest,
    pngMegabytes: large.length / 1_048_576,
  }),
);

/** Noise over a gradient: it compresses as photographs do. */
async function twelveMegapixels(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#806040', noise } })
    .blur(1.2)
    .linear(1.4, -30)
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** As large as is allowed, just. */
async function tenMegabytes(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  for (let side = 2_400; ; side -= 60) {
    const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } });
    const bytes = await picture.png({ compressionLevel: 6 }).toBuffer();
    if (bytes.length <= TEN_MEGABYTES - 4_096) return bytes;
  }
}

async function analyze(bytes: Uint8Array): Promise<void> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'bench');
  const answer = await fetch(`${url}/api/image-prompt/analyze`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`An analysis was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function timed(rounds: number, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times;
}

/** How long the smallest request takes, every few milliseconds: the event loop cannot be later than that. */
async function pinging(signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    await (await fetch(`${url}/api/config`)).arrayBuffer();
    times.push(performance.now() - began);
    await sleep(5);
  }
  return times;
}

/** The most memory that the server holds while something happens. */
async function watched<T>(work: () => Promise<T>): Promise<{ value: T; peak: number }> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, resident());
  }, 5);
  const value = await work();
  clearInterval(timer);
  return { value, peak };
}

function resident(): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

function at(all: readonly number[], share: number): number {
  return all.toSorted((one, other) => one - other)[Math.ceil((all.length - 1) * share)] ?? 0;
}
