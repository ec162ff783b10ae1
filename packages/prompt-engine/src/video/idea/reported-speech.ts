import { capital } from '../wording.ts';
import type { Event } from './event.ts';
import { verbAt, wordsOf } from './verbs.ts';

/* What somebody says where the words only report it: 'says she ordered toast' is “I ordered toast.” */

const REPORTS =
  /\b(?:says?|explains?|admits?|confesses|whispers?|announces?|mutters?|shouts?|replies|answers|insists|complains|claims|tells (?:(?:him|her|them|us|everyone|everybody|(?:the|his|her|my|their) [\p{L}-]+)))\s(?:only\s|just\s|simply\s)?(?:that\s)?((?:she|he|it|they|there|the|his|her)\s[^,.;:“”]{4,70})$/iu;
const WORDS_AT_MOST = 11;

/* A word of him or her as they say it of themselves. */
const SELF: Readonly<Record<string, string>> = {
  is: 'am',
  has: 'have',
  does: 'do',
  doesn: 'don',
  isn: 'am not',
};

/** A verb of the third person as the first one has it. */
function firstPerson(verb: string): string {
  const [bare = '', ...rest] = verb.split(/(?=['’])/u);
  const known = SELF[bare.toLowerCase()];
  if (/^isn['’]t$/i.test(verb)) return 'am not';
  if (known) return `${known}${rest.join('')}`;
  const found = verbAt(wordsOf(verb), 0);
  return found?.form === 's' ? (found.verb.base.split(' ')[0] ?? verb) : verb;
}

/** A clause of somebody's own as that one says it. */
function inOwnWords(clause: string): string {
  const own = /^(she|he)\s(\S+)(.*)$/iu.exec(clause);
  if (!own) return clause;
  const [, who = '', verb = '', rest = ''] = own;
  const her = /^she$/i.test(who);
  const mine = rest
    .replace(her ? /\bhers(?:elf)?\b/gi : /\bhimself\b/gi, (word) =>
      /self$/i.test(word) ? 'myself' : 'mine',
    )
    .replace(her ? /\bher(?=\s\p{L})/giu : /\bhis\b/giu, 'my')
    .replace(her ? /\bher\b/gi : /\bhim\b/gi, 'me')
    .replace(her ? /\bshe\s(\S+)/giu : /\bhe\s(\S+)/giu, (_, next: string) => `I ${firstPerson(next)}`);
  return `I ${firstPerson(verb)}${mine}`;
}

/** Words that are said as they stand: 'says bless you'. */
const PHRASE =
  /\b(?:says?|whispers?|shouts?|mutters?|yells?)\s(bless you|thank you|thanks|sorry|hello|goodbye|good night|good morning|i do|i love you|cheers|happy birthday|surprise)$/iu;

/** The line that a moment reports; empty where it cannot be told from its words. */
function lineReported({ text, line }: Pick<Event, 'text' | 'line'>): string {
  const phrase = line === undefined ? (PHRASE.exec(text)?.[1] ?? '') : '';
  if (phrase !== '') return `${capital(phrase).replace(/\bi\b/g, 'I')}.`;
  const clause = line === undefined ? (REPORTS.exec(text)?.[1] ?? '') : '';
  if (clause === '' || /^(?:the|his|her)\s(?:\S+\s?){1,2}$/i.test(clause)) return '';
  // Whoever tells another means both of them by 'them'.
  const told = /\btells\s/i.test(text) ? clause.trim().replace(/\bthem$/i, 'us') : clause.trim();
  const said = inOwnWords(told);
  const [, second = '', third = ''] = said.split(' ');
  // 'Says the same words' reports none.
  const isClause =
    /^I\s/.test(said) ||
    [second, third].some((word) => /^(?:is|are|was|were|has|had|will|can|\p{L}+s|\p{L}+ed)$/iu.test(word));
  return isClause && said.split(' ').length <= WORDS_AT_MOST ? `${capital(said)}.` : '';
}

/** A moment with the line that it reports. */
export function withReported(event: Event): Event {
  const line = lineReported(event);
  return line === '' ? event : { ...event, line };
}
