import { sifted } from '../lexicon/sifting/sifted.ts';
import { times } from '../lexicon/tables.ts';
import { type Draft, newDraft, noteCircumstance } from './draft.ts';
import { readNounPhrase } from './noun-phrase.ts';
import { isHeadLike, startsNounPhrase } from './phrase-bounds.ts';
import { roleOf, type SenseOf, senseOf } from './sense-of.ts';
import type { Cursor } from './verb-at.ts';

/*
 * What is named without being in the picture: what is ruled out, and what lies before or after the moment.
 */

const DENYING = sifted(/^(?:never|not|nobody)$/);

/** 'nobody home', 'no one around': a place without people. */
const DESERTED = sifted(/^(?:home|around|about|there|inside|left|visible|else)$/);

/** What nobody sees, whether it is there or not. */
const UNSEEN = sifted(
  /^(?:ideas?|clues?|remorse|regrets?|shame|fear|hope|way|problem|reason|sense|time|need|doubt|wonder|matter|mercy|luck|mood|intention|intentions|plans?|choice|chance|business|right|experience|skills?|talent|manners|patience|respect|interest|rush|hurry|longer|more|worries|worry|memory|explanation|context|answer|offence|offense|such|thanks|other|extras?|additional|further|one['’]s|help|opinion|opinions|fun|joke|big|deal|thoughts?)$/,
);

/** Letters that are ruled out: 'no band name' rules out no band. */
const LETTERS =
  /^(?:names?|words?|texts?|titles?|lettering|letters|logos?|labels?|captions?|writing|slogans?)$/;
/** So many words may say which letters. */
const MOST_BEFORE = 3;

/** Where an exclusion ends that goes on to the letters it is of. */
function endOfLetters({ pieces, at }: Cursor, end: number): number {
  const ahead = pieces.slice(end, at + MOST_BEFORE + 1);
  const letters = ahead.findIndex(({ lower }) => LETTERS.test(lower));
  return letters < 0 || ahead.slice(0, letters).some((piece) => roleOf(piece) === 'and')
    ? end
    : end + letters + 1;
}

/** Where an exclusion ends that is no noun by itself: of 'no thin lines' a word is taken for a deed, and yet is the thing. */
function endOfUnknown({ pieces }: Cursor, from: number): number {
  const isOfNext = !senseOf(pieces[from], 'noun') && !senseOf(pieces[from], 'action');
  const next = pieces[from + 1];
  return Math.min(isOfNext && next && !roleOf(next) ? from + 2 : from + 1, pieces.length);
}

/** Reads the exclusion that begins after 'without' or 'no'. */
export function readExcluded(draft: Draft, cursor: Cursor): void {
  const ruling = cursor.pieces[cursor.at]?.lower ?? '';
  cursor.at++;
  const from = cursor.at;
  // 'minus 15' is how cold it is.
  if (ruling === 'minus' && /^\d/.test(cursor.pieces[from]?.lower ?? '')) return;
  // 'none of them have hair', 'they have no idea' rule nothing out that could be seen.
  const denied = cursor.pieces[from];
  if (roleOf(denied) === 'of' || UNSEEN.test(denied?.lower ?? '')) {
    cursor.at = Math.min(from + 1, cursor.pieces.length);
    return;
  }
  // 'a summer that never happened', 'while nobody listens' say what is not done: nothing is ruled out.
  const isNoOne = ruling === 'nobody' || (/\bno$/.test(ruling) && cursor.pieces[from]?.lower === 'one');
  const whereabouts = cursor.pieces[ruling === 'nobody' ? from : from + 1];
  if (isNoOne && (!whereabouts || DESERTED.test(whereabouts.lower))) {
    draft.excluded.push('people');
    cursor.at = cursor.pieces.length;
    return;
  }
  // A magician nobody watches has no watches ruled out.
  if (isNoOne) {
    cursor.at = Math.min(from + (ruling === 'nobody' ? 1 : 2), cursor.pieces.length);
    return;
  }
  const isDeed =
    /^\p{L}{2,}ing\b/u.test(cursor.pieces[from]?.lower ?? '') && !senseOf(cursor.pieces[from], 'noun');
  // 'walks past without looking' says how it is done.
  if ((DENYING.test(ruling) && !senseOf(cursor.pieces[from], 'noun')) || (isDeed && !/\bno$/.test(ruling))) {
    cursor.at = Math.min(from + 1, cursor.pieces.length);
    return;
  }
  // Its words name what is not there: none of them may join the cast.
  const aside = newDraft(false);
  const phrase = readNounPhrase(aside, cursor.pieces, cursor.at);
  const named = endOfLetters(cursor, phrase?.next ?? endOfUnknown(cursor, from));
  // 'no horn that looks like a weapon' rules out such a one, and no horn besides.
  const isAtStart = from < FIRST_WORDS || /^(?:and|or|but)$/.test(cursor.pieces[from - 2]?.lower ?? '');
  const isOfSuch = isAtStart && RESTRICTS.test(cursor.pieces[named]?.lower ?? '');
  const end = isOfSuch ? cursor.pieces.length : named;
  const words = cursor.pieces
    .slice(from, end)
    .filter((piece) => isOfSuch || !['determiner', 'filler', 'possessive'].includes(roleOf(piece) ?? ''));
  const said = words.map(({ text }) => text).join(' ');
  // 'No man’s land' is a place.
  if (said && !/^man['’]?s land$/i.test(said)) draft.excluded.push(said);
  cursor.at = end;
  const next = cursor.pieces[cursor.at];
  if (roleOf(next) === 'and' && startsNounPhrase(cursor.pieces, cursor.at + 1)) readExcluded(draft, cursor);
}

/** What says which of a kind is meant. */
const RESTRICTS = sifted(/^(?:that|which|who|with|like|as)$/);
/** Pieces of a clause that begins with what it rules out. */
const FIRST_WORDS = 3;

/** After rain none falls: what is left of it is seen. */
function overBy(time: SenseOf<'time'>): SenseOf<'time'> {
  const isWet = time.row.type === 'weather' && ['rain', 'storm'].some((each) => time.row.traits.has(each));
  const over = times().find(({ names }) => names.includes('after the rain'));
  return isWet && over ? { ...time, row: over } : time;
}

const WHEN: Readonly<Record<string, 'before' | 'after' | 'during'>> = { during: 'during', while: 'during' };

/** Reads the occasion or hour that begins after 'before', 'after' or 'during'. */
export function readAround(draft: Draft, cursor: Cursor): void {
  const word = cursor.pieces[cursor.at]?.lower ?? '';
  cursor.at++;
  const when = WHEN[word] ?? (/after|since/.test(word) ? 'after' : 'before');
  const piece = cursor.pieces[cursor.at];
  const time = senseOf(piece, 'time');
  if (time && !isHeadLike(cursor.pieces[cursor.at + 1])) {
    noteCircumstance(draft, when === 'after' ? overBy(time) : time, piece?.text ?? '');
    cursor.at++;
    return;
  }
  const hour = cursor.pieces
    .slice(cursor.at, cursor.at + 2)
    .find((each) => senseOf(each, 'time') && senseOf(each, 'noun')?.row.kind !== 'event');
  const weather = senseOf(hour, 'time');
  if (hour && weather && !startsNounPhrase(cursor.pieces, cursor.pieces.indexOf(hour) + 1)) {
    noteCircumstance(draft, when === 'after' ? overBy(weather) : weather, hour.text);
    cursor.at = cursor.pieces.indexOf(hour) + 1;
    return;
  }
  const phrase = readNounPhrase(newDraft(false), cursor.pieces, cursor.at);
  if (!phrase) return;
  draft.around.push({ when, member: { ...phrase.member, part: 'topic' } });
  cursor.at = phrase.next;
}
