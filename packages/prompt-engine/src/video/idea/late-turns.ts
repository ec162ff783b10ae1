import { capital } from '../wording.ts';
import { clauseVerb } from './clause-verb.ts';
import { clausesOf } from './clauses.ts';
import { wordsOf } from './verbs.ts';

/*
 * A turn at the end of a sentence that no other rule parts: 'until one customer is actually called that', 'but are built
 * for different factories', 'so I dress up as a newspaper'. It is a moment of its own.
 */

const TURN =
  /^(.{8,}?),?\s(until|but|so|yet|because|since|while|and|except that|only that)\s(?:then\s|actually\s|in the end\s|finally\s)?(\S.{5,})$/iu;
const IS =
  "(?:is|are|was|were|isn[’']t|aren[’']t|has|have|does|do|doesn[’']t|don[’']t|can|can[’']t|cannot|won[’']t|will)";
/** A subject of a few words and its verb. */
const OWN_SUBJECT = new RegExp(
  `^(?:(?:an?|the|one|his|her|my|our|their|its|two|three|no|every|all)\\s(?:[\\p{L}’'-]+\\s){1,4}?|(?:it|he|she|they|i|we|you|there|nobody|everyone|everybody|someone|everything|nothing)\\s)(?:\\p{L}+ly\\s)?${IS}\\s`,
  'iu',
);
const PRONOUN_ACTS = /^(?:i|we|they|you|he|she|it)\s(?:\p{L}+ly\s)?\p{L}+/iu;
const BARE = new RegExp(`^${IS}\\s`, 'iu');
const SEVERAL =
  /^(?:two|three|four|five|both|all|they|we|people)\b|^(?:my|our|the|his|her)\s(?:\p{L}+\s)?\p{L}+s\s/iu;

/** 'A thousand fireflies take over'. */
function isLedClause(text: string): boolean {
  const words = wordsOf(text);
  const verb = LED.test(text) ? clauseVerb(words) : undefined;
  return verb !== undefined && verb.form !== 'ing' && verb.at > 1;
}

const LED = /^(?:an?|the|his|her|my|our|their|two|three|hundreds|thousands)\s/iu;

/** The two sides of a turn; undefined where a text has none. */
function parted(text: string): readonly [string, string] | undefined {
  const [, before = '', link = '', after = ''] = TURN.exec(text) ?? [];
  if (before === '' || clauseVerb(wordsOf(before)) === undefined) return undefined;
  const isSoft = /^(?:and|because|since|while|so)$/i.test(link);
  if (OWN_SUBJECT.test(after) && !/^(?:because|since)$/i.test(link)) return [before, capital(after)];
  if (/^(?:so|until|but|yet|and)$/i.test(link) && PRONOUN_ACTS.test(after) && clauseVerb(wordsOf(after)))
    return [before, capital(after)];
  if (/^(?:until|but|and)$/i.test(link) && isLedClause(after)) return [before, capital(after)];
  if (/^because$/i.test(link) && clauseVerb(wordsOf(after))) return [before, capital(after)];
  if (!isSoft && BARE.test(after)) return [before, `${SEVERAL.test(before) ? 'They' : 'It'} ${after}`];
  return undefined;
}

/** A sentence as its turn parts it. */
export function withLateTurns(sentence: string): readonly string[] {
  if (/["“”:]/.test(sentence) || clausesOf(sentence).length > 1) return [sentence];
  return parted(sentence.replace(/[.!?…]+$/u, '')) ?? [sentence];
}
