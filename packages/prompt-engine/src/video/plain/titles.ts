import { clauseVerb } from '../idea/clause-verb.ts';
import { isAdverb, isBeingNoun, isNoun, PREPOSITIONS, verbAt, wordsOf } from '../idea/verbs.ts';
import { withoutLength } from '../length.ts';
import { capital, cut } from '../wording.ts';
import { isToldWhole, openingOf } from './acts.ts';
import type { Moment, Told } from './as-told.ts';
import { articledMoments } from './beats.ts';
import { doneTo } from './deed-phases.ts';
import { WITHOUT_SPACES } from './own-moment.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * Titles of the idea's own words: whoever it is about and what they meet, else a whole phrase of it, never one that breaks off
 * and never the end of the film.
 */

export const TITLE_AT_MOST = 59;
/** What may follow a title's end, so that what stands before it is whole. */
const PARTS =
  /,\s|;\s|:\s|\s[-–—]\s|\s(?=(?:until|till|while|when|whenever|as|because|so|but|and|who|which|that|where|with|without|after|before|during|in|at|on|from|through|into|onto|under|behind|between|across|for|to|every|every time|by|like|like|than|instead|und|aber|vor|mit|auf|im|quer|durch|y|et|que|qui|che|con|avec|pour|para|dans|pero|mais|en|sur|sous|chez|nel|nella|sul|sulla|em|na|no|até|hasta|jusqu[’'](?:à|au)|bis|beim|bei|zum|hinter|unter|über|während|mientras|pendant|mentre|enquanto)\s)/giu;
const OPEN =
  /\b(?:he|she|they|we|says|said|a|an|the|my|our|his|her|their|its|this|that|one|each|every|of|is|are|was|has|have|had|be|being|gets|get|and|or|but|to|in|on|at|with|from|for|by|as|than|so|very|too|just|only|still|never|not|can|can['’]t|doesn['’]t|don['’]t|won['’]t|between|into|onto|who|that|which|where|when|ability|chance|right|way|time|power|need|needs|able|about|going|ready|refuses|begins|has|start|starts|started|keeps|keep|trying|tries|tried|learns|wants|has|puts|sets|finds|takes|makes|gives|turns|looks|waits|sits|stands|goes|comes|runs|same|both|dressed|nicht|quer|sucht|und|vor|einen|eine|ein|einer|le|la|el|un|una|les|des|su|al)$/iu;

/** The longest whole beginning of a clause that is no longer than that. */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.matchAll(PARTS)].map(({ index }) => index).filter((end) => end <= most && end > 5);
  const whole = ends
    .map((end) => text.slice(0, end))
    .findLast((part) => !OPEN.test(part) && part.includes(' '));
  return whole ?? '';
}

const SIZED = /^(?:extreme |big )?close[- ]?ups?\b/iu;
const bare = (text: string): string =>
  text
    .replace(/^([^:“]{8,59}):\s+\S.*$/u, '$1')
    .replace(/[。！？]+$/u, '')
    .replace(/\s*\([^)]*\)?/gu, '')
    .replace(/[\s,:]*“[^“”]*”?$/u, '')
    .replace(/[\s,;:.!…]+$/u, '')
    .replace(/^(?:passing|past)\s/iu, '')
    .replace(
      /^(?:am ende|zum schluss|al final|à la fin|alla fine|no final|aan het einde|at the end),?\s?/iu,
      '',
    );

/** Who a moment is about, with the words that go before the name: 'Goblin merchant'. */
function heroOf(text: string): string {
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  if (!verb || verb.isState || verb.from < 1 || verb.from > 5) return '';
  const acts = words[verb.from - 1]?.text ?? '';
  // 'A speed painting' is no speed that paints.
  if (verb.form === 'ing' && !isBeingNoun(acts)) return '';
  const before = words.slice(0, verb.from);
  const isPlain = !before.some(({ text: word }) => PREPOSITIONS.has(word) || word === 'and');
  const head = before.at(-1)?.text ?? '';
  if (
    !isPlain ||
    /^(?:each|every)\s/iu.test(text) ||
    /^(?:who|that|which|he|she|it|they|we|i|you|one|them|both|all|others|some|nobody|everyone|everybody|something|someone|hands?)$/u.test(
      head,
    )
  )
    return '';
  const end = before.findLast(({ text: word }) => !isAdverb(word))?.end ?? 0;
  return text.slice(0, end).trim();
}

