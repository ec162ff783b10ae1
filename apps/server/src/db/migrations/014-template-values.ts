import type { Kysely } from 'kysely';

/** What a template was last filled in with. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const [column, none] of [
    ['lists', '{}'],
    ['csv', ''],
  ] as const)
    await schema
      .alterTable('templates')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(none))
      .execute();
}
