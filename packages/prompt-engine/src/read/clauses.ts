import { AUXILIARY, finiteAt } from './finite-verbs.ts';
import type { Piece, Segment } from './pieces.ts';
import { plainVerb } from './plain-verbs.ts';
import { roleOf, senseOf } from './sense-of.ts';
import { senses } from './senses.ts';

/*
 * A sentence of several clauses, parted: what goes on in the picture, what others do meanwhile, and what is said and not
 * seen ('who have not spoken in ten years', 'so she will not wake them', 'as if nothing had happened').
 */

/** A stretch of a sentence with a verb of its own. */
export interface Clause {
  readonly pieces: Segment;
  /**
   * `lead`: the one that a segment opens with. `meanwhile`: what others do beside it. `until`: what has not come yet. `and`: a
   * further sentence. */
  readonly kind: 'lead' | 'meanwhile' | 'until' | 'and';
}

const MEANWHILE = /^(?:while|whilst|as an?|as|when|because)$/;
/** Clauses of purpose, of likeness and of another time bring nobody in. */
const UNSEEN = /^(?:so|so that|as if|as though|before|after|since|unless|although|though|if|lest)$/;
const NOBODY = /^(?:nobody|no one|no)$/;
/** What somebody only thinks is not seen, and no more is that they think it. */
const THINKS =
  /^(?:thinks?|knows?|believes?|hopes?|wishes|wish|forgets?|remembers?|realizes?|realises?|wants?)$/;
const DENIED = /^(?:not|never|no longer|rather)$/;
const RELATIVE = /^(?:who|that|which|whom)$/;

/** The piece of a finite verb, as nothing but a verb. */
function asVerb(piece: Piece, form: 's' | 'base'): Piece {
  const deeds = piece.senses.filter((sense) => sense.is === 'action' && sense.form === form);
  return { ...piece, senses: deeds, guess: form === 's' ? 'verb-s' : 'verb', finite: form };
}

/** Where the next clause of its own begins after a piece. */
function nextOpening(pieces: Segment, from: number, hasVerb: boolean): number {
  for (let at = from; at < pieces.length; at++) {
    const word = pieces[at]?.lower ?? '';
    const opens =
      OPENING.test(word) || word === 'until' || (hasVerb && /^(?:and|but|then)$/.test(word) && at > from);
    if (opens && finiteAt(pieces, at + 1)) return at;
  }
  return pieces.length;
}

/** Deeds that are not seen: 'who hates noise'. */
const FELT =
  /^(?:hates?|loves?|likes?|fears?|misses|miss|wants?|knows?|believes?|remembers?|hopes?|needs?|owes?|thinks?|dreams?|prefers?|used|once)(?: |$)/;

/** A clause without what it denies: 'who have not spoken in ten years', 'does not recognize her'. */
function withoutDenials(pieces: Segment): Segment {
  for (let at = 0; at < pieces.length; at++) {
    const isFelt = FELT.test(pieces[at]?.lower ?? '') && RELATIVE.test(pieces[at - 1]?.lower ?? '');
    if (!isFelt && !DENIED.test(pieces[at]?.lower ?? '')) continue;
    const aux = AUXILIARY.test(pieces[at - 1]?.lower ?? '') ? at - 1 : at;
    const who = RELATIVE.test(pieces[aux - 1]?.lower ?? '');
    if (!who && (aux === at || aux === 0)) continue;
    const start = who ? aux - 1 : aux;
    const main = who ? mainVerbAfter(pieces, at) : undefined;
    return [...pieces.slice(0, start), ...(main === undefined ? [] : withoutDenials(pieces.slice(main)))];
  }
  return pieces;
}

/** The verb of the main clause behind a relative one. */
function mainVerbAfter(pieces: Segment, denied: number): number | undefined {
  const main = finiteAt(pieces, 0);
  return main && main.at > denied ? main.at : undefined;
}

/** A clause with its finite verb marked as one, and any that 'and' joins to it. */
function withVerbs(pieces: Segment): Segment {
  const found = finiteAt(pieces, 0);
  if (!found || found.form === 'be') return pieces;
  const { at, form } = found;
  // 'while it rains' is weather, and nobody's deed.
  if (pieces[0]?.lower === 'it' && isWet(pieces[at])) return pieces;
  // 'the whole park goes silent': what somebody becomes is no deed.
  if (BECOMES.test(pieces[at]?.lower ?? '') && senseOf(pieces[at + 1], 'feeling'))
    return pieces.map((piece, i) => (i === at ? wordPiece('very') : piece));
  return pieces.map((piece, i) => {
    const isJoined =
      i > at && /^(?:and|then|but|or)$/.test(pieces[i - 1]?.lower ?? '') && isForm(piece, form);
    return i === at || isJoined ? asVerb(piece, form) : piece;
  });
}

const isWet = (piece: Piece | undefined): boolean =>
  senseOf(piece, 'time') !== undefined || senseOf(piece, 'noun')?.row.kind === 'weather';

