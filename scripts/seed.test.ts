import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, 'seed.ts');

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-seed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function seed(folder: string, more: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, ...more };
  return spawnSync(process.execPath, [SCRIPT], { cwd: folder, env, encoding: 'utf8' });
}

test('each plan gets an account with some history; a second run only gives new passwords', () => {
  const folder = temporaryFolder();
  const first = seed(folder);
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toMatch(/^Free {2}free@example\.com {2}\S{12}\nPro {3}pro@example\.com {2}\S{12}\n$/);
  const pictures = readdirSync(path.join(folder, 'pictures'));
  expect(pictures).toHaveLength(4);

  const second = seed(folder);
  expect(second.status).toBe(0);
  expect(second.stdout).not.toBe(first.stdout);
  expect(readdirSync(path.join(folder, 'pictures'))).toEqual(pictures);
}, 60_000);

test('in production there are no demo accounts', () => {
  const refused = seed(temporaryFolder(), {
    NODE_ENV: 'production',
    JWT_SECRET: 'a secret of more than thirty-two characters',
    PUBLIC_URL: 'https://framewright.example',
  });
  expect(refused).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'Demo accounts are for local mode only.\n',
  });
});
