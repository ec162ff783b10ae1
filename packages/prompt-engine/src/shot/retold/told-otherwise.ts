import type { Take } from '../../vocabulary.ts';

/** What a sentence says in plainer words. */
export interface Retelling {
  /** The sentence that the take is planned from. */
  readonly text: string;
  readonly because: string;
  /** What the words turn into a picture, said in the take. */
  readonly lead?: string;
  /** How somebody holds themselves. */
  readonly pose?: Readonly<Record<Take, string>>;
  /** Decisions of the plainer sentence that do not hold of the one that was typed. */
  readonly drops?: RegExp;
}
