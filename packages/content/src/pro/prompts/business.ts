import type { LibraryEntry } from '../library-entry.ts';

export const BUSINESS: readonly LibraryEntry[] = [];
