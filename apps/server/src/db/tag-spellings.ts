import { sql } from 'kysely';
import { foldedName } from '../works/folded-name.ts';
import type { Db } from './open.ts';

/**
 * Tags as the user has spelled them first, each once, in their order. A tag that stands on none of the works stays as it
 * is.
 */
export async function spelled(db: Db, userId: string, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return [];
  const spellings = new Map((await tagsOfUser(db, userId)).map((tag) => [foldedName(tag), tag]));
  const first = new Map(tags.toReversed().map((tag) => [foldedName(tag), tag]));
  return [...new Set(tags.map(foldedName))].map((key) => spellings.get(key) ?? first.get(key) ?? key);
}

/** From each tag the index leads to the next one, however many works have it. */
async function tagsOfUser(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`with recursive tags(tag) as (
      select min(tag) from work_tags where user_id = ${userId}
      union all
      select (select min(w.tag) from work_tags w where w.user_id = ${userId} and w.tag > tags.tag)
        from tags where tags.tag is not null
    ) select tag from tags where tag is not null`.execute(db);
  return rows.map(({ tag }) => tag);
}
