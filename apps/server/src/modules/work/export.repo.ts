import type { AccountExport } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { storedContent } from '../../works/content.ts';

/** All works of a user, oldest first, with what they were put in order by. */
export async function exportedWorks(
  db: Db,
  userId: string,
): Promise<Pick<AccountExport, 'works' | 'collections'>> {
  const rows = await db
    .selectFrom('works')
    .innerJoin('work_contents', 'work_contents.work_id', 'works.id')
    .select([
      'seq',
      'id',
      'number',
      'kind',
      'title',
      'note',
      'model',
      'ratio',
      'rating',
      'favourite',
      'line_id',
    ])
    .select(['version', 'parent_id', 'origin_id', 'origin_title', 'created_at', 'trashed_at', 'content'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
  const tags = await db
    .selectFrom('work_tags')
    .select(['seq', 'tag'])
    .where('user_id', '=', userId)
    .execute();
  const places = await db
    .selectFrom('collection_works')
    .select(['seq', 'collection_id'])
    .where('user_id', '=', userId)
    .execute();
  const [tagsBySeq, placesBySeq] = [Map.groupBy(tags, bySeq), Map.groupBy(places, bySeq)];
  const works = rows.map(({ seq, favourite, content, ...work }) => ({
    ...work,
    favourite: favourite === 1,
    tags: (tagsBySeq.get(seq) ?? []).map(({ tag }) => tag),
    collections: (placesBySeq.get(seq) ?? []).map(({ collection_id }) => collection_id),
    content: storedContent.parse(JSON.parse(content)),
  }));
  const collections = await db
    .selectFrom('collections')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { works, collections };
}

const bySeq = ({ seq }: { readonly seq: number }) => seq;
