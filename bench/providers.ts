/**
 * What the product adds to a call of a model that takes two seconds, with 1, 50 and 500 calls in flight, and
 * how long others wait meanwhile. What is not answered by the model is told apart: shed with a sentence, or lost. The
 * model is a peer in this process. Prints JSON, in milliseconds.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from '@framewright/prompt-engine/compose';
import { PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { readConfig } from '../apps/server/src/config.ts';
import { openStore } from '../apps/server/src/db/open.ts';
import { setPlan } from '../apps/server/src/modules/auth/index.ts';

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
const peer = await startPeer();
process.stdout.write(`${peer}\n`);
const [url = '', folder = ''] = await lineFromStdin();
const tokens = await proUsers(500 / OF_USER);

const added: Record<string, number> = {};
for (const [inFlight, rounds] of LEVELS) {
  const times: number[] = [];
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
  added[`p50of${inFlight}`] = share(times, 0.5);
  added[`p99of${inFlight}`] = share(times, 0.99);
  added[`shedOf${inFlight}`] = shed;
  added[`lostOf${inFlight}`] = lost;
  added[`profile99of${inFlight}`] = share(await profiles, 0.99);
}
process.stdout.write(`${JSON.stringify(added)}\n`);
process.exit(0);

/** A compatible server: chat completions with three prompts in the structure that was asked for. */
async function startPeer(): Promise<string> {
  const { studio, cinematic, minimal, tip } = compose({ ...PROMPT_DEFAULTS, subject: SUBJECT });
  const content = JSON.stringify({ studio, cinematic, minimal, tip });
  const body = JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'bench',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 500, total_tokens: 1_400 },
  });
  const server = createServer((request, response: ServerResponse) => {
    request.resume();
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body);
    }, MODEL);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return `http://127.0.0.1:${port}/v1`;
}

async function lineFromStdin(): Promise<string[]> {
  for await (const chunk of process.stdin) return String(chunk).trim().split(' ');
  return [];
}

async function proUsers(count: number): Promise<string[]> {
  const { db } = await openStore(readConfig({ DATA_DIR: folder }).database, () => {});
  const made: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const account = { email: `load-${at}@example.com`, name: 'Load', password: 'lantern-harbour-42' };
    const answer = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string }; // the contract's answer
    await setPlan(db, account.email, 'pro');
    made.push(token);
  }
  await db.destroy();
  return made;
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