const BECOMES =
  /^(?:go|goes|fall|falls|grow|grows|turn|turns|become|becomes|get|gets|stay|stays|look|looks)$/;

/** 'snow falls past the window': the weather, and what it is seen at. */
function partsOf(pieces: Segment, kind: Clause['kind'], isAlone: boolean): Clause[] {
  const found = finiteAt(pieces, 0);
  const isDone =
    found &&
    !pieces[found.at]?.lower.includes(' ') &&
    ['determiner', 'possessive'].includes(roleOf(pieces[found.at + 1]) ?? '');
  if (!found || isDone || found.form === 'be' || !isWeather(pieces.slice(0, found.at)))
    return [{ pieces: withVerbs(pieces), kind }];
  const { at } = found;
  const seen = [...(isAlone ? [] : ledBy(pieces[at])), ...pieces.slice(at + 1)];
  return [
    {
      pieces: pieces
        .slice(0, at)
        .filter((piece) => !isOpening(piece))
        .map(asWeather),
      kind,
    },
    ...(seen.length > 0 ? [{ pieces: seen, kind: isAlone ? kind : ('meanwhile' as const) }] : []),
  ];
}

/** Whether a piece can be a verb in a form, and hardly anything else. */
const isForm = (piece: Piece, form: 's' | 'base'): boolean =>
  piece.senses.length > 0
    ? piece.senses.some((sense) => sense.is === 'action' && sense.form === form) &&
      !piece.senses.some(({ is }) => is === 'noun' || is === 'place' || is === 'function')
    : form === 's' && plainVerb(piece.lower)?.form === 's';

/** 'who have' before what was not done is no ownership. */
const parted = (piece: Piece, at: number, pieces: Segment): Segment =>
  /^(?:who|that|which) ha(?:s|ve)$/.test(piece.lower) && DENIED.test(pieces[at + 1]?.lower ?? '')
    ? piece.lower.split(' ').map(wordPiece)
    : [piece];

const wordPiece = (word: string): Piece => ({
  text: word,
  lower: word,
  senses: senses().get(word),
  isName: false,
});

type Kind = Clause['kind'] | 'unseen';

/** What kind of clause a word opens. */
const kindOf = (opener: string): Kind =>
  opener === 'until'
    ? 'until'
    : MEANWHILE.test(opener)
      ? 'meanwhile'
      : UNSEEN.test(opener)
        ? 'unseen'
        : 'and';

/** The clauses of a segment in their order; those that say what is not seen are left out. */
export function clausesOf(typed: Segment): readonly Clause[] {
  const pieces = typed.flatMap(parted);
  const clauses: Clause[] = [];
  for (let at = 0; at < pieces.length; ) {
    const isOpened = roleOf(pieces[at]) !== undefined && finiteAt(pieces, at + 1) !== undefined;
    const kind =
      at > 0 || (isOpened && OPENING.test(pieces[at]?.lower ?? ''))
        ? kindOf(pieces[at]?.lower ?? '')
        : 'lead';
    const begin = kind === 'lead' ? at : at + 1;
    const end = nextOpening(pieces, begin + 1, kind !== 'lead' || finiteAt(pieces, begin) !== undefined);
    const words = pieces.slice(begin, end);
    if (kind !== 'unseen' && !(kind !== 'lead' && isUnseen(words)))
      clauses.push(...partsOf(withoutDenials(words), kind, kind === 'lead' && end === pieces.length));
    at = end;
  }
  return clauses;
}

const OPENING = new RegExp(`${MEANWHILE.source}|${UNSEEN.source}`);

/** Whether a clause tells what nobody does or what somebody thinks. */
const isUnseen = (pieces: Segment): boolean =>
  NOBODY.test(pieces[0]?.lower ?? '') || pieces.slice(0, 4).some(({ lower }) => THINKS.test(lower));

const isOpening = (piece: Piece): boolean =>
  ['determiner', 'filler', 'praise'].includes(roleOf(piece) ?? '') || piece.guess === 'adjective';

/** Whether words name nothing but weather: 'snow', 'a thick fog'. */
const isWeather = (pieces: Segment): boolean =>
  pieces.some((piece) => senseOf(piece, 'time')?.row.type === 'weather') &&
  pieces.every((piece) => isOpening(piece) || senseOf(piece, 'time')?.row.type === 'weather');

const asWeather = (piece: Piece): Piece => ({
  ...piece,
  senses: piece.senses.filter(({ is }) => is === 'time'),
});

/** The preposition that a phrasal verb ends with: what snow 'falls on' is what it is on. */
function ledBy(verb: Piece | undefined): Segment {
  const word = verb?.lower.split(' ').at(-1) ?? '';
  return word !== verb?.lower && roleOf(wordPiece(word)) ? [wordPiece(word)] : [];
}

/** Whether a clause tells of the weather alone: 'snow falls on the roofs'. */
export const isOfWeather = ({ pieces }: Clause): boolean =>
  senseOf(
    pieces.find((piece) => !isOpening(piece)),
    'time',
  )?.row.type === 'weather' && !pieces.some(({ finite }) => finite);
