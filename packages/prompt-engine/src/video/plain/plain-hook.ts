import { listOf, rowsOf } from '../../lexicon/row.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import { capital, cut, headOf, wordsPattern } from '../wording.ts';
import { doerOf, isToldWhole } from './acts.ts';
import type { Told } from './as-told.ts';
import { articledMoments, plainBeats } from './beats.ts';
import type { Way } from './frames.ts';
import { filmShots } from './openings.ts';
import { beginning } from './titles.ts';
import { tongueOf } from './tongue.ts';
import { isAbroad, placeIn, within } from './wording-plain.ts';

/*
 * The hook of an option: the picture that its script begins with, why one wants to see what comes next, and how it is taken.
 * What the film ends on is told by the film.
 */

interface Hooked {
  readonly way: Way;
  readonly isSecond: boolean;
  /** How it is taken, in one sentence. */
  readonly treatment: string;
  readonly seconds: number;
}

const SHOT_AT_MOST = 110;
const MOMENT_AT_MOST = 140;

const bare = (text: string): string => text.replace(/[\s.!…。]+$/u, '');

/*
 * What one wants to know once the first picture is seen: words of what happens in it | the question. {the} is who acts.
 */
const QUESTIONS = rowsOf(
  `
throws a bowl, throws a pot, throws a vase | What becomes of it?
tries, try, attempts, learns, practises, practices, dares | Does {the} make it?
waits, wait, waiting | What comes?
opens, unwraps, unboxes, unpacks, unfolds | What is in there?
searches, looks for, hunts, digs | What is down there?
hears, sees, notices, spots, finds, discovers, wakes | What is it?
hides, buries, locks | Who finds it?
steals, sneaks, escapes, runs away, breaks out, grabs | How far does {the} get?
drops, throws, kicks, shoots, launches | Where does it come down?
builds, makes, repairs, fixes, paints, draws, cooks, bakes, knits, carves, folds, braids, writes, plants, sows, mixes, throws a, sews | What becomes of it?
plays in, plays on, plays the, plays his, plays her, sings, dances, performs | Who stays to see it?
walks, runs, rides, drives, flies, swims, climbs, sails, cycles, skates, rolls, crosses | Where does it lead?
brings, delivers, sends | What comes back?
teaches, shows, explains | What is learnt?
asks, says, speaks, tells, talks, calls, phones, texts | And the answer?
sits, stands, lies, sleeps, stares, watches, looks | What moves first?
packs, leaves, closes, says goodbye | What is left?
`,
  2,
).map(([words, question = '']) => ({ words: wordsPattern(listOf(words)), question }));

/** What is asked behind a moment that is seen first; empty where its words leave no question of their own. */
export function askedBy(text: string): string {
  if (!isToldWhole(text)) return placeIn(text) === '' ? '' : 'Who is here?';
  const doer = doerOf(text);
  const isNamed = /^(?:the|my|his|her|our)\s/iu.test(doer) && isBeingNoun(headOf(doer).toLowerCase());
  const found = QUESTIONS.find(
    ({ words, question }) => words?.test(text) && (isNamed || !question.includes('{the}')),
  );
  if (found) return found.question.replace('{the}', doer);
  return '';
}

/** What is asked behind the first picture; empty where nothing comes behind it. */
function questionOf({ moments, typed, isShop, isNamed }: Told): string {
  const [first] = moments;
  if (moments.length < 2 || !first || ((isShop || isNamed) && !isAbroad(typed))) return '';
  if (isAbroad(typed)) return tongueOf(typed)?.andThen ?? '';
  if (moments.every(({ isShot, isItem }) => isShot || isItem)) return '';
  return askedBy(first.text);
}

const lineOf = (lines: readonly { readonly line: string }[]): string =>
  lines
    .slice(0, 1)
    .map(({ line }) => `: “${line}”`)
    .join('');

/** Where one moment goes on to how it ends: 'and everything goes wrong', 'until the bell rings'. */
const GOES_ON =
  /,?\s(?:and|but|until|till|so|then|when|und|aber|bis|y|pero|hasta|et|mais|jusqu[’']|e|ma|finché|mas|até|maar|totdat)\s(?=\S+\s\S).*$/iu;
const HOOK_AT_MOST = 96;

/** What of a moment is told before the film: its beginning, where it is all of the film or long. */
function begun(text: string, isSole: boolean): string {
  const first = isSole ? text.replace(GOES_ON, '') : text;
  const kept = first.split(' ').length > 2 ? first : text;
  return kept.length <= HOOK_AT_MOST ? kept : beginning(kept, HOOK_AT_MOST) || cut(kept, MOMENT_AT_MOST);
}

/** The picture of a moment as a hook says it, and what is told behind it. */
function pictureOf(told: Told, { way, isSecond, seconds }: Hooked): string {
  const { typed, moments } = told;
  const [opening] = filmShots(plainBeats(told, seconds, way === 'end'), told, way);
  const [first] = articledMoments(told);
  const image = bare(begun(bare(first?.text ?? ''), moments.length === 1));
  // How near it is is said once.
  const seen = bare(cut((opening?.text ?? '').replace(/, very near(?=,|$)/u, ''), SHOT_AT_MOST));
  const isBegun =
    opening !== undefined &&
    first !== undefined &&
    !seen.toLowerCase().includes(image.toLowerCase().slice(4));
  const line = moments.length > 1 ? lineOf(first?.lines ?? []) : '';
  const near =
    isBegun && opening?.size === 'close'
      ? 'Opens very near'
      : isBegun
        ? 'Opens just before it'
        : 'Opens on this';
  const isOurs = tongueOf(typed) === undefined;
  // An idea of another tongue has no words of ours before its picture.
  if (!isOurs)
    return `${isBegun ? seen : `${image}${line}`}${/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(image) ? '。' : '.'}`;
  // The second film has a first picture of its own.
  if (isBegun && isSecond) return `${near}: ${within(seen, typed)}.`;
  const head = doerOf(image).split(' ').at(-1) ?? '';
  const isKnown = isBegun && head !== '' && seen.toLowerCase().includes(head.toLowerCase());
  const said = `${isKnown ? image.replace(/^(?:an?|one)\s/iu, 'the ') : image}${line}`;
  return isBegun
    ? `${near}: ${within(seen, typed)}; then ${within(said, typed)}.`
    : `${near}: ${within(said, typed)}.`;
}

/** How a film opens, what one wants to know of it, and how it is taken where that is told or has no cut. */
export function plainHook(told: Told, hooked: Hooked): string {
  const { treatment } = hooked;
  return capital([pictureOf(told, hooked), questionOf(told), treatment].filter(Boolean).join(' '));
}
