import { NOUN_TABLE } from '../nouns/nouns.ts';
import { ANIMATE } from '../reading/kind-sets.ts';
import { readSubject } from '../reading/read-subject.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { OCCUPATIONS } from './beats/occupations.ts';
import type { Called } from './idea-names.ts';
import { NO_DOINGS, OFTEN_NOUNS, TAKES_NONE, thirdOf, type VerbForm, verbForm } from './idea-verbs.ts';

/** What an idea says is done: who does it, what, and what comes of it in the same sentence. */
export interface Clause {
  /** Who or what does it, in the idea's words: 'two kids'. */
  readonly doer: string;
  readonly base: string;
  /** What is done, ready to follow its doer: 'build a raft on a rainy river'. */
  readonly doing: string;
  readonly isPlural: boolean;
  readonly object?: Called;
  /** What is done next, where the sentence goes on. */
  readonly next?: string;
}

const DETERMINER =
  /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|some|any|each|every|another|no)$/;
const NUMBER = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|few|\d{1,3})$/;
const LINK =
  /^(?:in|on|at|into|onto|to|from|off|over|under|across|through|along|around|round|down|up|out|by|beside|behind|near|past|against|between|with|without|for|about|above|below|inside|outside|towards?|after|before|while|during|as|like|of|and)$/;
const ADVERB =
  /^(?:\p{L}+ly|alone|together|backstage|onstage|home|away|back|again|still|underwater|outside|inside|open|shut|apart|fast|hard|high|just|happily|upstairs|downstairs|overhead|backwards|forwards?|it|them|him|each|one)$/u;
const ADJECTIVE =
  /^(?:old|young|small|big|little|tiny|giant|large|tall|short|lone|lonely|single|red|blue|green|white|black|yellow|grey|gray|brown|golden|silver|vintage|antique|modern|new|wooden|wild|happy|sad|cute|empty|rusty|elderly|electric|industrial|professional|beautiful|cozy|cosy|hot|cold|dark|bright|wet|dry|slow|fast)$/;
const SPEECH = /^(?:say|says|saying|ask|asks|asking|tell|tells|telling|shout|shouts|whisper|whispers)$/;

/** 'before dawn', 'on a rainy night': the setting holds the hour. */
const HOUR =
  /\s(?:(?:just|right|shortly|early|late)\s)?(?:before|after|at|in|during|by|on|under|until|towards?)\s(?:(?:the|an?)\s)?(?:(?:early|late|first|last|summer|winter|autumn|spring|rainy|sunny|foggy|snowy|cold|hot|warm|quiet|busy|sunday|saturday|monday)\s){0,2}(?:dawn|sunrise|daybreak|first light|sunset|dusk|twilight|night|midnight|noon|midday|golden hour|blue hour|morning|afternoon|evening|day|nightfall)$/i;
const MANNER =
  /[\s,]+(?:in\s)?(?:super\s|extreme\s)?(?:slow[\s-]?motion|slow[\s-]?mo|time-?lapse|hyperlapse|real time|one take|4k|8k|hd|close-?up|cinematic(?:ally)?|drone shot|macro)$/i;

/** A sentence's words without what only says when, or how it is filmed. */
function trimmed(text: string): string {
  let kept = text.trim();
  for (let turn = 0; turn < 3; turn++) kept = kept.replace(MANNER, '').replace(HOUR, '').trim();
  return kept;
}

const WORDS_AT_MOST = 17;

/** At most so many words, cut before a preposition. */
function shortened(text: string): string {
  const words = text.split(/\s+/);
  if (words.length <= WORDS_AT_MOST) return text;
  const at = words.findLastIndex(
    (word, i) => i > 2 && i <= WORDS_AT_MOST && LINK.test(word) && word !== 'of',
  );
  return words.slice(0, at > 0 ? at : WORDS_AT_MOST).join(' ');
}

const PLURAL_WORD =
  /^(?:people|children|kids|men|women|feet|geese|mice|wolves|teeth|leaves|fish|sheep|police|\p{L}+(?:men|women|people|children))$/u;
