import { finiteAt } from './finite-verbs.ts';
import { type Piece, type Segment, wordPiece } from './pieces.ts';
import { roleOf, senseOf } from './sense-of.ts';

/*
 * Weather falls by itself: 'snow falls past the window' is snow, and a window that it is seen at.
 */

const isOpening = (piece: Piece): boolean =>
  ['determiner', 'filler', 'praise', 'and'].includes(roleOf(piece) ?? '') || piece.guess === 'adjective';

const isOfWeather = (piece: Piece): boolean => senseOf(piece, 'time')?.row.type === 'weather';

/** Whether words name nothing but weather: 'snow', 'a thick fog'. */
export const isWeather = (pieces: Segment): boolean =>
  pieces.some(isOfWeather) && pieces.every((piece) => isOpening(piece) || isOfWeather(piece));

const asTime = (piece: Piece): Piece => ({
  ...piece,
  senses: piece.senses.filter(({ is }) => is === 'time'),
});

/** The preposition that a phrasal verb ends with: what snow 'falls on' is what it is on. */
function ledBy(verb: Piece | undefined): Segment {
  const word = verb?.lower.split(' ').at(-1) ?? '';
  return word !== verb?.lower && roleOf(wordPiece(word)) ? [wordPiece(word)] : [];
}

/**
 * The weather that does what a clause tells, and what it is seen at; undefined where anybody or anything else does it.
 * @param isAlone nothing else is told, so that what it is seen at is what the picture is of
 */
export function weatherOf(
  pieces: Segment,
  isAlone: boolean,
): { readonly weather: Segment; readonly seen: Segment } | undefined {
  const found = finiteAt(pieces, 0);
  if (!found || found.form === 'be' || !isWeather(pieces.slice(0, found.at))) return undefined;
  const verb = pieces[found.at];
  const isPhrasal = verb?.lower.includes(' ') === true;
  // 'the wind lifts a veil' does something to it.
  const next = roleOf(pieces[found.at + 1]) ?? '';
  if (!isPhrasal && (next === 'determiner' || next === 'possessive')) return undefined;
  return {
    weather: pieces
      .slice(0, found.at)
      .filter((piece) => !isOpening(piece))
      .map(asTime),
    seen: [...(isAlone ? [] : ledBy(verb)), ...pieces.slice(found.at + 1)],
  };
}
