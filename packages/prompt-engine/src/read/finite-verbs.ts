import { sifted } from '../lexicon/sifting/sifted.ts';
import { isHeadLike, startsNounPhrase } from './phrase-bounds.ts';
import type { Piece, Segment } from './pieces.ts';
import { plainVerb } from './plain-verbs.ts';
import { isBeing } from './scene.ts';
import { roleOf, type SenseOf, senseOf } from './sense-of.ts';

/*
 * Which word of a clause is its verb, by the grammar of its neighbours: 'signals' in "the keeper's daughter signals
 * with a mirror", 'bark' in 'the hounds bark behind the hill'. Many such words are nouns as well.
 */

/** Where the verb of a clause is. */
export interface Finite {
  readonly at: number;
  /** `be`: a word of grammar carries it ('is', 'does', 'has'). */
  readonly form: 's' | 'base' | 'be';
}

/** Who or what the verb has to agree with, as far as it was read. */
interface Doer {
  head: Piece | undefined;
  plural: boolean;
  /** Several that 'and' joins. */
  isJoined: boolean;
  /** 'a', 'one', 'every': what follows cannot be a plural noun. */
  isOne: boolean;
  /** 'the', 'her', 'three', "a baker's". */
  isDefinite: boolean;
  /** Words that say more of who it is have begun: 'a girl in a yellow raincoat'. */
  isTold: boolean;
  /** Where a relative clause has its verb. */
  relative: number;
  /** A word like 'while' has opened the clause: it has a verb. */
  readonly isExpected: boolean;
}

const ONE = sifted(/^(?:(?:as |like )?an?|one|another|each|every)$/);
const PRONOUN = sifted(/^(?:he|she|it|they|i|we|you|nobody|no one)$/);
export const AUXILIARY = sifted(
  /^(?:is|are|was|were|am|be|been|does|do|did|has|have|had|will|would|can|could|should|must|may|might|shall)$/,
);
/** Words that end a relative clause as adverbs: 'who will not come inside'. */
const LAST_OF_RELATIVE = sifted(
  /^(?:inside|outside|in|out|up|down|around|over|along|by|past|through|on|off|away)$/,
);
/** Words that call for a clause with a verb. */
const CALLS_FOR_VERB = sifted(
  /^(?:while|whilst|as(?: an?)?|when|whenever|because|until|so|(?:just |right |seconds |moments )?(?:before|after)|since|although|though)$/,
);
const RELATIVE = sifted(/^(?:who|that|which)$/);
/** Words that begin another clause. */
const PARTED = sifted(
  /^(?:while|whilst|as|when|whenever|because|until|so|(?:just |right |seconds |moments )?(?:before|after)|since|but|then|if|as if|as though|where)$/,
);
const GROUPS = sifted(
  /^(?:couple|family|pair|band|choir|team|crowd|crew|police|staff|audience|orchestra|class)$/,
);
/** What moves by itself, as those do who act. */
const MOVING = sifted(
  /^(?:snow|rain|fog|mist|hail|sleet|wind|thunder|lightning|smoke|steam|dust|ash|sun|moon|waves?|tide|storm|clouds?|petals|sparks|flames|fire|traffic|train|bus|ship|everyone|everybody|someone|somebody)$/,
);
/** Machines that do something by themselves. */
const RUNNING = sifted(
  /^(?:phone|telephone|alarm|bell|doorbell|kettle|engine|clock|car|taxi|truck|van|boat|plane|ferry|tram|door|curtain|light|lamp|candle|ball)s?$/,
);
/** Words that stand between a doer and the verb. */
const BETWEEN = sifted(
  /^(?:still|already|also|just|only|finally|suddenly|almost|always|never|again|both|all|then|not|rather|even)$/,
);

const isManner = (piece: Piece | undefined): boolean =>
  piece?.guess === 'adverb' || BETWEEN.test(piece?.lower ?? '');

const isPluralAt = (piece: Piece): boolean =>
  senseOf(piece, 'noun')?.plural ??
  senseOf(piece, 'place')?.plural ??
  (!piece.isName && /[^s]s$/.test(piece.lower));

const isNounAt = (piece: Piece): boolean => piece.senses.some(({ is }) => is === 'noun' || is === 'place');

