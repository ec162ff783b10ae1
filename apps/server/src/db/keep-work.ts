import { type StoredContent, searchedText } from '../works/content.ts';
import type { Description } from '../works/describe.ts';
import type { Db } from './open.ts';
import { prepareQuery } from './prepared.ts';
import { NodeSqliteAdapter } from './sqlite-dialect.ts';
import { type WorkKey, wordSearchOf } from './word-search.ts';
import type { WorksTable } from './work-tables.ts';

/** Works that one millisecond has room for. */
const IN_A_MILLISECOND = 2_048;

/** The first place of an instant in the order of works. */
export function seqAt(time: number): number {
  return time * IN_A_MILLISECOND;
}

/** A work that is not in the tables yet. */
export interface NewWork
  extends Pick<
    WorksTable,
    'id' | 'kind' | 'model' | 'ratio' | 'width' | 'height' | 'parent_id' | 'origin_id' | 'origin_title'
  > {
  readonly userId: string;
  readonly createdAt: Date;
  readonly durationMs: number;
  readonly title: string;
  readonly note: string;
  /** The line that it goes on; its own where it begins one. */
  readonly lineId: string;
  readonly content: StoredContent;
  readonly description: Description;
}

/** Part of a transaction: keeps a work as the next of its owner. */
export async function insertWork(db: Db, work: NewWork): Promise<void> {
  const { userId, createdAt, content, description, title, note, lineId, ...row } = work;
  // First: whoever counts for an owner holds the counter until the commit, and all else below is in turn.
  const [counter] = await countUp(db, userId);
  const seq = await nextSeq(db, userId, createdAt.getTime());
  const [newest] = lineId === work.id ? [] : await newestVersion(db, lineId);
  await insertRow(
    ...([
      db,
      seq,
      work.id,
      userId,
      counter?.last ?? 1,
      row.kind,
      row.model,
      row.ratio,
      row.width,
      row.height,
    ] as const),
    ...([lineId, (newest?.version ?? 0) + 1, row.parent_id, row.origin_id, row.origin_title] as const),
    ...([createdAt.toISOString(), Math.round(row.durationMs), title, note] as const),
    ...([description.text, JSON.stringify(description.anatomy)] as const),
  );
  await insertContent(db, work.id, JSON.stringify(content));
  await putTerms(db, { userId, seq }, description);
  await wordSearchOf(db).put(db, { userId, seq }, searchedText(content, title, note));
}

/** Adds the terms of a work that has none. */
export async function putTerms(
  db: Db,
  { userId: user_id, seq }: WorkKey,
  { terms }: Pick<Description, 'terms'>,
): Promise<void> {
  for (let first = 0; first < terms.length; first += TERMS_AT_ONCE) {
    const some = terms.slice(first, first + TERMS_AT_ONCE);
    const values = some.flatMap(({ element, term }) => [element, term] as const);
    await insertTerms[some.length - 1]?.(db, user_id, seq, ...values);
  }
}

/** Rows of one statement; three takes say some twenty terms. */
const TERMS_AT_ONCE = 32;

type Element = Description['terms'][number]['element'];

/** By how many they insert, less one. */
const insertTerms = Array.from({ length: TERMS_AT_ONCE }, (_, last) =>
  prepareQuery((db, user_id: string, seq: number, ...values: string[]) => {
    const rows = Array.from({ length: last + 1 }, (__, at) => {
      const [element, term = ''] = values.slice(2 * at);
      return { user_id, seq, element: element as Element, term }; // in pairs, as they are given above
    });
    return db.insertInto('work_terms').values(rows);
  }),
);

const countUp = prepareQuery((db, user_id: string) =>
  db
    .insertInto('work_counters')
    .values({ user_id, last: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ eb }) => ({ last: eb('work_counters.last', '+', 1) })),
    )
    .returning('last'),
);

async function nextSeq(db: Db, userId: string, time: number): Promise<number> {
  for (let at = time; ; at += 1) {
    const [first, end] = [seqAt(at), seqAt(at + 1)];
    const [row] = await lastSeq(db, first, end, userId);
    const seq = row?.last == null ? first : row.last + 1;
    if (seq < end) return seq;
  }
}

/** Of everybody on the embedded database, whose rows it counts; elsewhere of the owner, who has taken the turn. */
const lastSeq = prepareQuery((db, first: number, end: number, userId: string) => {
  const within = db
    .selectFrom('works')
    .select(({ fn }) => fn.max<number | null>('seq').as('last'))
    .where('seq', '>=', first)
    .where('seq', '<', end);
  return db.getExecutor().adapter instanceof NodeSqliteAdapter
    ? within
    : within.where('user_id', '=', userId);
});

const newestVersion = prepareQuery((db, lineId: string) =>
  db.selectFrom('works').select('version').where('line_id', '=', lineId).orderBy('version', 'desc').limit(1),
);

const insertRow = prepareQuery(
  (
    db,
    seq: number,
    id: string,
    user_id: string,
    number: number,
    kind: WorksTable['kind'],
    model: string,
    ratio: WorksTable['ratio'],
    width: number | null,
    height: number | null,
    line_id: string,
    version: number,
    parent_id: string | null,
    origin_id: string | null,
    origin_title: string | null,
    created_at: string,
    duration_ms: number,
    title: string,
    note: string,
    text: string,
    anatomy: string,
  ) =>
    db.insertInto('works').values({
      ...{
        seq,
        id,
        user_id,
        number,
        kind,
        model,
        ratio,
        width,
        height,
        line_id,
        version,
        parent_id,
        origin_id,
        origin_title,
      },
      ...{ created_at, duration_ms, title, note, text, anatomy },
    }),
);

const insertContent = prepareQuery((db, work_id: string, content: string) =>
  db.insertInto('work_contents').values({ work_id, content }),
);
