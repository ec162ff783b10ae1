import { become, ensureBuilt, ensureInstalled } from './toolchain.mjs';

ensureInstalled();
ensureBuilt();
become(['apps/server/src/main.ts', ...process.argv.slice(2)]);
