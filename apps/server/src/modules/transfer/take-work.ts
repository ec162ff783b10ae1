import { IMPORT } from '@framewright/contract';
import { NotTaken } from '../../not-taken.ts';
import type { StoredContent } from '../../works/content.ts';
import { type ExportedWork, exportedWork } from './exported-work.ts';
import { aliasOf, idFor, instantOf, pixelHash, sha256Of, workHash } from './identity.ts';
import { plainOf } from './plain-json.ts';
import * as repo from './take.repo.ts';
import { keepTaken, type NewPicture, newPicture, passOver, type Taking } from './take.ts';
import type { OpenZip } from './zip-source.ts';

const TEXTS = {
  unreadable: 'This line of the export is no work.',
  missing: 'One of its pictures is not in the ZIP.',
  changed: 'One of its pictures is not the one that was exported.',
} as const;

/** What the lines of an export name, by the names that they have here. */
export interface ImportedExport {
  readonly zip: OpenZip;
  /** By their ids there. */
  readonly collections: ReadonlyMap<string, string>;
}

/**
 * Takes over a work of an export, under ids of our own. One that is here already, by its content, is passed over.
 * Nothing that the line says is trusted: it is read anew, and its pictures are proved.
 * @throws {NotTaken}
 */
export async function takeWork(
  taking: Taking,
  { zip, collections }: ImportedExport,
  line: Buffer,
): Promise<void> {
  const { db, row, now } = taking;
  const said = workOn(line);
  const alias = aliasOf(row.id, said.id);
  const pictures: NewPicture[] = [];
  for (const picture of said.pictures) pictures.push(await pictureOf(taking, zip, picture));
  const content = ofOurs(said.content, said.pictures, pictures);
  const pixels = pictures.map(({ bytes }) => pixelHash(bytes));
  const hash = workHash({ ...said, content }, pixels);
  const known = await repo.workWith(db, row.user_id, [hash]);
  if (known !== undefined) {
    await repo.putHashes(db, [{ work_id: known, user_id: row.user_id, hash: alias }]);
    return passOver(taking, { outcome: 'duplicates', workId: known });
  }
  const { describe } = await import('../../works/describe.ts');
  const id = idFor(row.id, `work ${said.id}`);
  const parent = said.parent_id === null ? null : await workHere(taking, said.parent_id);
  const origin = said.origin_id === null ? null : await workHere(taking, said.origin_id);
  const lineId = await lineOf(taking, said, id);
  const { kind, model, ratio, width, height, title, note, rating, favourite, tags } = said;
  await keepTaken(taking, {
    work: {
      ...{ id, userId: row.user_id, kind, model, ratio, width, height, title, note, content, lineId },
      ...{ createdAt: instantOf(now(), said.created_at), durationMs: said.duration_ms, parent_id: parent },
      ...{ origin_id: origin, origin_title: said.origin_title, description: describe(content) },
    },
    ...{ pictures, hashes: [hash, alias, ...pixels], rating, favourite, tags, trashedAt: said.trashed_at },
    // A line that is all of this import keeps its numbers; one that was here counts on.
    version: lineId === id || lineId === idFor(row.id, `work ${said.line_id}`) ? said.version : undefined,
    collections: [...new Set(said.collections.flatMap((theirs) => collections.get(theirs) ?? []))],
  });
}

/** @throws {NotTaken} */
function workOn(line: Buffer): ExportedWork {
  try {
    const work = exportedWork.parse(plainOf(line));
    if (work.content.kind !== work.kind) throw new Error('The content is of another kind.');
    return work;
  } catch (cause) {
    throw new NotTaken(TEXTS.unreadable, { cause });
  }
}

async function pictureOf(
  taking: Taking,
  zip: OpenZip,
  { id, file, sha256, created_at }: ExportedWork['pictures'][number],
): Promise<NewPicture> {
  const entry = zip.entries.get(file);
  if (!entry) throw new NotTaken(TEXTS.missing);
  const bytes = await zip.bytesOf(entry, IMPORT.pictureBytes);
  if (sha256Of(bytes) !== sha256) throw new NotTaken(TEXTS.changed);
  return newPicture(taking, id, bytes, created_at);
}

const WEBP = /^data:image\/webp;base64,[A-Za-z0-9+/]{16,200000}={0,2}$/;

/** The content by our ids. What belongs to records of another Framewright is left behind. @throws {NotTaken} */
function ofOurs(
  content: StoredContent,
  theirs: ExportedWork['pictures'],
  own: readonly NewPicture[],
): StoredContent {
  if (content.kind === 'conversation') return { ...content, generations: [] };
  if (content.kind === 'extraction' && !WEBP.test(content.thumbnail)) throw new NotTaken(TEXTS.unreadable);
  if (content.kind !== 'picture') return content;
  const seeds = theirs.flatMap(({ id }, at) => {
    const [seed, picture] = [content.seeds[id], own[at]];
    return seed !== undefined && picture ? [[picture.id, seed] as const] : [];
  });
  return { ...content, seeds: Object.fromEntries(seeds) };
}

/** The work here that one of theirs became, or was; null where there is none. */
export async function workHere({ db, row }: Taking, theirs: string): Promise<string | null> {
  return (await repo.workWith(db, row.user_id, [aliasOf(row.id, theirs)])) ?? null;
}

/** Of the first of its line where that is here; else a name that the others of the line get too. */
async function lineOf(taking: Taking, { id: theirs, line_id }: ExportedWork, id: string): Promise<string> {
  if (line_id === theirs) return id;
  const first = await workHere(taking, line_id);
  const line = first === null ? undefined : await repo.findLine(taking.db, first);
  return line ?? idFor(taking.row.id, `work ${line_id}`);
}
