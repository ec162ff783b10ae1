import type { Db } from '../../db/open.ts';
import { storedContent } from '../../works/content.ts';
import type { ExportedWork, ExportManifest } from './exported-work.ts';

/** A picture as it is stored. */
export interface KeptPicture {
  readonly id: string;
  readonly storageKey: string;
  readonly contentType: string;
  readonly createdAt: string;
}

/** A work with where it stands in its owner's order, and its pictures. */
export interface KeptWork extends Omit<ExportedWork, 'pictures'> {
  readonly seq: number;
  readonly kept: readonly KeptPicture[];
}

const PAGE = 200;

/** All works of a user up to a place in their order, oldest first, a page at a time. */
export async function* worksOf(
  db: Db,
  userId: string,
  last = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<KeptWork> {
  let after = -1;
  for (;;) {
    const page = await pageOf(db, userId, after, last);
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < PAGE) return;
    after = end.seq;
  }
}

/** Works of a user by their ids. */
export async function worksById(db: Db, userId: string, ids: readonly string[]): Promise<KeptWork[]> {
  const rows = await wholeWorks(db, userId).where('works.id', 'in', ids).execute();
  return withBelongings(db, userId, rows);
}

async function pageOf(db: Db, userId: string, after: number, last: number): Promise<KeptWork[]> {
  const rows = await wholeWorks(db, userId)
    .where('works.seq', '>', after)
    .where('works.seq', '<=', last)
    .orderBy('works.seq')
    .limit(PAGE)
    .execute();
  return withBelongings(db, userId, rows);
}

function wholeWorks(db: Db, userId: string) {
  return db
    .selectFrom('works')
    .innerJoin('work_contents', 'work_contents.work_id', 'works.id')
    .select([
      'works.seq',
      'works.id',
      'works.kind',
      'works.title',
      'works.note',
      'works.model',
      'works.ratio',
    ])
    .select(['works.width', 'works.height', 'works.rating', 'works.favourite', 'works.line_id'])
    .select(['works.version', 'works.parent_id', 'works.origin_id', 'works.origin_title'])
    .select(['works.created_at', 'works.trashed_at', 'works.duration_ms', 'work_contents.content'])
    .where('works.user_id', '=', userId);
}

type Row = Awaited<ReturnType<ReturnType<typeof wholeWorks>['execute']>>[number];

async function withBelongings(db: Db, userId: string, rows: readonly Row[]): Promise<KeptWork[]> {
  if (rows.length === 0) return [];
  const seqs = rows.map(({ seq }) => seq);
  const of = <T extends 'work_tags' | 'collection_works'>(table: T) =>
    db
      .selectFrom<'work_tags' | 'collection_works'>(table)
      .where('user_id', '=', userId)
      .where('seq', 'in', seqs);
  const tags = Map.groupBy(await of('work_tags').select(['seq', 'tag']).orderBy('tag').execute(), bySeq);
  const places = Map.groupBy(
    await of('collection_works').select(['seq', 'collection_id']).orderBy('collection_id').execute(),
    bySeq,
  );
  const images = await db
    .selectFrom('images')
    .select(['id', 'generation_id', 'storage_key', 'content_type', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', 'is', null)
    .where(
      'generation_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const pictures = Map.groupBy(images, ({ generation_id }) => generation_id);
  return rows.map(({ favourite, content, ...row }) => ({
    ...row,
    favourite: favourite === 1,
    tags: (tags.get(row.seq) ?? []).map(({ tag }) => tag),
    collections: (places.get(row.seq) ?? []).map(({ collection_id }) => collection_id),
    content: storedContent.parse(JSON.parse(content)),
    kept: (pictures.get(row.id) ?? []).map(({ id, storage_key, content_type, created_at }) => ({
      ...{ id, storageKey: storage_key, contentType: content_type, createdAt: created_at },
    })),
  }));
}

const bySeq = ({ seq }: { readonly seq: number }) => seq;

/** Oldest first, empty ones too. */
export async function readCollections(db: Db, userId: string): Promise<ExportManifest['collections']> {
  return db
    .selectFrom('collections')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
