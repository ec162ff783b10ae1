import type { LibraryEntry } from '../library-entry.ts';

export const LIFESTYLE: readonly LibraryEntry[] = [];
