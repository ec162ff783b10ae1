import type { Kysely } from 'kysely';

/** How many of what an import has added are no works. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const kind of ['boards', 'templates'])
    await schema
      .alterTable('imports')
      .addColumn(kind, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
}
