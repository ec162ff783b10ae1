import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { User } from '@framewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import { ZipFile } from 'yazl';
import type { ExportedKind } from '../../db/exported-kind.ts';
import type { Db } from '../../db/open.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { type KeptPicture, type KeptWork, readCollections, worksOf } from './export.repo.ts';
import {
  type ExportedWork,
  type ExportManifest,
  FORMAT,
  FORMAT_VERSION,
  fileOfKind,
  MANIFEST,
  WORKS,
} from './exported-work.ts';
import { sha256Of } from './identity.ts';

export interface ExportDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** What goes along beside works. */
  readonly kinds: readonly ExportedKind[];
}

/**
 * All works of a user as a ZIP: the pictures as they were made, then a line for each work with their hashes, then
 * lines of other kinds, then what is in it. One picture at a time is in memory, and a page of lines.
 */
export async function exportOf(deps: ExportDeps, user: User): Promise<Readable> {
  const { db, now, kinds } = deps;
  const at = now();
  const zip = new ZipFile();
  const hashes = new Map<string, string>();
  let last = -1;
  for await (const { seq, kept } of worksOf(db, user.id)) {
    last = seq;
    for (const picture of kept) addPicture(deps, zip, picture, hashes);
  }
  const works = nothingWritten();
  addLater(zip, WORKS, at, () => Readable.from(lines(worksIn(db, user, last, hashes), works)));
  const beside = new Map<string, Written>();
  for (const kind of kinds) {
    const written = nothingWritten();
    beside.set(fileOfKind(kind), written);
    addLater(zip, fileOfKind(kind), at, () => Readable.from(lines(kind.linesOf(db, user.id, last), written)));
  }
  addLater(zip, MANIFEST, at, () => Readable.from(describe(deps, user, { at, hashes, works, beside })));
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

/** What a file has so far. */
interface Written {
  lines: number;
  readonly hash: Hash;
}

const nothingWritten = (): Written => ({ lines: 0, hash: createHash('sha256') });

async function* lines(things: AsyncIterable<object>, written: Written): AsyncGenerator<Buffer> {
  for await (const thing of things) {
    const line = Buffer.from(`${JSON.stringify(thing)}\n`);
    written.lines += 1;
    written.hash.update(line);
    yield line;
  }
}

/** @param hashes the sha256 of each picture, by its id */
async function* worksIn(db: Db, user: User, last: number, hashes: ReadonlyMap<string, string>) {
  for await (const work of worksOf(db, user.id, last)) yield asLine(work, hashes);
}

function asLine({ seq: _, kept, ...work }: KeptWork, hashes: ReadonlyMap<string, string>): ExportedWork {
  const pictures = kept.flatMap((picture) => {
    const sha256 = hashes.get(picture.id);
    if (sha256 === undefined) return [];
    return [{ id: picture.id, file: fileOf(picture), sha256, created_at: picture.createdAt }];
  });
  return { ...work, pictures };
}

interface Told {
  readonly at: Date;
  readonly hashes: ReadonlyMap<string, string>;
  readonly works: Written;
  /** By the names of their files. */
  readonly beside: ReadonlyMap<string, Written>;
}

async function* describe(
  { db }: ExportDeps,
  user: User,
  { at, hashes, works, beside }: Told,
): AsyncGenerator<Buffer> {
  const sumOf = ({ hash }: Written) => hash.digest('hex');
  const files = [...beside].map(
    ([name, written]) => [name, { lines: written.lines, sha256: sumOf(written) }] as const,
  );
  const told: ExportManifest = {
    ...{ format: FORMAT, version: FORMAT_VERSION, exported_at: at.toISOString() },
    ...{ works: works.lines, pictures: hashes.size, works_sha256: sumOf(works) },
    collections: await readCollections(db, user.id),
    files: Object.fromEntries(files),
  };
  yield Buffer.from(`${JSON.stringify(told, null, 2)}\n`);
}
