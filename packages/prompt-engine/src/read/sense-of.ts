import type { FunctionRole } from './function-words.ts';
import type { Piece } from './pieces.ts';
import type { Sense } from './senses.ts';

/** A sense of one kind. */
export type SenseOf<Is extends Sense['is']> = Extract<Sense, { is: Is }>;

/** The likeliest sense of a kind that a piece has. */
export function senseOf<Is extends Sense['is']>(piece: Piece | undefined, is: Is): SenseOf<Is> | undefined {
  return piece?.senses.find((sense): sense is SenseOf<Is> => sense.is === is);
}

/** What a small word does in the sentence; undefined for all other words. */
export const roleOf = (piece: Piece | undefined): FunctionRole | undefined =>
  senseOf(piece, 'function')?.role;
