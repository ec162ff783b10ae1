import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOWNLOADS } from '@framewright/content/open/downloads';
import { LIBRARY } from '@framewright/content/pro/prompts';
import { cheatSheet } from './cheat-sheet.ts';
import { notionTemplate } from './notion-template.ts';
import { promptPack } from './prompt-pack.ts';
import { promptingGuide } from './prompting-guide.ts';
import { zipOf } from './zip.ts';

/** What makes each download, by its id. */
const MAKERS: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
  'prompting-guide': promptingGuide,
  'cheat-sheet': cheatSheet,
  'prompt-pack': () => zipOf(promptPack(LIBRARY)),
  'notion-template': () => zipOf(notionTemplate(LIBRARY)),
};

/**
 * Makes every download of the table and puts them in the folder, in place of all that was in it: either the
 * whole new set or, where one fails, the old one.
 * @returns the length of each file
 */
export async function buildDownloads(folder: string): Promise<ReadonlyMap<string, number>> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  try {
    const lengths = new Map<string, number>();
    for (const { id, fileName } of DOWNLOADS) {
      const make = MAKERS[id];
      if (!make) throw new Error(`Nothing makes the download ${id}.`);
      const bytes = await make();
      writeFileSync(path.join(fresh, fileName), bytes);
      lengths.set(fileName, bytes.length);
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    return lengths;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
