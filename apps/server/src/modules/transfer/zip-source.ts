import { Readable } from 'node:stream';
import { IMPORT } from '@framewright/contract';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { NotTaken } from '../../not-taken.ts';

const TEXTS = {
  broken: 'This ZIP cannot be read: it is damaged, or is none.',
  outside: 'This ZIP holds names that lead outside of it, and was not opened.',
  tooMany: `This ZIP holds more than ${IMPORT.entries.toLocaleString('en')} files.`,
  tooMuch: 'This ZIP unpacks to more than it may: 16 GB in all.',
  locked: 'It is locked with a password.',
  large: (bytes: number) => `It is larger than ${bytes / 1_048_576} MB.`,
} as const;

/** Reads a stretch of a file; the end is left out. */
export type ReadStretch = (start: number, end: number) => AsyncIterable<Uint8Array>;

class Source extends RandomAccessReader {
  readonly #read: ReadStretch;

  constructor(read: ReadStretch) {
    super();
    this.#read = read;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#read(start, end));
  }
}

/** A ZIP that somebody brought, whose names are never used as paths. */
export interface OpenZip {
  /** In the order of the ZIP, without folders. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The whole of an entry. @throws {NotTaken} where it is larger than `most` bytes, locked or broken */
  bytesOf(entry: Entry, most: number): Promise<Buffer<ArrayBuffer>>;
  /** The lines of an entry. @throws {NotTaken} where one is longer than `most` bytes, and as `bytesOf` does */
  linesOf(entry: Entry, most: number): AsyncGenerator<Buffer>;
  close(): void;
}

/** @throws {NotTaken} for what is no ZIP, or a hostile one */
export async function openZip(read: ReadStretch, size: number): Promise<OpenZip> {
  const zip = await asNotTaken(() =>
    fromRandomAccessReaderPromise(new Source(read), size, { autoClose: false }),
  );
  try {
    const entries = await entriesOf(zip);
    return {
      entries,
      bytesOf: (entry, most) => asNotTaken(() => bytesOf(zip, entry, most)),
      linesOf: (entry, most) => linesOf(zip, entry, most),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > IMPORT.entries) throw new NotTaken(TEXTS.tooMany);
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  await asNotTaken(async () => {
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > IMPORT.unpackedBytes) throw new NotTaken(TEXTS.tooMuch);
      if (entries.size >= IMPORT.entries) throw new NotTaken(TEXTS.tooMany);
      // Of two with one name the first counts, as nobody can tell which is meant.
      if (!entry.fileName.endsWith('/') && !entries.has(entry.fileName)) entries.set(entry.fileName, entry);
    }
  });
  return entries;
}

/** What the parser says of hostile bytes is told as one of two things. */
async function asNotTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotTaken || !(error instanceof Error) || isOurs(error)) throw error;
    const leadsOutside = /relative path|absolute path|invalid characters in fileName/.test(error.message);
    throw new NotTaken(leadsOutside ? TEXTS.outside : TEXTS.broken, { cause: error });
  }
}

/** The disk's failures are no fault of the ZIP. */
const isOurs = (error: Error): boolean => 'code' in error && /^E[A-Z]+$/.test(String(error.code));

async function bytesOf(zip: ZipFile, entry: Entry, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await open(zip, entry, most)) {
    length += chunk.length;
    if (length > most) throw new NotTaken(TEXTS.large(most));
    chunks.push(chunk);
  }
  // With memory of its own, which can be handed to another thread.
  const bytes = Buffer.from(new ArrayBuffer(length));
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(bytes, at);
  return bytes;
}

async function open(zip: ZipFile, entry: Entry, most: number): Promise<AsyncIterable<Buffer>> {
  if (entry.isEncrypted()) throw new NotTaken(TEXTS.locked);
  if (entry.uncompressedSize > most) throw new NotTaken(TEXTS.large(most));
  // A stream of bytes, without an encoding.
  return (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
}

const NEWLINE = 0x0a;

async function* linesOf(zip: ZipFile, entry: Entry, most: number): AsyncGenerator<Buffer> {
  const chunks = await asNotTaken(() => open(zip, entry, IMPORT.unpackedBytes));
  const iterator = chunks[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  try {
    for (;;) {
      const { done, value } = await asNotTaken(() => iterator.next());
      if (done) break;
      rest = Buffer.concat([rest, value]);
      for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
        yield rest.subarray(0, end);
        rest = rest.subarray(end + 1);
      }
      if (rest.length > most) throw new NotTaken(TEXTS.large(most));
    }
    if (rest.length > 0) yield rest;
  } finally {
    await iterator.return?.();
  }
}