const isManyWord = (word: string): boolean => PLURAL_WORD.test(word) || /[^siu]s$/.test(word);

/** Whether words stand for several: 'two kids in a boat', 'a cat and a dog'. */
function isSeveral(words: readonly string[]): boolean {
  const end = words.findIndex((word, at) => at > 0 && LINK.test(word) && word !== 'and');
  const own = end < 0 ? words : words.slice(0, end);
  if (own.includes('and')) return true;
  if (/^(?:couple|pair|family|crowd|team|group|band|twins|duo|trio)$/.test(own.at(-1) ?? '')) return true;
  if (NUMBER.test(own[0] ?? '')) return true;
  if (/^(?:an?|one|this|that)$/.test(own[0] ?? '')) return false;
  return isManyWord(own.at(-1) ?? '');
}

interface Found {
  readonly at: number;
  readonly verb: VerbForm;
  readonly isPassive: boolean;
}

const isInCompound = (tokens: readonly Token[], at: number): boolean => {
  for (let from = Math.max(0, at - 2); from <= at; from++) {
    const match = NOUN_TABLE.at(tokens, from);
    if (match && match.length > 1 && from + match.length > at) return true;
  }
  return false;
};

/** Whether something that could act stands right before a word. */
function hasDoerBefore(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return (
    at > 0 && !DETERMINER.test(before) && !ADJECTIVE.test(before) && !(LINK.test(before) && before !== 'of')
  );
}

const isActor = (text: string): boolean => {
  const { known, kind } = readSubject(text);
  return known && (ANIMATE.has(kind) || kind === 'vehicle');
};

/** A form of a verb that is told of the words before it. */
function verbAt(text: string, tokens: readonly Token[], at: number): VerbForm | undefined {
  const words = tokens.map(({ word }) => word);
  const [word = '', next = ''] = [words[at], words[at + 1]];
  if (!hasDoerBefore(words, at) || isInCompound(tokens, at)) return undefined;
  const doer = text.slice(0, tokens[at]?.start);
  const found = verbForm(word);
  const leads = next === '' || DETERMINER.test(next) || NUMBER.test(next);
  if (found?.form === 'ing') return found;
  if (word.endsWith('ing') && word.length > 5 && !NO_DOINGS.has(word) && !NOUN_TABLE.at(tokens, at))
    return isActor(doer) ? { base: word, form: 'ing' } : undefined;
  if (found?.form === 'past') return leads && next !== '' && isActor(doer) ? found : undefined;
  const isMany = isSeveral(words.slice(0, at));
  const gathers = isMany && !words.slice(0, at).includes('and') && !NUMBER.test(words[0] ?? '');
  if (found?.form === 'third' && (!isMany || gathers) && !isManyWord(words[at - 1] ?? ''))
    return (OFTEN_NOUNS.has(word) ? DETERMINER.test(next) || isActor(doer) : true) ? found : undefined;
  if (
    found?.form === 'base' &&
    isMany &&
    (isManyWord(words[at - 1] ?? '') || words.includes('and') || isSeveral([words[at - 1] ?? '']))
  )
    return OFTEN_NOUNS.has(word) && !leads && !LINK.test(next) ? undefined : found;
  const isOther =
    /[^siu]s$/.test(word) && DETERMINER.test(words[0] ?? '') && !isMany && !NOUN_TABLE.at(tokens, at);
  return isOther && (leads || LINK.test(next)) && isActor(doer) ? { base: word, form: 'third' } : undefined;
}

function firstVerb(text: string, tokens: readonly Token[], from: number): Found | undefined {
  for (let at = Math.max(from, 1); at < tokens.length; at++) {
    const [here, next] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
    if (
      here === 'being' &&
      /(?:ed|en|n|t|ung|ought|orn)$/.test(next) &&
      hasDoerBefore(
        tokens.map(({ word }) => word),
        at,
      )
    )
      return { at, verb: { base: next, form: 'ing' }, isPassive: true };
    if (tokens[at]?.afterStop && at < 2) return undefined;
    const verb = verbAt(text, tokens, at);
    if (verb) return { at, verb, isPassive: false };
  }
  return undefined;
}

