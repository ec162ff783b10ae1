/** `npm run test:cluster`: the built product as three processes in a real browser; arguments go to Playwright. */
import { ensureBrowser } from './browser.mjs';
import { become, ensureBuilt, ensureInstalled } from './toolchain.mjs';

ensureInstalled();
process.env['CHROMIUM_PATH'] = ensureBrowser();
ensureBuilt();
// The S3 server of the tests seals where a list goes on with a cipher that OpenSSL keeps among its old ones.
become(['--openssl-legacy-provider', 'e2e/cluster/run.ts', ...process.argv.slice(2)]);
