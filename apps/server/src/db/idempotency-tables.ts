/** What tells the repeats of a call. */
export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeysTable;
}

/** Calls that named themselves, each once for a user and an endpoint: under way, or answered. */
export interface IdempotencyKeysTable {
  user_id: string;
  /** Method and path. */
  endpoint: string;
  key: string;
  /** Of the run that holds the key now: one whose lease has run out holds it no more. */
  run_id: string;
  /** SHA-256 of what was sent, hexadecimal. */
  sent_hash: string;
  /** JSON; null while the work is under way. */
  answer: string | null;
  /** The work that the answer tells of, with which it goes. */
  work_id: string | null;
  /** The end of the lease while the work is under way, then that of the day. */
  expires_at: string;
}
