import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from '../scripts/testing/memory-folder.ts';
import { OF_OWN_SERVERS } from './cluster/own-servers.ts';

keepTemporaryFilesInMemory();

const port = 43_117;
/** The built server's folder; the workers, which read this file again, inherit the name. */
const inherited = process.env['E2E_DATA_DIR'];
const dataFolder = inherited ?? mkdtempSync(path.join(tmpdir(), 'framewright-e2e-'));
process.env['E2E_DATA_DIR'] = dataFolder;
// Whoever made it removes it, after the server has ended.
if (inherited === undefined) process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
/** Where processes serve that somebody else has started: `npm run test:cluster`. */
const running = process.env['E2E_ORIGIN'];
const origin = running ?? `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  testIgnore: running ? [...OF_OWN_SERVERS] : [],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['dot'], ['json']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // A trace of every test, kept or not, takes as long as all else together: `--trace retain-on-failure` where one fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Requests that a service worker sees are hidden from `page.route`; the test of the offline page allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  ...(!running && { webServer: oneProcess() }),
});

function oneProcess(): NonNullable<PlaywrightTestConfig['webServer']> {
  return {
    command: 'node apps/server/build/main.js',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `${origin}/api/health`,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      // What runs on the machine of whoever runs the tests is none of theirs.
      DISCOVER_ENGINES: 'off',
      // Every test has an account of its own, and all come from one address.
      AUTH_ATTEMPTS_PER_MINUTE: '0',
      REGISTRATIONS_PER_HOUR: '0',
      TRIES_PER_HOUR: '0',
    },
  };
}
