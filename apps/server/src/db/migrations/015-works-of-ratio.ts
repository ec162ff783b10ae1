import type { Kysely } from 'kysely';

/** A page of a rare ratio is read from one list, as one of a kind or a model is. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('works_of_ratio').on('works').columns(['user_id', 'ratio', 'seq']).execute();
}
