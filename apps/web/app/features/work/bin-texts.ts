import { works } from './counted.ts';

/** What is said of works that go into the bin, or come out of it. */
export const BIN_TEXTS = {
  binned: (count: number) => (count === 1 ? 'Moved to the bin.' : `${works(count)} moved to the bin.`),
  restored: (count: number) => (count === 1 ? 'Back on the roll.' : `${works(count)} back on the roll.`),
} as const;
