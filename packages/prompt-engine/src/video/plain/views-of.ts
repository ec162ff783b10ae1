import { clauseVerb } from '../idea/clause-verb.ts';
import { isAnimalNoun, isBeingNoun, isNoun, wordsOf } from '../idea/verbs.ts';
import { capital } from '../wording.ts';
import { doerOf, isToldWhole } from './acts.ts';
import type { PlainBeat } from './beats.ts';
import { isWide } from './sizes.ts';
import { metIn } from './titles.ts';
import type { Tongue } from './tongue.ts';
import { isAbroad, placeIn, within } from './wording-plain.ts';

/*
 * One moment in several shots, as films cover an action: all of it, then whoever acts from near, the thing that they have to do
 * with, the place around them, and then the moment itself in another frame. Nothing is seen that the moment does not name.
 */

interface View {
  readonly text: string;
  readonly size: string;
}

const PLACE =
  /\s((?:in|on|at|through|along|across|over|under|by|inside|outside|behind|beside)\s(?:(?:the|an?|his|her|my|our|their)\s)?[\p{L}’'-]+(?:\s(?!(?:and|who|that|with|to|for|of|while|as|until|when|is|are)\s)[\p{L}’'-]+)?)(?=[,.;:]|$)/iu;
const AT_HOUR =
  /\s(?:at|by|in the|during the|before|after)\s(?:night|sunset|sunrise|dawn|dusk|noon|midnight|golden hour|blue hour|morning|evening|afternoon|rain|snow)(?=[,.;:]|$)/giu;
const TIME =
  /\b(?:day|night|morning|evening|noon|dawn|dusk|sunset|sunrise|second|seconds|minute|minutes|hour|hours|time|while|end|beginning|winter|summer|autumn|spring|point|last|first|once|september|october|november|december|january|february|march|april|june|july|august)\b/iu;

/** Where a moment happens, as it says so; empty where it names no place. */
export function placeNamedIn(text: string): string {
  const place = PLACE.exec(text.replace(AT_HOUR, ''))?.[1] ?? '';
  return place === '' || TIME.test(place) || !(placeIn(place) !== '' || isWide(place)) ? '' : place;
}

const headOf = (name: string): string => name.split(' ').at(-1)?.toLowerCase() ?? '';

/** Whether all who are named before the verb are beings. */
function areBeings(text: string): boolean {
  const words = wordsOf(text);
  const before = words.slice(0, clauseVerb(words)?.from ?? 0).map((word) => word.text);
  if (/^(?:they|both|everyone|everybody|all)$/iu.test(before[0] ?? '')) return true;
  const named = before.filter((word) => isNoun(word) || isBeingNoun(word));
  return named.length > 0 && named.every((word) => isBeingNoun(word));
}

/** Who or what acts, from near. */
function doerSeen(text: string): View | undefined {
  const doer = isToldWhole(text) ? doerOf(text) : '';
  if (/^(?:|i|we|you|it|the (?:camera|drone|lens))$/iu.test(doer)) return undefined;
  if (doer === 'they')
    return areBeings(text)
      ? { text: 'Their faces from near, one after the other', size: 'medium close' }
      : undefined;
  if (/^(?:he|she)$/iu.test(doer))
    return { text: `${/^he$/iu.test(doer) ? 'His' : 'Her'} face and hands from near`, size: 'medium close' };
  if (isAnimalNoun(headOf(doer))) return { text: `The head of ${doer} from near`, size: 'medium close' };
  if (/^\p{Lu}/u.test(doer) || isBeingNoun(headOf(doer)))
    return { text: `${capital(doer)} from near, face and hands`, size: 'medium close' };
  return isNoun(headOf(doer)) ? { text: `${capital(doer)} from near`, size: 'close' } : undefined;
}

/** What a moment names that may be seen by itself: whoever acts, the thing it is about, the place. */
export function namedViews({ text }: PlainBeat): readonly View[] {
  if (isAbroad(text)) return [];
  const doer = isToldWhole(text) ? doerOf(text) : '';
  const object = doer === '' ? '' : metIn(text, doer);
  const place = placeNamedIn(text);
  return [
    doerSeen(text),
    object === '' || isBeingNoun(headOf(object)) ? undefined : { text: `Detail: ${object}`, size: 'close' },
    place === '' ? undefined : { text: `From afar, all of it ${place}`, size: 'wide' },
  ].filter((view) => view !== undefined);
}

/** How the same moment is seen again where it names nothing more: nearer, from another side, whole again. */
const AGAIN: readonly View[] = [
  { text: 'From near', size: 'medium close' },
  { text: 'From the other side', size: 'medium' },
  { text: 'Very near, one detail of it', size: 'close' },
  { text: 'From behind', size: 'medium wide' },
  { text: 'From above', size: 'wide' },
  { text: 'All of it again', size: 'wide' },
];

const ABROAD = [0, 1, 5];

/** A moment in its nth shot: what it names first, and then the moment itself in another frame. */
export function shotOfMoment(beat: PlainBeat, nth: number, tongue?: Tongue): PlainBeat {
  if (nth === 0) return beat;
  const named = namedViews(beat);
  const view = named[nth - 1];
  if (view) return { ...beat, text: view.text, size: view.size, lines: [], onScreen: [] };
  const round = nth - 1 - named.length;
  // Another tongue has three of them.
  const again = AGAIN[tongue ? (ABROAD[round % ABROAD.length] ?? 0) : round % AGAIN.length];
  const words = tongue?.again[round % ABROAD.length] ?? again?.text ?? '';
  const told = beat.text.replace(/[.!?…]+$/u, '');
  const text = `${words}: ${tongue ? told : within(told, beat.text.slice(1))}`;
  return { ...beat, text, size: again?.size ?? '', lines: [], onScreen: [] };
}
