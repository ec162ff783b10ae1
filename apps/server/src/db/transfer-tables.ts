import type { IMPORT_STATES } from '@framewright/contract';
import type { Generated } from 'kysely';

/** How works leave and arrive: links that show them, and imports. */
export interface TransferTables {
  shares: SharesTable;
  imports: ImportsTable;
  import_files: ImportFilesTable;
  content_hashes: ContentHashesTable;
}

/** A link that shows a work or a collection to whoever has it. */
export interface SharesTable {
  id: string;
  user_id: string;
  /** SHA-256 of what the address ends in, hexadecimal; unique. */
  hash: string;
  /** One of these two. */
  work_id: string | null;
  collection_id: string | null;
  /** Whether search engines may list it: 0 or 1. */
  indexed: number;
  created_at: string;
  expires_at: string | null;
}

/** Files that somebody brings, and how far they have come. */
export interface ImportsTable {
  id: string;
  user_id: string;
  state: (typeof IMPORT_STATES)[number];
  created_at: string;
  /** Of all that is in the files: found so far, taken over, here already, and not taken. */
  found: Generated<number>;
  added: Generated<number>;
  /** Of those that were taken over; the others are works. */
  boards: Generated<number>;
  templates: Generated<number>;
  duplicates: Generated<number>;
  skipped: Generated<number>;
  /** JSON: names with why they were not taken, the first few. */
  problems: Generated<string>;
  /** What the last became, or is already. It may be gone. */
  work_id: Generated<string | null>;
}

/** One file of an import, and how far it has come. */
export interface ImportFilesTable {
  import_id: string;
  place: number;
  /** As its owner calls it: for people to read, never for a path. */
  name: string;
  bytes: number;
  received: Generated<number>;
  /** Entries of it that are dealt with. */
  done: Generated<number>;
  /** 0 or 1. */
  finished: Generated<number>;
}

/** What the works of a user are told apart by: their own hash, and that of each picture's pixels. */
export interface ContentHashesTable {
  work_id: string;
  user_id: string;
  hash: string;
}
