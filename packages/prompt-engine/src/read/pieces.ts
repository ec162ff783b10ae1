import { singularsOf } from '../lexicon/inflect.ts';
import type { PhraseHit } from '../lexicon/phrase-table.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { asDeed } from './deed-before-object.ts';
import { isArtistSeen, isDoerByName, nameLengthAt } from './person-names.ts';
import { type Sense, senses } from './senses.ts';
import { mendedWord, soundAlike } from './spelling.ts';
import { guessOf, type WordGuess } from './word-class.ts';

/** A word or phrase of the subject with everything it may mean. */
export interface Piece {
  /** As typed. */
  readonly text: string;
  readonly lower: string;
  readonly senses: readonly Sense[];
  /** What a word that no table knows looks like. */
  readonly guess?: WordGuess;
  /** Begins with a capital, and is not the first word. */
  readonly isName: boolean;
  /** It is the verb of its clause, in this form. */
  readonly finite?: 's' | 'base';
}

/** What stands between two commas or full stops. */
export type Segment = readonly Piece[];

const WORD = sifted(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.\-/&]*|&/gu);
const STOP = sifted(/[,;:.!?|—–()[\]{}<>"“”«»\n•/]+(?=\s|$|[\p{L}\p{N}"“(])|\s-\s/u);
/** Words that are read; what follows still stands in the prompt. */
const READ_AT_MOST = 90;

