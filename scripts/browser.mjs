import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages, the better first: without windows the same pages take half the time, as no frame is drawn around them. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const COMMANDS = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string} a Chromium's path; installed with the system's package manager where there is none and that is possible */
export function ensureBrowser() {
  const found = findBrowser() ?? install();
  if (found) return found;
  console.error(
    `The browser tests need Chromium, and there is none here. Install it (on Debian: apt-get install ${PACKAGES[0]}), or name one in CHROMIUM_PATH. Everything but the browser tests: npm run check.`,
  );
  process.exit(1);
}

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return COMMANDS.map(onPath).find(Boolean) ?? FILES.find((file) => existsSync(file));
}

function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  console.log('Installing Chromium (once)...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  for (const name of PACKAGES) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
    const found = findBrowser();
    if (found) return found;
  }
  return undefined;
}

function onPath(command) {
  const { stdout, status } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
