import type { LibraryEntry } from '../library-entry.ts';

export const ARTISTIC: readonly LibraryEntry[] = [];
