import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from './built-manifest.ts';

/** What the build writes addresses of stylesheets in, for the framework. */
const WRITTEN = /\.html$|(^|[\\/])assets[\\/]manifest-\w+\.js$/;

/**
 * Has a part of the app that comes on demand find the stylesheet that every page has. The framework marks the addresses of
 * its stylesheets so that such parts ask for theirs anew, in case a change of page takes them away; those of the root stay.
 * Asked for anew, all rules stand in the page twice, and all of its elements are styled once more.
 */
export async function askOnceForStyles(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const own = Object.values(readManifest(client).routes).find(({ parentId }) => parentId === undefined);
  const files = (await readdir(client, { recursive: true })).filter((file) => WRITTEN.test(file));
  for (const file of files.map((each) => path.join(client, each)))
    await writeFile(file, withPlainAddresses(await readFile(file, 'utf8'), own?.css ?? []));
}

/** The text with these addresses as the bundler's own code knows them. @param sheets addresses, marked or not */
export function withPlainAddresses(text: string, sheets: readonly string[]): string {
  return sheets.reduce((done, sheet) => done.replaceAll(`"${sheet}"`, `"${sheet.replace(/#$/, '')}"`), text);
}