const PARTICLE =
  /^(?:is|are|who|that|which|was|were|slowly|quickly|gently|carefully|quietly|happily|silently|alone|together|and)$/;

/** The doer's words, with an article where one is wanted. */
function doerIn(words: string): string {
  const bare = words
    .replace(/[,\s]+$/, '')
    .replace(/^(?:an?\s)?(?:painting|drawing|photo|picture|sketch|shot|view)\sof\s/i, '');
  const list = bare.split(/\s+/);
  const isClosed = list.slice(0, -1).some((word) => /^(?:who|that|which)$/.test(word));
  while (!isClosed && list.length > 1 && PARTICLE.test(list.at(-1) ?? '')) list.pop();
  const doer = list.join(' ');
  const first = (list[0] ?? '').toLowerCase();
  const isNamed =
    DETERMINER.test(first) ||
    NUMBER.test(first) ||
    first === 'one' ||
    /^\p{Lu}/u.test(doer) ||
    isSeveral(doer.toLowerCase().split(' '));
  return isNamed || /^(?:grand\w+|mum|mom|dad|mother|father|he|she|it|someone|somebody|nobody)\b/.test(first)
    ? doer
    : `the ${doer}`;
}

/** What the doing is done to: the words up to the next preposition. */
function objectOf(after: readonly string[], base: string): Called | undefined {
  const end = after.findIndex((word, at) => LINK.test(word.toLowerCase()) || (at > 0 && ADVERB.test(word)));
  const own = (end < 0 ? after : after.slice(0, end)).filter((word) => !/^(?:up|out|open)$/.test(word));
  const [first = ''] = own;
  if (own.length === 0 || own.length > 5 || ADVERB.test(first)) return undefined;
  const isLed = DETERMINER.test(first.toLowerCase()) || NUMBER.test(first);
  if (!isLed && (base === 'play' || TAKES_NONE.has(base))) return undefined;
  const bare = own.filter((word, at) => at > 0 || !DETERMINER.test(word.toLowerCase())).slice(-3);
  if (bare.length === 0 || bare.some((word) => !/^\p{L}[\p{L}'’-]*$/u.test(word))) return undefined;
  const [head = ''] = bare.slice(-1);
  const name = NUMBER.test(bare[0] ?? '') ? bare.slice(1).join(' ') : bare.join(' ');
  const isPlural = NUMBER.test(first) || (!/^an?$/i.test(first) && isManyWord(head.toLowerCase()));
  return name === '' || ADJECTIVE.test(head) ? undefined : { it: `the ${name}`, isPlural };
}

/** 'builds' for one, 'build' for several; a verb that is not known keeps its '-ing'. */
function inflected({ base, form }: VerbForm, isPlural: boolean): string {
  if (form === 'ing' && !verbForm(base)) return `${isPlural ? 'are' : 'is'} ${base}`;
  if (!verbForm(base)) return base;
  return isPlural ? base : thirdOf(base);
}

const LETTERS = /^[\p{L}\p{N}\s'’,"“”&–-]+$/u;
const FOLLOWS = /,?\s(?:and|then)\s|,\s/giu;

/** Where the first thing done ends, and what is done after it. */
function parted(
  rest: string,
  form: VerbForm['form'],
  isPlural: boolean,
): readonly [string, string | undefined] {
  for (const match of rest.matchAll(FOLLOWS)) {
    const after = rest.slice(match.index + match[0].length).replace(/^(?:and\s)?(?:then\s)?/, '');
    const [word = '', ...others] = after.split(/\s+/);
    const verb = verbForm(word.toLowerCase());
    const isSame = verb?.form === form && !(form === 'base' && !isPlural);
    if (verb && isSame && (form !== 'base' || others.length > 0)) {
      const [own] = others.join(' ').split(/,\s|\sand\s(?=\p{L}+s\s)/u);
      return [rest.slice(0, match.index), shortened(trimmed(`${inflected(verb, isPlural)} ${own ?? ''}`))];
    }
    if (match[0].startsWith(',')) return [rest.slice(0, match.index), undefined];
  }
  return [rest.replace(/\s(?:while|as|until|because|so that)\s.*$/i, ''), undefined];
}

/** The verb that is shown: of somebody who says a line, what is done beside it. */
function verbOf(scene: string, sentence: string, tokens: readonly Token[]): Found | undefined {
  const found = firstVerb(sentence, tokens, 1);
  const speech = tokens.findIndex(({ word }) => SPEECH.test(word));
  if (speech < 1 || (found && found.at < speech) || !/["“”]/.test(scene)) return found;
  const and = tokens.findIndex(
    ({ word }, at) => at > speech && word === 'and' && verbForm(tokens[at + 1]?.word ?? '')?.form === 'third',
  );
  const verb = verbForm(tokens[and + 1]?.word ?? '');
  return and > 0 && verb ? { at: and + 1, verb, isPassive: false } : undefined;
}

/** Reads who does what in the first sentence of an idea; nothing where nobody is said to do anything. */
export function clauseIn(scene: string, isForeign: boolean): Clause | undefined {
  const sentence = scene.split(/[.!?;:—(]\s|[.;]$/)[0] ?? '';
  if (isForeign || sentence.length > 320) return undefined;
  const tokens = tokensOf(sentence);
  const found = verbOf(scene, sentence, tokens);
  if (!found) return undefined;
  const speech = tokens.findIndex(({ word }) => SPEECH.test(word));
  const head = speech > 0 ? Math.min(speech, found.at) : found.at;
  const doer = doerIn(sentence.slice(0, tokens[head]?.start));
  const isPlural =
    found.verb.form === 'base' || (found.verb.form !== 'third' && isSeveral(doer.toLowerCase().split(' ')));
  const written = writtenOf(sentence, tokens, found, isPlural);
  if (
    doer === '' ||
    doer.split(' ').length > 14 ||
    !LETTERS.test(`${doer} ${written.doing}${written.next ?? ''}`)
  )
    return undefined;
  const isBare = verbForm(found.verb.base) !== undefined || found.verb.form === 'third';
  const after = written.doing.split(/\s+/).slice(isBare ? 1 : 2);
  if (/^(?:out|up|down)$/.test(after[0] ?? '') && after.length > 1 && !TAKES_NONE.has(found.verb.base))
    after.shift();
  const object = found.isPassive ? undefined : objectOf(after, found.verb.base);
  return {
    doer,
    base: found.verb.base,
    isPlural,
    doing: written.doing,
    ...(object ? { object } : {}),
    ...(written.next ? { next: written.next } : {}),
  };
}

function writtenOf(
  sentence: string,
  tokens: readonly Token[],
  { at, verb, isPassive }: Found,
  isPlural: boolean,
): { readonly doing: string; readonly next: string | undefined } {
  const rest = sentence.slice(tokens[at]?.end);
  if (isPassive)
    return { doing: trimmed(`${isPlural ? 'are' : 'is'}${rest.split(',')[0]}`), next: undefined };
  const [own, next] = parted(rest, verb.form, isPlural);
  return { doing: shortened(trimmed(`${inflected(verb, isPlural)}${own}`)), next };
}

/** What somebody is seen to do whose calling is all that the idea names: 'a glassblower'. */
export function callingIn(scene: string): Clause | undefined {
  const tokens = tokensOf(scene);
  const match = OCCUPATIONS.all(tokens)[0];
  const last = match && tokens[match.at + match.length - 1];
  const { known, kind, isForeign } = readSubject(scene);
  if (!match || !last || isForeign || (known && kind !== 'person' && kind !== 'people') || match.at > 4)
    return undefined;
  const after = tokens[match.at + match.length];
  if (after && !after.afterStop && !LINK.test(after.word)) return undefined;
  const doer = doerIn(scene.slice(0, last.end));
  if (!LETTERS.test(doer)) return undefined;
  const [base = '', ...rest] = match.value.split(' ');
  const object = objectOf(rest, base);
  const isPlural = isSeveral(doer.toLowerCase().split(' '));
  const doing = [isPlural ? base : thirdOf(base), ...rest].join(' ');
  return { doer, base, doing, isPlural, ...(object ? { object } : {}) };
}
