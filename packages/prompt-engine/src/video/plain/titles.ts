import { capital, cut } from '../wording.ts';
import { isToldWhole } from './acts.ts';
import type { Told } from './as-told.ts';

/* Titles of the idea's own words: a whole clause or a whole phrase of it, never one that breaks off. */

export const TITLE_AT_MOST = 59;
/** What may follow a title's end, so that what stands before it is whole. */
const PARTS =
  /,\s|;\s|:\s|\s[-–—]\s|\s(?=(?:until|till|while|when|whenever|as|because|so|but|and|who|which|that|where|with|without|after|before|during|in|at|on|from|through|into|onto|under|behind|between|across|for|to|every|every time|by|like|like|than|instead)\s)/giu;
const OPEN =
  /\b(?:a|an|the|my|our|his|her|their|its|this|that|one|each|every|of|is|are|was|has|have|had|be|being|gets|get|and|or|but|to|in|on|at|with|from|for|by|as|than|so|very|too|just|only|still|never|not|can|can['’]t|doesn['’]t|don['’]t|won['’]t|between|into|onto|who|that|which|where|when|ability|chance|right|way|time|power|need|needs|able|about|going|ready|refuses|begins|has|start|starts|started|keeps|keep|trying|tries|tried|learns|wants|has|puts|sets|finds|takes|makes|gives|turns|looks|waits|sits|stands|goes|comes|runs|same|both|dressed)$/iu;

/** The longest whole beginning of a clause that is no longer than that. */
function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.matchAll(PARTS)].map(({ index }) => index).filter((end) => end <= most && end > 5);
  const whole = ends
    .map((end) => text.slice(0, end))
    .findLast((part) => !OPEN.test(part) && part.includes(' '));
  return whole ?? '';
}

/** How a film is called, in so many letters at most. */
export function titleOf({ moments, film, typed }: Told, most = TITLE_AT_MOST): string {
  const quiet = moments.filter(({ text, lines }) => lines.length === 0 && text.split(' ').length > 2);
  const clauses = (quiet.length > 0 ? quiet : moments).map(({ text }) =>
    text.replace(/\s*\([^)]*\)?/gu, '').replace(/[.!…]+$/u, ''),
  );
  const named =
    clauses.find((text) => text.split(' ').length > 1 || moments.length === 1) ?? clauses[0] ?? '';
  const isAlone = film.includes(' ') && named !== '' && !isToldWhole(named);
  const own =
    (isAlone ? beginning(film.replace(/\s?\b\d{1,3}\s?(?:s|secs?|seconds?)\b/iu, ''), most) : '') ||
    beginning(named, most) ||
    clauses.map((text) => beginning(text, most)).find((text) => text !== '') ||
    beginning(film, most);
  return capital(own) || cut(capital(typed), most);
}
