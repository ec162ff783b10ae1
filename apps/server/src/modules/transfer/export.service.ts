import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { User } from '@framewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import { ZipFile } from 'yazl';
import type { Db } from '../../db/open.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { type KeptPicture, type KeptWork, readCollections, worksOf } from './export.repo.ts';
import {
  type ExportedWork,
  type ExportManifest,
  FORMAT,
  FORMAT_VERSION,
  MANIFEST,
  WORKS,
} from './exported-work.ts';
import { sha256Of } from './identity.ts';

export interface ExportDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/**
 * All works of a user as a ZIP: the pictures as they were made, then a line for each work with their hashes, then
 * what is in it. One picture at a time is in memory, and a page of works.
 */
export async function exportOf(deps: ExportDeps, user: User): Promise<Readable> {
  const { db, now } = deps;
  const at = now();
  const zip = new ZipFile();
  const hashes = new Map<string, string>();
  let last = -1;
  for await (const { seq, kept } of worksOf(db, user.id)) {
    last = seq;
    for (const picture of kept) addPicture(deps, zip, picture, hashes);
  }
  const written = { works: 0, hash: createHash('sha256') };
  addLater(zip, WORKS, at, () => Readable.from(lines(deps, user, { last, hashes, written })));
  addLater(zip, MANIFEST, at, () => Readable.from(describe(deps, user, { at, hashes, written })));
  zip.end();
  // yazl types its stream by the interface alone; it is a PassThrough.
  return Readable.from(zip.outputStream);
}

const fileOf = ({ id, contentType }: KeptPicture) =>
  `pictures/${id}.${contentType.replace('image/', '').replace('jpeg', 'jpg')}`;

function addLater(zip: ZipFile, name: string, mtime: Date, open: () => Readable): void {
  zip.addReadStreamLazy(name, { mtime }, (give) => give(null, open()));
}

/** One that is gone by then is left out of the lines. */
function addPicture(
  { storage, log }: ExportDeps,
  zip: ZipFile,
  picture: KeptPicture,
  hashes: Map<string, string>,
) {
  const { id, storageKey, createdAt } = picture;
  // Pictures are compressed already.
  const options = { compress: false, mtime: new Date(createdAt) };
  zip.addReadStreamLazy(fileOf(picture), options, (give) => {
    const read = async () => {
      const stored = await storage.open(storageKey);
      if (!stored) return Buffer.alloc(0);
      const bytes = await buffer(stored);
      hashes.set(id, sha256Of(bytes));
      return bytes;
    };
    read().then(
      (bytes) => give(null, Readable.from([bytes])),
      (error: unknown) => {
        log.warn({ err: error }, 'an export was cut short');
        give(error, Readable.from([]));
      },
    );
  });
}

interface Progress {
  /** The sha256 of each picture, by its id. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly written: { works: number; readonly hash: ReturnType<typeof createHash> };
}

async function* lines(
  { db }: ExportDeps,
  user: User,
  { last, hashes, written }: Progress & { readonly last: number },
): AsyncGenerator<Buffer> {
  for await (const work of worksOf(db, user.id, last)) {
    const line = Buffer.from(`${JSON.stringify(asLine(work, hashes))}\n`);
    written.works += 1;
    written.hash.update(line);
    yield line;
  }
}

function asLine({ seq: _, kept, ...work }: KeptWork, hashes: ReadonlyMap<string, string>): ExportedWork {
  const pictures = kept.flatMap((picture) => {
    const sha256 = hashes.get(picture.id);
    if (sha256 === undefined) return [];
    return [{ id: picture.id, file: fileOf(picture), sha256, created_at: picture.createdAt }];
  });
  return { ...work, pictures };
}

async function* describe(
  { db }: ExportDeps,
  user: User,
  { at, hashes, written }: Progress & { readonly at: Date },
): AsyncGenerator<Buffer> {
  const told: ExportManifest = {
    ...{ format: FORMAT, version: FORMAT_VERSION, exported_at: at.toISOString() },
    ...{ works: written.works, pictures: hashes.size, works_sha256: written.hash.digest('hex') },
    collections: await readCollections(db, user.id),
  };
  yield Buffer.from(`${JSON.stringify(told, null, 2)}\n`);
}
