import type { LibraryEntry } from '../library-entry.ts';

export const PRODUCT: readonly LibraryEntry[] = [];