const LEADS = /^(?:an?|the|his|her|my|our|their|its)$/u;
const WITH_THING =
  /\b(?:time|way|second|moment|night|day|morning|end|air|side|top|back|front|look|job|turn|break|lot|bit|coat|head|hand|eyes|feet|face|door|home|floor|ground|bench|table|street|room)$/iu;

/** What whoever acts meets: the first thing or being behind the verb that an article names. */
export function metIn(text: string, hero: string): string {
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  if (!verb) return '';
  for (let at = verb.at + verb.length; at < Math.min(words.length - 1, verb.at + verb.length + 4); at++) {
    if (!LEADS.test(words[at]?.text ?? '')) continue;
    // Where it happens is nobody that is met.
    if (WHERE.test(words[at - 1]?.text ?? '')) return '';
    let end = at + 1;
    while (
      end + 1 < words.length &&
      end < at + 3 &&
      (isNounLike(words[end + 1]?.text ?? '') || COMPOUND.test(words[end + 1]?.text ?? '')) &&
      !isBeingNoun(words[end]?.text ?? '') &&
      !PREPOSITIONS.has(words[end]?.text ?? '')
    )
      end++;
    const head = words[end]?.text ?? '';
    // A name that goes on is not whole: 'a dinosaur bone'.
    const next = words[end + 1]?.text ?? '';
    const isApart = (words[end + 1]?.start ?? 0) - (words[end]?.end ?? 0) > 1;
    if (next !== '' && !isApart && !ENDS_NAME.test(next) && !PREPOSITIONS.has(next) && !isAdverb(next))
      return '';
    const named = text.slice(words[at + 1]?.start ?? 0, words[end]?.end ?? 0);
    if (!isNoun(head) || WITH_THING.test(head) || hero.toLowerCase().includes(head) || /,/u.test(named))
      return '';
    return `the ${named.replace(/^own\s/iu, '')}`;
  }
  return '';
}

const WHERE =
  /^(?:in|at|on|through|from|into|down|up|over|across|along|under|inside|outside|behind|near|by)$/u;
const ENDS_NAME =
  /^(?:and|or|but|so|that|who|which|while|as|until|till|when|because|then|he|she|it|they|his|her|their|the|a|an|every|each|all|again|together|alone|back|out|off|away|today|tonight)$/u;

/** Seconds of names that are verbs too: 'bus stop'. */
const COMPOUND =
  /^(?:stop|set|box|stand|cut|fall|break|guard|watch|dance|race|march|walk|run|recipe|frame)$/u;
const isNounLike = (word: string): boolean => isNoun(word) && !PREPOSITIONS.has(word) && !LEADS.test(word);

const asHero = (hero: string): string =>
  /^(?:an?|one)\s/iu.test(hero)
    ? hero.replace(/^(?:an?|one)\s/iu, 'The ')
    : /^(?:the|my|our|his|her|two|three|four|five|both|\p{Lu}\p{L}+s|dad|mum|mom|grandpa|grandma|nana|opa|oma|papa|mama)(?:\s|$)/iu.test(
          hero,
        )
      ? capital(hero)
      : `The ${hero.charAt(0).toLowerCase()}${hero.slice(1)}`;

const SPEAKS =
  /^(?:\S+\s){1,7}?(?:announces?|speaks?|asks?|says?|yells?|shouts?|whispers?|answers?|screams?|mutters?)$/iu;

/** Who or what else a moment is about: 'his wife', 'the class'. */
const otherIn = (text: string): string => {
  const hero = heroOf(text);
  const isOne = hero === '' || /^(?:his|her|my)\s/iu.test(hero) || isBeing(hero);
  const named = isOne ? hero || (openingOf(text) === 'words' ? (text.split(',')[0] ?? '') : '') : '';
  return /^(?:the|an?|his|her|my)\s/iu.test(named) && named.split(' ').length <= 3 ? named : '';
};

