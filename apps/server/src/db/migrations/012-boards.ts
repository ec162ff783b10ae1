import type { Kysely } from 'kysely';

/** Boards that compare pictures, and their cells. A picture itself is a work, which a cell names. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('boards')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('axes', 'text', (column) => column.notNull())
    .addColumn('from_work', 'text')
    .addColumn('may_spend', 'integer', (column) => column.notNull())
    .addColumn('alive_until', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('boards_of_user').on('boards').columns(['user_id', 'id']).execute();
  await schema
    .createTable('board_cells')
    .addColumn('board_id', 'text', (column) => column.notNull().references('boards.id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('aspect_ratio', 'text')
    .addColumn('seed', 'bigint')
    .addColumn('price_usd', 'double precision')
    .addColumn('cost_usd', 'double precision')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('work_id', 'text')
    .addColumn('winner', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('board_cells_key', ['board_id', 'place'])
    .execute();
  await schema.createIndex('board_cells_by_state').on('board_cells').columns(['state', 'board_id']).execute();
}
