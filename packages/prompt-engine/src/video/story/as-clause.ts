import { articleFor } from '../../lexicon/inflect.ts';
import type { NounRow } from '../../lexicon/noun.ts';
import { relativeAsDeed } from '../idea/clause-forms.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import {
  DETERMINERS,
  isAdverb,
  isNoun,
  PREPOSITIONS,
  PRONOUNS,
  sensesAt,
  type Word,
  wordsOf,
} from '../idea/verbs.ts';
import { capital, small } from '../wording.ts';

/*
 * A moment as a full clause in the present tense, however it was typed: 'an old man feeding pigeons' is that he feeds
 * them, 'teen finds a skateboard' that a teen finds one, 'a driver who drives all night' that he drives.
 */

/** What is said before the clause itself stays before it. */
const LED = /^(?:(?:over|from behind|through|beyond) [^,]{3,50}, |[^:“”]{3,40}: )/iu;

const BOUND = /^(?:who|that|which|whose)$/;
/** Several in one word. */
const SEVERAL =
  /^(?:people|children|kids|men|women|mice|geese|police|they|we|you|both|fish|\p{L}+men|\p{L}+folk)$/u;

/** The words of a subject up to where what is said of it begins. */
function coreOf(subject: readonly Word[]): readonly Word[] {
  const at = subject.findIndex(({ text }, i) => i > 0 && (PREPOSITIONS.has(text) || BOUND.test(text)));
  return (at > 0 ? subject.slice(0, at) : subject).filter(({ text }) => !isAdverb(text));
}

function isSeveral(subject: readonly Word[]): boolean {
  const core = coreOf(subject);
  const last = core.at(-1)?.text ?? '';
  if (subject.some(({ text }) => text === 'and') && !/^(?:an?|one)$/.test(core[0]?.text ?? '-')) return true;
  return (
    core.some(({ text }) => text === 'and') ||
    SEVERAL.test(last) ||
    (/[^siu]s$/.test(last) && !/['’]s$/.test(last))
  );
}

/** Whether words name who or what acts: their last one is a thing, a being or a name. */
function isSubject(subject: readonly Word[]): boolean {
  const last = coreOf(subject).at(-1);
  return (
    last !== undefined &&
    !DETERMINERS.has(last.text) &&
    (isNoun(last.text) ||
      PRONOUNS.has(last.text) ||
      SEVERAL.test(last.text) ||
      subject.length > 1 ||
      last.isCapital)
  );
}

/** What is counted by no article. */
const UNCOUNTED = new Set<string>([
  'weather',
  'material',
  'abstract',
  'celestial',
  'drink',
  'terrain',
  'place',
]);
const MASS =
  /^(?:light|water|rain|snow|smoke|steam|dust|sand|mud|fog|mist|fire|traffic|music|time|hair|flour|paint|ink|blood|ice|grass|air|wind|thunder|lightning|sunlight|moonlight|daylight|darkness|silence|coffee|tea|milk|bread|wine|beer|cake|rice|dough|butter|chocolate|cheese|honey|sugar|salt|confetti|paper|money|gold|grandma|grandpa|grandad|granny|nan|nana|mum|mom|dad|mummy|daddy|mother|father|god|santa|nobody|everybody|everyone|somebody|someone|nature|death|winter|spring|summer|autumn|night|morning|dawn|dusk|noon|midnight|lava|foam|laundry|furniture|luggage|equipment|moss|jazz|lunch|dinner|breakfast|earth|mars|heaven|hell|earthquake)$/;

const countable = (word: string): boolean =>
  sensesAt(word).some((sense) => sense.is === 'noun' && !UNCOUNTED.has((sense.row as NounRow).kind));

/** 'Delivering pizza': food is had without an article. */
const isEaten = (word: string): boolean =>
  sensesAt(word).some((sense) => sense.is === 'noun' && /^(?:food|drink)$/.test(sense.row.kind));

/** 'An old man feeding pigeons' as 'An old man feeds pigeons'. */
function finite(text: string): string {
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  const word = words[verb?.at ?? -1];
  // 'Moss being combed' is combed.
  if (
    verb &&
    word?.text === 'being' &&
    isSubject(words.slice(0, verb.from)) &&
    !/[,:;"“]/.test(text.slice(0, word.start))
  )
    return `${text.slice(0, word.start)}${isSeveral(words.slice(0, verb.from)) ? 'are' : 'is'}${text.slice(word.end)}`;
  if (!verb || !word || verb.form !== 'ing' || verb.isState || /["“”;]/.test(text.slice(0, word.start)))
    return text;
  const subject = words.slice(0, verb.from);
  // A dog grooming van is a van.
  const next = words[verb.at + verb.length]?.text ?? '';
  const isOfKind = countable(next) && !/[^siu]s$/.test(next) && !isEaten(next);
  if (isOfKind || !isSubject(subject) || /,/.test(text.slice(0, words[verb.from]?.start ?? 0))) return text;
  const form = (isSeveral(subject) ? verb.verb.base : verb.verb.s).split(' ')[0] ?? '';
  const from = words[verb.from]?.start ?? word.start;
  const [, ing = ''] = /^(\p{L}+)/u.exec(text.slice(word.start)) ?? [];
  return `${text.slice(0, from)}${form}${text.slice(word.start + ing.length)}`;
}

/** 'Old man plays chess' with its article. @param isKnown whether the thing was named before */
function withArticle(text: string, isKnown: (noun: string) => boolean): string {
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  const [first] = words;
  if (!verb || !first || verb.from === 0 || verb.from > 4 || verb.form === 'base') return text;
  const subject = words.slice(0, verb.from);
  const last = subject.at(-1)?.text ?? '';
  const isPlain =
    !DETERMINERS.has(first.text) &&
    !PRONOUNS.has(first.text) &&
    !PREPOSITIONS.has(first.text) &&
    !isAdverb(first.text) &&
    !/['’]s?$|^\d/.test(first.text) &&
    subject.every(
      ({ text: word, isCapital }, i) =>
        !PREPOSITIONS.has(word) &&
        !DETERMINERS.has(word) &&
        !/['’]s$|^and$/.test(word) &&
        (i === 0 || !isCapital),
    );
  if (!isPlain || /[^siu]s$/.test(last) || SEVERAL.test(last) || MASS.test(last)) return text;
  if (!countable(last) || /,/.test(text.slice(0, words[verb.from]?.start ?? 0))) return text;
  const called = /^[A-Z]{2,}\b/.test(text) ? text : small(text);
  return isKnown(last) ? `The ${called}` : `${capital(articleFor(called))} ${called}`;
}

/** A moment as a full clause. @param before what was told before it */
export function asClause(text: string, before: string): string {
  const led = LED.exec(text)?.[0] ?? '';
  const own = led === '' ? text : text.slice(led.length);
  const told = finite(relativeAsDeed(capital(own)));
  const whole = withArticle(told, (noun) => new RegExp(`\\b${noun}\\b`, 'iu').test(before));
  return led === '' ? whole : `${led}${small(whole)}`;
}
