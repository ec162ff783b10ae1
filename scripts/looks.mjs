/** `npm run looks`: every screen at three widths in both themes, as pictures and on one page, in `looks/`; arguments go to Playwright. */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { childEnvironment, ensureBuilt, ensureInstalled, nodeBinary, root, tool } from './toolchain.mjs';

const FOLDER = path.join(root, 'looks');

ensureInstalled();
const chromium = ensureBrowser();
ensureBuilt();
rmSync(FOLDER, { recursive: true, force: true });
const { status } = spawnSync(
  nodeBinary(),
  [
    tool('@playwright/test', 'cli.js'),
    'test',
    '-c',
    'e2e',
    '--reporter=dot',
    'looks',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: childEnvironment({ CHROMIUM_PATH: chromium, LOOKS_FOLDER: FOLDER, FORCE_COLOR: '0' }),
  },
);
writeFileSync(
  path.join(FOLDER, 'index.html'),
  sheetOf(readdirSync(FOLDER).filter((name) => name.endsWith('.png'))),
);
console.log(path.join(FOLDER, 'index.html'));
process.exit(status ?? 1);

/** A row for each screen, its pictures beside each other; each opens in its full size. */
function sheetOf(pictures) {
  const screens = Map.groupBy(pictures, (name) => name.replace(/-(?:light|dark)-\d+\.png$/, ''));
  const rows = [...screens].map(
    ([screen, names]) =>
      `<h2>${screen}</h2><p>${names.map((name) => `<a href="${name}"><img src="${name}" alt="${name}" loading="lazy"></a>`).join('')}</p>`,
  );
  const style =
    'body{font:16px sans-serif}p{display:flex;gap:12px;align-items:start}img{height:420px;border:1px solid #888}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('')}\n`;
}
