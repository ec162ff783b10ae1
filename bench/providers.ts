/**
 * What the product adds to a call of a model that takes two seconds, with 1, 50 and 500 calls in flight, beside what
 * a bare Fastify route adds that hands the same answer on, and how long others wait meanwhile. What is not answered
 * by the model is told apart: shed with a sentence, or lost. The model is a peer in this process, which notes when it
 * had a request and when its answer was out: only the rest is added, so that a timer that is late is nobody's. Each
 * call has a subject of its own. What the server's process takes of the processor for each call is told beside it: that
 * hardly depends on what else a machine does. Prints JSON, in milliseconds.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SUBJECTS } from '../packages/prompt-engine/src/write/fixtures/subjects.ts';
import { proUsers, serversOf } from './servers.ts';
import { slowModel } from './slow-model.ts';

/** Milliseconds that the model takes. */
const MODEL = 2_000;
/** In flight all the time, and for how many calls of each; the first until the code is compiled for speed. */
const LEVELS = [
  [40, 6],
  [1, 8],
  [50, 6],
  [500, 2],
] as const;
/** Calls that a user may have at once. */
const OF_USER = 2;

/** One call as whoever made it saw it. */
interface Called {
  /** Milliseconds without those of the model: until it had the request, after its answer was out. */
  readonly before: number;
  readonly after: number;
  readonly by: 'model' | 'sentence' | 'nobody';
}

/** The peer's address comes first, so that the server can be started with it. */
const peer = await slowModel(MODEL, SUBJECTS);
process.stdout.write(`${peer.url}\n`);
const [url = '', folder = '', pid = ''] = await lineFromStdin();
const tokens = await proUsers(url, { DATA_DIR: folder }, 500 / OF_USER);

const servers = serversOf(folder);
const bare = await servers.serve(path.join(import.meta.dirname, 'bare-server.ts'), [folder, peer.url]);
const agent = new Agent({ keepAlive: true });
/** Tells calls apart, for the model as for us. */
let calls = 0;

const added: Record<string, number> = {};
for (const [inFlight, rounds] of LEVELS) {
  const worked = processorTime();
  const product = await crowd(inFlight, rounds, `${url}/api/prompts/generate`, `${url}/api/auth/profile`);
  const processor = processorTime() - worked;
  // The same crowd once more, before a route that does nothing else.
  const beside = await crowd(inFlight, rounds, `${bare.url}/model`, `${bare.url}/json`);
  const answered = product.called.filter(({ by }) => by === 'model');
  const times = answered.map(({ before, after }) => before + after);
  const of = (name: string, value: number) => {
    added[`${name}${inFlight}`] = value;
  };
  of(
    'bare50of',
    share(
      beside.called.map(({ before, after }) => before + after),
      0.5,
    ),
  );
  of('p50of', share(times, 0.5));
  of('p99of', share(times, 0.99));
  of(
    'before50of',
    share(
      answered.map(({ before }) => before),
      0.5,
    ),
  );
  of(
    'after50of',
    share(
      answered.map(({ after }) => after),
      0.5,
    ),
  );
  // With the profiles that are read meanwhile.
  of('processorOf', processor / product.called.length);
  of('shedOf', product.called.filter(({ by }) => by === 'sentence').length);
  of('lostOf', product.called.filter(({ by }) => by === 'nobody').length);
  of('profile99of', share(product.others, 0.99));
}
process.stdout.write(`${JSON.stringify(added)}\n`);
await servers.stopped();
process.exit(0);

async function lineFromStdin(): Promise<string[]> {
  for await (const chunk of process.stdin) return String(chunk).trim().split(' ');
  return [];
}

/** What the server's process has taken of the processor so far; 0 where the system does not say. */
function processorTime(): number {
  if (process.platform !== 'linux') return 0;
  // After the name, which may hold anything: user and system time are the twelfth and the thirteenth, in hundredths.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
  const ticks = fields.split(' ').slice(11, 13).map(Number);
  return 10 * ticks.reduce((sum, each) => sum + each, 0);
}

/** So many callers, each with one call after the other, and somebody who reads something else meanwhile. */
async function crowd(inFlight: number, rounds: number, target: string, other: string) {
  const called: Called[] = [];
  const end = new AbortController();
  const others = reading(other, end.signal);
  // People do not all begin in the same millisecond.
  const caller = async (_: unknown, at: number) => {
    await sleep((at / inFlight) * MODEL);
    for (let round = 0; round < rounds; round += 1)
      called.push(await call(target, tokens[Math.floor(at / OF_USER)] ?? ''));
  };
  await Promise.all(Array.from({ length: inFlight }, caller));
  end.abort();
  return { called, others: await others };
}

async function call(target: string, token: string): Promise<Called> {
  const variation = calls;
  calls += 1;
  const body = JSON.stringify({ subject: SUBJECTS[variation % SUBJECTS.length], variation });
  const began = performance.now();
  try {
    const { status, said } = await ask(target, token, body);
    const ended = performance.now();
    const { asked = ended, answered = ended } = peer.held.get(variation) ?? {};
    const { engine, tip, detail } = JSON.parse(said) as Record<string, string | undefined>; // the contract's
    // A failure says what to do, and so does the tip of takes that the engine wrote instead.
    const by = status === 200 && engine !== 'built-in' ? 'model' : detail || tip ? 'sentence' : 'nobody';
    return { before: asked - began, after: ended - answered, by };
  } catch {
    return { before: 0, after: 0, by: 'nobody' };
  }
}

/** By the plain client of Node: whoever makes the load is to have little other work. */
async function ask(target: string, token: string, body?: string): Promise<{ status?: number; said: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; said: string }>();
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const method = body === undefined ? 'GET' : 'POST';
  const sent = request(target, { method, agent, ...(body !== undefined && { headers }) }, (answer) => {
    text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }), reject);
  });
  if (body === undefined) sent.setHeader('authorization', headers.authorization);
  sent.once('error', reject).end(body);
  return promise;
}

/** Reads one after the other, until the end. */
async function reading(other: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    await ask(other, tokens[0] ?? '');
    times.push(performance.now() - began);
    await sleep(10);
  }
  return times;
}

function share(all: readonly number[], part: number): number {
  return all.toSorted((one, other) => one - other)[Math.floor((all.length - 1) * part)] ?? 0;
}
