import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Requests in turn to whoever is ready: no process keeps a visitor. Reads that were cut off are asked of another. */
const configuration = (port: number, socket: string, ports: readonly number[]) => `
global
  stats socket ${socket} level user
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  option forwardfor
frontend door
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance roundrobin
  http-request disable-l7-retry unless METH_GET
  option httpchk GET /api/health/ready
  default-server check inter 1s fall 2 rise 1
${ports.map((each, place) => `  server process-${place + 1} 127.0.0.1:${each}`).join('\n')}
`;

/** Starts haproxy before the processes of these ports. @throws {Error} where it is not installed */
export async function startProxy(folder: string, port: number, ports: readonly number[]) {
  const file = path.join(folder, 'haproxy.cfg');
  const socket = path.join(folder, 'haproxy.sock');
  writeFileSync(file, configuration(port, socket, ports));
  const child = spawn('haproxy', ['-db', '-q', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Debian keeps it where only root looks.
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  await untilListening(port, child);
  return {
    /** How many requests each process was given. */
    async shares(): Promise<number[]> {
      const asked = connect(socket);
      asked.write('show stat\n');
      const rows = (await asked.toArray()).join('').split('\n');
      // A row is the backend, the process, and numbers, of which the eighth counts the requests.
      const servers = rows.filter((row) => /^processes,process-/.test(row));
      return servers.map((row) => Number(row.split(',')[7]));
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @throws {Error} where it cannot be started, or ends */
async function untilListening(port: number, child: ChildProcess): Promise<void> {
  let failure: Error | undefined;
  child.once('error', () => {
    failure = new Error('The proxy is haproxy, and there is none here (on Debian: apt-get install haproxy).');
  });
  child.once('exit', (code) => {
    failure = new Error(`haproxy ended with ${code}.`);
  });
  for (let attempt = 0; attempt < 100 && !failure; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw failure ?? new Error('haproxy does not reach the processes.');
}
