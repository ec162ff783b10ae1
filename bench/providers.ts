/**
 * What the product adds to a call of a model that takes two seconds, with 1, 50 and 500 calls in flight, beside what
 * a bare Fastify route adds that hands the same answer on, and how long others wait meanwhile. What is not answered by the model is told apart: shed with a sentence, or lost. The
 * model is a peer in this process. Prints JSON, in milliseconds.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { proUsers, serversOf } from './servers.ts';
import { slowModel } from './slow-model.ts';

/** Milliseconds that the model takes. */
const MODEL = 2_000;
const SUBJECT = 'old fisherman mending nets';
/** In flight all the time, and for how many calls of each; the first until the code is compiled for speed. */
const LEVELS = [
  [20, 4],
  [1, 5],
  [50, 3],
  [500, 2],
] as const;
/** Calls that a user may have at once. */
const OF_USER = 2;

/** The peer's address comes first, so that the server can be started with it. */
const peer = await slowModel(MODEL, SUBJECT);
process.stdout.write(`${peer}\n`);
const [url = '', folder = ''] = await lineFromStdin();
const tokens = await proUsers(url, { DATA_DIR: folder }, 500 / OF_USER);

const servers = serversOf(folder);
const bare = await servers.serve(path.join(import.meta.dirname, 'bare-server.ts'), [folder, peer]);

const added: Record<string, number> = {};
for (const [inFlight, rounds] of LEVELS) {
  const times: number[] = [];
  const bareTimes: number[] = [];
  let [shed, lost] = [0, 0];
  const others = new AbortController();
  const profiles = reading(others.signal);
  // People do not all begin in the same millisecond.
  const caller = async (_: unknown, at: number) => {
    await sleep((at / inFlight) * MODEL);
    for (let round = 0; round < rounds; round += 1) {
      const { took, by } = await ask(tokens[Math.floor(at / OF_USER)] ?? '');
      if (by === 'model') times.push(took - MODEL);
      else if (by === 'sentence') shed += 1;
      else lost += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, caller));
  others.abort();
  // The same crowd once more, before a route that does nothing else.
  const bareCaller = async (_: unknown, at: number) => {
    await sleep((at / inFlight) * MODEL);
    for (let round = 0; round < rounds; round += 1) bareTimes.push((await askBare()) - MODEL);
  };
  await Promise.all(Array.from({ length: inFlight }, bareCaller));
  added[`bare50of${inFlight}`] = share(bareTimes, 0.5);
  added[`p50of${inFlight}`] = share(times, 0.5);
  added[`p99of${inFlight}`] = share(times, 0.99);
  added[`shedOf${inFlight}`] = shed;
  added[`lostOf${inFlight}`] = lost;
  added[`profile99of${inFlight}`] = share(await profiles, 0.99);
}
process.stdout.write(`${JSON.stringify(added)}\n`);
await servers.stopped();
process.exit(0);

async function lineFromStdin(): Promise<string[]> {
  for await (const chunk of process.stdin) return String(chunk).trim().split(' ');
  return [];
}

async function ask(token: string): Promise<{ took: number; by: 'model' | 'sentence' | 'nobody' }> {
  const began = performance.now();
  try {
    const answer = await fetch(`${url}/api/prompts/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ subject: SUBJECT }),
    });
    const { engine, tip, detail } = (await answer.json()) as Record<string, string | undefined>; // the contract's
    const took = performance.now() - began;
    if (answer.ok && engine !== 'built-in') return { took, by: 'model' };
    // A failure says what to do, and so does the tip of takes that the engine wrote instead.
    return { took, by: detail || tip ? 'sentence' : 'nobody' };
  } catch {
    return { took: performance.now() - began, by: 'nobody' };
  }
}

async function askBare(): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${bare.url}/model`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subject: SUBJECT }),
  });
  await answer.arrayBuffer();
  return performance.now() - began;
}

/** Reads of a profile, one after the other, until the end. */
async function reading(signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    const headers = { authorization: `Bearer ${tokens[0]}` };
    await (await fetch(`${url}/api/auth/profile`, { headers })).arrayBuffer();
    times.push(performance.now() - began);
    await sleep(10);
  }
  return times;
}

function share(all: readonly number[], part: number): number {
  return all.toSorted((one, other) => one - other)[Math.floor((all.length - 1) * part)] ?? 0;
}
