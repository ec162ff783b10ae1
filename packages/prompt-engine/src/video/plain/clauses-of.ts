import { clauseVerb } from '../idea/clause-verb.ts';
import { DETERMINERS, isBeingNoun, PREPOSITIONS, setOf, verbAt, wordsOf } from '../idea/verbs.ts';
import { doerOf, isToldWhole, openingOf, withoutJoint } from './acts.ts';
import { isAbroad } from './wording-plain.ts';

/* A part of an idea by its whole clauses, so that each of them has its own time. */

const BEFORE_CLAUSE = setOf('until till when once whenever');
const NEGATED =
  /\b(?:not|never|no|nobody|nothing|can['’]?t|cannot|won['’]?t|don['’]?t|doesn['’]?t|doesnt|cant|wont|dont)\b/i;
const JOINED =
  /\s(?:(until|till)|and|but)\s(?=(?:then\s)?(?:(?:he|she|it|they)['’](?:s|re)|he|she|it|they|we|i|you|an?|the|his|her|its|their|my|our|every|each|one|two|nobody|everyone|everybody|someone|something|all|both|some|another)\s)|\sand\s(?=(\p{L}+)\s\p{L})/giu;

/** What joins two clauses of another tongue: 'ma gli cade il bocchino', 'e lui attacca', 'und dann'. */
const JOINED_ABROAD =
  /\s(?:aber|pero|mas|mais|ma)\s(?=\S+\s\S+\s\S)|\sund\s(?=\p{Ll}{3,}t\s\p{Ll}+(?:\s\p{L}|$))|\s(?:et|y|e)\s(?=(?:se\s|si\s|s[’'])?\p{Ll}{3,}[aeit]\s(?:le|la|les|l[’']|un|une|una|el|los|las|su|sus|son|sa|il|lo|gli|suo|sua|o|os|seu)\s?\p{L})|\s(?:und|y|et|e|en)\s(?=(?:dann|luego|puis|poi|depois|dan|er|sie|es|lui|lei|il|elle|ils|él|ella|ellos|ele|ela|hij|zij|ze|ich|io|je|yo|quem|quien|am ende|al final|à la fin|alla fine|no final)\s\S+)/iu;

/** A part by its whole clauses: 'she waits until the bell rings' is that she waits, then that it rings. */
export function wholeClausesIn(text: string): readonly string[] {
  if (isAbroad(text)) return text.split(JOINED_ABROAD).filter(Boolean);
  // 'Goal celebration goes wrong: a player slides into the flag' is what happens, and how.
  const [, said = '', how = ''] =
    /^([^:“”\uE100-\uE1FF]{8,80}):\s+([^:“”\uE100-\uE1FF]{8,})$/u.exec(text) ?? [];
  if (said !== '' && isToldWhole(said) && isToldWhole(how)) return [said, ...wholeClausesIn(how)];
  const led = /^(\p{L}+)\s/u.exec(text)?.[1]?.toLowerCase() ?? '';
  const own =
    BEFORE_CLAUSE.has(led) && isToldWhole(text.slice(led.length + 1)) ? text.slice(led.length + 1) : text;
  for (const hit of own.matchAll(JOINED)) {
    const [before, after] = [own.slice(0, hit.index), own.slice(hit.index + hit[0].length)];
    const isUntil = hit[1] !== undefined;
    if (hit[2] !== undefined && !isBeingNoun(hit[2].toLowerCase())) continue;
    if (isUntil && NEGATED.test(before)) continue;
    // What hangs on the things that are named does not make them act: 'itself and her pup, so they do not drift'.
    const [main = ''] = withoutJoint(after).split(
      /\s(?:so|because|while|when|who|which|that|where|until)\s/iu,
    );
    if (before.split(' ').length > 2 && isToldWhole(before) && isTold(main))
      return [...partClauses(before), ...wholeClausesIn(withoutJoint(after))];
  }
  return partClauses(own);
}

/** Words behind which a clause is no sentence of its own. */
const LEADS = setOf(
  'that as if because so which who whose what how where why when while until till like than and or but with without not than says thinks knows sees hears every each',
);
/** Words that a clause hangs on. */
const HANGS = setOf(
  'that as if because so who which whose what how where why when while like than every each',
);
const NEW_SUBJECT =
  /\s(?=(?:the|an?|his|her|its|their|my|one|another|somebody|someone|nobody|everyone|he|she|it|they|\p{L}+(?=\s\p{L}+s\s))\s)/giu;
const FINITE = /\p{L}s$/u;

/** Whether a finite verb in '-s' has who does it right before it, and they are few words. */
function isSentence(text: string): boolean {
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  return (
    words.length > 1 &&
    verb !== undefined &&
    verb.form === 's' &&
    !verb.isState &&
    verb.from > 0 &&
    verb.from <= 3 &&
    FINITE.test(words[verb.from]?.text ?? '') &&
    !words.slice(1, verb.from).some(({ text: word }) => PREPOSITIONS.has(word) || LEADS.has(word))
  );
}

/** 'Grandpa nods off the cat takes the fish': sentences that nothing parts. */
function partClauses(text: string): readonly string[] {
  for (const { index } of text.matchAll(NEW_SUBJECT)) {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    const words = wordsOf(before);
    const last = words.at(-1)?.text ?? '';
    const verb = clauseVerb(words);
    if (words.length < 3 || !verb || verb.form !== 's' || verb.from === 0) continue;
    const isOpen =
      (verb.length === 1 && verb.at + 1 >= words.length) || DETERMINERS.has(last) || LEADS.has(last);
    const isNamed = /^(?:he|she|they|it)\s/iu.test(after) && /^(?:on|in)$/u.test(last);
    const isLed =
      words.some(({ text: word }) => HANGS.has(word)) ||
      (PREPOSITIONS.has(last) && !CLOSES.test(last) && !isNamed);
    if (isOpen || isLed || !isSentence(after) || !isLedBy(after)) continue;
    return [before, ...partClauses(after)];
  }
  return withDeeds(text);
}

const CLOSES = /^(?:off|away|down|up|out|back|around|inside|outside|past)$/u;
/** What stands without an article is somebody: 'mum calls'. */
const isLedBy = (text: string): boolean => {
  const [first = ''] = text.toLowerCase().split(' ');
  return DETERMINERS.has(first) || ONES.test(first) || isBeingNoun(first);
};
const ONES = /^(?:he|she|it|they|one|somebody|someone|nobody|everyone)$/;

/** 'All the seats light up': several who do something by a verb that is a thing too. */
const SEVERAL = /^(?:all|both|the|two|three|some)\s(?:the\s|of them\s)?[\p{L}’'-]+s?\s/iu;
/** 'Mum speaks'. */
const TWO_WORDS =
  /^\p{L}+\s(?:speaks|yells|shouts|whispers|asks|answers|screams|laughs|smiles|cries|sings|faints|waves|nods|claps)$/iu;
const isTold = (text: string): boolean =>
  isToldWhole(text) ||
  TWO_WORDS.test(text) ||
  (SEVERAL.test(text) &&
    wordsOf(text).some(
      (_, at, words) => at > 1 && verbAt(words, at)?.form === 'base' && at + 1 < words.length,
    ));

const LONG_CLAUSE = 9;

/** What only says how it went on is no deed of its own: 'and keeps failing', 'and gets up laughing'. */
const GOES_ON =
  /^(?:keeps|starts|begins|tries|gets|fails|pretends|refuses|wants|becomes|forgets|manages)\s/iu;

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
    !GOES_ON.test(after) &&
    !/^(?:|they|we|you|i)$/iu.test(doerOf(before));
  return isTwo ? [before, after] : [text];
}
