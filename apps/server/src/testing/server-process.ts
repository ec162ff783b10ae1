import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { PASSWORD } from './test-app.ts';

/** What a server is started by. */
export const MAIN = path.resolve(import.meta.dirname, '../main.ts');

const variablesOf = (folder: string, more: Record<string, string> = {}) => ({
  PATH: process.env['PATH'],
  DATA_DIR: folder,
  PORT: '0',
  LOG_LEVEL: 'warn',
  ...more,
});

/** Runs a script to its end, in a folder without a .env file. */
export function runScript(
  script: string,
  folder: string,
  more: Record<string, string> = {},
  args: string[] = [],
) {
  const options = { cwd: folder, env: variablesOf(folder, more), encoding: 'utf8', timeout: 15_000 } as const;
  return spawnSync(process.execPath, [script, ...args], options);
}

/** Starts a server on a free port, which ends with the test at the latest. */
export async function startServer(
  folder: string,
  more: Record<string, string> = {},
  args: string[] = [],
  main = MAIN,
) {
  const child: ChildProcess = spawn(process.execPath, [main, ...args], {
    cwd: folder,
    env: variablesOf(folder, more),
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.stderr?.once('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
  });
  const [, url = '', port = ''] = /(http:\/\/[^\s/]*:(\d+))/.exec(line) ?? [];
  const ended = once(child, 'exit').then(([code]) => code as number | null); // the event's own signature
  return { child, url, port: Number(port), line, ended };
}

/** Sends JSON, with a token where there is one. */
export async function post(url: string, body: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Makes an account. @returns its token */
export async function registerOn(url: string): Promise<string> {
  const answer = await post(`${url}/api/auth/register`, {
    email: 'a@example.com',
    name: 'A',
    password: PASSWORD,
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

/** Pictures that are counted today. */
export async function imagesUsedOn(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/usage`, { headers: { authorization: `Bearer ${token}` } });
  const { images_used_today } = (await answer.json()) as { images_used_today: number };
  return images_used_today;
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a listening server
  server.close();
  await once(server, 'close');
  return String(port);
}
