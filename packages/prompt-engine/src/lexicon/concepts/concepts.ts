import { ANIMALS } from './animals.ts';
import { BEINGS } from './beings.ts';
import { DEEDS } from './deeds.ts';
import { FEELINGS_ABROAD, FILLERS_ABROAD, LOOKS_ABROAD, QUALITIES, RELATIONS_ABROAD } from './qualities.ts';
import { THINGS } from './things.ts';
import { THINGS_OF_TRADES, TRADES_ABROAD } from './trades-abroad.ts';
import { PLACES_ABROAD, TIMES_ABROAD } from './where-and-when.ts';

/**
 * What people ask for in eight languages, a row a concept: English | Spanish | French | German | Portuguese | Italian |
 * Japanese | Chinese | Korean. Each table has the role that its words have in a sentence.
 */
export const CONCEPTS = [
  ['preposition', RELATIONS_ABROAD],
  ['filler', FILLERS_ABROAD],
  ['time', TIMES_ABROAD],
  ['noun', BEINGS],
  ['noun', ANIMALS],
  ['noun', TRADES_ABROAD],
  ['noun', THINGS_OF_TRADES],
  ['noun', THINGS],
  ['place', PLACES_ABROAD],
  ['style', LOOKS_ABROAD],
  ['adjective', QUALITIES],
  ['feeling', FEELINGS_ABROAD],
  ['action', DEEDS],
] as const;
