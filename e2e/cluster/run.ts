/**
 * `npm run test:cluster`: the browser tests against three processes behind haproxy, on a PostgreSQL and an S3 server
 * of their own. In the middle one process is killed (-9), and comes back. Arguments go to Playwright.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { BUCKET, S3_KEYS, startBucket } from '../../apps/server/src/testing/s3-bucket.ts';
import { startProxy } from './haproxy.ts';
import { OF_OWN_SERVERS } from './own-servers.ts';
import { freePort, type Member, memberOf } from './processes.ts';

const PROCESSES = 3;
/** So long the killed one is away: long enough for the proxy to notice. */
const AWAY = 5_000;

const folder = mkdtempSync(path.join(tmpdir(), 'framewright-cluster-'));
const ends: (() => Promise<unknown>)[] = [];
try {
  process.exitCode = await testCluster();
} finally {
  for (const end of ends.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
}

async function testCluster(): Promise<number> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('There is no PostgreSQL here (on Debian: apt-get install postgresql).');
  ends.push(() => postgres.stop());
  const pictures = path.join(folder, 's3');
  mkdirSync(pictures);
  const bucket = await startBucket(pictures);
  ends.push(() => bucket.stop());
  const port = await freePort();
  const variables = variablesOf(port, postgres.url('postgres'), bucket.port);
  const places = Array.from({ length: PROCESSES }, (_, place) => path.join(folder, `process-${place + 1}`));
  const members = await Promise.all(places.map((place) => memberOf(place, variables)));
  for (const member of members) ends.push(() => member.end('SIGTERM'));
  // All at once: one of them migrates, and the others wait.
  await Promise.all(members.map((member) => member.start()));
  const ports = members.map((member) => member.port);
  const proxy = await startProxy(folder, port, ports);
  ends.push(() => proxy.stop());
  const code = await runPlaywright(variables, members);
  const shares = await proxy.shares();
  console.log(`Requests of each process: ${shares.join(', ')}.`);
  for (const [place, member] of members.entries())
    console.log(`Wrong in the log of process ${place + 1}: ${member.complaints().join('; ') || 'nothing'}.`);
  console.log(`Not among them, as they start a server of their own: ${OF_OWN_SERVERS.join(', ')}.`);
  return code;
}

function variablesOf(port: number, database: string, bucketPort: number) {
  return {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
    DATABASE_URL: database,
    STORAGE_URL: `s3://${BUCKET}`,
    S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
    ...S3_KEYS,
    JWT_SECRET: 'tide-lantern-quarry-7d31f0c2a9e84b56',
    LOG_LEVEL: 'warn',
    DISCOVER_ENGINES: 'off',
    AUTH_ATTEMPTS_PER_MINUTE: '0',
    REGISTRATIONS_PER_HOUR: '0',
    TRIES_PER_HOUR: '0',
  };
}

/** @returns how Playwright ended */
function runPlaywright(
  variables: ReturnType<typeof variablesOf>,
  [first, ...others]: Member[],
): Promise<number> {
  const of = others[0] ?? first;
  const asked = process.argv.slice(2);
  const args = ['test', '-c', 'e2e', '--reporter=list', ...asked];
  const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], {
    env: {
      ...process.env,
      ...variables,
      E2E_ORIGIN: variables.PUBLIC_URL,
      E2E_DATA_DIR: folder,
      NO_COLOR: '1',
    },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let output = '';
  let killed: Promise<void> | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += chunk.toString();
    const total = Number(/Running (\d+) tests?/.exec(output)?.[1] ?? Infinity);
    const over = output.match(/^ +(?:✓|✘|-|ok|x) +\d+ /gm)?.length ?? 0;
    if (of && over >= total / 2) killed ??= killFor(AWAY, of);
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (!killed) console.log('Nothing was killed: there was no middle.');
      Promise.resolve(killed).then(() => resolve(killed ? (code ?? 1) : 1), reject);
    });
  });
}

async function killFor(milliseconds: number, member: Member): Promise<void> {
  await member.end('SIGKILL');
  console.log('— a process is killed (-9) —');
  await sleep(milliseconds);
  await member.start();
  console.log('— and is back —');
}
