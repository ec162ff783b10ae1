/** `npm run test:cluster`: the built product as three processes in a real browser; arguments go to Playwright. */
import { ensureBrowser } from './browser.mjs';
import { become, ensureBuilt, ensureInstalled } from './toolchain.mjs';

ensureInstalled();
process.env['CHROMIUM_PATH'] = ensureBrowser();
ensureBuilt();
become(['e2e/cluster/run.ts', ...process.argv.slice(2)]);
