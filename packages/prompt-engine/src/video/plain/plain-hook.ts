import { hasWord } from '../core/core-words.ts';
import { introduced, isSeen, isSomebody, withTheAgain } from '../core/named-as.ts';
import { placeAbroad } from '../core/sole-arc.ts';
import { premiseOf } from '../core/whole-core.ts';
import { firstFrame, whoIn } from '../telling/first-frame.ts';
import { questionOf } from '../telling/questions.ts';
import { tellingHook } from '../telling/telling-hook.ts';
import type { Telling } from '../telling/tellings.ts';
import { capital, cut, small, wordsIn } from '../wording.ts';
import { isToldWhole } from './acts.ts';
import type { Told } from './as-told.ts';
import { plainBeats } from './beats.ts';
import type { DeedShot } from './deed-shots.ts';
import type { Way } from './frames.ts';
import { filmShots, otherOpening } from './openings.ts';
import { titleOf } from './titles.ts';
import { tongueOf } from './tongue.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * The hook of an option: the picture that its script begins with. What the film ends on is told by the film.
 */

const SHOT_AT_MOST = 140;

const bare = (text: string): string => text.replace(/[\s.!…。]+$/u, '');

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

/** How two films of an idea are taken. */
interface Takes {
  readonly ways: readonly [Way, Way];
  /** The other way in which the second one tells it. */
  readonly telling?: Telling | undefined;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/^(?:an?|the)\s|[^\p{L}\p{N}]/giu, '');
/** A first picture that is not the idea once more: of one clause, who and what is there before it happens. */
function notAgain(opening: string, { typed, matter = typed, moments, isWay }: Told): string {
  const own = lettersOf(opening);
  const isAgain =
    moments.length === 1 ||
    lettersOf(matter) === own ||
    (isWay === true && lettersOf(matter).startsWith(own));
  if (!isAgain) return opening;
  const who = isToldWhole(opening) ? whoIn(opening) : '';
  const isOnly = who !== '' && moments.length === 1 && !isAbroad(opening);
  return (
    firstFrame(opening) ||
    placeFrame(opening) ||
    (isOnly ? `${capital(introduced(who))}, alone in the picture` : opening)
  );
}

/** Who it is and what they do, without where, in another tongue. */
function placeFrame(text: string): string {
  const place = isAbroad(text) ? placeAbroad(text) : '';
  const at = place === '' ? -1 : text.toLowerCase().indexOf(place.toLowerCase());
  const before = at > FEW_LETTERS ? text.slice(0, at).trim() : '';
  return before.replace(
    /\s(?:en|dans|sur|sous|chez|im|in|am|auf|unter|vor|nel|nella|sul|sulla|em|no|na|numa?|op)$/iu,
    '',
  );
}
const FEW_LETTERS = 16;

/** A first picture in two words, with what the film is of behind it. */
function withPremise(opening: string, told: Told): string {
  const named = isAbroad(told.typed) ? '' : premiseOf(told);
  const isBare =
    named !== '' && wordsIn(opening) < FEW_WORDS && !hasWord(opening, named.split(' ').at(-1) ?? '');
  return isBare && isSeen(named) ? `${bare(opening)}, and behind it ${withTheAgain(named)}` : opening;
}

/** How the two films of an idea open: each with its own first picture, and never both with the same. */
export function plainHooks(
  told: Told,
  { ways: [one, other], telling }: Takes,
  seconds: number,
): readonly [string, string] {
  const shotsOf = (way: Way): readonly DeedShot[] =>
    together(filmShots(plainBeats(told, seconds, way === 'end'), told, way));
  const usual = shotsOf(one);
  const [first] = usual;
  const shots = shotsOf(other);
  const seen = first === undefined ? '' : pictureOf({ ...first, detail: '' });
  const opening = withPremise(notAgain(seen, told), told);
  const isOther = (text: string): boolean =>
    text !== '' && text.toLowerCase() !== opening.toLowerCase() && text.toLowerCase() !== seen.toLowerCase();
  const retold = telling
    ? tellingHook(told, telling, {
        first: first?.text ?? '',
        second: usual.length > 2 ? (usual[1]?.text ?? '') : '',
        last: usual.at(-1)?.text ?? '',
        title: titleOf(told),
      })
    : '';
  // A film that opens with the same picture is known by what is seen of it from near, else by what comes next.
  const near = shots
    .slice(0, 1)
    .flatMap((shot) => [
      pictureOf({ ...shot, detail: '' }),
      shot.detail ?? '',
      otherOpening(shot.text, tongueOf(told.typed)),
    ]);
  const later = shots.slice(1, -1).map(pictureOf);
  const again = tongueOf(told.typed)?.again[0];
  const second =
    [retold, ...near, ...later, placeAbroad(seen), seen].find(isOther) ??
    `${bare(opening)}, ${again === undefined ? (isSomebody(whoIn(opening)) ? 'seen from behind' : 'only its shadow yet') : again.charAt(0).toLowerCase() + again.slice(1)}`;
  const question = questionOf(told);
  const isAsked = /\?$/u.test(second);
  return [[asHook(opening), question].filter(Boolean).join(' '), isAsked ? capital(second) : asHook(second)];
}
