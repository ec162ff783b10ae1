import type { Form } from '../../lexicon/conjugation/romance.ts';

/** The languages beside English that are read. */
export type LanguageName =
  | 'chinese'
  | 'dutch'
  | 'french'
  | 'german'
  | 'italian'
  | 'japanese'
  | 'korean'
  | 'polish'
  | 'portuguese'
  | 'spanish';

/** What a word of another language is in the sentence. */
export type Role =
  | 'noun'
  | 'place'
  | 'adjective'
  | 'feeling'
  | 'time'
  | 'style'
  | 'action'
  | 'number'
  | 'article'
  | 'preposition'
  | 'particle'
  | 'pronoun'
  | 'filler';

/** A word of another language, in English. */
export interface Gloss {
  readonly english: string;
  readonly role: Role;
  readonly plural?: boolean;
  /** Of a verb: what its form says. */
  readonly form?: Form | 'adnominal' | 'linking';
}
