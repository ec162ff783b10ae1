import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';

/** Resolves where the store answers. @throws where it does not */
export async function askStore(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
