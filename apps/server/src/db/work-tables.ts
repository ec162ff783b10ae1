import type { WorkKind } from '@framewright/contract';
import type { AspectRatio, Element } from '@framewright/prompt-engine/vocabulary';
import type { Generated } from 'kysely';

/** The roll: works, what they hold, and what they are found by. */
export interface WorkTables {
  works: WorksTable;
  work_counters: WorkCountersTable;
  work_contents: WorkContentsTable;
  work_tags: WorkTagsTable;
  work_terms: WorkTermsTable;
  collections: CollectionsTable;
  collection_works: CollectionWorksTable;
}

/** What somebody has made here and kept: a frame of the roll. */
export interface WorksTable {
  /** The place in the order of making: milliseconds since 1970 by 2,048, and a number to tell equals apart. */
  seq: number;
  /** That of the generation or the extraction that made it, where one did. */
  id: string;
  user_id: string;
  /** Counts the works of its owner from 1. */
  number: number;
  kind: WorkKind;
  model: string;
  ratio: AspectRatio | null;
  /** Pixels of what its thumbnail shows; null where that is drawn, in its ratio. */
  width: number | null;
  height: number | null;
  rating: Generated<number>;
  /** 0 or 1. */
  favourite: Generated<number>;
  trashed_at: string | null;
  /** The id of the first version. */
  line_id: string;
  version: number;
  parent_id: string | null;
  origin_id: string | null;
  /** Null where it came from nothing. */
  origin_title: string | null;
  created_at: string;
  duration_ms: number;
  title: string;
  note: Generated<string>;
  /** The beginning of its main text. */
  text: string;
  /** JSON: spans of `text`. */
  anatomy: string;
}

/** The last number of each owner. */
export interface WorkCountersTable {
  user_id: string;
  last: number;
}

/** What a work holds, apart from its row, so that lists stay narrow. */
export interface WorkContentsTable {
  work_id: string;
  /** JSON, as `works/content.ts` has it. */
  content: string;
}

/** Tags, each a list of works in their order. */
export interface WorkTagsTable {
  user_id: string;
  tag: string;
  seq: number;
}

/** What its prompts say of each element, by the names of the lexicon. */
export interface WorkTermsTable {
  user_id: string;
  element: Element;
  term: string;
  seq: number;
}

/** Collections by name; what is in them is a table of its own. */
export interface CollectionsTable {
  id: string;
  user_id: string;
  name: string;
  created_at: string;
}

/** What is in collections, each a list of works in their order. */
export interface CollectionWorksTable {
  collection_id: string;
  user_id: string;
  seq: number;
}
