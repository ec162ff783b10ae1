import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  drawFrame,
  frameIds,
  makeExamples,
  makePrompts,
  makeTemplates,
} from '../apps/server/src/modules/library/make-library.ts';

/** What the server reads of the library: its texts with their anatomies, and its drawings. */
const FOLDER = path.resolve(import.meta.dirname, '../apps/server/build/library');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(path.join(FOLDER, 'frames'), { recursive: true });
const write = (name: string, content: string) => writeFileSync(path.join(FOLDER, name), content);

write('prompts.json', JSON.stringify(await makePrompts()));
write('examples.json', JSON.stringify(await makeExamples()));
write('templates.json', JSON.stringify(await makeTemplates()));
const ids = await frameIds();
for (const id of ids) write(`frames/${id}.svg`, (await drawFrame(id)) ?? '');
console.log(`The library: ${ids.length} drawings`);
