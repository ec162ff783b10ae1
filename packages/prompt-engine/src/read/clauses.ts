import { sifted } from '../lexicon/sifting/sifted.ts';
import { finiteAt, isLikening } from './finite-verbs.ts';
import { type Piece, type Segment, wordPiece } from './pieces.ts';
import { plainVerb } from './plain-verbs.ts';
import { senseOf } from './sense-of.ts';
import { DENIED, withoutDenials, withoutThoughts } from './unseen.ts';
import { isWeather, weatherOf } from './weather-clause.ts';

/*
 * A sentence of several clauses, parted: what goes on in the picture, and what others do meanwhile.
 */

/** A stretch of a sentence with a verb of its own. */
export interface ToldClause {
  readonly pieces: Segment;
  /**
   * `lead`: the one that a segment opens with. `meanwhile`: what others do beside it. `until`: what has not come yet.
   * `and`: a further sentence.
   */
  readonly kind: 'lead' | 'meanwhile' | 'until' | 'and';
}

const MEANWHILE = sifted(/^(?:while|whilst|as an?|as|when|whenever|because)$/);
/** Clauses of purpose, of likeness and of another time bring nobody in. */
const UNSEEN = sifted(
  /^(?:so|so that|as if|as though|(?:just |right |seconds |moments )?(?:before|after)|since|unless|although|though|if|lest)$/,
);
const OPENING = sifted(new RegExp(`${MEANWHILE.source}|${UNSEEN.source}|^until$`));
const FURTHER = sifted(/^(?:and|but|then)$/);

/** The piece of a finite verb, as nothing but a verb. */
function asVerb(piece: Piece, form: 's' | 'base'): Piece {
  const deeds = piece.senses.filter((sense) => sense.is === 'action' && sense.form === form);
  return { ...piece, senses: deeds, guess: form === 's' ? 'verb-s' : 'verb', finite: form };
}

/** Where the next clause of its own begins after a piece. */
function nextOpening(pieces: Segment, from: number, hasVerb: boolean): number {
  for (let at = from; at < pieces.length; at++) {
    const word = pieces[at]?.lower ?? '';
    const opens = OPENING.test(word) || (hasVerb && FURTHER.test(word) && at > from);
    if (opens && !isLikening(pieces, at) && finiteAt(pieces, at + 1)) return at;
  }
  return pieces.length;
}

/** A clause with its finite verb marked as one, and any that 'and' joins to it. */
function withVerbs(pieces: Segment): Segment {
  const found = finiteAt(pieces, 0);
  if (!found || found.form === 'be') return pieces;
  const { at, form } = found;
  // 'while it rains' is weather, and nobody's deed.
  if (pieces[0]?.lower === 'it' && isWet(pieces[at])) return pieces;
  if (isBecoming(pieces, at))
    return pieces.map((piece, i) => (i === at ? noDeed() : i === at + 1 ? asState(piece) : piece));
  return pieces.map((piece, i) => {
    const isJoined =
      i > at && /^(?:and|then|but|or)$/.test(pieces[i - 1]?.lower ?? '') && isForm(piece, form);
    return i === at || isJoined ? asVerb(piece, form) : piece;
  });
}

const isWet = (piece: Piece | undefined): boolean =>
  senseOf(piece, 'time') !== undefined || senseOf(piece, 'noun')?.row.kind === 'weather';

/** A word that says nothing, in the place of a verb that tells no deed. */
const noDeed = (): Piece => wordPiece('very');
const BECOMES = sifted(
  /^(?:go|goes|fall|falls|grow|grows|turn|turns|become|becomes|get|gets|stay|stays|look|looks)$/,
);

/** 'the whole park goes silent': what somebody becomes is no deed. */
function isBecoming(pieces: Segment, at: number): boolean {
  const state = pieces[at + 1];
  if (!state || !BECOMES.test(pieces[at]?.lower ?? '')) return false;
  const isThing = state.senses.some(({ is }) => is === 'noun' || is === 'place' || is === 'function');
  return senseOf(state, 'feeling') !== undefined || (!isThing && at + 2 === pieces.length);
}

/** A word as a state and nothing else: 'quiet' is no thing here. */
function asState(piece: Piece): Piece {
  const felt = piece.senses.filter(({ is }) => is === 'feeling');
  return felt.length > 0 ? { ...piece, senses: felt } : noDeed();
}

/** Whether a piece can be a verb in a form, and hardly anything else. */
const isForm = (piece: Piece, form: 's' | 'base'): boolean =>
  piece.senses.length > 0
    ? piece.senses.some((sense) => sense.is === 'action' && sense.form === form) &&
      !piece.senses.some(({ is }) => is === 'noun' || is === 'place' || is === 'function')
    : form === 's' && plainVerb(piece.lower)?.form === 's';

/** The clauses that a told one is read as: weather apart from what it is seen at. */
function partsOf(pieces: Segment, kind: ToldClause['kind'], isAlone: boolean): ToldClause[] {
  const weather = weatherOf(pieces, isAlone);
  if (!weather) return [{ pieces: withVerbs(pieces), kind }];
  const seen: ToldClause = { pieces: weather.seen, kind: isAlone ? kind : 'meanwhile' };
  return [{ pieces: weather.weather, kind }, ...(seen.pieces.length > 0 ? [seen] : [])];
}

/** 'who have' before what was not done is no ownership. */
const parted = (piece: Piece, at: number, pieces: Segment): Segment =>
  /^(?:who|that|which) ha(?:s|ve)$/.test(piece.lower) && DENIED.test(pieces[at + 1]?.lower ?? '')
    ? piece.lower.split(' ').map(wordPiece)
    : [piece];

type Kind = ToldClause['kind'] | 'unseen';

/** What kind of clause a word opens. */
function kindOf(opener: string, verb: Piece | undefined): Kind {
  // 'because his horse has run away': it is seen no more.
  if (opener === 'because' && /^(?:has|have|had)$/.test(verb?.lower ?? '')) return 'unseen';
  if (opener === 'until') return 'until';
  if (MEANWHILE.test(opener)) return 'meanwhile';
  return UNSEEN.test(opener) ? 'unseen' : 'and';
}

/** The clauses of a segment in their order; those that say what is not seen are left out. */
export function toldClausesOf(typed: Segment): readonly ToldClause[] {
  const pieces = typed.flatMap(parted);
  const clauses: ToldClause[] = [];
  for (let at = 0; at < pieces.length; ) {
    const opener = pieces[at]?.lower ?? '';
    const isOpened = at > 0 || (OPENING.test(opener) && finiteAt(pieces, at + 1) !== undefined);
    const kind = isOpened ? kindOf(opener, pieces[finiteAt(pieces, at + 1)?.at ?? -1]) : 'lead';
    const begin = isOpened ? at + 1 : at;
    const end = nextOpening(pieces, begin + 1, isOpened || finiteAt(pieces, begin) !== undefined);
    const told = pieces.slice(begin, end);
    const words = kind === 'lead' ? told : withoutThoughts(told);
    if (kind !== 'unseen' && words.length > 0)
      clauses.push(...partsOf(withoutDenials(words), kind, kind === 'lead' && end === pieces.length));
    at = end;
  }
  return clauses;
}

/** Whether a clause names the weather and nothing else. */
export const isOfWeather = ({ pieces }: ToldClause): boolean => isWeather(pieces);
