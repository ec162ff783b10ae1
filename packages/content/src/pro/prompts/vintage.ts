import type { LibraryEntry } from '../library-entry.ts';

export const VINTAGE: readonly LibraryEntry[] = [];
