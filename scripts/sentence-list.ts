import type { TypedTwice } from './sentences.ts';

/** Sentences that stand in several places, and why they may. What is here for nothing fails. */
export const TYPED_TWICE: readonly TypedTwice[] = [];
