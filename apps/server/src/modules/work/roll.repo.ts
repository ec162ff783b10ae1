import type { WorkFilters } from '@framewright/contract';
import type { Term } from '@framewright/prompt-engine/terms';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { seqAt } from '../../db/keep-work.ts';
import type { Db } from '../../db/open.ts';
import { wordSearchOf } from '../../db/word-search.ts';
import type { WorksTable } from '../../db/work-tables.ts';
import { type Owned, ownedBy } from '../../owned.ts';
import { soughtIn } from '../../works/words.ts';

/** A work, as it is stored. */
export type WorkRow = Selectable<WorksTable>;

/** A work of whoever asks. */
export type OwnedWork = Owned<WorkRow>;

/** What narrows the roll, elements by the names of the lexicon. */
export type Narrowing = Omit<WorkFilters, 'element'> & { readonly terms: readonly Term[] };

/** Which part of an ordered list is wanted. */
export interface Stretch {
  /** Only what is older than this place; undefined from the newest on. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** Works of a user, newest first. */
export async function selectRoll(
  db: Db,
  userId: string,
  narrowing: Narrowing,
  { before, limit }: Stretch,
): Promise<OwnedWork[]> {
  const { source, seq, conditions } = await narrowed(db, userId, narrowing);
  const all = before === undefined ? conditions : [...conditions, sql`${seq} < ${before}`];
  const query = sql<WorkRow>`select w.* from ${source} where ${sql.join(all, sql` and `)}
    order by ${seq} desc limit ${limit}`;
  return ownedBy(userId, (await query.execute(db)).rows);
}

type Part = RawBuilder<unknown>;

interface Narrowed {
  /** What is read, the works as `w`. */
  readonly source: Part;
  /** The column that gives the order. */
  readonly seq: Part;
  readonly conditions: Part[];
}

/**
 * A query reads one list that is in the order already, and looks the rest up: the words that are sought, else the
 * shortest of the tags, terms and collections, else all works of the user.
 */
async function narrowed(db: Db, userId: string, narrowing: Narrowing): Promise<Narrowed> {
  const conditions = [sql`w.user_id = ${userId}`, ...ownConditions(narrowing)];
  const lists = listsOf(userId, narrowing);
  const sought = narrowing.q === undefined ? undefined : soughtIn(narrowing.q);
  if (sought) {
    const { table, seq, where } = wordSearchOf(db).found(userId, sought);
    const source = sql`${table} cross join works w`;
    const within = (await counted(db, lists)).map(({ list, isShort }) =>
      // Read once, before the works are; the sign keeps it out of the search's own hands.
      isShort ? sql`+${seq} in (select l.seq from ${list.table} l where ${list.holds})` : looksUp(list),
    );
    return { source, seq, conditions: [where, ...within, sql`w.seq = ${seq}`, ...conditions] };
  }
  const [first, ...others] = await shortestFirst(db, lists);
  if (!first) return { source: sql`works w`, seq: sql`w.seq`, conditions };
  return {
    source: sql`${first.table} l cross join works w`,
    seq: sql`l.seq`,
    conditions: [first.holds, sql`w.seq = l.seq`, ...conditions, ...others.map(looksUp)],
  };
}

/** A list of works. */
interface List {
  readonly table: Part;
  /** Which of its rows, as `l`. */
  readonly holds: Part;
}

function listsOf(userId: string, { tag = [], terms, collection }: Narrowing): List[] {
  const own = sql`l.user_id = ${userId}`;
  const lists = [
    ...tag.map((each) => ({ table: sql`work_tags`, holds: sql`${own} and l.tag = ${each}` })),
    ...terms.map(({ element, term }) => ({
      table: sql`work_terms`,
      holds: sql`${own} and l.element = ${element} and l.term = ${term}`,
    })),
  ];
  if (collection === undefined) return lists;
  return [...lists, { table: sql`collection_works`, holds: sql`l.collection_id = ${collection} and ${own}` }];
}

const looksUp = ({ table, holds }: List): Part =>
  sql`exists (select 1 from ${table} l where ${holds} and l.seq = w.seq)`;

/** Rows that are counted to find out which list is short. */
const COUNTED = 2_000;

async function shortestFirst(db: Db, lists: readonly List[]): Promise<List[]> {
  if (lists.length < 2) return [...lists];
  const all = await counted(db, lists);
  return all.sort((one, other) => one.count - other.count).map(({ list }) => list);
}

async function counted(
  db: Db,
  lists: readonly List[],
): Promise<{ list: List; count: number; isShort: boolean }[]> {
  const all = [];
  for (const list of lists) {
    const few = sql`select 1 from ${list.table} l where ${list.holds} limit ${COUNTED}`;
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${few}) few`.execute(db);
    const count = rows[0]?.count ?? 0;
    all.push({ list, count, isShort: count < COUNTED });
  }
  return all;
}

/** What the rows of works themselves say. Constants are written out where an index is of these rows alone. */
function ownConditions({ kind, model, from, to, ratio, rating, favourite, trash }: Narrowing): Part[] {
  const conditions = [trash ? sql`w.trashed_at is not null` : sql`w.trashed_at is null`];
  if (kind !== undefined) conditions.push(sql`w.kind = ${kind}`);
  if (model !== undefined) conditions.push(sql`w.model = ${model}`);
  if (ratio !== undefined) conditions.push(sql`w.ratio = ${ratio}`);
  if (rating) conditions.push(sql`w.rating > 0 and w.rating >= ${rating}`);
  if (favourite !== undefined) conditions.push(favourite ? sql`w.favourite = 1` : sql`w.favourite = 0`);
  if (from !== undefined) conditions.push(sql`w.seq >= ${seqAt(Date.parse(from))}`);
  if (to !== undefined) conditions.push(sql`w.seq < ${seqAt(endOf(to))}`);
  return conditions;
}

const DAY = 86_400_000;

/** The instant after it: a day alone goes on until midnight UTC. */
function endOf(date: string): number {
  return Date.parse(date) + (/^\d{4}-\d\d-\d\d$/.test(date) ? DAY : 1);
}

/** The work of a user's; undefined where they have none of that id. */
export async function findWork(db: Db, userId: string, id: string): Promise<OwnedWork | undefined> {
  const [row] = await selectOwned(db, userId, [id]);
  return row;
}

/** Those of the ids that are works of the user's, newest first, in the bin or not. */
export async function selectOwned(db: Db, userId: string, ids: readonly string[]): Promise<OwnedWork[]> {
  const rows = await db
    .selectFrom('works')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('seq', 'desc')
    .execute();
  return ownedBy(userId, rows);
}

/** Whoever owns it. */
export async function findAnyWork(db: Db, id: string): Promise<WorkRow | undefined> {
  return db.selectFrom('works').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The ids beside a work on the roll without the bin. */
export async function neighboursOf(
  db: Db,
  userId: string,
  seq: number,
): Promise<{ newer: string | null; older: string | null }> {
  const beside = async (comparison: '<' | '>') => {
    const row = await db
      .selectFrom('works')
      .select('id')
      .where('user_id', '=', userId)
      .where('trashed_at', 'is', null)
      .where('seq', comparison, seq)
      .orderBy('seq', comparison === '<' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  };
  return { newer: await beside('>'), older: await beside('<') };
}

/** The newest versions of a line, first to last, without the bin. */
export async function readLine(db: Db, userId: string, lineId: string, limit: number): Promise<OwnedWork[]> {
  const rows = await db
    .selectFrom('works')
    .selectAll()
    .where('line_id', '=', lineId)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return ownedBy(userId, rows.toReversed());
}

/** Tags by the place of their work, in their order. */
export async function tagsOf(
  db: Db,
  userId: string,
  rows: readonly WorkRow[],
): Promise<Map<number, string[]>> {
  const tags = new Map<number, string[]>();
  if (rows.length === 0) return tags;
  const found = await db
    .selectFrom('work_tags')
    .select(['seq', 'tag'])
    .where('user_id', '=', userId)
    .where(
      'seq',
      'in',
      rows.map(({ seq }) => seq),
    )
    .orderBy('tag')
    .execute();
  for (const { seq, tag } of found) tags.set(seq, [...(tags.get(seq) ?? []), tag]);
  return tags;
}

/** How many versions there are, by line, without the bin. */
export async function countVersions(db: Db, rows: readonly WorkRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const counts = await db
    .selectFrom('works')
    .select(['line_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('line_id', 'in', [...new Set(rows.map(({ line_id }) => line_id))])
    .where('trashed_at', 'is', null)
    .groupBy('line_id')
    .execute();
  return new Map(counts.map(({ line_id, count }) => [line_id, count]));
}

/** The collections that a work is in, by name. */
export async function collectionsWith(
  db: Db,
  userId: string,
  seq: number,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('collection_works')
    .innerJoin('collections', 'collections.id', 'collection_works.collection_id')
    .select(['collections.id', 'collections.name'])
    .where('collection_works.user_id', '=', userId)
    .where('collection_works.seq', '=', seq)
    .orderBy('collections.name')
    .orderBy('collections.id')
    .execute();
}
