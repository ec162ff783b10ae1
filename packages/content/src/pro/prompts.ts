import type { LibraryEntry } from '../open/library-entry.ts';
import { ARTISTIC } from './prompts/artistic.ts';
import { AUTOMOTIVE } from './prompts/automotive.ts';
import { BUSINESS } from './prompts/business.ts';
import { CINEMATIC } from './prompts/cinematic.ts';
import { CREATIVE } from './prompts/creative.ts';
import { FASHION } from './prompts/fashion.ts';
import { LIFESTYLE } from './prompts/lifestyle.ts';
import { PORTRAIT } from './prompts/portrait.ts';
import { PRODUCT } from './prompts/product.ts';
import { TRAVEL } from './prompts/travel.ts';
import { URBAN } from './prompts/urban.ts';
import { VINTAGE } from './prompts/vintage.ts';

/** The whole library, by id. */
export const LIBRARY: readonly LibraryEntry[] = [
  ...PORTRAIT,
  ...FASHION,
  ...TRAVEL,
  ...URBAN,
  ...AUTOMOTIVE,
  ...CINEMATIC,
  ...ARTISTIC,
  ...CREATIVE,
  ...VINTAGE,
  ...BUSINESS,
  ...LIFESTYLE,
  ...PRODUCT,
].toSorted((one, other) => one.id - other.id);