/** 'The goblin merchant and the sword'; empty where it is not sure whom or what the film is about. */
function pairOf(moments: readonly Moment[]): string {
  const [first, ...later] = moments.filter(
    ({ text }) => isToldWhole(text) || openingOf(text) === 'ing' || SPEAKS.test(bare(text)),
  );
  const hero = heroOf(bare(first?.text ?? ''));
  if (!first || hero === '' || /\b(?:hears|sees|says|looks)\b/iu.test(hero)) return '';
  const end = moments.at(-1);
  const before = moments
    .slice(0, -1)
    .map(({ text, lines }) => `${text} ${lines.map(({ line }) => line).join(' ')}`)
    .join(' ')
    .toLowerCase();
  const others = moments.slice(moments.indexOf(first) + 1).filter((moment) => moment !== end);
  // What the film ends on may be named where it was spoken of before.
  const last = end && later.includes(end) ? otherIn(bare(end.text)) : '';
  const isKnown = last !== '' && before.includes(last.toLowerCase().split(' ').at(-1) ?? '');
  const object = metIn(bare(first.text), hero);
  const other =
    object ||
    others.map(({ text }) => otherIn(bare(text))).find((each) => each !== '' && !sameHead(each, hero)) ||
    (isKnown ? last : '');
  if (other === '' || (!isBeing(hero) && other !== object)) return '';
  const met = other.replace(/^an?\s/iu, 'the ');
  if (met === '' || sameHead(met, hero)) return '';
  return `${asHero(hero)} and ${met.charAt(0).toLowerCase()}${met.slice(1)}`;
}

const isBeing = (name: string): boolean => isBeingNoun(name.toLowerCase().split(' ').at(-1) ?? '');
const sameHead = (one: string, other: string): boolean =>
  one.toLowerCase().split(' ').at(-1) === other.toLowerCase().split(' ').at(-1);

/** Who speaks, with where they are: 'A ghost on a night train'. */
const subjectOf = (text: string): string => (SPEAKS.test(text) ? text.replace(/\s\S+$/u, '') : '');

/** A title of so many letters is short enough. */
const SHORT = 48;
/** What a title may leave out: where, when and for whom it is. */
const LEFT_OUT = /^\s(?:in|at|on|over|through|under|every|for|with|around|during|from|before|across)\s/iu;
/** A long title without its circumstances; none ends on what somebody does. */
function short(title: string): string {
  const part = title.length <= SHORT || isAbroad(title) ? '' : beginning(title, SHORT);
  const last = wordsOf(part).length - 1;
  const isDeed = last < 1 || verbAt(wordsOf(part), last)?.form === 's';
  return part !== '' && !isDeed && LEFT_OUT.test(title.slice(part.length)) ? part : title;
}

/** The titles that an idea gives, the best first: at least one, each whole. */
export function titlesOf(told: Told, most = TITLE_AT_MOST): readonly string[] {
  const own = ownTitles(told, most);
  const given = told.title.length <= most ? told.title : beginning(told.title, most);
  const read = told.hasFacts ? told.moments.flatMap(({ onScreen = [] }) => onScreen)[0] : undefined;
  const longer = `${given}: ${read ?? own[0] ?? ''}`;
  // Both films have the name that the idea gives them.
  const isSame = given.toLowerCase().includes((own[0] ?? '').toLowerCase());
  return given === '' ? own : longer.length <= most && !isSame ? [given, longer] : [given];
}

/** 'Kid is small', 'water it', 'a hiker drops it': no name of a film. */
const isNaming = (text: string): boolean =>
  !/(?:^|\s)(?:it|them|him|her|this|that)$/iu.test(text) &&
  !/^(?:it|they|he|she|one of them|the other|the others)\s|^(?:(?:the|an?|my|our|his|her)\s)?(?:\p{L}+\s){1,3}(?:is|are|was|were)\s/iu.test(
    text,
  );
