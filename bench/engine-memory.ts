/**
 * How much memory ten pictures of 20 MB in flight take, above rest: `node bench/engine-memory.ts sdapi` or `comfyui`.
 * The engines are in a process of their own.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openPictureEngine } from '../apps/server/src/providers/ai/engines/open-picture-engine.ts';
import type { PictureEngineKind } from '../apps/server/src/providers/ai/engines/picture-engine.ts';
import type { UsageReservation } from '../apps/server/src/providers/ai/reservation.ts';

const AT_ONCE = 10;
const ROUNDS = 4;
const kind: PictureEngineKind = process.argv[2] === 'comfyui' ? 'comfyui' : 'sdapi';

const child = fork(path.join(import.meta.dirname, 'engine-memory-peer.ts'));
const [{ port }] = (await once(child, 'message')) as [{ port: number }];
const reservation = {
  id: 'r',
  userId: 'u',
  kind: 'images',
  day: '2026-11-22',
} as unknown as UsageReservation;
const engines = Array.from({ length: AT_ONCE }, (_, index) => {
  const address = {
    id: `e${index}`,
    name: 'Bench',
    url: new URL(`http://127.0.0.1:${port}`),
    authorization: undefined,
  };
  return openPictureEngine(kind, address, { now: () => new Date() });
});

async function make(index: number): Promise<number> {
  const [port] = (await engines[index]?.prepare())?.models ?? [];
  const request = { prompt: 'a fox', aspectRatio: '1:1', input: undefined, userKey: undefined } as const;
  const picture = await port?.generate(reservation, request, { signal: new AbortController().signal });
  // As long as a disk takes to write it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return picture?.bytes.length ?? 0;
}

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
await make(0);
globalThis.gc?.();
const rest = process.memoryUsage().rss;
let peak = rest;
const timer = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 5);
const began = performance.now();
for (let round = 0; round < ROUNDS; round += 1) await Promise.all(engines.map((_, index) => make(index)));
clearInterval(timer);
const size = megabytes(await make(0));
process.stdout.write(
  `${kind}: ${AT_ONCE} pictures of ${size} MB at once, ${ROUNDS} times: ${megabytes(peak - rest)} MB above rest (${megabytes(rest)} MB), ${Math.round(performance.now() - began)} ms\n`,
);
child.kill();
