import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Sought, searchWordsOf } from '../works/words.ts';
import type { Db } from './open.ts';
import { prepareQuery } from './prepared.ts';
import { NodeSqliteAdapter } from './sqlite-dialect.ts';

/** A work, by its owner and its place in the order. */
export interface WorkKey {
  readonly userId: string;
  readonly seq: number;
}

/** Rows of the works that a search finds, as parts of a query that joins them by `seq`. */
export interface FoundRows {
  readonly table: RawBuilder<unknown>;
  readonly seq: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

/**
 * Finds works by words. Both adapters compare the words that `works/words.ts` makes, so that they answer alike;
 * each word is kept with the mark of its owner, so that a search reads nothing of anybody else's.
 */
export interface WordSearch {
  /** Puts all words of a work in place of those that it had. */
  put(db: Db, work: WorkKey, text: string): Promise<void>;
  found(userId: string, sought: Sought): FoundRows;
}

/** FTS5 on SQLite, `tsvector` on PostgreSQL. */
export function wordSearchOf(db: Db): WordSearch {
  return db.getExecutor().adapter instanceof NodeSqliteAdapter ? inFts5 : inTsvector;
}

/** Hexadecimal, so that it is part of the word that it begins. */
const MARK_LENGTH = 12;

function ownWords(userId: string, words: readonly string[]): string[] {
  const mark = hash('sha256', userId, 'hex').slice(0, MARK_LENGTH);
  return words.map((word) => mark + word);
}

/** Rows are read from the newest on: their ids are places in the order. */
const inFts5: WordSearch = {
  async put(db, { userId, seq }, text) {
    await putWords(db, seq, ownWords(userId, searchWordsOf(text)).join(' '));
  },
  found(userId, { words, beginning }) {
    // Letters, digits and emoji alone come here, in quotes, where nothing is an operator.
    const quoted = ownWords(userId, [...words, beginning]).map((word) => `"${word}"`);
    return {
      table: sql`work_words`,
      seq: sql`work_words.rowid`,
      where: sql`work_words match ${`${quoted.join(' ')}*`}`,
    };
  },
};

const putWords = prepareQuery((db, seq: number, words: string) => ({
  compile: () => sql`insert or replace into work_words (rowid, words) values (${seq}, ${words})`.compile(db),
}));

const inTsvector: WordSearch = {
  async put(db, { userId, seq }, text) {
    const words = sql`array_to_tsvector(${ownWords(userId, searchWordsOf(text))}::text[])`;
    await sql`insert into work_words (user_id, seq, words) values (${userId}, ${seq}, ${words})
      on conflict (user_id, seq) do update set words = excluded.words`.execute(db);
  },
  found(userId, { words, beginning }) {
    const quoted = ownWords(userId, [...words, beginning]).map((word) => `'${word}'`);
    return {
      table: sql`work_words`,
      seq: sql`work_words.seq`,
      where: sql`work_words.user_id = ${userId} and work_words.words @@ ${`${quoted.join(' & ')}:*`}::tsquery`,
    };
  },
};
