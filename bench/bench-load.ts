/**
 * `npm run bench:load`: the rows of load that should be held, on loopback, some minutes, to a printed table. With
 * names after it (`npm run bench:load -- L2 L6`), those rows alone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { causesIn } from './causes.ts';
import {
  type Loaded,
  largeUploads,
  mixedLoad,
  overload,
  pixelBombs,
  type Row,
  signInStorm,
  slowCrowd,
} from './load-rows.ts';
import { timed } from './pace.ts';
import { proUsers, serversOf } from './servers.ts';
import { slowModel } from './slow-model.ts';

const SECONDS = 10;
/** Of the same load before it is measured: processes that have just started compile what they run. */
const WARM_UP = 3;
/** Who write at once: what one person makes is counted one after the other. */
const WRITERS = 10;
/** Share of all cores that one process, its database and the load may take for more processes to have any. */
const FREE = 0.8;
const USERS = 60;
const MODEL = 2_000;
/**
 * On one process, in the order in which they are measured: what large uploads take is given back late, so that they
 * come after the pictures of many pixels.
 */
const ROWS: Readonly<Record<string, (loaded: Loaded) => Promise<Row>>> = {
  L2: mixedLoad,
  L4: signInStorm,
  L6: pixelBombs,
  L5: largeUploads,
  L7: overload,
  L10: slowCrowd,
};
const JWT_SECRET = 'tide-lantern-quarry-7d31f0c2a9e84b56';

/** What is asked again and again. */
interface Call {
  readonly path: string;
  readonly body?: object;
}

const READ: Call = { path: 'auth/profile' };
const WRITE: Call = { path: 'prompts/generate', body: { subject: 'a red boat' } };

