import { sql } from 'kysely';
import type { Db } from './open.ts';
import type { WorkKey } from './word-search.ts';

/** How far the works of everybody have been read for their terms. It is made anew, so that no backup has it. */
export interface TermsRead {
  /** Of the rules that they are read by. */
  readonly version: number;
  /** The last work, in the order of owners and places; nobody's before the first. */
  readonly last: WorkKey;
  readonly isFinished: boolean;
}

/** Undefined where none have been read yet. */
export async function termsRead(db: Db): Promise<TermsRead | undefined> {
  const { rows } = await sql<{
    version: number;
    user_id: string;
    seq: number;
    finished: number;
  }>`select version, user_id, seq, finished from terms_read`.execute(db);
  const [row] = rows;
  return (
    row && {
      version: row.version,
      last: { userId: row.user_id, seq: Number(row.seq) },
      isFinished: row.finished === 1,
    }
  );
}

/** Part of a transaction: they have been read so far. */
export async function tellTermsRead(tx: Db, { version, last, isFinished }: TermsRead): Promise<void> {
  await forgetTermsRead(tx);
  await sql`insert into terms_read (version, user_id, seq, finished)
    values (${version}, ${last.userId}, ${last.seq}, ${Number(isFinished)})`.execute(tx);
}

/** All works are to be read again. */
export async function forgetTermsRead(db: Db): Promise<void> {
  await sql`delete from terms_read`.execute(db);
}
