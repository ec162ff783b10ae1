/**
 * Everything that must hold: types, lint, boundaries, dead code, documents, unit and HTTP tests, and
 * (unless --no-browser) the built product in a real browser. Stops at the first step that fails.
 *
 * Unit tests wait for much, from processes that end to peers that say nothing: the static checks run beside them, so
 * that no core is idle meanwhile. A browser has the machine to itself: on a busy one its clicks come too late.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBrowser } from './browser.mjs';
import { childEnvironment, ensureInstalled, nodeBinary, root, tool } from './toolchain.mjs';

const TYPED = [
  'packages/prompt-engine',
  'packages/prompt-dialects',
  'packages/image-metadata',
  'packages/image-metadata/tsconfig.test.json',
  'packages/contract',
  'packages/content',
  'apps/server',
  'apps/web',
  '.',
];
const isWindows = process.platform === 'win32';
const withBrowser = !process.argv.includes('--no-browser');

ensureInstalled();
const chromium = withBrowser ? ensureBrowser() : undefined;
const reports = mkdtempSync(path.join(tmpdir(), 'framewright-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Whether a step has failed: of the others, which are ended then, nothing is said. */
let isOver = false;
/** Milliseconds that steps have to end themselves. */
const PATIENCE_MS = 15_000;
/** What runs now; ended where another step fails. */
const running = new Set();
// Ctrl+C reaches this process alone, as each step has a group of its own.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, async () => {
    await endOthers();
    process.exit(1);
  });

await step('route types', [tool('@react-router/dev', 'bin.cjs', 'bin.js'), 'typegen'], { cwd: 'apps/web' });
const [, unit] = await Promise.all([
  inTurn([
    () => step('lint and format', [tool('@biomejs/biome'), 'ci', '--colors=off', '--error-on-warnings', '.']),
    () => step('dead code', [tool('knip')]),
    () => step('boundaries', ['scripts/check-boundaries.ts']),
    () => step('lock file', ['scripts/check-lock.ts']),
    () => step('licences', ['scripts/check-licences.ts']),
    () => step('documents', ['scripts/check-docs.ts']),
    () => step('spelling', [tool('cspell'), 'lint', '--no-progress', '--no-color']),
  ]).then(() => inTurn(TYPED.map((project) => () => checkTypes(project)))),
  testUnits(),
]);
const browser = chromium ? await buildAndBrowse(chromium) : { passed: 0, failed: 0 };
const passed = unit.passed + browser.passed;
const failed = unit.failed + browser.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function checkTypes(project) {
  return step(`types of ${project}`, [tool('typescript'), '--noEmit', '-p', project]);
}

async function testUnits() {
  const report = path.join(reports, 'unit.json');
  const read = () => JSON.parse(readFileSync(report, 'utf8'));
  await step(
    'unit and HTTP tests',
    [
      tool('vitest'),
      'run',
      // One for each core: left out, one core stays idle.
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      // Far from UTC, by which days and limits are counted: whoever reads the machine's own zone is seen.
      env: { TZ: 'Asia/Tokyo' },
      failures: () => failedInUnit(read()),
    },
  );
  const results = read();
  return { passed: results.numPassedTests, failed: results.numFailedTests + skippedIn(results) };
}

async function buildAndBrowse(chromium) {
  await step('build', ['scripts/run.mjs', 'build']);
  await step('budgets of the pages', ['scripts/check-budgets.ts']);
  const report = path.join(reports, 'browser.json');
  const read = () => JSON.parse(readFileSync(report, 'utf8'));
  await step('browser tests', [tool('@playwright/test', 'cli.js'), 'test', '-c', 'e2e'], {
    // Playwright sets FORCE_COLOR for its workers, and Node warns wherever both are set.
    env: {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      FORCE_COLOR: '0',
      NO_COLOR: undefined,
    },
    failures: () => failedInBrowser(read()),
  });
  const { stats } = read();
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** Tests that did not run, named: red where nothing may be missing (`NOTHING_SKIPPED`, as in CI). */
function skippedIn({ testResults }) {
  const names = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => fullName);
  if (names.length > 0) console.log(`${names.length} did not run:\n  ${names.join('\n  ')}`);
  return process.env['NOTHING_SKIPPED'] ? names.length : 0;
}

/** Each failed unit or HTTP test: its file, its name, the first line of what it says. */
function failedInUnit({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failures = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} > ${fullName}: ${firstLine(failureMessages[0])}`);
    return failures.length > 0 || !message ? failures : [`${name}: ${firstLine(message)}`];
  });
}

/** Each failed browser test: its file and line, its name, the first line of what it says. */
function failedInBrowser({ suites = [], specs = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const { error } = tests.flatMap(({ results }) => results).find((result) => result.error) ?? {};
        return `${file}:${line} ${title}: ${firstLine(error?.message)}`;
      }),
    ...suites.flatMap(failedInBrowser),
  ];
}

function firstLine(message = 'no message') {
  return message.trim().split('\n', 1)[0];
}

async function inTurn(steps) {
  for (const each of steps) await each();
}

/**
 * Runs one step; its output is shown whole when it ends, so that steps side by side stay readable. What
 * failed is named once more at the very end, where whoever keeps only a log's last lines finds it.
 */
function step(name, args, { cwd = '.', env = {}, failures = () => [] } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(nodeBinary(), args, {
      cwd: path.join(root, cwd),
      env: childEnvironment({ NO_COLOR: '1', ...env }),
      // A group of its own, to be ended with all that it has started.
      detached: !isWindows,
    });
    running.add(child);
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', async (code) => {
      running.delete(child);
      if (isOver) return;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      if (code === 0) return resolve(undefined);
      process.stdout.write(Buffer.concat(output));
      await endOthers();
      console.log(
        `\nFAIL ${name}\n${failures()
          .map((each) => `  ${each}`)
          .join('\n')}`,
      );
      process.exit(code ?? 1);
    });
  });
}

/** Has all other steps end, and the servers that they have started, as when somebody presses Ctrl+C. */
async function endOthers() {
  isOver = true;
  const ends = [...running].map((child) => {
    send(child, 'SIGINT');
    return once(child, 'close');
  });
  await Promise.race([Promise.all(ends), sleep(PATIENCE_MS, undefined, { ref: false })]);
  for (const child of running) send(child, 'SIGKILL');
}

function send(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has just ended.
  }
}
