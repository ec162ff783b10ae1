import type { Facts } from '../facts.ts';

/** An hour, a weather or a season that is asked for. */
export interface Circumstance {
  readonly name: string;
  readonly facts: Facts;
  /** As it follows a place. */
  readonly words: string;
  /** As it is seen from a room. */
  readonly indoors?: string;
}
