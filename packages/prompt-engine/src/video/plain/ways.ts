import { small } from '../wording.ts';
import { doerOf } from './acts.ts';
import type { Told } from './as-told.ts';
import { plainBeats, secondsTold } from './beats.ts';
import { deedPhases } from './deed-phases.ts';
import { isGoing, leavesSize, toldCamera, type Way } from './frames.ts';
import { areAtOnce } from './in-turn.ts';
import { filmShots, isInPieces } from './openings.ts';
import { isWide } from './sizes.ts';
import { tongueOf } from './tongue.ts';
import { isLooped } from './usual-staging.ts';
import { placeNamedIn } from './views-of.ts';

/*
 * Two honest directions of one film. Both tell all of it, from its premise to its last moment; they differ in how it is
 * taken: in cuts, in one take, piece by piece until it is seen whole, in one frame that stays, or towards its last image.
 */

/** Time or places that change between moments, so that no one take holds them. */
const JUMPS =
  /\b(?:time-?\s?lapse|hyper-?lapse|montage|years?|months?|weeks?|all (?:winter|summer|year|day|night)|next (?:day|morning|night|week)|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day|every (?:day|dawn|morning|night|year|summer|winter|week|time)|countries|cities|kitchens|seasons|meanwhile|flashback|before and after|split[- ]?screen|(?:first|second|third) (?:day|time|try|attempt)|(?:first|last|final|closing|opening) (?:shot|frame|image)|title card|end card|cut to|(?:per|each|every) (?:floor|decade|room|day)|close[- ]?ups?|stop[- ]?motion|claymation|lego|shots?\b|recipe|how to|steps?|captions?|attempts?|disasters|tries(?! to\b)|trailer|teaser|recap|music (?:video|vid|clip))\b/iu;

/** A longer film is offered as no single take. */
const LONGEST_TAKE = 15;
const MOST_IN_TAKE = 4;
/** So many shots are what is seen before the whole, and the whole. */
const PIECES = 3;
const SHORT = 10;

/** Places in which there is always somebody. */
const BUSY =
  /\b(?:city|street|streets|town|market|mall|station|crowds?|tokyo|traffic|party|club|sky|air|space)\b/iu;

/** The second way of a film of one moment: what comes through a place is seen from it, and what has parts by its parts. */
function secondOfOne(told: Told): Way {
  const [only] = told.moments;
  if (tongueOf(told.typed) || !only || only.lines.length > 0 || isLooped(told)) return 'near';
  const place = placeNamedIn(only.text);
  if (isGoing(only.text) && doerOf(only.text) !== '' && place !== '' && !BUSY.test(place)) return 'still';
  const seconds = Math.min(secondsTold(told) ?? SHORT, SHORT);
  // What is only seen from afar, or goes somewhere, is never told from near.
  if (deedPhases(only.text).near !== '') return isWide(only.text) || isGoing(only.text) ? 'end' : 'near';
  return filmShots(plainBeats(told, seconds), told, 'cuts').length >= PIECES ? 'near' : 'take';
}

/** How each of the two options of a film takes it. */
export function waysOf(told: Told): readonly [Way, Way] {
  const { all, isOneTake, isCut } = toldCamera(told);
  if (isOneTake) return ['take', 'end'];
  if (told.moments.length === 1) return ['cuts', all === '' || leavesSize(all) ? secondOfOne(told) : 'end'];
  // What is only seen from afar, or goes somewhere, is never told from near.
  const isFar = told.moments.some(({ text }) => isWide(text) || isGoing(text));
  const second: Way = isFar ? 'end' : 'near';
  const isList = told.moments.some(
    ({ isShot, size }, i) => size !== '' || (isShot && i + 1 < told.moments.length),
  );
  if (told.isShop || told.isNamed) return ['cuts', 'end'];
  const isLong = (secondsTold(told) ?? 0) > LONGEST_TAKE;
  const isMany = told.moments.length > MOST_IN_TAKE;
  if (!isList && !isCut && !isLong && !isMany && !areAtOnce(told) && !JUMPS.test(told.typed))
    return ['cuts', 'take'];
  return ['cuts', isList || all !== '' ? 'end' : second];
}

const SLOW =
  /\b(?:slow(?:ly)?|calm|quiet|gentle|peaceful|tender|sad|melanchol\p{L}+|unhurried|meditative|lente?|lento|lenta|langsam|ruhig|tranquil\p{L}*|calme)\b/iu;
/** Whether a film takes its time by its own words. */
export const isSlow = ({ notes, film }: Told): boolean =>
  SLOW.test(film) || notes.some(({ kind, text }) => (kind === 'mood' || kind === 'sound') && SLOW.test(text));

/** How a way is said in a tone; a script finds its way again by these words. */
export function inTone(way: Way, told: Told, isOneTake: boolean): string {
  if (way === 'take') return 'one unbroken take';
  if (way === 'still') return 'one frame that never moves';
  if (way === 'near')
    return isInPieces(told)
      ? 'piece by piece, the whole only at the end'
      : 'close to faces, hands and things';
  if (way === 'end')
    return isOneTake
      ? 'unbroken, with a long last look'
      : `${isSlow(told) ? 'unhurried' : 'short'} shots that lead to one long last image`;
  return '';
}

/** Who looks at a film of no kind, by how it is taken. */
export function audienceBy(way: Way): string {
  if (way === 'take') return 'Viewers who like to look closely';
  if (way === 'still') return 'Lovers of quiet, exact pictures';
  return way === 'near' ? 'Viewers who like to be close to what happens' : 'Viewers who watch to the end';
}

/** Of a title that is the only one; in the tongue of its idea. */
export function tailOf(way: Way, told: Told): string {
  const tongue = tongueOf(told.typed);
  if (tongue)
    return `${/^\p{Lu}/u.test(tongue.again[0]) ? ', ' : '：'}${small(tongue.again[way === 'near' ? 0 : 1])}`;
  if (told.isDrama) return ', turning point first';
  if (way === 'take') return ', in one take';
  if (way === 'still') return ', in one still frame';
  if (way === 'end') return ', to its last image';
  return isInPieces(told) ? ', piece by piece' : ', in close-ups';
}

/** How the film of a chosen option is taken. */
export function wayOf(told: Told, tone: string): Way {
  const [one, other] = waysOf(told);
  const said = inTone(other, told, toldCamera(told).isOneTake);
  return said !== '' && tone.endsWith(said) ? other : one;
}
