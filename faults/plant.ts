import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from './fault.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const OWN_SCOPE = '@framewright';

/**
 * What became of a fault: 'survived' is bad news, 'lost' means that its text is not in the file exactly once,
 * and 'untold' that its test is red without it too.
 */
export type Fate = 'killed' | 'survived' | 'lost' | 'untold';

/** A copy of the working tree in which faults are planted, one at a time; the tree itself is never touched. */
export class Copy {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'framewright-faults-'));
  /** Whether a test is green while nothing is planted, by its file and what is set for it. */
  readonly #isGreen = new Map<string, Promise<boolean>>();

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of listed.split('\0').filter(Boolean))
      cpSync(path.join(ROOT, file), path.join(this.#root, file), { recursive: true });
    this.#linkPackages('.');
    for (const folder of ['apps', 'packages'])
      for (const name of readdirSync(path.join(ROOT, folder))) this.#linkPackages(path.join(folder, name));
  }

  /** Links installed packages one by one, so that our own are those of the copy. */
  #linkPackages(folder: string): void {
    const installed = path.join(ROOT, folder, 'node_modules');
    const names = namesIn(installed);
    if (names.length === 0) return;
    const own = path.join(this.#root, folder, 'node_modules');
    mkdirSync(own, { recursive: true });
    for (const name of names.filter((each) => each !== OWN_SCOPE))
      symlinkSync(path.join(installed, name), path.join(own, name));
    const scope = namesIn(path.join(installed, OWN_SCOPE));
    if (scope.length > 0) mkdirSync(path.join(own, OWN_SCOPE));
    for (const name of scope) {
      const where = ['apps', 'packages'].find((each) => namesIn(path.join(ROOT, each)).includes(name));
      symlinkSync(path.join(this.#root, where ?? 'packages', name), path.join(own, OWN_SCOPE, name));
    }
  }

  /** Plants a fault, runs its test, and takes the fault out again. */
  async try({ file, from, to, test, env }: Fault): Promise<Fate> {
    const at = path.join(this.#root, file);
    const whole = readFileSync(at, 'utf8');
    if (whole.split(from).length !== 2) return 'lost';
    if (!(await this.#passesUnharmed(test, env))) return 'untold';
    writeFileSync(
      at,
      whole.replace(from, () => to),
    );
    try {
      return (await this.#passes(test, env)) ? 'survived' : 'killed';
    } finally {
      writeFileSync(at, whole);
    }
  }

  #passesUnharmed(test: string, env: Fault['env']): Promise<boolean> {
    const key = JSON.stringify([test, env]);
    const known = this.#isGreen.get(key) ?? this.#passes(test, env);
    this.#isGreen.set(key, known);
    return known;
  }

  /** @returns whether all tests of a file are green */
  #passes(test: string, env: Fault['env'] = {}): Promise<boolean> {
    const runner = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(process.execPath, [runner, 'run', test, '--maxWorkers=1'], {
      cwd: this.#root,
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code === 0));
    });
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