/** The verb that a word is by the lexicon in a form that agrees with somebody. */
const listedVerb = (piece: Piece): SenseOf<'action'> | undefined =>
  piece.senses.find(
    (sense): sense is SenseOf<'action'> =>
      sense.is === 'action' &&
      (sense.form === 's' || sense.form === 'base') &&
      !/ing\b/.test(sense.verb.base),
  );

/** Nouns that dictionaries have as verbs too, and that name nothing with a place of its own: 'smoke', 'march'. */
const mayBeVerb = (piece: Piece): boolean =>
  piece.senses.every(
    (sense) => sense.is === 'noun' && /^(?:material|event|sport|abstract)$/.test(sense.row.kind),
  );

/** How plainly what follows shows that a verb stands before it. */
function shownAfter(pieces: Segment, at: number): 'object' | 'free' | 'noun' | 'of' {
  const next = pieces[at + 1];
  const role = roleOf(next);
  if (next === undefined) return 'free';
  if (role === 'of') return 'of';
  if (['determiner', 'possessive', 'pronoun', 'viewer', 'to'].includes(role ?? '')) return 'object';
  if (senseOf(next, 'number') || next.guess === 'adverb') return 'object';
  return !role && (isHeadLike(next) || next.guess === 'adjective') ? 'noun' : 'free';
}

/** Whether a word that is also a noun ('falls', 'watch') is the verb here. */
function isDeedOfNoun(form: string, follows: string, doer: Doer): boolean {
  const noun = senseOf(doer.head, 'noun');
  const word = doer.head?.lower ?? '';
  const acts =
    (noun !== undefined && isBeing(noun.row.kind)) ||
    MOVING.test(word) ||
    (doer.isDefinite && RUNNING.test(word));
  if (doer.isTold || !(acts || doer.isExpected)) return false;
  if (follows === 'noun') return form === 's' && acts && doer.isDefinite;
  if (form === 's') return doer.isDefinite || MOVING.test(word);
  // A sports car and a clothes line are no deeds: such plurals have no singular.
  return !noun?.row.traits.words.has('plural');
}

/** The form of a piece that is the verb which agrees with its doer. */
function verbFormAt(pieces: Segment, at: number, doer: Doer): 's' | 'base' | undefined {
  const piece = pieces[at];
  const before = pieces[at - 1];
  if (!piece || !before || !doer.head || piece.isName) return undefined;
  const listed = listedVerb(piece);
  const form =
    listed?.form ??
    (mayBeVerb(piece) || (doer.isOne && !doer.isTold && !doer.plural)
      ? plainVerb(piece.lower)?.form
      : undefined);
  const isGroup = form === 'base' && GROUPS.test(doer.head.lower);
  if ((form !== 's' && form !== 'base') || (form !== (doer.plural ? 'base' : 's') && !isGroup))
    return undefined;
  return isBeforeVerb(before, at - 1, doer) && isDone(pieces, at, doer, listed, form) ? form : undefined;
}

/** Whether a word that agrees with the doer is what it does, by what stands about it. */
function isDone(
  pieces: Segment,
  at: number,
  doer: Doer,
  listed: SenseOf<'action'> | undefined,
  form: 's' | 'base',
): boolean {
  const piece = pieces[at];
  const before = pieces[at - 1];
  if (!piece || !before) return false;
  const follows = shownAfter(pieces, at);
  if (follows === 'of') return false;
  if (LAST_OF_RELATIVE.test(before.lower)) return doer.relative > 0 && !isNounAt(piece);
  // 'a clerk stamps passports': after 'a' a plural can only be a verb.
  if (follows === 'object' || (form === 's' && doer.isOne && !doer.isTold)) return true;
  if (isNounAt(piece)) return isDeedOfNoun(form, follows, doer);
  if (listed) return follows === 'free' || !doer.isTold || doer.relative > 0;
  const noun = senseOf(doer.head, 'noun');
  const acts = doer.isExpected || (noun !== undefined && isBeing(noun.row.kind));
  return !doer.isTold && follows === 'free' && acts;
}

