import { buffer } from 'node:stream/consumers';
import { IMPORT } from '@framewright/contract';
import { NotTaken } from '../../not-taken.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { pictureKey } from '../work/index.ts';
import type { FileRow } from './imports.repo.ts';

/** Named as pictures are, so that what cleans up after those cleans up after these. */
const partId = (importId: string, place: number, part: number) => `${importId}-${place}-${part}`;

/** Where a part is stored. @param place of the file, from 0, as `part` is */
export const partKey = (importId: string, place: number, part: number): string =>
  pictureKey(partId(importId, place, part));

/** The ids of the parts of a file that are here, and of one that may have been cut off. */
export function partsOf({ import_id, place, received }: FileRow): string[] {
  const count = Math.floor(received / IMPORT.partBytes) + 1;
  return Array.from({ length: count }, (_, part) => partId(import_id, place, part));
}

/** A file out of its parts. The last part that was read stays in memory, and no other. */
export function fileOf(storage: Storage, { import_id, place }: FileRow) {
  let last: { readonly part: number; readonly bytes: Buffer } | undefined;

  async function partAt(part: number): Promise<Buffer> {
    if (last?.part === part) return last.bytes;
    const stored = await storage.open(partKey(import_id, place, part));
    if (!stored) throw new NotTaken('A part of it did not arrive. Please bring it again.');
    last = { part, bytes: await buffer(stored) };
    return last.bytes;
  }

  return async function* read(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const part = Math.floor(at / IMPORT.partBytes);
      const from = at - part * IMPORT.partBytes;
      const bytes = (await partAt(part)).subarray(from, from + end - at);
      if (bytes.length === 0) return;
      at += bytes.length;
      yield bytes;
    }
  };
}
