import path from 'node:path';
import { buildDownloads } from './downloads/build.ts';

const FOLDER = path.resolve(import.meta.dirname, '../apps/server/build/downloads');

for (const [file, bytes] of await buildDownloads(FOLDER)) console.log(`${file}: ${bytes} bytes`);
