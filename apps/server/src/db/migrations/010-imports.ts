import type { Kysely } from 'kysely';

/** Imports with their files, what works are told apart by, and pictures that there was no room to keep. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('held_until', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('found', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('added', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('duplicates', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('skipped', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('problems', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('work_id', 'text')
    .execute();
  await schema.createIndex('imports_of_user').on('imports').columns(['user_id', 'id']).execute();
  await schema.createIndex('imports_by_state').on('imports').columns(['state', 'id']).execute();
  await schema
    .createTable('import_files')
    .addColumn('import_id', 'text', (column) => column.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('received', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('finished', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('import_files_key', ['import_id', 'place'])
    .execute();
  await schema
    .createTable('content_hashes')
    .addColumn('work_id', 'text', (column) => column.notNull().references('works.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_hashes_key', ['work_id', 'hash'])
    .execute();
  await schema
    .createIndex('content_hashes_of_user')
    .on('content_hashes')
    .columns(['user_id', 'hash'])
    .execute();
  await schema.alterTable('images').addColumn('expires_at', 'text').execute();
  await schema.createIndex('images_by_end').on('images').column('expires_at').execute();
}