/** Parts a text at its punctuation. */
export function cutAtStops(text: string): string[][] {
  let left = READ_AT_MOST;
  const segments: string[][] = [];
  for (const part of text.split(STOP)) {
    const words = Array.from(part.matchAll(WORD), ([word]) => word.replace(/[.'’\-/&]+$/, '') || word).slice(
      0,
      left,
    );
    left -= words.length;
    if (words.length > 0) segments.push(words);
    if (left <= 0) break;
  }
  return segments;
}

const keyOf = (word: string): string => word.toLowerCase().replace(/’/g, "'").replace(/'s$/, '');

/** What follows a title is a name. */
const AFTER_TITLE = sifted(
  /^(?:king|queen|prince|princess|saint|lady|lord|sir|president|pope|emperor|empress)$/,
);

/** A name as one piece that nothing else is read into. */
const namePiece = (words: readonly string[]): Piece => ({
  text: words.join(' '),
  lower: words.join(' ').toLowerCase(),
  senses: [],
  guess: 'noun',
  isName: true,
});

/** A word of grammar as a piece. */
export const wordPiece = (word: string): Piece => ({
  text: word,
  lower: word,
  senses: senses().get(word),
  isName: false,
});

/** Every word with its senses, phrases first; unknown words are mended or guessed. */
export function piecesOf(words: readonly string[], isFirst: boolean, context: ReadonlySet<string>): Segment {
  const table = senses();
  const keys = words.map(keyOf);
  const spelled = keys.map((key, at) => {
    const isCapital = /^\p{Lu}/u.test(words[at] ?? '') && !(isFirst && at === 0);
    if (known(key)) return soundAlike(key, keys, at) ?? key;
    const mended = isCapital || AFTER_TITLE.test(keys[at - 1] ?? '') ? key : mendedWord(key, keys, at);
    // A slip of a bare verb is rare; a word of a trade or a game that no table has is not.
    return table
      .get(mended)
      .every((sense) => (sense.is === 'action' && sense.form === 'base') || sense.is === 'camera')
      ? key
      : mended;
  });
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = asThing(keys, at) ?? asPhrase(keys, at);
    const isDoer = isFirst && at === 0 && isDoerByName(words, spelled[0] ?? '');
    const named = isDoer ? 1 : namedAt(words, keys, at, phrase?.length ?? 1);
    if (named > 0) {
      pieces.push(namePiece(words.slice(at, at + named)));
      at += named;
      continue;
    }
    const typed =
      bareDeed(keys, at, context) ??
      phrase ??
      (spelled[at] === keys[at] ? table.longestAt(keys, at) : undefined);
    const hit = typed ?? table.longestAt(spelled, at) ?? table.longestAt(keys.map(unhyphened), at);
    const length = hit?.length ?? 1;
    // What is written about the thing spells it rightly; the subject itself stays as it was typed.
    const text = words
      .slice(at, at + length)
      .map((word, i) => (typed || spelled[at + i] === keys[at + i] ? word : (spelled[at + i] ?? word)))
      .join(' ');
    const isName = /^\p{Lu}\p{Ll}/u.test(text) && !(isFirst && at === 0);
    const lower = spelled.slice(at, at + length).join(' ');
    pieces.push({
      text,
      lower,
      senses: hit ? fitting(hit.value, context) : inflected(lower, context),
      ...(hit ? {} : { guess: guessOf(lower, words, at) }),
      isName,
    });
    at += length;
  }
  return withMadeAs(pieces.map(asDeed));
}

/** How many words from here on are somebody's name; a phrase of the tables is none, unless it is an artist's. */
function namedAt(words: readonly string[], keys: readonly string[], at: number, length: number): number {
  if (isArtistSeen(keys, at, length)) return length;
  const isTold = length > 1 || AFTER_TITLE.test(keys[at - 1] ?? '');
  return isTold ? 0 : nameLengthAt(words, at);
}

const MADE_AS = sifted(
  /^(?:prints?|paintings?|pictures?|drawings?|illustrations?|sketch(?:es)?|artwork|art|scene|page|panel|image|render|rendering|plate|style|animation|sampler|window|portrait|diorama|model|figure|version|edition|interpretation|rendition|take)(?: of)?$/,
);
/** What the look is of, or where it ends, follows. */
const AFTER_LOOK = sifted(/^(?:of|showing|depicting|featuring|with|about|that|where|in)$/);

/** 'ukiyo-e print of', 'lego scene of': what a look is made as is part of its name, no thing in the picture. */
function withMadeAs(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = joined.at(-1);
    const looks =
      before?.senses.filter((sense) => sense.is === 'style' && sense.row.medium !== 'photo') ?? [];
    const after = pieces[at + 1]?.lower;
    if (
      before &&
      looks.length > 0 &&
      MADE_AS.test(piece.lower) &&
      (after === undefined || / of$/.test(piece.lower) || AFTER_LOOK.test(after))
    )
      joined[joined.length - 1] = {
        text: `${before.text} ${piece.text.replace(/ of$/, '')}`,
        lower: `${before.lower} ${piece.lower.replace(/ of$/, '')}`,
        senses: looks,
        isName: false,
      };
    else joined.push(piece);
  }
  return joined;
}

/** A phrase of the tables as it was typed: 'ferris wheel' is no slip of ferries. */
function asPhrase(keys: readonly string[], at: number): PhraseHit<readonly Sense[]> | undefined {
  const hit = senses().longestAt(keys, at);
  // 'made of paper' is a look; 'made of paper boats' says what it is made of.
  if (hit && MADE_OF.test(keys.slice(at, at + hit.length).join(' ')) && isThing(keys[at + hit.length]))
    return { value: senses().get('made of'), length: 2 };
  // 'sleeping in front of': the preposition that goes on is no part of the verb.
  const last = at + (hit?.length ?? 1) - 1;
  if (
    hit &&
    last > at &&
    /^(?:in|on|at)$/.test(keys[last] ?? '') &&
    (senses().longestAt(keys, last)?.length ?? 0) > 2
  )
    return { value: senses().get(keys.slice(at, last).join(' ')), length: hit.length - 1 };
  // 'freshly baked bread' is bread: nobody baked it here.
  const isState =
    hit !== undefined &&
    hit.length > 1 &&
    hit.value.every((sense) => sense.is === 'action' && sense.form === 'past') &&
    (at === 0 || STATE_AFTER.test(keys[at - 1] ?? '')) &&
    isThing(keys[at + hit.length - 1]);
  if (isState) return { value: senses().get(keys[at] ?? ''), length: 1 };
  return hit && hit.length > 1 ? hit : undefined;
}

/** 'napping in the break room': where no row of 'nap in' fits what is there, it is a nap, in that place. */
function bareDeed(
  keys: readonly string[],
  at: number,
  context: ReadonlySet<string>,
): PhraseHit<readonly Sense[]> | undefined {
  if (!/^(?:in|on|inside|under|by|near)$/.test(keys[at + 1] ?? '')) return undefined;
  const hit = senses().longestAt(keys, at);
  if (hit?.length !== 2) return undefined;
  const hasNoRow = fitting(hit.value, context).every((sense) => sense.is === 'action' && !sense.row);
  const bare = senses().get(keys[at] ?? '');
  const isTold = fitting(bare, context).some((sense) => sense.is === 'action' && sense.row);
  return hasNoRow && isTold ? { value: bare, length: 1 } : undefined;
}

const STATE_AFTER = sifted(/ly$|^(?:an?|the|some|my|of|and|with)$/);

const MADE_OF = sifted(/^made of \w+$/);

const isThing = (key: string | undefined): boolean =>
  key !== undefined &&
  singularsOf(key).some((one) =>
    senses()
      .get(one)
      .some(({ is }) => is === 'noun'),
  );

const DOER = sifted(/^(?:to|and|they|we|you|i|who|that)$|[^s]s$|^(?:people|men|women|children)$/);

/** 'swinging a bat at a game', 'burnt toast with jam': where nobody does it, the thing is meant, not the verb. */
function asThing(keys: readonly string[], at: number): PhraseHit<readonly Sense[]> | undefined {
  if (DOER.test(keys[at - 1] ?? '')) return undefined;
  const hit = senses().longestAt(keys, at);
  const one = senses().get(keys[at] ?? '');
  const isVerb =
    hit !== undefined &&
    hit.length > 1 &&
    hit.value.every(
      (sense) => sense.is === 'action' && sense.form === 'base' && !/ing\b/.test(sense.verb.base),
    );
  return isVerb && one.some(({ is }) => is === 'noun') ? { value: one, length: 1 } : undefined;
}

const unhyphened = (word: string): string => word.replace(/-/g, ' ');

/** Whether a table knows a word as it stands. */
const known = (key: string): boolean =>
  senses().has(key) || singularsOf(key).some((one) => senses().has(one));

/** A hyphenated or plural form that only its singular's row knows. */
function inflected(word: string, context: ReadonlySet<string>): readonly Sense[] {
  for (const one of singularsOf(word)) {
    const found = one === word ? [] : fitting(senses().get(one), context);
    const nouns = found.filter(({ is }) => is === 'noun' || is === 'place');
    if (nouns.length > 0) {
      return nouns.map((sense) =>
        sense.is === 'noun' || sense.is === 'place' ? { ...sense, plural: true } : sense,
      );
    }
  }
  return [];
}

/**
 * Senses in the order of their likelihood: those that a neighbour picks come first, those that need a
 * neighbour which is not there go.
 */
function fitting(found: readonly Sense[], context: ReadonlySet<string>): readonly Sense[] {
  const needsOf = (sense: Sense): readonly string[] =>
    sense.is === 'noun' || sense.is === 'action' ? (sense.row?.traits.needs ?? []) : [];
  const picked = found.filter((sense) => needsOf(sense).some((word) => context.has(word)));
  const free = found.filter((sense) => needsOf(sense).length === 0);
  if (picked.length + free.length > 0) return [...picked, ...free];
  return found.flatMap((sense): Sense[] =>
    sense.is === 'action' ? [{ is: 'action', verb: sense.verb, form: sense.form }] : [sense],
  );
}

const MODEL_YEAR = sifted(/^(?:19[2-9]|20[0-4])\d$/);

/** The words of a text that may pick a homonym's sense: as typed, and their singulars. */
export function contextOf(segments: readonly (readonly string[])[]): ReadonlySet<string> {
  const context = new Set<string>();
  const keys = segments.flat().map(keyOf);
  for (const [at, typed] of keys.entries()) {
    // '1967 mustang': only what is made has a year.
    if (MODEL_YEAR.test(typed)) context.add('(year)');
    for (const key of new Set([typed, mendedWord(typed, keys, at)])) {
      context.add(key);
      for (const one of singularsOf(key)) context.add(one);
    }
  }
  return context;
}
