import { clauseVerb } from './clause-verb.ts';
import { wordsOf } from './verbs.ts';

/*
 * Clauses that say how things are rather than what is done, told as what a camera can see of them: a past calling as
 * a photograph, a liking as a look.
 */

const WAS = /^(.{2,50}?)\s(?:was|were|used to be)\s(?:once\s)?(an?\s(?!few|bit|lot|little)[^,]{3,50})$/i;
const LIKES =
  /^(.{2,50}?)\s(?:really\s)?(?:loves?|likes?|adores?|enjoys?)\s((?:his|her|their|its|the|my|our|an?)\s[^,]{2,50})$/i;
const RAINS = /^it\s(?:(?:starts?|begins?)\s(?:to\s)?)?(rain|snow|hail)(?:s|ing)?$/i;
const TURNS_AGE = /^(.{2,50}?)\s(?:turns?|is turning)\s(\d{1,3})(?:\syears? old)?$/i;
const SILENT =
  /^(.{2,60}?)\s(?:haven’t|hasn’t|have not|has not|haven't|hasn't)\s(?:spoken|talked|seen each other)(?:\s.*)?$/i;

/** A clause as it is seen; the clause itself where it can be seen already. */
export function seenOf(clause: string): string {
  // What a relative clause says is only who it is.
  if (/\s(?:who|that|which)\s/i.test(clause)) return clause;
  const was = WAS.exec(clause);
  if (was)
    return `An old photograph in two hands: ${was[1]?.toLowerCase() === was[1] ? was[1] : lowered(was[1] ?? '')} as ${was[2]}`;
  const likes = LIKES.exec(clause);
  const isLiking = likes && clauseVerb(wordsOf(likes[1] ?? '')) === undefined;
  if (isLiking && wordsOf(likes[2] ?? '').length < 7)
    return `${likes[1]} looks at ${likes[2]} and smiles`.replace(/^(They|We|You|I)\slooks/i, '$1 look');
  const falls = RAINS.exec(clause)?.[1]?.toLowerCase();
  if (falls)
    return falls === 'rain' ? 'Rain begins to fall, drop by drop, then hard' : `The first ${falls} falls`;
  const age = TURNS_AGE.exec(clause);
  if (age) return `${age[1]} blows out candles shaped as ${age[2]}`;
  const silent = SILENT.exec(clause)?.[1];
  return silent ? `${silent} look past each other without a word` : clause;
}

const lowered = (text: string): string =>
  /^(?:An?|The|My|His|Her|Their|Our|He|She|It|They)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
