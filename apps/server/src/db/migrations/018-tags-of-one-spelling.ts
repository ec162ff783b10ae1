import { type QueryExecutorProvider, sql } from 'kysely';

interface Tag {
  readonly user_id: string;
  readonly tag: string;
  /** Of the oldest work that has it. */
  readonly first: number;
}

/** Tags that differ by the case of their letters alone become one, as it was spelled first. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const { rows } =
    await sql<Tag>`select user_id, tag, min(seq) as first from work_tags group by user_id, tag`.execute(db);
  const same = Map.groupBy(rows, ({ user_id, tag }) => `${user_id} ${tag.toUpperCase().toLowerCase()}`);
  for (const tags of same.values()) {
    const [kept, ...others] = tags.toSorted((one, other) => Number(one.first) - Number(other.first));
    for (const { user_id, tag } of others) {
      await sql`insert into work_tags (user_id, tag, seq)
        select user_id, ${kept?.tag}, seq from work_tags w where w.user_id = ${user_id} and w.tag = ${tag}
          and not exists (
            select 1 from work_tags k where k.user_id = w.user_id and k.tag = ${kept?.tag} and k.seq = w.seq
          )`.execute(db);
      await sql`delete from work_tags where user_id = ${user_id} and tag = ${tag}`.execute(db);
    }
  }
}
