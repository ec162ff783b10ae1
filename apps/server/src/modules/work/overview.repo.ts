import type { WorkKind } from '@framewright/contract';
import type { Element } from '@framewright/prompt-engine/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/open.ts';

/** The roll in figures; `bytes` are those of all pictures, the bin's included. */
export interface Counts {
  readonly works: number;
  readonly favourites: number;
  readonly trashed: number;
  readonly kinds: { kind: WorkKind; count: number }[];
  readonly models: { model: string; count: number }[];
  readonly tags: { tag: string; count: number }[];
  readonly elements: { element: Element; term: string; count: number }[];
  readonly bytes: number;
}

/** The roll of a user in figures, without the bin; most first. */
export async function countRoll(db: Db, userId: string, terms: number, tags: number): Promise<Counts> {
  const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows;
  const one = async (query: RawBuilder<{ count: number }>) => (await read(query))[0]?.count ?? 0;
  const kept = sql`from works where user_id = ${userId} and trashed_at is null`;
  const kinds = await read(counted<{ kind: WorkKind; count: number }>(sql`works`, sql`kind`, userId));
  return {
    works: kinds.reduce((sum, { count }) => sum + count, 0),
    favourites: await one(sql`select count(*) as count ${kept} and favourite = 1`),
    trashed: await one(
      sql`select count(*) as count from works where user_id = ${userId} and trashed_at is not null`,
    ),
    kinds,
    models: await read(counted<{ model: string; count: number }>(sql`works`, sql`model`, userId)),
    tags: await read(counted(sql`work_tags`, sql`tag`, userId, tags)),
    elements: await read(counted(sql`work_terms`, sql`element, term`, userId, terms)),
    bytes: await one(
      sql`select coalesce(sum(bytes), 0) as count from images where user_id = ${userId} and expires_at is null`,
    ),
  };
}

/**
 * What is in the bin is few, so that it is taken away from all, which an index alone tells by their names. As a list,
 * the bin is read once and not for each row.
 */
function counted<Row>(table: RawBuilder<unknown>, names: RawBuilder<unknown>, userId: string, most = EVERY) {
  return sql<Row>`select ${names}, cast(sum(n) as bigint) as count from (
      select ${names}, count(*) as n from ${table} where user_id = ${userId} group by ${names}
      union all
      select ${names}, -count(*) as n from ${table} where user_id = ${userId}
        and seq in (select seq from works where user_id = ${userId} and trashed_at is not null) group by ${names}
    ) counted group by ${names} having sum(n) > 0 order by count desc, ${names} limit ${most}`;
}

/** Kinds and models are not so many. */
const EVERY = 1_000;
