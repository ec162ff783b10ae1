import type { UsageKind } from '@framewright/contract';

/**
 * The tables, on every database alike. Portable subset: ids are texts made by us, times are ISO 8601
 * texts in UTC, days are `YYYY-MM-DD`, objects are JSON texts that are parsed when read.
 */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  usage_days: UsageDaysTable;
  reservations: ReservationsTable;
  generations: GenerationsTable;
  images: ImagesTable;
}

export interface UsersTable {
  id: string;
  /** Trimmed, in lower case; unique. */
  email: string;
  name: string;
  /** Null where the account has another way to sign in. */
  password_hash: string | null;
  plan: string;
  created_at: string;
}

/** One for each sign-in: a token names its session, and ends with it. */
export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}

/** Counters. Without a reference to the user: a day's count outlives the account. */
export interface UsageDaysTable {
  user_id: string;
  day: string;
  kind: UsageKind;
  used: number;
}

/** What is counted and not yet delivered. After `expires_at` the work counts as crashed. */
export interface ReservationsTable {
  id: string;
  user_id: string;
  kind: UsageKind;
  day: string;
  created_at: string;
  expires_at: string;
}

/** Everything that was made or tried: what histories are drawn from. */
export interface GenerationsTable {
  id: string;
  user_id: string;
  kind: UsageKind;
  /** JSON of the request's named fields; never keys or picture bytes. */
  request: string;
  /** JSON; null where nothing was made. */
  result: string | null;
  model: string;
  created_at: string;
  duration_ms: number;
  outcome: 'succeeded' | 'failed' | 'cancelled';
}

export interface ImagesTable {
  id: string;
  user_id: string;
  generation_id: string;
  storage_key: string;
  content_type: string;
  bytes: number;
  width: number;
  height: number;
  created_at: string;
}
