/** `npm run bench:load`: the rows of load that should be held, on loopback, some minutes, to a printed table. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
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

const READ_SECONDS = 10;
const USERS = 60;
const MODEL = 2_000;
const JWT_SECRET = 'tide-lantern-quarry-7d31f0c2a9e84b56';

const folder = mkdtempSync(path.join(tmpdir(), 'framewright-load-'));
const servers = serversOf(folder);
const postgres = await startPostgres();
const before = loadavg()[0] ?? 0;
try {
  const rows = [...(await onOneProcess()), ...(postgres ? await onPostgres(postgres.url('postgres')) : [])];
  console.log('| Load | Should reach | Measured | Reached |\n| --- | --- | --- | --- |');
  for (const { load, reach, measured, isReached } of rows)
    console.log(`| ${load} | ${reach} | ${measured} | ${isReached ? 'yes' : 'no'} |`);
  console.log(`\nOther work on the machine: load ${before.toFixed(1)} at the start.`);
} finally {
  await servers.stopped();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function onOneProcess(): Promise<Row[]> {
  const model = await slowModel(MODEL, 'a red boat');
  const { child, url } = await servers.serveProduct({
    ...{ OPENAI_API_KEY: 'bench', OPENAI_BASE_URL: model, DISCOVER_ENGINES: 'off' },
  });
  const loaded: Loaded = { url, child, tokens: await proUsers(url, { DATA_DIR: folder }, USERS) };
  const reads = await signedReads(loaded);
  const rows: Row[] = [
    {
      load: `L1 a profile, signed in, ${READ_SECONDS} s`,
      reach: '2,000 /s, p99 50 ms, no errors',
      measured: `${reads.rate.toFixed(0)} /s, p99 ${reads.p99} ms, ${reads.failed} errors`,
      isReached: reads.rate >= 2_000 && reads.p99 <= 50 && reads.failed === 0,
    },
  ];
  for (const row of [mixedLoad, signInStorm, largeUploads, pixelBombs, overload, slowCrowd])
    rows.push(await row(loaded));
  child.kill('SIGTERM');
  return rows;
}

interface Reads {
  readonly rate: number;
  readonly p99: number;
  readonly failed: number;
}

/** The same reads on one process and on three; and a limit that is one for all of them. */
async function onPostgres(database: string): Promise<Row[]> {
  const variables = { DATABASE_URL: database, JWT_SECRET, DATA_DIR: path.join(folder, 'many') };
  const rates: number[] = [];
  let made = 0;
  for (const [args, port] of [
    [[], '4871'],
    [['--processes', '3'], '4872'],
  ] as const) {
    const settings = { ...variables, PORT: port, DISCOVER_ENGINES: 'off' };
    const { child, url } = await servers.serveProduct(settings, args);
    const isFirst = rates.length === 0;
    const [token = ''] = isFirst ? await proUsers(url, variables, 1) : [await newToken(url, 'many')];
    rates.push((await signedReads({ url, child, tokens: [token] })).rate);
    if (!isFirst) made = await picturesMade(url, token);
    await ended(child);
  }
  const [one = 0, three = 0] = rates;
  return [
    {
      load: `L9 the same reads with one process and with three on PostgreSQL, ${READ_SECONDS} s`,
      reach: '1.6 times the rate where cores allow; limits are one',
      measured: `${one.toFixed(0)} and ${three.toFixed(0)} /s, ${(three / one).toFixed(1)} times; of 30 pictures at once of a free user ${made} made`,
      isReached: three / one >= 1.6 && made === 10,
    },
  ];
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

/** In a process of its own. */
function signedReads({ url, tokens: [token = ''] }: Loaded): Promise<Reads> {
  const options = {
    ...{ url: `${url}/api/auth/profile`, duration: READ_SECONDS, connections: 10 },
    headers: { authorization: `Bearer ${token}` },
  };
  const script = path.join(import.meta.dirname, 'load.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve(JSON.parse(output)) : reject(new Error('No load.'))));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await over;
}
