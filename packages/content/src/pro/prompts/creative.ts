import type { LibraryEntry } from '../library-entry.ts';

export const CREATIVE: readonly LibraryEntry[] = [];
