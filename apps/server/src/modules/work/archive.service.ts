import { Readable } from 'node:stream';
import { type archiveWork, type User, WORK } from '@framewright/contract';
import { ZipFile } from 'yazl';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { csvLine } from './csv.ts';
import { type OwnedWork, selectOwned } from './roll.repo.ts';
import * as repo from './work.repo.ts';
import { selectWorks, show, type WorkDeps } from './work.service.ts';

export interface ArchiveDeps extends WorkDeps {
  /** A copy of a kept picture that says what it was made from; undefined where it is gone. */
  readonly copyWithPrompt: (imageId: string) => Promise<Uint8Array | undefined>;
}

/**
 * Pictures with their prompts written in, and lists of the works as JSON and CSV. One picture at a time is in
 * memory, and a page of works.
 * @throws {AppError} `not_found` where there is no work to put in
 */
export async function archiveOf(
  deps: ArchiveDeps,
  user: User,
  { ids, ...filters }: z.output<typeof archiveWork.query>,
): Promise<Readable> {
  const pages = () => (ids ? chosenPages(deps, user, ids) : filteredPages(deps, user, filters));
  const zip = new ZipFile();
  let isEmpty = true;
  for await (const page of pages()) {
    isEmpty = false;
    for (const row of page) await addPictures(deps, zip, row);
  }
  if (isEmpty) throw new AppError('not_found');
  addList(deps, zip, 'works.json', () => asJson(deps, user, pages()));
  addList(deps, zip, 'works.csv', () => asCsv(deps, user, pages()));
  zip.end();
  // yazl types its stream by the interface alone; it is a PassThrough.
  return Readable.from(zip.outputStream);
}

async function* chosenPages(
  { db }: WorkDeps,
  user: User,
  ids: readonly string[],
): AsyncGenerator<OwnedWork[]> {
  const rows = await selectOwned(db, user.id, ids);
  if (rows.length > 0) yield rows;
}

async function* filteredPages(
  { db }: WorkDeps,
  user: User,
  filters: Parameters<typeof selectWorks>[2],
): AsyncGenerator<OwnedWork[]> {
  let before: number | undefined;
  for (;;) {
    const rows = await selectWorks(db, user.id, filters, { before, limit: WORK.page });
    if (rows.length === 0) return;
    yield rows;
    before = rows.at(-1)?.seq;
  }
}

async function addPictures(deps: ArchiveDeps, zip: ZipFile, row: OwnedWork): Promise<void> {
  if (row.kind !== 'picture') return;
  const pictures = await repo.picturesOf(deps.db, row.id);
  for (const [at, { id, content_type }] of pictures.entries()) {
    const name = `pictures/${fileName(row, at)}.${content_type.replace('image/', '').replace('jpeg', 'jpg')}`;
    // Pictures are compressed already.
    const options = { compress: false, mtime: new Date(row.created_at) };
    zip.addReadStreamLazy(name, options, (give) => {
      deps.copyWithPrompt(id).then(
        (bytes) => give(null, Readable.from([bytes ?? Buffer.alloc(0)])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
}

/** Characters of a title in a file's name. */
const NAMED = 60;

/** Begins with the number of the work, so that no two are alike and none is a name of the system's own. */
function fileName({ number, title }: OwnedWork, at: number): string {
  const words = title.normalize('NFC').replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const short = Array.from(words)
    .slice(0, NAMED)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
  return [String(number).padStart(4, '0'), short, ...(at > 0 ? [at + 1] : [])].filter(Boolean).join('-');
}

function addList(
  { now, log }: ArchiveDeps,
  zip: ZipFile,
  name: string,
  lines: () => AsyncGenerator<string>,
): void {
  zip.addReadStreamLazy(name, { mtime: now() }, (give) => {
    const stream = Readable.from(lines(), { objectMode: false });
    stream.on('error', (err) => log.warn({ err, name }, 'a list of an archive was cut short'));
    give(null, stream);
  });
}

type Pages = AsyncGenerator<OwnedWork[]>;

async function* asJson(deps: WorkDeps, user: User, pages: Pages): AsyncGenerator<string> {
  let lead = '[\n';
  for await (const page of pages) {
    const shown = await show(deps, user.id, page);
    for (const { thumbnail: _, anatomy: __, ...work } of shown) {
      const content = await repo.contentOf(deps.db, work.id);
      yield `${lead}${JSON.stringify({ ...work, content })}`;
      lead = ',\n';
    }
  }
  yield '\n]\n';
}

const COLUMNS = [
  ...(['number', 'kind', 'title', 'text', 'model', 'ratio', 'rating', 'favourite'] as const),
  ...(['tags', 'note', 'version', 'created_at'] as const),
];

async function* asCsv(deps: WorkDeps, user: User, pages: Pages): AsyncGenerator<string> {
  // A byte order mark: without it, tables open it in the code page of the machine.
  yield `\uFEFF${csvLine(COLUMNS)}`;
  for await (const page of pages)
    for (const work of await show(deps, user.id, page)) {
      const text = await repo.mainTextOf(deps.db, work.id);
      const cells = { ...work, text, tags: work.tags.join(', ') };
      yield csvLine(COLUMNS.map((column) => cells[column]));
    }
}
