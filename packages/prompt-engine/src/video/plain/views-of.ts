import { clauseVerb } from '../idea/clause-verb.ts';
import { isBeingNoun, isNoun, wordsOf } from '../idea/verbs.ts';
import { capital } from '../wording.ts';
import { doerOf, isToldWhole } from './acts.ts';
import type { PlainBeat } from './beats.ts';
import { metIn } from './titles.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * One moment in several shots, as films cover an action: all of it, then whoever acts from near, the thing that they have to do
 * with, the place around them. Nothing is seen in them that the moment does not name, and no deed is done twice.
 */

interface View {
  readonly text: string;
  readonly size: string;
}

const PLACE =
  /\s((?:in|on|at|through|along|across|over|under|by|inside|outside|behind|beside)\s(?:(?:the|an?|his|her|my|our|their)\s)?[\p{L}’'-]+(?:\s(?!(?:and|who|that|with|to|for|of|while|as|until|when|is|are)\s)[\p{L}’'-]+)?)(?=[,.;:]|$)/iu;
const TIME =
  /\b(?:day|night|morning|evening|noon|dawn|dusk|sunset|sunrise|second|seconds|minute|minutes|hour|hours|time|while|end|beginning|winter|summer|autumn|spring|point|last|first|once|september|october|november|december|january|february|march|april|june|july|august)\b/iu;

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
  if (/^(?:|i|we|you|it)$/iu.test(doer)) return undefined;
  if (doer === 'they')
    return areBeings(text)
      ? { text: 'Their faces from near, one after the other', size: 'medium close' }
      : undefined;
  if (/^(?:he|she)$/iu.test(doer))
    return { text: `${/^he$/iu.test(doer) ? 'His' : 'Her'} face and hands from near`, size: 'medium close' };
  if (/^\p{Lu}/u.test(doer) || isBeingNoun(headOf(doer)))
    return { text: `${capital(doer)} from near, face and hands`, size: 'medium close' };
  return isNoun(headOf(doer)) ? { text: `${capital(doer)} from near`, size: 'close' } : undefined;
}

/** The shots of a moment behind its first. */
export function furtherViews({ text }: PlainBeat): readonly View[] {
  if (isAbroad(text)) return [ON];
  const doer = isToldWhole(text) ? doerOf(text) : '';
  const object = doer === '' ? '' : metIn(text, doer);
  const place = PLACE.exec(text)?.[1] ?? '';
  const views = [
    doerSeen(text),
    object === '' || isBeingNoun(headOf(object)) ? undefined : { text: `Detail: ${object}`, size: 'close' },
    place === '' || TIME.test(place) ? undefined : { text: `From afar, all of it ${place}`, size: 'wide' },
  ].filter((view) => view !== undefined);
  return views.length > 0 ? views : [ON];
}
const ON: View = { text: 'It goes on, seen from near', size: 'medium close' };
const SAME: View = { text: 'The same shot goes on without a cut', size: '' };

/** A moment in its nth shot; where nothing else is named that could be seen, its last shot goes on. */
export function shotOfMoment(beat: PlainBeat, nth: number): PlainBeat {
  const view = nth === 0 ? undefined : (furtherViews(beat)[nth - 1] ?? SAME);
  return view ? { ...beat, text: view.text, size: view.size || beat.size, lines: [], onScreen: [] } : beat;
}
