import type { TriedPrompts } from '@framewright/contract';

/** What is asked for. */
export interface TriedWish {
  readonly subject: string;
  /** 0 for the first take on a subject, then counting up. */
  readonly variation: number;
}

/** Why nothing was written: the subject, the hour's allowance, or anything that another attempt may change. */
export interface NotWritten {
  readonly kind: 'refused' | 'limit' | 'failed';
  readonly sentence: string;
}

/** What shows takes; it comes with the first of them. */
export interface WrittenTakesProps {
  readonly wish: TriedWish;
  readonly takes: TriedPrompts;
  /** They were written just now, and not brought back. */
  readonly isNew: boolean;
  /** Others are on their way. */
  readonly waiting: boolean;
  readonly onAnother: () => void;
}
