import { formsOf } from '../lexicon/inflect.ts';
import { verbAt, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/*
 * Turns that stand in a word or two at the end of a sentence, said as the clauses that they mean: 'nobody sits beside
 * her until lunch' ends at lunch, when somebody does. What is turned keeps its own words.
 */

const AT_HOUR =
  /^(?:the\s)?(?:lunch|dinner|breakfast|dessert|break|recess|midnight|noon|night|dawn|dusk|sunrise|sunset|christmas|easter|(?:very\s)?end|last\s(?:second|minute|moment|note|stop|page|bell|round))/i;
const ON_DAY =
  /^(?:the\s(?:last|first|final|next|third)\s(?:day|evening|morning|night)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:his|her|their|my|our)\s(?:\w+\s)?(?:birthday|wedding|anniversary))/i;

/** 'Lunch' as the moment of a clause: 'at lunch'. */
function whenOf(time: string): string {
  if (ON_DAY.test(time)) return `on ${time}`;
  if (/^(?:the\s)?(?:morning|evening|afternoon|spring|summer|autumn|winter)\b/i.test(time))
    return `in ${/^the\s/i.test(time) ? time : `the ${time}`}`;
  return AT_HOUR.test(time) ? `at ${time}` : `with ${time}`;
}

const NOBODY_UNTIL = /^(.*?)\b(nobody|no one|none of them)\s([^,]+?),?\s(?:until|till)\s([^,]{3,50})$/iu;
const NOT_UNTIL =
  /^(.*?)\b((?:[\p{L}’'-]+\s){0,4}?)(?:does not|doesn['’]?t|do not|don['’]?t|never|cannot|can['’]?t|won['’]?t)\s(\p{L}+)([^,]*?),?\s(?:until|till)\s([^,]{3,50})$/iu;
const NOBODY_EXCEPT =
  /^(.*?)\b(nobody|no one|none of them)\s([^,]+?),?\s(?:except(?: for)?|but|save)\s((?:an?|the|my|his|her|our|their|one|two)\s[^,]{2,40}|him|her|me|them)$/iu;
const EVERYBODY_EXCEPT =
  /^(.*?)\b((?:everyone|everybody|all of them)(?:\s[^,]+?)?),?\s(?:except(?: for)?|but)\s((?:an?|the|my|his|her|our|their|one|two)\s[^,]{2,40}|him|her|me|them)$/iu;
const LEFT_OUT =
  /^(.{6,}?),?\s(?:except(?: for)?|all but)\s((?:an?|the|my|his|her|our|their|one|two|three)\s[^,]{2,50})$/iu;
const REMOVES =
  /\b(?:delet|eras|sell|sold|throw|los|burn|eat|forg[eo]t|remov|giv|pack|leav|disappear|vanish|fall|break|quit|clos|empt|sink|drop|steal)/i;
const ONLY_TO =
  /,?\s(?:only|just)\sto\s(find|discover|realise|realize|learn|see|notice|hear|wake|fall|end)\b/iu;
const WHEN_SUDDENLY =
  /,?\swhen\s(?=(?:suddenly|all of a sudden|all at once|out of nowhere|without warning)\b)|,\swhen\s(?=(?:an?|the|his|her|one|someone|somebody)\s)/giu;

/** 'But inside sits a cat': what is there comes first. */
const INVERTED =
  /,?\s(?:but|and)\s(?=(?:inside|there|in there|(?:in|on|under|behind|beside|next to|at)\s(?:it|them|the \w+|his \w+|her \w+))\s(?:sits?|lies?|stands?|waits?|hangs?|sleeps?|is|are)\s(?:an?|the|his|her|only|nothing|two)\s)/iu;
/** 'A critic who in the end asks for ketchup' acts last. */
const WHO_AT_LAST =
  /\s(an?|the|his|her|my|our)\s([\p{L}-]+(?:\s[\p{L}-]+)?)\s(?:who|that|which)\s(in the end|finally|suddenly|then|at last|one day)\s(?=\p{L})/iu;

const SUBJECTS: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they', me: 'I' };

/** Whether a time is only named, and nothing is said to happen then. */
const isTimeOnly = (time: string): boolean => {
  const words = wordsOf(time);
  return words.length < 6 && !words.some((_, at) => at > 0 && verbAt(words, at)?.form === 's');
};

/** Who does it at last: 'somebody' of 'nobody', else the doer again. */
function untilTime(text: string): string | undefined {
  const [, before = '', nobody = '', deed = '', time = ''] = NOBODY_UNTIL.exec(text) ?? [];
  if (nobody !== '' && isTimeOnly(time))
    return `${before}${nobody} ${deed}. ${capital(whenOf(time))} somebody ${deed}`;
  const [, , who = '', base = '', rest = '', at = ''] = NOT_UNTIL.exec(text) ?? [];
  if (base === '' || who.trim() === '' || !isTimeOnly(at)) return undefined;
  const verb = verbAt(wordsOf(base), 0);
  const forms = verb?.verb ?? formsOf(base.toLowerCase());
  const isPlural = /^(?:they|we|i|you)\s$/i.test(who) || /[^s]s\s$/.test(who);
  const again = /^(?:an?|one)\s/i.test(who) ? who.replace(/^\p{L}+/u, 'the') : who;
  const said = text.replace(/,?\s(?:until|till)\s[^,]+$/iu, '');
  return `${said}. ${capital(whenOf(at))} ${again}${isPlural ? forms.base : forms.s}${rest}`;
}

/** What is lost or won one after the other. */
const PLAYED =
  /\b(?:lose|loses|lost|win|wins|won)\s(?:\p{L}+\s){1,3}?(?:games?|match(?:es)?|races?|fights?|sets?|rounds?|battles?)\b/iu;

/** The one who is excepted, as a clause of its own. */
function excepted(text: string): string | undefined {
  const [, before = '', nobody = '', deed = '', who = ''] = NOBODY_EXCEPT.exec(text) ?? [];
  if (nobody !== '') return `${before}${nobody} ${deed}. Only ${SUBJECTS[who.toLowerCase()] ?? who} ${deed}`;
  const [, lead = '', all = '', but = ''] = EVERYBODY_EXCEPT.exec(text) ?? [];
  if (all !== '') return `${lead}${all}. Only ${SUBJECTS[but.toLowerCase()] ?? but} does not`;
  const [, told = '', left = ''] = LEFT_OUT.exec(text) ?? [];
  if (told === '' || wordsOf(told).length < 3) return undefined;
  if (PLAYED.test(told))
    return `${told}. ${capital(left)} is ${/\b(?:lose|loses|lost)\b/i.test(told) ? 'won' : 'lost'}`;
  const isSeveral = /^(?:two|three)\s/i.test(left) || /[^s]s$/.test(left);
  return `${told}. Only ${left} ${isSeveral ? 'are' : 'is'} ${REMOVES.test(told) ? 'left' : 'left out'}`;
}

/** 'Only to find' is found by whoever acts, in the form of the verb before. */
function outcome(text: string): string {
  return text.replace(ONLY_TO, (_, base: string, at: number) => {
    const words = wordsOf(text.slice(0, at));
    const verbs = words.flatMap((_word, i) => verbAt(words, i) ?? []);
    const isSeveral =
      !verbs.some(({ form }) => form === 's') && verbs.some(({ form, at: i }) => form === 'base' && i > 0);
    const { s, ing } = verbAt(wordsOf(base), 0)?.verb ?? formsOf(base.toLowerCase());
    const isUnderWay =
      !isSeveral && !verbs.some(({ form }) => form === 's') && verbs.some(({ form }) => form === 'ing');
    return ` and ${isSeveral ? base : isUnderWay ? ing : s}`;
  });
}

/** The sentences of an idea with each turn as a clause of its own. */
export function withTurns(sentence: string): readonly string[] {
  const text = outcome(sentence.replace(/[.!…]+$/u, '')).replace(WHEN_SUDDENLY, ', then ');
  const parted = text
    .replace(INVERTED, '. ')
    .replace(
      WHO_AT_LAST,
      (_, article: string, who: string, when: string) =>
        ` ${article} ${who}. ${capital(when)} ${/^an?$/i.test(article) ? 'the' : article} ${who} `,
    );
  if (parted !== text) return parted.split('. ').map(capital);
  const turned = untilTime(text) ?? excepted(text);
  return turned
    ? turned.split(/\.\s(?=\p{Lu})/u)
    : [text === sentence.replace(/[.!…]+$/u, '') ? sentence : text];
}
