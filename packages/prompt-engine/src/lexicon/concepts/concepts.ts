import { ANIMALS } from './animals.ts';
import { BEINGS } from './beings.ts';
import { DEEDS } from './deeds.ts';
import {
  DEEDS_IN_TWO,
  FEELINGS_IN_TWO,
  HOURS_IN_TWO,
  LOOKS_IN_TWO,
  PLACES_IN_TWO,
  QUALITIES_IN_TWO,
} from './dutch-and-polish-deeds.ts';
import { THINGS_IN_TWO } from './dutch-and-polish-things.ts';
import { EVERYDAY_BEINGS } from './everyday-beings.ts';
import { EVERYDAY_DEEDS_ABROAD } from './everyday-deeds.ts';
import {
  FURTHER_HOURS_ABROAD,
  FURTHER_LOOKS_ABROAD,
  FURTHER_PLACES_ABROAD,
  FURTHER_THINGS_ABROAD,
} from './everyday-further.ts';
import { FURTHER_DEEDS_ABROAD, FURTHER_QUALITIES_ABROAD } from './everyday-further-deeds.ts';
import { EVERYDAY_HOURS_ABROAD, EVERYDAY_LOOKS_ABROAD } from './everyday-hours-and-looks.ts';
import { EVERYDAY_PLACES_ABROAD } from './everyday-places.ts';
import {
  EVERYDAY_FEELINGS_ABROAD,
  EVERYDAY_FILLERS_ABROAD,
  EVERYDAY_NUMBERS_ABROAD,
  EVERYDAY_PRONOUNS_ABROAD,
  EVERYDAY_QUALITIES,
  EVERYDAY_RELATIONS_ABROAD,
} from './everyday-qualities.ts';
import { EVERYDAY_THINGS_ABROAD } from './everyday-things.ts';
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

/**
 * What people ask for of every day in the seven languages of Latin letters: English | Spanish | French | German |
 * Portuguese | Italian | Dutch | Polish.
 */
export const EVERYDAY_CONCEPTS = [
  ['preposition', EVERYDAY_RELATIONS_ABROAD],
  ['pronoun', EVERYDAY_PRONOUNS_ABROAD],
  ['number', EVERYDAY_NUMBERS_ABROAD],
  ['filler', EVERYDAY_FILLERS_ABROAD],
  ['time', EVERYDAY_HOURS_ABROAD],
  ['noun', EVERYDAY_BEINGS],
  ['noun', EVERYDAY_THINGS_ABROAD],
  ['place', EVERYDAY_PLACES_ABROAD],
  ['style', EVERYDAY_LOOKS_ABROAD],
  ['adjective', EVERYDAY_QUALITIES],
  ['feeling', EVERYDAY_FEELINGS_ABROAD],
  ['action', EVERYDAY_DEEDS_ABROAD],
  ['time', FURTHER_HOURS_ABROAD],
  ['noun', FURTHER_THINGS_ABROAD],
  ['place', FURTHER_PLACES_ABROAD],
  ['style', FURTHER_LOOKS_ABROAD],
  ['adjective', FURTHER_QUALITIES_ABROAD],
  ['action', FURTHER_DEEDS_ABROAD],
] as const;

/** What the first concepts have in other languages, in Dutch and Polish: English | Dutch | Polish. */
export const DUTCH_AND_POLISH_CONCEPTS = [
  ['time', HOURS_IN_TWO],
  ['noun', THINGS_IN_TWO],
  ['place', PLACES_IN_TWO],
  ['style', LOOKS_IN_TWO],
  ['adjective', QUALITIES_IN_TWO],
  ['feeling', FEELINGS_IN_TWO],
  ['action', DEEDS_IN_TWO],
] as const;
