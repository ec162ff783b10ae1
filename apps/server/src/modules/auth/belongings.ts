import type { AccountExport, User } from '@framewright/contract';
import type { Db } from '../../db/open.ts';

/** What another module keeps of an account. */
export interface Belongings<Part extends keyof AccountExport> {
  /** Its part of the account's export. */
  exportOf(db: Db, userId: string, now: Date): Promise<Pick<AccountExport, Part>>;
  /**
   * Part of the transaction that deletes the account: removes what does not go with its row.
   * @returns what remains to be done once the transaction stands; it never throws
   */
  forget(tx: Db, user: User, now: Date): Promise<() => Promise<void>>;
}

/** Counters outlive the account for the rest of the day. */
export interface UsageBelongings extends Belongings<'usage' | 'generations' | 'model_calls'> {
  /** Puts the day's counters under the account's email, keyed and hashed. */
  setAside(tx: Db, user: User, now: Date): Promise<void>;
  /** Part of the transaction that makes an account: brings back what was set aside of its email today. */
  recall(tx: Db, user: User, now: Date): Promise<void>;
}

/** Keys outlive a change of the password, but not its reset. */
export interface KeyBelongings extends Belongings<'api_keys'> {
  /** Part of a transaction: none of the account's keys holds any more. */
  revokeAll(tx: Db, userId: string): Promise<void>;
}

/** By module. */
export interface AllBelongings {
  readonly usage: UsageBelongings;
  readonly images: Belongings<'images'>;
  readonly billing: Belongings<'subscriptions'>;
  readonly extractor: Belongings<'extracted_prompts'>;
  readonly keys: KeyBelongings;
  readonly works: Belongings<'works' | 'collections'>;
  readonly boards: Belongings<'boards'>;
  readonly templates: Belongings<'templates'>;
  readonly shares: Belongings<'shares'>;
  /** Of what is not over yet, which is nothing to export. */
  readonly imports: Pick<Belongings<never>, 'forget'>;
}