/** 'Mom and the boy', where two speak. */
function spokenBy(moments: readonly Moment[]): string {
  const names = [
    ...new Set(moments.flatMap(({ lines }) => lines.map(({ speaker }) => speaker)).filter(Boolean)),
  ].filter(
    (name) =>
      !/^(?:he|she|they|it|i|we|narrator|voice.*|.*voice.*|one of them|the other|first .*|second .*|person .)$/iu.test(
        name,
      ),
  );
  const [one = '', other = ''] = names;
  const isBare = (name: string): boolean => /^\p{Lu}?\p{Ll}+$/u.test(name) && isBeingNoun(name.toLowerCase());
  const called = (name: string): string =>
    isBare(name) && !KIN.test(name) ? `the ${name.toLowerCase()}` : name.replace(/^The\s/u, 'the ');
  return names.length === 2 ? capital(`${called(one)} and ${called(other)}`) : '';
}
const KIN = /^(?:mom|mum|dad|mommy|daddy|mummy|grandma|grandpa|granny|nana|opa|oma|papa|mama)$/iu;
const asThing = (thing: string): string => (/^(?:|it|them)$/iu.test(thing) ? '' : capital(thing));
const PRONOUN_SPEAKS = /^(?:he|she|they|it|er|sie|il|elle|él|ella|lui|lei)\s\p{L}+$/iu;
const BY_PRONOUN = /^(?:he|she|it|they|we|i|er|sie|il|elle|él|ella|lui|lei)\s/iu;
const IN_PLACE = /^(?:in|at|on|inside|outside|im|am|dans|en|nel|nella)\s\S+(?:\s\S+){0,3}$/iu;
/** 'A truck that won’t start' is whole. */
const DENIED_END = /\b(?:won|doesn|don|can|couldn|wouldn)['’]?t\s\p{L}+$/iu;
/** Those of some names that are whole and short enough. */
const wholeOf = (names: readonly string[], most: number): readonly string[] =>
  names
    .map(capital)
    .filter(
      (text) =>
        text !== '' &&
        !PRONOUN_SPEAKS.test(text) &&
        text.length <= most &&
        (!OPEN.test(text) || DENIED_END.test(text)),
    );

/** Whoever acts as a name, where that says more than what they are. */
const heroNamed = (hero: string): string =>
  hero.includes(' ') && !/^(?:an?|the|my|our|his|her|one)\s\S+$/iu.test(hero) ? asHero(hero) : '';

/** Further clauses as names, a few words each. */
const fewWords = (further: readonly string[], most: number): readonly string[] =>
  further
    .map((text) => short(beginning(text.replace(/,\s.*$/u, ''), most)))
    .filter((text) => text.includes(' ') && !/^(?:he|she|it|they|we|i)\s/iu.test(text) && isNaming(text));

function ownTitles(told: Told, most: number): readonly string[] {
  const { film, typed } = told;
  const moments = articledMoments(told);
  const shown = moments.filter(({ text }) => !SIZED.test(text));
  const untold = shown.length > 1 ? shown.slice(0, -1) : shown;
  const clauses = untold
    .filter(({ lines }, _, all) => lines.length === 0 || all.every((each) => each.lines.length > 0))
    .map(({ text }) => bare(text))
    .filter((text) => text.split(' ').length > 1 && !SPEAKS.test(text) && !IN_PLACE.test(text));
  const withoutSpaces = untold
    .map(({ text }) => text)
    .filter((text) => WITHOUT_SPACES.test(text) && text.length <= most);
  if (withoutSpaces.length > 0) return withoutSpaces.slice(0, 2);
  // What begins with a pronoun names nobody.
  const namely = clauses.filter((text) => !BY_PRONOUN.test(text) && isNaming(text));
  const [first = '', ...further] = namely.length > 0 ? namely : clauses;
  const hero = heroOf(first);
  const pair = pairOf(shown);
  const asked =
    film.split(' ').length > 2 ? beginning(withoutLength(film).replace(/^an?\s/iu, ''), most) : '';
  const named = short(beginning(first.replace(/,\s.*$/u, ''), most));
  const all = [
    spokenBy(moments),
    pair,
    named,
    ...fewWords(further, most),
    heroNamed(hero),
    ...shown
      .map(({ text }) => subjectOf(bare(text)))
      .filter((name) => !/^(?:one of them|the other|the (?:first|second) \p{L}+|person [AB])$/iu.test(name)),
    beginning(first, most),
    asThing(doneTo(first)),
    shown.length > 1 || /“/u.test(shown.at(-1)?.text ?? '')
      ? ''
      : beginning(bare(shown.at(-1)?.text ?? ''), most),
  ];
  // Which film it is names it where nothing else does.
  const sorts = [
    asked,
    film.split(' ').length > 2 ? beginning(film, most) : '',
    hero === '' ? '' : asHero(hero),
  ];
  const own = wholeOf(all, most);
  const whole = own.length > 0 ? own : wholeOf(sorts, most);
  const several = whole.filter((text) => text.includes(' '));
  const best = several.length > 0 ? several : whole;
  return [...new Set(best.length > 0 ? best : [cut(capital(typed), most)])];
}

/** How a film is called. */
export const titleOf = (told: Told): string => titlesOf(told)[0] ?? '';
