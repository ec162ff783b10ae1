import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { peakMegabytes, proUser, serversOf } from '../bench/servers.ts';
import { type Findings, runFuzz } from './run-fuzz.ts';
import { furnish } from './world.ts';

/** The server from its sources: the tests run before anything is built. */
const SERVER = path.join(import.meta.dirname, '../apps/server/src/main.ts');

/** Where nobody listens: models of others are never asked. */
const NOWHERE = 'http://127.0.0.1:9';

const VARIABLES = {
  DISCOVER_ENGINES: 'off',
  LOG_LEVEL: 'error',
  ALTERNATIVES_PER_MINUTE: '0',
  TRIES_PER_HOUR: '0',
  TRANSLATIONS_PER_MINUTE: '0',
  OWN_KEY_CALLS_PER_MINUTE: '0',
  SHARED_READS_PER_MINUTE: '0',
  OPENAI_BASE_URL: NOWHERE,
  GEMINI_BASE_URL: NOWHERE,
  BYTEPLUS_BASE_URL: NOWHERE,
  OPENROUTER_BASE_URL: NOWHERE,
};

/** What a run of a server of its own has shown. */
export interface Shown extends Findings {
  readonly isAlive: boolean;
  /** What the server has logged of failures that it did not expect. */
  readonly logged: readonly string[];
  /** Megabytes of the process, at most. */
  readonly peak: number;
}

/** Starts a server on loopback with a folder of its own, fuzzes it, and removes both. */
export async function fuzzOwnServer(options: Parameters<typeof runFuzz>[2]): Promise<Shown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-fuzz-'));
  const servers = serversOf(folder);
  try {
    const { child, url } = await servers.serve(SERVER, [], VARIABLES);
    const logged: string[] = [];
    if (child.stdout)
      createInterface({ input: child.stdout }).on(
        'line',
        (line) => void (line.includes('"server_error"') && logged.push(line)),
      );
    const world = await furnish(url, await proUser(url, folder));
    const findings = await runFuzz(url, world, options);
    const isAlive = child.exitCode === null && (await fetch(`${url}/api/health`)).ok;
    return { ...findings, isAlive, logged, peak: peakMegabytes(child) };
  } finally {
    servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
