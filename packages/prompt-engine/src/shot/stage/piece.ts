import { Sieve } from '../../lexicon/sifting/sieve.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';

/** A set piece: the figures as a picture of its words places them, or as they were. */
export type SetPiece = (scene: Scene, figures: readonly Figure[]) => readonly Figure[];

/** A set piece that leaves the figures as they were wherever its words are not in the subject. */
interface ToldSetPiece {
  readonly words: RegExp;
  readonly piece: SetPiece;
}

/** A set piece with the words that it stands by. */
export const told = (words: RegExp, piece: SetPiece): ToldSetPiece => ({ words, piece });

/** The words of a piece that says itself when it holds. */
const ANY = /(?:)/;

/** Set pieces one after the other: of hundreds only those whose words a subject may have. */
export function piecesInOrder(pieces: readonly (SetPiece | ToldSetPiece)[]): SetPiece {
  const all = pieces.map((each) => ('words' in each ? each : told(ANY, each)));
  const sieve = new Sieve(all.map(({ words }) => words));
  return (scene, figures) =>
    sieve
      .passing(scene.subject)
      .reduce((before: readonly Figure[], at) => all[at]?.piece(scene, before) ?? before, figures);
}
