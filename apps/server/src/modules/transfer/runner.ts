import { IMPORT } from '@framewright/contract';
import { z } from 'zod';
import { storeFailure } from '../../db/failures.ts';
import type { Work } from '../../db/jobs/run-jobs.ts';
import { inTransaction } from '../../db/transaction.ts';
import { NotTaken } from '../../not-taken.ts';
import { PictureError } from '../../providers/pictures/decode.ts';
import { foldedName } from '../../works/folded-name.ts';
import { holdAccount } from '../auth/index.ts';
import { leaveBehind } from '../usage/index.ts';
import { discardLeft } from '../work/index.ts';
import { type ExportManifest, fileOfKind, MANIFEST, manifest, WORKS } from './exported-work.ts';
import { idFor } from './identity.ts';
import * as imports from './imports.repo.ts';
import { partsOfImport } from './imports.service.ts';
import { knowAllWorks } from './known-works.ts';
import { fileOf } from './parts.ts';
import * as repo from './take.repo.ts';
import { passOver, Stopped, type TakeDeps, type Taking } from './take.ts';
import { takeLine } from './take-line.ts';
import { takePicture } from './take-picture.ts';
import { type ImportedExport, takeWork } from './take-work.ts';
import { openZip } from './zip-source.ts';

const TEXTS = {
  neither: 'It is neither a ZIP nor a JPEG, PNG or WebP picture.',
  manifest: 'Its manifest is not one of a Framewright export.',
  failed: 'It could not be taken over.',
  givenUp: 'The server could not go on with it, after several attempts. What was added stays.',
  large: `It is larger than ${IMPORT.pictureBytes / 1_048_576} MB.`,
} as const;

/** How the job of an import is done: one at a time in each process, as each takes much memory. */
export function importWork(deps: TakeDeps): Work {
  const { db } = deps;
  return {
    atOnce: 1,
    async unfinished() {
      const all = await imports.workingImports(db);
      return all.map(({ id, user_id }) => ({ subject: id, owner: user_id }));
    },
    async run(id, { isOver, signal }) {
      const row = await imports.findWorking(db, id);
      try {
        return !row || (await workOn(deps, row, () => isOver() || signal.aborted)) ? 'done' : 'left';
      } catch (error) {
        if (error instanceof Stopped) return 'done';
        throw error;
      }
    },
    async giveUp(id) {
      const row = await imports.findWorking(db, id);
      if (!row) return;
      const files = await imports.readFiles(db, id);
      const name = files.find(({ finished }) => finished === 0)?.name ?? '';
      await inTransaction(db, (tx) => imports.tell(tx, id, { name, message: TEXTS.givenUp }));
      await close(deps, row);
    },
  };
}

/** @returns whether it is done; else there was no time */
async function workOn(deps: TakeDeps, row: imports.ImportRow, isOver: () => boolean): Promise<boolean> {
  await knowAllWorks(deps, row.user_id, isOver);
  for (const file of await imports.readFiles(deps.db, row.id))
    if (file.finished === 0 && !(await workOnFile({ ...deps, row, file }, isOver))) return false;
  await close(deps, row);
  return true;
}

async function close(deps: TakeDeps, row: imports.ImportRow): Promise<void> {
  const parts = await inTransaction(deps.db, async (tx) => {
    const left = await partsOfImport(tx, row.id);
    const after = await imports.findImport(tx, row.user_id, row.id);
    const isEmpty = after !== undefined && after.added + after.duplicates === 0;
    await imports.closeImport(tx, row, isEmpty ? 'failed' : 'done');
    await leaveBehind(tx, 'images', left, deps.now());
    return left;
  });
  await discardLeft(deps, parts);
}

/** @returns whether it is done; else there was no time */
async function workOnFile(taking: Taking, isOver: () => boolean): Promise<boolean> {
  const { db, file } = taking;
  const entries = await entriesOf(taking);
  let place = 0;
  let taken = file;
  try {
    for await (const { name, take } of entries) {
      place += 1;
      if (place <= file.done) continue;
      if (isOver()) return false;
      await takeOne({ ...taking, file: taken }, name, take);
      taken = { ...taken, done: taken.done + 1 };
    }
  } catch (error) {
    // The rest of the file cannot be read.
    if (!(error instanceof NotTaken)) throw error;
    await passOver({ ...taking, file: taken }, notTaken(file.name, error));
  }
  await imports.finishFile(db, file);
  return true;
}

/** One thing in a file, and how it is taken over. */
interface Entry {
  readonly name: string;
  readonly take: (taking: Taking) => Promise<void>;
}

async function takeOne(taking: Taking, name: string, take: Entry['take']): Promise<void> {
  try {
    await take(taking);
  } catch (error) {
    if (error instanceof NotTaken) await passOver(taking, notTaken(name, error));
    else if (mayPass(error)) throw error;
    else {
      // Whatever it is, it must not keep the rest waiting for ever.
      taking.log.error({ err: error }, 'something of an import could not be taken over');
      await passOver(taking, notTaken(name, new NotTaken(TEXTS.failed)));
    }
  }
}

/** What may be otherwise a little later: the store, a busy machine; or nobody waits any more. */
function mayPass(error: unknown): boolean {
  if (error instanceof Stopped || storeFailure(error) !== undefined) return true;
  return error instanceof PictureError && error.code === 'busy';
}

