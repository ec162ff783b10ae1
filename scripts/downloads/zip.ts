import { strToU8, zipSync } from 'fflate';
import { EDITION } from './edition.ts';

/** Texts by file name. */
export type TextFiles = Readonly<Record<string, string>>;

/** Packs texts into a zip that has the same bytes every time. */
export function zipOf(files: TextFiles): Uint8Array {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: EDITION.local });
}
