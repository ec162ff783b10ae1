import { become, ensureBuilt, ensureInstalled } from './toolchain.mjs';

ensureInstalled();
ensureBuilt();
// Memory of a megabyte and more is asked of the system and given back to it: the C library, left alone, learns from
// the first large upload to keep what the next ones would need.
process.env.MALLOC_MMAP_THRESHOLD_ ??= '1048576';
// The young generation is held to 12 MB: left alone it takes up to 130 MB and never gives them back, for no less work.
become(['--max-semi-space-size=4', 'apps/server/build/main.js', ...process.argv.slice(2)]);
