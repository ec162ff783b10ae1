import { become, ensureBuilt, ensureInstalled } from './toolchain.mjs';

ensureInstalled();
ensureBuilt();
// The young generation is held to 12 MB: left alone it takes up to 130 MB and never gives them back, for no less work.
become(['--max-semi-space-size=4', 'apps/server/src/main.ts', ...process.argv.slice(2)]);
