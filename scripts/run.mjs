/** `node scripts/run.mjs build`, or `node scripts/run.mjs FILE.ts [ARGUMENT ...]`: with the packages and the Node that they need. */
import { become, ensureBuilt, ensureInstalled } from './toolchain.mjs';

const [task, ...rest] = process.argv.slice(2);
ensureInstalled();
if (task === 'build') ensureBuilt();
else become([task, ...rest]);
