import type { Kysely } from 'kysely';

/** What was read out of pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('extracted_prompts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('image_name', 'text', (column) => column.notNull())
    .addColumn('generated_prompt', 'text', (column) => column.notNull())
    .addColumn('thumbnail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('extracted_prompts_of_user')
    .on('extracted_prompts')
    .columns(['user_id', 'created_at'])
    .execute();
}
