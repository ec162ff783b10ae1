/** The API on port 3000 and the web app on port 5173; both reload when their sources change. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { childEnvironment, ensureInstalled, nodeBinary, root, tool } from './toolchain.mjs';

ensureInstalled();
const children = [
  start(root, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts']),
  start(path.join(root, 'apps/web'), [tool('@react-router/dev', 'bin.cjs', 'bin.js'), 'dev']),
];

function start(cwd, args) {
  // A group of its own: the router's command relaunches itself, and only the group reaches that child.
  const child = spawn(nodeBinary(), args, { cwd, stdio: 'inherit', env: childEnvironment(), detached: true });
  child.on('exit', () => stop());
  return child;
}

function stop() {
  for (const child of children) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
  process.exit();
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
