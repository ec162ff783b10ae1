import { TRIED_KEY } from './token.ts';

/** Whoever signs in later than this, in milliseconds, may be somebody else. */
const KEPT_FOR = 86_400_000;

/** Where it is gone on with, once somebody is signed in. */
export const GO_ON_WITH_TRIED = '/generator?take=tried';

/** A subject of the landing page. */
export interface Tried {
  readonly subject: string;
  /** Which take on it. */
  readonly variation: number;
  /**
   * `written`: there are takes of it, which are kept as they are. `asked`: they are to be written. `typed`: it came with
   * an address, which anybody can make, and nothing is written unasked.
   */
  readonly how: 'written' | 'asked' | 'typed';
}

/** Keeps it, with its takes where there are some; a browser that is full, or keeps nothing, does without. */
export function keepTried(tried: Tried, takes?: object): void {
  try {
    localStorage.setItem(TRIED_KEY, JSON.stringify({ ...tried, takes, at: Date.now() }));
  } catch {
    // It is on the page as long as that stands.
  }
}

/** What was tried last, not long ago. */
export function lastTried(): Tried | undefined {
  const { subject, variation, how, at } = kept();
  if (typeof subject !== 'string' || typeof variation !== 'number' || typeof at !== 'number')
    return undefined;
  if (how !== 'written' && how !== 'asked' && how !== 'typed') return undefined;
  return Date.now() - at < KEPT_FOR ? { subject, variation, how } : undefined;
}

/** The takes of what was tried last, as they were kept: whoever asks checks what they are. */
export const takesTried = (): unknown => kept()['takes'];

/** It is on the roll by now. */
export const forgetTried = (): void => localStorage.removeItem(TRIED_KEY);

function kept(): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(localStorage.getItem(TRIED_KEY) ?? '{}') };
  } catch {
    return {};
  }
}
