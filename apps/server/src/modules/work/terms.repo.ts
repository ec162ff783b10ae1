import type { Term } from '@framewright/prompt-engine/terms';
import { sql } from 'kysely';
import { putTerms } from '../../db/keep-work.ts';
import type { Db } from '../../db/open.ts';
import type { WorkKey } from '../../db/word-search.ts';

/** A work with what it holds and the terms that it is found by. */
interface ReadWork {
  readonly id: string;
  readonly user_id: string;
  readonly seq: number;
  /** JSON. */
  readonly content: string;
  /** By `keyOf`. */
  readonly kept: ReadonlySet<string>;
}

/** A work whose terms are others by the rules of today. */
export interface Reread extends ReadWork {
  readonly terms: readonly Term[];
}

const keyOf = ({ element, term }: Pick<Term, 'element' | 'term'>): string => `${element}:${term}`;

/** The next works of everybody, in the order of owners and places. */
export async function worksAfter(db: Db, last: WorkKey, limit: number): Promise<ReadWork[]> {
  const works = await db
    .selectFrom('works')
    .innerJoin('work_contents', 'work_id', 'id')
    .select(['id', 'user_id', 'seq', 'content'])
    .where(sql<boolean>`(user_id, seq) > (${last.userId}, ${last.seq})`)
    .orderBy('user_id')
    .orderBy('seq')
    .limit(limit)
    .execute();
  if (works.length === 0) return [];
  const terms = await db
    .selectFrom('work_terms')
    .select(['user_id', 'seq', 'element', 'term'])
    .where(({ or, and }) => or(works.map(({ user_id, seq }) => and({ user_id, seq }))))
    .execute();
  const ofWork = Map.groupBy(terms, ({ user_id, seq }) => `${user_id} ${seq}`);
  return works.map((work) => ({
    ...work,
    kept: new Set(ofWork.get(`${work.user_id} ${work.seq}`)?.map(keyOf)),
  }));
}

/** Whether a work is found by these terms and no others. */
export function hasTerms({ kept }: ReadWork, terms: readonly Term[]): boolean {
  return kept.size === terms.length && terms.every((term) => kept.has(keyOf(term)));
}

/** Part of a transaction. Nothing where the work is gone or says something else by now: then its terms are of today. */
export async function replaceTerms(
  tx: Db,
  { id, user_id: userId, seq, content, terms }: Reread,
): Promise<void> {
  // Whoever changes the content changes this row first.
  const held = await tx
    .updateTable('works')
    .set(({ ref }) => ({ number: ref('number') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  const now = await tx
    .selectFrom('work_contents')
    .select('content')
    .where('work_id', '=', id)
    .executeTakeFirst();
  if (!held || now?.content !== content) return;
  await tx.deleteFrom('work_terms').where('user_id', '=', userId).where('seq', '=', seq).execute();
  await putTerms(tx, { userId, seq }, { terms });
}
