import type { Db } from '../open.ts';

/** What a job is about. */
export interface Subject {
  /** The id of the row that says what is left to do; it has one job at a time. */
  readonly subject: string;
  /**
   * Jobs of one owner in one queue are done one after the other, on all processes together; two processes that take
   * at the same instant may each take one.
   */
  readonly owner: string;
}

/** A job that this process has taken. */
export interface Job extends Subject {
  /** The store's own name of it. */
  readonly id: string;
  /** From 1 on: how often it has been taken since it was added or given back. */
  readonly attempt: number;
}

/**
 * Where jobs are kept so that no end of a process loses one. Whoever has lost a job to another, because it fell
 * silent, can neither keep, end nor give it back.
 */
export interface JobStore {
  /** Part of a transaction: fine where the subject has a job already. */
  add(tx: Db, queue: string, subject: Subject): Promise<void>;
  /** Takes the oldest job that is due. */
  claim(queue: string): Promise<Job | undefined>;
  /** Says that this process is still at work. @returns whether the job is still its own */
  renew(queue: string, job: Job): Promise<boolean>;
  /** It is over. */
  finish(queue: string, job: Job): Promise<void>;
  /** To be tried again, later each time. */
  retry(queue: string, job: Job): Promise<void>;
  /** To be done by somebody else at once, as if it had not been taken. */
  giveBack(queue: string, job: Job): Promise<void>;
  close(): Promise<void>;
}

/** Seconds. */
export interface JobTimes {
  /** Until the second attempt; twice as long before each one after it. */
  readonly retryFirst: number;
  readonly retryMost: number;
  /** After which a process that says nothing counts as dead, and how often that is looked at. */
  readonly silence: number;
  readonly look: number;
}

export const JOB_TIMES: JobTimes = { retryFirst: 10, retryMost: 600, silence: 30, look: 15 };
