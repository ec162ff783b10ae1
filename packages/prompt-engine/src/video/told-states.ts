import { clauseVerb } from './clause-verb.ts';
import { isBeingNoun, verbAt, wordsOf } from './verbs.ts';

/*
 * Clauses that say how things are rather than what is done, told as what a camera can see of them: a past calling as
 * a photograph, a liking as a look.
 */

const WAS = /^(.{2,50}?)\s(?:was|were|used to be)\s(?:once\s)?(an?\s(?!few|bit|lot|little)[^,]{3,50})$/i;
const LIKES =
  /^(.{2,50}?)\s(?:really\s)?(?:loves?|likes?|adores?|enjoys?)\s((?:his|her|their|its|the|my|our|an?)\s[^,]{2,50})$/i;
const RAINS = /^it\s(?:(?:starts?|begins?)\s(?:to\s)?)?(rain|snow|hail)(?:s|ing)?$/i;
const TURNS_AGE = /^(.{2,50}?)\s(?:turns?|is turning)\s(\d{1,3})(?:\syears? old)?$/i;
const THINKS =
  /^(.{2,50}?)(?:\swho)?\s(?:thinks?|believes?|is (?:sure|convinced))\s(?:that\s)?(?:he|she|it|they)(?:['’]s|\sis|\sare)\s((?:an?|the)\s[^,]{2,50})$/i;
const IDENTITY =
  /^((?:the|my|our|his|her|their|an?)\s[^,]{2,40}?)\s(is|are)\s((?:secretly\s|actually\s|really\s)?an?\s[^,]{2,60}|\d+(?:\syears old)?)$/i;
/* What somebody does whose part in a game or a place is named. part | deed */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:goal ?keeper|goalie|keeper)$/i, 'dives for the ball'],
  [/\b(?:striker|footballer|player)$/i, 'runs at the ball'],
  [/\b(?:driver|racer)$/i, 'grips the wheel'],
  [/\bpilot$/i, 'takes the controls'],
  [/\b(?:captain|skipper)$/i, 'takes the helm'],
  [/\b(?:dj|drummer|pianist|guitarist|violinist)$/i, 'begins to play'],
  [/\b(?:chef|cook|baker|waiter|waitress|barista)$/i, 'carries out a full plate'],
  [/\b(?:teacher|coach|judge|boss|president|king|queen)$/i, 'looks up at the others'],
];
const AFRAID =
  /^(.{2,50}?)(?:\swho)?\s(is|are)\s(?:really\s|so\s|terribly\s)?(?:afraid|scared|terrified|frightened)\sof\s((?!.*\s(?:has|have|must|is|are|and|but)\s)[^,]{2,50})$/i;
const REALISES = /^(.{2,50}?)\s(reali[sz]es?)\s(?:that\s)?((?:he|she|it|they|the|his|her|their)\s.{3,80})$/i;
const DECIDES = /^(.{2,50}?)\s(decides?|chooses?|manages?|agrees?|plans?)\sto\s(\p{L}+)(\s.*)?$/iu;
const CAN = /^(.{2,50}?)\s(?:can|could)\s(?:only\s|also\s)?(\p{L}+)(\s.*)?$/iu;
const SILENT =
  /^(.{2,60}?)\s(?:haven’t|hasn’t|have not|has not|haven't|hasn't)\s(?:spoken|talked|seen each other)(?:\s.*)?$/i;

/* What somebody has to do is seen when they do it. */
const HAS_TO =
  /^((?:(?!\s(?:that|what|why|where|how|if|because|knows?|says?)\s).)*?)\s(has|have) to (\p{L}+)(?=\s|$)/iu;

/** 'Has to take the last one' → 'takes the last one'. */
function donePlainly(clause: string): string {
  const [whole = '', who = '', has = '', deed = ''] = HAS_TO.exec(clause) ?? [];
  const verb = verbAt(wordsOf(deed), 0);
  if (verb?.form !== 'base') return clause;
  return `${who} ${has === 'has' ? verb.verb.s : verb.verb.base}${clause.slice(whole.length)}`;
}

/** A clause as it is seen; the clause itself where it can be seen already. */
export function seenOf(typed: string): string {
  const clause = donePlainly(typed);
  const thinks = THINKS.exec(clause);
  if (thinks) return `${thinks[1]} behaves like ${thinks[2]}`;
  const [, whose = '', be, kind = ''] = IDENTITY.exec(clause) ?? [];
  const isBeing = wordsOf(whose).some(({ text }) => isBeingNoun(text));
  if (be === 'is' && /years? old$/i.test(kind) && !isBeing)
    return `An old photograph shows ${lowered(whose)} ${kind.replace(/\sold$/i, '')} ago`;
  if (be === 'is' && isBeing) {
    const deed = PARTS.find(([part]) => part.test(whose))?.[1] ?? 'turns to the lens';
    return `${whose}, ${kind}, ${deed}`;
  }
  const feared = typed === clause ? AFRAID.exec(clause) : null;
  // 'Who is afraid of dogs adopts one': the deed is what is seen.
  const acts = /\swho\s/i.test(clause) && clauseVerb(wordsOf(`the ${feared?.[3] ?? ''}`));
  const afraid = acts ? null : feared;
  if (afraid) return `${afraid[1]} ${afraid[2] === 'are' ? 'shrink' : 'shrinks'} back from ${afraid[3]}`;
  // What a relative clause says is only who it is.
  if (/\s(?:who|that|which)\s/i.test(clause)) return clause;
  const realises = REALISES.exec(clause);
  if (realises)
    return `${realises[1]} ${/s$/i.test(realises[2] ?? '') ? 'stops and looks' : 'stop and look'} up: ${realises[3]}`;
  const [, who, decides = '', deed = '', rest = ''] = DECIDES.exec(clause) ?? [];
  const made = who && verbAt(wordsOf(deed), 0);
  if (made) return `${who} ${/s$/i.test(decides) ? made.verb.s : made.verb.base}${rest}`;
  const [, able, power = '', over = ''] = CAN.exec(clause) ?? [];
  const can = able && verbAt(wordsOf(power), 0);
  if (can)
    return `${able} ${/[^s]s$|\sand\s|^(?:they|we|you|i)$/i.test(able) ? can.verb.base : can.verb.s}${over}`;
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
