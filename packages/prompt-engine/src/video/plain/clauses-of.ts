import { setOf } from '../verbs.ts';
import { doerOf, isToldWhole, openingOf, withoutJoint } from './acts.ts';

/* A part of an idea by its whole clauses, so that each of them has its own time. */

const BEFORE_CLAUSE = setOf('until till when');
const NEGATED =
  /\b(?:not|never|no|nobody|nothing|can['’]?t|cannot|won['’]?t|don['’]?t|doesn['’]?t|doesnt|cant|wont|dont)\b/i;
const JOINED =
  /\s(?:(until|till)|and|but)\s(?=(?:then\s)?(?:he|she|it|they|we|i|you|an?|the|his|her|its|their|my|our|every|each|one|two|nobody|everyone|everybody|someone)\s)/giu;

/** A part by its whole clauses: 'she waits until the bell rings' is that she waits, then that it rings. */
export function wholeClausesIn(text: string): readonly string[] {
  const led = /^(\p{L}+)\s/u.exec(text)?.[1]?.toLowerCase() ?? '';
  const own =
    BEFORE_CLAUSE.has(led) && isToldWhole(text.slice(led.length + 1)) ? text.slice(led.length + 1) : text;
  for (const hit of own.matchAll(JOINED)) {
    const [before, after] = [own.slice(0, hit.index), own.slice(hit.index + hit[0].length)];
    const isUntil = hit[1] !== undefined;
    if (isUntil && NEGATED.test(before)) continue;
    if (before.split(' ').length > 2 && isToldWhole(before) && isToldWhole(withoutJoint(after)))
      return [before, ...wholeClausesIn(withoutJoint(after))];
  }
  return withDeeds(own);
}

const LONG_CLAUSE = 9;

/** 'She swings her case into the bin and waves him off' is two things that she does, where it is long. */
function withDeeds(text: string): readonly string[] {
  const at = text.search(/\sand\s(?!\S*\s?$)(?=\p{L}+s\s)/u);
  const [before, after] = [text.slice(0, at), text.slice(at + ' and '.length)];
  const isTwo =
    at > 0 &&
    text.split(' ').length >= LONG_CLAUSE &&
    before.split(' ').length > 2 &&
    isToldWhole(before) &&
    openingOf(after) === 'verb' &&
    !/^(?:|they|we|you|i)$/iu.test(doerOf(before));
  return isTwo ? [before, after] : [text];
}
