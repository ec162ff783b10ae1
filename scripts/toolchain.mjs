/**
 * What every script needs before TypeScript can run: the packages of the lock file and a Node that
 * is new enough. Plain JavaScript, because on a fresh machine it runs on that machine's own Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const MINIMUM_NODE = 24;
const INSTALL_STAMP = path.join(root, 'node_modules/.framewright-install');
/** What is built before the server starts: each anew only where its own sources have changed. */
const BUILDS = [
  {
    what: 'the web app',
    stamp: path.join(root, 'apps/web/build/.framewright-build'),
    sources: ['package-lock.json', 'apps/web', 'packages'],
    cwd: path.join(root, 'apps/web'),
    command: () => [tool('@react-router/dev', 'bin.cjs', 'bin.js'), 'build'],
  },
  {
    what: 'the files to download',
    stamp: path.join(root, 'apps/server/build/.framewright-downloads'),
    sources: ['package-lock.json', 'packages', 'scripts/downloads', 'scripts/build-downloads.ts'],
    cwd: root,
    command: () => ['scripts/build-downloads.ts'],
  },
  {
    what: 'the library',
    stamp: path.join(root, 'apps/server/build/.framewright-library'),
    sources: ['package-lock.json', 'packages', 'apps/server/src/modules/library', 'scripts/build-library.ts'],
    cwd: root,
    command: () => ['scripts/build-library.ts'],
  },
  {
    what: 'the server',
    stamp: path.join(root, 'apps/server/build/.framewright-server'),
    sources: [
      ...['package-lock.json', 'packages', 'apps/server/package.json', 'apps/server/src'],
      ...['scripts/admin.ts', 'scripts/admin', 'scripts/build-server.ts'],
    ],
    cwd: root,
    command: () => ['scripts/build-server.ts'],
  },
];
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);

/** @returns {string} a Node of version 24 or later: this machine's, else the one among the packages */
export function nodeBinary() {
  if (Number.parseInt(process.versions.node, 10) >= MINIMUM_NODE) return process.execPath;
  // npm 10 leaves no link in .bin when several platform packages are listed, so look by path.
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
  if (process.platform === 'win32') names.push(`node-win-${process.arch}`);
  const files = names.flatMap((name) =>
    ['bin/node', 'bin/node.exe'].map((file) => path.join(root, 'node_modules', name, file)),
  );
  const found = files.find((file) => existsSync(file));
  if (found) return found;
  throw new Error(
    `Framewright needs Node ${MINIMUM_NODE} or later, and there is none among the packages for ${process.platform}-${process.arch}. Please install it from nodejs.org.`,
  );
}

/** Installs the packages of the lock file, unless that was done for this very lock file. */
export function ensureInstalled() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  const stamp = hash.update(readFileSync(path.join(root, 'package-lock.json'))).digest('hex');
  if (readIfThere(INSTALL_STAMP) === stamp) return;
  console.log('Installing packages (once)...');
  // npm names its own file when it runs a script; called by hand, the one on the path serves.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('js') ? [process.execPath, [npm]] : ['npm', []];
  runOrExit(command, [...first, 'ci', '--loglevel=error'], { shell: process.platform === 'win32' });
  writeFileSync(INSTALL_STAMP, stamp);
}

/** Builds what does not stand built from these very sources. */
export function ensureBuilt() {
  for (const { what, stamp, sources, cwd, command } of BUILDS) {
    const hash = createHash('sha256');
    for (const source of sources) hashTree(path.join(root, source), hash);
    const made = hash.digest('hex');
    if (readIfThere(stamp) === made) continue;
    console.log(`Building ${what}...`);
    runOrExit(nodeBinary(), command(), { cwd });
    writeFileSync(stamp, made);
  }
}

/** @returns {string} the file that starts a package's command line */
export function tool(name, ...candidates) {
  const folder = path.join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const listed = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  const file = [listed, ...candidates]
    .map((each) => each && path.join(folder, each))
    .find((each) => each && existsSync(each));
  if (!file) throw new Error(`No command found in the package ${name}.`);
  return file;
}

/** The environment for children: the right Node and the packages' commands come first. */
export function childEnvironment(extra = {}) {
  const first = [path.dirname(nodeBinary()), path.join(root, 'node_modules/.bin')];
  return { ...process.env, PATH: [...first, process.env.PATH].join(path.delimiter), ...extra };
}

/** Runs a command to its end; when it fails, this process ends with its status. */
export function runOrExit(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** Named here as well as in the server, whose first file is read before it can say so. */
const COMPILE_CACHE = path.join(root, 'node_modules/.cache/framewright');

/** Starts a long-running child that gets this process's signals, and ends as it ends. */
export function become(args, options = {}) {
  const child = spawn(nodeBinary(), args, {
    cwd: root,
    stdio: 'inherit',
    env: childEnvironment({ NODE_COMPILE_CACHE: COMPILE_CACHE }),
    ...options,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function hashTree(entry, hash) {
  const children = readEntries(entry);
  if (!children) {
    hash.update(path.relative(root, entry)).update(readFileSync(entry));
    return;
  }
  for (const child of children) {
    if (!NOT_SOURCES.has(child)) hashTree(path.join(entry, child), hash);
  }
}

function readEntries(folder) {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