/** A name as its owner reads it, which every database takes. */
const notTaken = (name: string, { message }: NotTaken): imports.Step => ({
  outcome: 'skipped',
  problem: { name: name.toWellFormed().replaceAll('\0', '').slice(0, 200), message },
});

/** What is in a file, always in the same order. */
async function* entriesOf(taking: Taking): AsyncGenerator<Entry> {
  const { storage, file } = taking;
  const read = fileOf(storage, file);
  const { value: head } = await read(0, 2).next();
  if (head?.toString('latin1') === 'PK') {
    yield* entriesOfZip(taking, read);
    return;
  }
  await found(taking, 1);
  yield {
    name: file.name,
    async take(now) {
      if (file.bytes > IMPORT.pictureBytes) throw new NotTaken(TEXTS.large);
      const bytes = Buffer.from(new ArrayBuffer(file.bytes));
      let at = 0;
      for await (const chunk of read(0, file.bytes)) at += chunk.copy(bytes, at);
      if (!isPicture(bytes)) throw new NotTaken(TEXTS.neither);
      await takePicture(now, bytes);
    },
  };
}

/** How many there are is told before the first, however often that is tried. */
async function found({ db, row, file }: Taking, count: number): Promise<void> {
  if (file.done === 0) await imports.tellFound(db, row.id, count);
}

async function* entriesOfZip(taking: Taking, read: ReturnType<typeof fileOf>): AsyncGenerator<Entry> {
  const zip = await openZip(read, taking.file.bytes);
  try {
    const told = zip.entries.get(MANIFEST);
    if (!told || !zip.entries.has(WORKS)) {
      const pictures = [...zip.entries].filter(([name]) => PICTURE_NAME.test(name));
      await found(taking, pictures.length);
      for (const [name, entry] of pictures)
        yield {
          name,
          take: async (now) => takePicture(now, await zip.bytesOf(entry, IMPORT.pictureBytes)),
        };
      return;
    }
    const said = manifestOn(await zip.bytesOf(told, IMPORT.workBytes));
    await found(taking, Math.min(linesOn(said), IMPORT.entries));
    yield* linesOf(taking, { zip, collections: await collectionsOf(taking, said.collections) });
  } finally {
    zip.close();
  }
}

/** How many lines there are, as the export says. */
const linesOn = ({ works, files }: ExportManifest): number =>
  Object.values(files).reduce((sum, { lines }) => sum + lines, works);

/** Works first, as the others name them. */
async function* linesOf({ kinds }: Taking, from: ImportedExport): AsyncGenerator<Entry> {
  const takeWorkOf = (now: Taking, line: Buffer) => takeWork(now, from, line);
  const files = [
    { file: WORKS, most: IMPORT.workBytes, take: takeWorkOf },
    ...kinds.map((kind) => ({
      ...{ file: fileOfKind(kind), most: IMPORT.lineBytes },
      take: (now: Taking, line: Buffer) => takeLine(now, kind, line),
    })),
  ];
  let left: number = IMPORT.entries;
  for (const { file, most, take } of files) {
    const entry = from.zip.entries.get(file);
    if (!entry) continue;
    let place = 0;
    for await (const line of from.zip.linesOf(entry, most)) {
      place += 1;
      if (left === 0) return;
      left -= 1;
      // The stream goes on in the same memory.
      const copy = Buffer.from(line);
      yield { name: `${file}, line ${place}`, take: (now) => take(now, copy) };
    }
  }
}

/** Macs put a shadow of each file beside it. */
const PICTURE_NAME = /^(?!__MACOSX\/)(?:.*\/)?(?!\._)[^/]+\.(?:png|jpe?g|webp)$/i;

const isPicture = (bytes: Buffer) => /^(?:\x89PNG|\xff\xd8\xff|RIFF)/.test(bytes.toString('latin1', 0, 4));

function manifestOn(bytes: Buffer) {
  try {
    return manifest.parse(JSON.parse(bytes.toString()));
  } catch (cause) {
    if (cause instanceof z.ZodError || cause instanceof SyntaxError)
      throw new NotTaken(TEXTS.manifest, { cause });
    throw cause;
  }
}

/** The collections by their ids there: those that have a name of ours, else new ones, one for each name. */
async function collectionsOf(
  { db, row }: Taking,
  theirs: ExportManifest['collections'],
): Promise<Map<string, string>> {
  const made = theirs.map(({ id, name, created_at }) => ({
    theirs: id,
    id: idFor(row.id, `collection ${id}`),
    name: name.toWellFormed().replaceAll('\0', ''),
    created_at,
  }));
  const ids = new Set(made.map(({ id }) => id));
  return inTransaction(db, async (tx) => {
    if (!(await holdAccount(tx, row.user_id))) throw new Stopped();
    const before = (await repo.collectionsNamed(tx, row.user_id)).filter(({ id }) => !ids.has(id));
    // Of those of one name the first counts, here before there.
    const known = new Map([...before, ...made].toReversed().map(({ id, name }) => [foldedName(name), id]));
    const fresh = made.filter(({ id, name }) => known.get(foldedName(name)) === id);
    await repo.putCollections(
      tx,
      row.user_id,
      fresh.map(({ id, name, created_at }) => ({ id, name, created_at })),
    );
    return new Map(made.map(({ theirs: id, id: own, name }) => [id, known.get(foldedName(name)) ?? own]));
  });
}
