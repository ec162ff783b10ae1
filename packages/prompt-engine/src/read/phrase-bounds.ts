import { sifted } from '../lexicon/sifting/sifted.ts';
import type { FunctionRole } from './function-words.ts';
import type { Piece, Segment } from './pieces.ts';
import { roleOf, senseOf } from './sense-of.ts';

export const OPENING: ReadonlySet<FunctionRole> = new Set(['determiner', 'possessive', 'filler', 'praise']);

/** What a thing is watched to do: 'watching the bus drive off', 'the house burn'. */
export const GOES_BY_ITSELF = sifted(
  /^(?:leave|depart|arrive|drive|sail|sink|burn|roll|pull (?:away|in|out)|come|go|pass|fly|fall|land|lift off|take off|rise|set|drift|vanish|disappear|explode|collapse|crash|melt|float)\b/,
);

/** Verbs whose object does the next deed. */
export const LEADING = sifted(
  /^(?:teach|help|watch|see|find|discover|notice|spot|hear|let|make|ask|tell|show|invite|force|film|photograph)\b/,
);

/** Whether a noun phrase can begin here. */
export function startsNounPhrase(pieces: Segment, at: number): boolean {
  const piece = pieces[at];
  if (!piece) return false;
  if (/['’]s$/.test(piece.text)) return at + 1 < pieces.length;
  const role = roleOf(piece);
  if (role) return OPENING.has(role) && at + 1 < pieces.length && startsNounPhrase(pieces, at + 1);
  if (isLed(piece)) return false;
  if (isParticiple(piece) && headFollows(pieces, at + 1) && !roleOf(pieces[at + 1])) return true;
  if (isBareNoun(piece)) return true;
  if (isDegree(pieces, at)) return headFollows(pieces, at + 1);
  if (piece.senses.length === 0)
    return piece.guess !== 'adverb' && piece.guess !== 'verb-s' && piece.guess !== 'verb';
  return piece.senses.some(({ is }) =>
    ['noun', 'place', 'number', 'colour', 'material', 'feeling', 'time', 'style'].includes(is),
  );
}

/** 'freshly baked', 'perfectly ripe': an adverb that belongs to the word before a noun, not to a deed. */
export function isDegree(pieces: Segment, at: number): boolean {
  const next = pieces[at + 1];
  const before = pieces[at - 1];
  return (
    pieces[at]?.guess === 'adverb' &&
    (before === undefined || roleOf(before) !== undefined || /['’]s$/.test(before.text)) &&
    next !== undefined &&
    !/ing$/.test(next.lower) &&
    !isHeadLike(next) &&
    headFollows(pieces, at + 1)
  );
}

/** Adverbs that take back what is said. */
const LIMITING = sifted(/^(?:hardly|barely|nearly|scarcely|supposedly|allegedly|seemingly|apparently)$/);

/** 'slowly', 'quietly': how it is done leaves who and what as they are. */
export const isManner = (piece: Piece): boolean => piece.guess === 'adverb' && !LIMITING.test(piece.lower);

/** A phrase that brings its own preposition ('inside a whale') is no noun. */
const LED = sifted(
  /^(?:inside|in|on|at|under|by|above|below|behind|between|over|near|beside|outside|atop|aboard|around)\s/,
);

/** Whether it brings its own preposition, and no noun row has it as a whole. */
export const isLed = (piece: Piece): boolean =>
  LED.test(piece.lower) && !piece.senses.some(({ is }) => is === 'noun');

/** Whether it can be the head of a noun phrase: a noun or a place of the lexicon, or a bare noun. */
export const isHeadLike = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  !isLed(piece) &&
  (piece.senses.some(({ is }) => is === 'noun' || is === 'place') || isBareNoun(piece));

/** A word that no noun row has: unknown, or known as a verb alone ('a slice', 'a swing'). */
export const isBareNoun = (piece: Piece): boolean =>
  piece.finite !== undefined
    ? false
    : piece.senses.length === 0
      ? (piece.guess === 'noun' || piece.guess === 'name') && !/^\p{N}/u.test(piece.lower)
      : piece.senses.every((sense) => sense.is === 'action' && sense.form === 'base') &&
        !piece.lower.includes(' ') &&
        !/[a-z]{3}ed$/.test(piece.lower);

/** Whether it may mean a colour, whatever else it means. */
export const isColour = (piece: Piece | undefined): boolean => senseOf(piece, 'colour') !== undefined;

/** Whether what follows still belongs to a noun phrase, so that this word modifies it. */
export function headFollows(pieces: Segment, at: number): boolean {
  for (let i = at; i < pieces.length && i < at + 5; i++) {
    const piece = pieces[i];
    if (isHeadLike(piece)) return true;
    if (roleOf(piece) === 'and' && isColour(pieces[i - 1]) && isColour(pieces[i + 1])) continue;
    if (roleOf(piece)) return false;
    const modifies = piece?.senses.some(({ is }) => is !== 'action' && is !== 'function');
    if (!(modifies || piece?.guess === 'adjective' || isParticiple(piece))) return false;
  }
  return false;
}

/** Whether it may be an '-ing' or past form of a verb; of an unknown word, whether it looks like one. */
export const isParticiple = (piece: Piece | undefined): boolean => {
  const action = senseOf(piece, 'action');
  return (
    (action !== undefined && action.form !== 'base' && action.form !== 's') ||
    piece?.guess === 'verb-past' ||
    piece?.guess === 'verb-ing'
  );
};
