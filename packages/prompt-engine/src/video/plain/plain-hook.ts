import { listOf, rowsOf } from '../../lexicon/row.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import { capital, cut, headOf, small, wordsIn, wordsPattern } from '../wording.ts';
import { doerOf, isToldWhole } from './acts.ts';
import type { Told } from './as-told.ts';
import { plainBeats } from './beats.ts';
import type { DeedShot } from './deed-shots.ts';
import type { Way } from './frames.ts';
import { filmShots, otherOpening } from './openings.ts';
import { tongueOf } from './tongue.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * The hook of an option: the picture that its script begins with. What the film ends on is told by the film.
 */

const SHOT_AT_MOST = 140;

const bare = (text: string): string => text.replace(/[\s.!…。]+$/u, '');

/* What one wants to know of who acts: words of what they do | the question. {the} is who acts. */
const QUESTIONS = rowsOf(
  `
tries, try, attempts, learns, practises, practices, dares | Does {the} make it?
steals, sneaks, escapes, runs away, breaks out, grabs | How far does {the} get?
`,
  2,
).map(([words, question = '']) => ({ words: wordsPattern(listOf(words)), question }));

/** What is asked of who acts in a moment that is seen first; empty where nobody could fail in it. */
export function askedBy(text: string): string {
  const doer = isToldWhole(text) ? doerOf(text) : '';
  const isNamed = /^(?:the|my|his|her|our)\s/iu.test(doer) && isBeingNoun(headOf(doer).toLowerCase());
  const found = isNamed ? QUESTIONS.find(({ words }) => words?.test(text)) : undefined;
  return found === undefined ? '' : found.question.replace('{the}', doer);
}

/** The question behind a first picture; empty where the film is all told in it, or in another tongue. */
function questionOf({ moments, typed, isShop, isNamed }: Told): string {
  const [first] = moments;
  return moments.length < 2 || !first || isShop || isNamed || isAbroad(typed) ? '' : askedBy(first.text);
}

/** A picture as a hook says it. */
const asHook = (text: string): string => {
  const seen = bare(cut(text.replace(/, very near(?=,|$)/u, ''), SHOT_AT_MOST));
  return `${capital(seen)}${/[”]$/u.test(seen) ? '' : /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(seen) ? '。' : '.'}`;
};

/** What is seen in a shot, with what of its deed is seen from near and what is said or read in it. */
function pictureOf({ text, detail = '', lines, onScreen = [] }: DeedShot): string {
  const [line] = lines;
  const said = line === undefined ? '' : `: “${line.line}”`;
  const read = onScreen.length === 0 || lines.length > 0 ? '' : `, and the words “${onScreen[0]}”`;
  return `${bare(detail === '' ? text : detail)}${said}${read}`;
}

const FEW_WORDS = 4;
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Images of a row that are named in a word or two are seen together. */
function together(shots: readonly DeedShot[]): readonly DeedShot[] {
  const [first, second] = shots;
  const isFew = !WITHOUT_SPACES.test(first?.text ?? '') && wordsIn(first?.text ?? '') < FEW_WORDS;
  return first &&
    second &&
    shots.length > 2 &&
    isFew &&
    second.lines.length === 0 &&
    wordsIn(second.text) < FEW_WORDS
    ? [{ ...first, text: `${bare(first.text)}, ${small(second.text)}` }, ...shots.slice(2)]
    : shots;
}

/** A first picture that no other can stand before. @param again how another tongue says that it is seen from near */
const seenAgain = (opening: string, again: string | undefined): string =>
  again === undefined
    ? `${opening}: first one detail, then all of it`
    : `${opening}, ${again.charAt(0).toLowerCase()}${again.slice(1)}`;

/** How the two films of an idea open: each with its own first picture, and never both with the same. */
export function plainHooks(
  told: Told,
  [one, other]: readonly [Way, Way],
  seconds: number,
): readonly [string, string] {
  const shotsOf = (way: Way): readonly DeedShot[] =>
    together(filmShots(plainBeats(told, seconds, way === 'end'), told, way));
  const [first] = shotsOf(one);
  const shots = shotsOf(other);
  const opening = first === undefined ? '' : pictureOf({ ...first, detail: '' });
  const isOther = (text: string): boolean => text.toLowerCase() !== opening.toLowerCase();
  // A film that opens with the same picture is known by what is seen of it from near, else by what comes next.
  const near = shots
    .slice(0, 1)
    .flatMap((shot) => [
      pictureOf({ ...shot, detail: '' }),
      shot.detail ?? '',
      // What stands in a picture of ours is no picture of the idea.
      shot.isTold === false ? '' : otherOpening(shot.text, tongueOf(told.typed)),
    ])
    .filter(Boolean);
  const later = shots.slice(1, -1).map(pictureOf);
  const again = tongueOf(told.typed)?.again[0];
  const second = [...near, ...later].find(isOther) ?? seenAgain(bare(opening), again);
  const question = questionOf(told);
  return [[asHook(opening), question].filter(Boolean).join(' '), asHook(second)];
}