/** Whether a verb may follow a piece: the end of a noun phrase or of a relative clause, or an adverb. */
const isBeforeVerb = (before: Piece, at: number, { relative }: Doer): boolean =>
  !/['’]s$/.test(before.text) &&
  (isHeadLike(before) ||
    before.isName ||
    isManner(before) ||
    at === relative ||
    (relative > 0 && (roleOf(before) === 'filler' || LAST_OF_RELATIVE.test(before.lower))));

/** Reads over what opens a noun phrase. */
function readOpening(pieces: Segment, from: number, doer: Doer): number {
  let at = from;
  for (; at < pieces.length; at++) {
    const piece = pieces[at];
    const role = roleOf(piece);
    const number = senseOf(piece, 'number');
    if (ONE.test(piece?.lower ?? '')) doer.isOne = true;
    else if (role === 'determiner' || role === 'possessive') doer.isDefinite = true;
    else if (number) {
      doer.isDefinite = true;
      doer.isOne = number.count === 1;
    } else if (role !== 'filler' && role !== 'praise') break;
  }
  return at;
}

/** Where a relative clause has its verb: 'who have not spoken', 'that she wrote'. */
function relativeVerb(pieces: Segment, who: number): number {
  let at = who + 1;
  while (
    at < pieces.length - 1 &&
    (AUXILIARY.test(pieces[at]?.lower ?? '') || PRONOUN.test(pieces[at]?.lower ?? '') || isManner(pieces[at]))
  )
    at++;
  return at;
}

/** The verb of a pronoun that opens a clause. */
function afterPronoun(pieces: Segment, from: number): Finite | undefined {
  let at = from + 1;
  while (isManner(pieces[at]) || pieces[at]?.lower === 'one') at++;
  const piece = pieces[at];
  if (!piece) return undefined;
  if (AUXILIARY.test(piece.lower)) return { at, form: 'be' };
  const form = listedVerb(piece)?.form ?? plainVerb(piece.lower)?.form;
  return form === 's' || form === 'base' ? { at, form } : undefined;
}

/** The verb of the clause that begins at a piece; undefined where it has none. */
export function finiteAt(pieces: Segment, from: number): Finite | undefined {
  const doer: Doer = {
    head: undefined,
    plural: false,
    isJoined: false,
    isOne: ONE.test(pieces[from - 1]?.lower ?? ''),
    isDefinite: false,
    isTold: false,
    relative: -1,
    isExpected: CALLS_FOR_VERB.test(pieces[from - 1]?.lower ?? ''),
  };
  const begin = readOpening(pieces, roleOf(pieces[from]) === 'and' ? from + 1 : from, doer);
  if (PRONOUN.test(pieces[begin]?.lower ?? '')) return afterPronoun(pieces, begin);
  for (let at = begin; at < pieces.length && at < begin + 18; at++) {
    const piece = pieces[at];
    if (!piece || (PARTED.test(piece.lower) && !isLikening(pieces, at))) return undefined;
    if (doer.head && at > doer.relative && (AUXILIARY.test(piece.lower) || roleOf(piece) === 'says'))
      return { at, form: 'be' };
    const form = verbFormAt(pieces, at, doer);
    if (form) return { at, form };
    if (RELATIVE.test(piece.lower)) {
      doer.isTold = true;
      at = doer.relative = relativeVerb(pieces, at);
    } else if (roleOf(piece) === 'and') {
      if (!startsNounPhrase(pieces, at + 1)) return undefined;
      doer.isJoined = doer.plural = true;
      doer.isTold = false;
    } else readDoer(piece, doer);
  }
  return undefined;
}

/** 'as big as a sparrow' compares, and opens no clause. */
export const isLikening = (pieces: Segment, at: number): boolean =>
  /^as\b/.test(pieces[at]?.lower ?? '') &&
  (/^as\b/.test(pieces[at + 2]?.lower ?? '') || pieces[at - 2]?.lower === 'as');

/** Takes one more word of who or what does it. */
function readDoer(piece: Piece, doer: Doer): void {
  const role = roleOf(piece);
  if (/['’]s$/.test(piece.text)) {
    doer.isOne = false;
    doer.isDefinite = true;
    return;
  }
  if (doer.isTold) return;
  if (role === 'determiner' || role === 'possessive') doer.isDefinite = true;
  else if (role !== undefined && role !== 'filler') doer.isTold = doer.head !== undefined;
  else if (isHeadLike(piece)) {
    doer.head = piece;
    doer.plural = doer.isJoined || isPluralAt(piece);
  } else if (senseOf(piece, 'action') && doer.head) doer.isTold = true;
}
