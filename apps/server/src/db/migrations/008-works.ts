import { type Kysely, sql } from 'kysely';
import { NodeSqliteAdapter } from '../sqlite-dialect.ts';

/** Works, in the order that `seq` gives, their tags, terms and collections, and the words that searches look in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isEmbedded = db.getExecutor().adapter instanceof NodeSqliteAdapter;
  await makeWorks(db, isEmbedded);
  await makeMemberships(db);
  if (isEmbedded) {
    // Words are compared as they come; the text itself is kept elsewhere.
    // Beginnings of one to eight signs, after the mark of an owner, have lists of their own: each key is a search.
    await sql`create virtual table work_words using fts5(
      words, tokenize = 'ascii', content = '', contentless_delete = 1, detail = none, prefix = '13 14 15 16 17 18 19 20'
    )`.execute(db);
    await sql`create trigger works_forgotten after delete on works begin
      delete from work_words where rowid = old.seq;
    end`.execute(db);
  } else {
    await sql`create table work_words (
      user_id text not null, seq bigint not null, words tsvector not null, primary key (user_id, seq),
      foreign key (user_id, seq) references works (user_id, seq) on delete cascade
    )`.execute(db);
    await sql`create index work_words_found on work_words using gin (words)`.execute(db);
  }
  // It reads prompts, which a server that is up to date, or has only just been set up, need not know at its start.
  const { rows } = await sql`select id from users limit 1`.execute(db);
  if (rows.length === 0) return;
  const { keepWhatWasMade } = await import('./008-works-backfill.ts');
  await keepWhatWasMade(db);
}

async function makeWorks({ schema }: Kysely<unknown>, isEmbedded: boolean): Promise<void> {
  await schema
    .createTable('work_counters')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('works')
    // On the embedded database the key of the rows themselves, and of the search's.
    .addColumn('seq', isEmbedded ? 'integer' : 'bigint', (column) =>
      isEmbedded ? column.primaryKey() : column.notNull(),
    )
    .addColumn('id', 'text', (column) => (isEmbedded ? column.notNull().unique() : column.primaryKey()))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('ratio', 'text')
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('rating', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('favourite', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('trashed_at', 'text')
    .addColumn('line_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('parent_id', 'text')
    .addColumn('origin_id', 'text')
    .addColumn('origin_title', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('anatomy', 'text', (column) => column.notNull())
    .execute();
  const index = (name: string) => schema.createIndex(name).on('works');
  await index('works_of_user').columns(['user_id', 'seq']).unique().execute();
  await index('works_of_kind').columns(['user_id', 'kind', 'seq']).execute();
  await index('works_of_model').columns(['user_id', 'model', 'seq']).execute();
  await index('works_of_line').columns(['line_id', 'version']).execute();
  const inBin = sql<boolean>`trashed_at is not null`;
  await index('works_in_bin').columns(['user_id', 'seq']).where(inBin).execute();
  await index('works_by_bin').column('trashed_at').where(inBin).execute();
  await index('works_marked').columns(['user_id', 'seq']).where(sql<boolean>`favourite = 1`).execute();
  await index('works_rated').columns(['user_id', 'seq']).where(sql<boolean>`rating > 0`).execute();
  for (const column of ['parent_id', 'origin_id'])
    await index(`works_${column}`)
      .column(column)
      .where(sql<boolean>`${sql.ref(column)} is not null`)
      .execute();
  await schema
    .createTable('work_contents')
    .addColumn('work_id', 'text', (column) => column.primaryKey().references('works.id').onDelete('cascade'))
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}

/** What a work is found by: each row has the work's place in the order, so that lists are read in it. */
async function makeMemberships({ schema }: Kysely<unknown>): Promise<void> {
  const ofWorks = (table: string) =>
    schema
      .createTable(table)
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addForeignKeyConstraint(`${table}_work`, ['user_id', 'seq'], 'works', ['user_id', 'seq'], (key) =>
        key.onDelete('cascade'),
      );
  await ofWorks('work_tags')
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('work_tags_key', ['user_id', 'tag', 'seq'])
    .execute();
  await ofWorks('work_terms')
    .addColumn('element', 'text', (column) => column.notNull())
    .addColumn('term', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('work_terms_key', ['user_id', 'element', 'term', 'seq'])
    .execute();
  await schema
    .createTable('collections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('collections_of_user').on('collections').column('user_id').execute();
  await ofWorks('collection_works')
    .addColumn('collection_id', 'text', (column) =>
      column.notNull().references('collections.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('collection_works_key', ['collection_id', 'seq'])
    .execute();
  for (const table of ['work_tags', 'work_terms', 'collection_works'])
    await schema.createIndex(`${table}_of_work`).on(table).columns(['user_id', 'seq']).execute();
}