const folder = mkdtempSync(path.join(tmpdir(), 'framewright-load-'));
const servers = serversOf(folder);
const postgres = await startPostgres();
const before = loadavg()[0] ?? 0;
try {
  const rows = [
    ...(isWanted('L1', ...Object.keys(ROWS)) ? await onOneProcess() : []),
    ...(postgres && isWanted('L9') ? await onPostgres(postgres.url('postgres')) : []),
  ];
  console.log('| Load | Should reach | Measured | Reached |\n| --- | --- | --- | --- |');
  for (const { load, reach, measured, isReached } of rows)
    console.log(`| ${load} | ${reach} | ${measured} | ${isReached ? 'yes' : 'no'} |`);
  console.log(`\nOther work on the machine: load ${before.toFixed(1)} at the start.`);
} finally {
  await servers.stopped();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Whether one of these rows is asked for: all are, where none is named. */
function isWanted(...names: readonly string[]): boolean {
  const asked = process.argv.slice(2);
  return asked.length === 0 || names.some((name) => asked.includes(name));
}

async function onOneProcess(): Promise<Row[]> {
  const model = await slowModel(MODEL, ['a red boat']);
  const running = await servers.serveProduct({
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://framewright.example', JWT_SECRET },
    ...{ OPENAI_API_KEY: 'bench', OPENAI_BASE_URL: model.url, DISCOVER_ENGINES: 'off', TRUST_PROXY: '1' },
  });
  const loaded: Loaded = { ...running, tokens: await proUsers(running.url, { DATA_DIR: folder }, USERS) };
  const rows = isWanted('L1') ? [await profiles(loaded)] : [];
  for (const [name, row] of Object.entries(ROWS)) if (isWanted(name)) rows.push(await row(loaded));
  running.child.kill('SIGTERM');
  return rows;
}

async function profiles({ url, tokens: [token = ''] }: Loaded): Promise<Row> {
  const reads = await answered(url, [token], READ);
  return {
    load: `L1 a profile, signed in, ${SECONDS} s`,
    reach: '2,000 /s, p99 50 ms, no errors',
    measured: `${reads.rate.toFixed(0)} /s, p99 ${reads.p99} ms, ${reads.failed} errors`,
    isReached: reads.rate >= 2_000 && reads.p99 <= 50 && reads.failed === 0,
  };
}

interface Rate {
  readonly rate: number;
  readonly p99: number;
  readonly failed: number;
  /** Share of all cores that was taken meanwhile, by whatever runs on the machine. */
  readonly busy: number;
}

/** The same reads and the same writes on one process and on three; and a limit that is one for all of them. */
async function onPostgres(database: string): Promise<Row[]> {
  const variables = { DATABASE_URL: database, JWT_SECRET, DATA_DIR: path.join(folder, 'many') };
  const started = (port: string, args: readonly string[] = []) =>
    servers.serveProduct({ ...variables, PORT: port, DISCOVER_ENGINES: 'off' }, args);
  const one = await started('4871');
  // One database and one secret: it is signed in to all of them.
  const tokens = await proUsers(one.url, variables, WRITERS);
  const ofOne = await readsAndWrites(one.url, tokens);
  await ended(one.child);
  const three = await started('4872', ['--processes', '3']);
  const ofThree = await readsAndWrites(three.url, tokens);
  const made = await picturesMade(three.url, await newToken(three.url, 'many'));
  await ended(three.child);
  const causes = causesIn([...one.log, ...three.log]);
  const times = ofThree.reads.rate / ofOne.reads.rate;
  const failed = [ofOne, ofThree].reduce((sum, { reads, writes }) => sum + reads.failed + writes.failed, 0);
  return [
    {
      load: `L9 the same reads, and then writes by ${WRITERS}, with one process and with three on PostgreSQL, each ${SECONDS} s`,
      reach: `1.6 times the rate of reads where one process leaves a fifth of the ${cpus().length} cores, no 5xx; limits are one`,
      measured: `reads ${compared(ofOne.reads, ofThree.reads)}; writes ${compared(ofOne.writes, ofThree.writes)}; ${failed} failed${causes && `, by the logs: ${causes}`}; of 30 pictures at once of a free user ${made} made`,
      isReached: (times >= 1.6 || ofOne.reads.busy > FREE) && failed === 0 && made === 10,
    },
  ];
}

function compared(one: Rate, three: Rate): string {
  return `${one.rate.toFixed(0)} and ${three.rate.toFixed(0)} /s, ${(three.rate / one.rate).toFixed(1)} times, p99 ${one.p99} and ${three.p99} ms, cores ${percent(one.busy)} and ${percent(three.busy)} taken`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

async function readsAndWrites(
  url: string,
  tokens: readonly string[],
): Promise<{ reads: Rate; writes: Rate }> {
  return { reads: await answered(url, tokens, READ), writes: await answered(url, tokens, WRITE) };
}

async function newToken(url: string, name: string): Promise<string> {
  const body = JSON.stringify({ email: `${name}@example.com`, name, password: 'lantern-harbour-42' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body });
  return ((await answer.json()) as { access_token: string }).access_token; // the contract's answer
}

async function picturesMade(url: string, token: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ prompt: 'a red boat', model: 'built-in' });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      timed(() => fetch(`${url}/api/images/generate`, { method: 'POST', headers, body })),
    ),
  );
  return answers.filter(({ status }) => status === 200).length;
}

/** Asked by ten at once, from a process of its own. */
function answered(url: string, tokens: readonly string[], { path: asked, body }: Call): Promise<Rate> {
  const options = {
    ...{ url: `${url}/api/${asked}`, duration: SECONDS, warmUp: WARM_UP, connections: 10, tokens },
    ...(body && { headers: { 'content-type': 'application/json' } }),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  };
  const script = path.join(import.meta.dirname, 'load.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const before = coreTime();
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      const after = coreTime();
      const busy = (after.taken - before.taken) / (after.all - before.all);
      if (code === 0) resolve({ ...JSON.parse(output), busy });
      else reject(new Error('No load.'));
    });
  });
}

/** Of all cores since the machine started. */
function coreTime(): { readonly taken: number; readonly all: number } {
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const all = sum(cpus().flatMap(({ times }) => Object.values(times)));
  return { all, taken: all - sum(cpus().map(({ times }) => times.idle)) };
}

async function ended(child: ChildProcess): Promise<void> {
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await over;
}
