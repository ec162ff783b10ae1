import { formsOf, singularsOf, type VerbForms } from '../lexicon/inflect.ts';
import { isEnglish } from '../read/english-words.ts';
import { isBeing } from '../read/scene.ts';
import { senses, type VerbForm } from '../read/senses.ts';

/*
 * Which word of a clause is its verb. The lexicon's verbs are known by their rows; of all others the dictionary is
 * asked whether their other forms exist: 'collapses' is a verb, for 'collapsing' is a word.
 */

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A verb among words: the index of its first word and how many it has. */
export interface VerbAt {
  readonly at: number;
  readonly length: number;
  readonly verb: VerbForms;
  readonly form: VerbForm;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const PRONOUNS = setOf(
  'he she it they we you i everyone everybody someone somebody nobody both one all',
);
export const DETERMINERS = setOf(
  'a an the this that these those my your his her its our their some another each every one two three four five six seven eight nine ten twelve several many few both no',
);
export const PREPOSITIONS = setOf(
  'in on at into onto to from off over under across through along around down up out by with for about after before as of behind against toward towards past inside outside between among near next beside away back beyond above below until while without like',
);
const PARTICLES = setOf('up out off away down in over back past across into');
const ADVERBS = setOf(
  'suddenly finally slowly quickly gently carefully quietly happily silently then just never always still also almost nearly both all alone together once again barely eventually proudly nervously immediately accidentally secretly really now first later only simply each instead soon',
);
const OTHERS = setOf('him them me us himself herself itself themselves that what where how when who');
const AUXILIARIES = setOf('is are was were be been am being');
const MODALS = setOf('can could will would may might must should does do did doesn’t don’t cannot not');
const RELATIVES = setOf('who that which');
const WEARS = setOf('wearing dressed holding carrying called named made covered');
/** Words that are nearly never verbs where ideas have them. */
const NOUNS = setOf(
  'morning evening wedding ceiling king ring string thing spring clothing nothing something anything everything red his its was has this is us bus plus ones kids need seconds minutes hours years days news glasses stairs scissors headphones children people couple goods means species series always sometimes perhaps',
);

export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu), (hit) => ({
    text: hit[0].toLowerCase(),
    start: hit.index,
    end: hit.index + hit[0].length,
  }));

export const isAdverb = (word: string): boolean => ADVERBS.has(word) || /^\p{L}{3,}[^fm]ily$|^\p{L}{4,}ly$/u.test(word);
const LY_NOUN = setOf('family belly jelly bully butterfly firefly dragonfly lily ally early only lovely friendly lonely elderly silly curly');

/** What may stand before a verb and still belong to it. */
const isBetween = (word: string): boolean => isAdverb(word) && !LY_NOUN.has(word);

const isVerbBase = (word: string): boolean =>
  word.length > 1 && isEnglish(word) && isEnglish(formsOf(word).ing) && !NOUNS.has(word);

const sensesAt = (word: string) => senses().get(word);
export const isNoun = (word: string): boolean =>
  singularsOf(word).some((one) => sensesAt(one).some(({ is }) => is === 'noun' || is === 'place'));
export const isBeingNoun = (word: string): boolean =>
  singularsOf(word).some((one) =>
    sensesAt(one).some((sense) => sense.is === 'noun' && isBeing(sense.row.kind)),
  );

/** A row that names its verb by the '-ing' form alone: its other forms by rule. */
export function withFiniteForms(verb: VerbForms): VerbForms {
  const [ing = '', ...rest] = verb.ing.split(' ');
  if (verb.base !== verb.ing || !ing.endsWith('ing')) return verb;
  return formsOf([baseOfIng(ing), ...rest].join(' '));
}

function baseOfIng(ing: string): string {
  const stem = ing.slice(0, -3);
  const undoubled = /([bdgmnpt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const bases = [undoubled, `${stem}e`, stem, stem.replace(/y$/, 'ie')];
  return bases.find((base) => isEnglish(base) && formsOf(base).ing === ing) ?? undoubled;
}

function unlisted(word: string): Pick<VerbAt, 'verb' | 'form'> | undefined {
  if (NOUNS.has(word) || word.includes("'") || word.includes('’')) return undefined;
  if (/^\p{L}{2,}ing$/u.test(word) && isEnglish(word)) {
    const verb = formsOf(baseOfIng(word));
    return verb.ing === word && isEnglish(verb.base) ? { verb, form: 'ing' } : undefined;
  }
  if (/[^su]s$/.test(word)) {
    const base: string | undefined = [word.slice(0, -1), ...singularsOf(word)].find((one) => one !== word && isVerbBase(one) && formsOf(one).s === word);
    return base ? { verb: formsOf(base), form: 's' } : undefined;
  }
  if (word.endsWith('ed') && isEnglish(word)) {
    const base = [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3)].find((one) => isVerbBase(one) && formsOf(one).past === word);
    return base ? { verb: formsOf(base), form: 'past' } : undefined;
  }
  return isVerbBase(word) ? { verb: formsOf(word), form: 'base' } : undefined;
}

/** The word or words at a place as a verb. */
export function verbAt(words: readonly Word[], at: number): VerbAt | undefined {
  const word = words[at]?.text ?? '';
  if (word === '' || DETERMINERS.has(word) || PREPOSITIONS.has(word) || NOUNS.has(word) || isBetween(word)) return undefined;
  if (word === 'has' || word === 'have') return { at, length: 1, verb: formsOf('have', 'had'), form: word === 'has' ? 's' : 'base' };
  const hit = senses().longestAt(words.slice(at, at + 5).map(({ text }) => text), 0);
  const listed = [...(hit?.value ?? []), ...senses().get(word)].find((sense) => sense.is === 'action');
  if (listed?.is === 'action') {
    const verb = withFiniteForms(listed.verb);
    return { at, length: Math.min(hit?.value.includes(listed) ? (hit?.length ?? 1) : 1, verb.base.split(' ').length), verb, form: listed.form };
  }
  const found = unlisted(word);
  return found && { at, length: 1, ...found };
}

/** Whether what follows a word lets it be a verb that is also a noun: 'waters a flower', 'waves at us'. */
const opensObject = (next: string | undefined): boolean =>
  next !== undefined && (DETERMINERS.has(next) || PREPOSITIONS.has(next) || OTHERS.has(next) || PRONOUNS.has(next) || isBetween(next));

const isPlural = (words: readonly Word[], at: number): boolean => {
  const all = words.slice(0, at).map(({ text }) => text).filter((word) => !isBetween(word));
  const bound = all.findIndex((word, i) => i > 0 && PREPOSITIONS.has(word));
  const before = bound > 0 ? all.slice(0, bound) : all;
  const last = before.at(-1) ?? '';
  return (
    /^(?:they|we|you|i|both|all|people|children|kids|men|women|crew|couple|family|team|band|police|everybody)$/.test(last) ||
    before.includes('and') ||
    (/[^siu]s$/.test(last) && !/^(?:a|an|this|that|one)$/.test(before[0] ?? ''))
  );
};

/** Whether a word is part of a name of several: 'northern lights'. */
const isInName = (words: readonly Word[], at: number): boolean =>
  [at - 1, at - 2].some((from) => {
    const hit = from < 0 ? undefined : senses().longestAt(words.slice(from, at + 2).map(({ text }) => text), 0);
    return hit !== undefined && from + hit.length > at && hit.value.some(({ is }) => is === 'noun' || is === 'place');
  });

/** How a word may be the verb of the words before it: surely, only by its '-ing', or not at all. */
function fit(words: readonly Word[], found: VerbAt): 'finite' | 'ing' | undefined {
  const { at, length, form } = found;
  const word = words[at]?.text ?? '';
  const before = words[at - 1]?.text ?? '';
  const next = words[at + length]?.text;
  if (PREPOSITIONS.has(before) && !/^(?:in|out|up|down|back|away|off|over|around)$/.test(before)) return undefined;
  if (DETERMINERS.has(before) && !PRONOUNS.has(before)) return undefined;
  if (form !== 'ing' && isInName(words, at)) return undefined;
  if (form === 'ing') {
    const isThing = isNoun(word) || word === 'building';
    const isNamed = isNoun(before) || !sensesAt(before).some(({ is }) => is === 'feeling' || is === 'colour');
    const isLast = next === undefined && isNoun(before);
    return (isThing && !opensObject(next) && !isLast) || !isNamed ? undefined : 'ing';
  }
  const isThing = isNoun(word) || sensesAt(word).some(({ is }) => is === 'style' || is === 'material');
  if (form === 's') {
    // 'Rain drops' are drops.
    if (word === 'drops' && /^(?:rain|water|dew)$/.test(before)) return undefined;
    if (!isThing && sensesAt(word).some(({ is }) => is === 'action')) return 'finite';
    const after = verbAt(words, at + length);
    const hasSubject = words.slice(0, at).some(({ text }) => isNoun(text) || PRONOUNS.has(text) || OTHERS.has(text));
    // 'City lights sliding over faces': the lights are the subject.
    if (isThing && after?.form === 'ing') return undefined;
    const isSubject = !hasSubject && after !== undefined && after.form !== 'ing' && !opensObject(next) && !isNoun(next ?? '');
    if (isSubject) return undefined;
    if (!isThing) return 'finite';
    if (next === undefined) return PRONOUNS.has(before) || isBeingNoun(before) ? 'finite' : undefined;
    const isLed = DETERMINERS.has(words[0]?.text ?? '') || PRONOUNS.has(words[0]?.text ?? '') || isBeingNoun(before) || DETERMINERS.has(next);
    return hasSubject && isLed && opensObject(next) && !isPlural(words, at) ? 'finite' : undefined;
  }
  if (form === 'base' && isThing && (PRONOUNS.has(before) || length > 1 || (isBeingNoun(before) && /s$/.test(before) && opensObject(next)))) return 'finite';
  if (form === 'base')
    return isPlural(words, at) && (!isThing || (next !== undefined && (DETERMINERS.has(next) || PARTICLES.has(next)))) && !isColour(word) ? 'finite' : undefined;
  return PREPOSITIONS.has(next ?? '') || DETERMINERS.has(next ?? '') || next === undefined
    ? next === 'by' || next === 'in' || next === 'with' || next === undefined
      ? undefined
      : 'finite'
    : undefined;
}

const isColour = (word: string): boolean => sensesAt(word).some(({ is }) => is === 'colour' || is === 'feeling' || is === 'time');

/** A verb that no dictionary of ours has: 'a girl zests a lemon'. */
function coined(words: readonly Word[], at: number): VerbAt | undefined {
  const [before = '', word = '', next = ''] = [at - 1, at, at + 1].map((i) => words[i]?.text);
  if (!/[^siu]s$/.test(word) || isNoun(word) || NOUNS.has(word) || !isNoun(before) || !DETERMINERS.has(next)) return undefined;
  return { at, length: 1, verb: { base: word.slice(0, -1), s: word, ing: word, past: word, participle: word }, form: 's' };
}

/** Where nobody is said to do anything by a finite verb, the '-ing' form does. */
export interface ClauseVerb extends VerbAt {
  /** An auxiliary before it, which goes: 'is playing' is told as 'plays'. */
  readonly from: number;
  /** It stays as it was typed: 'can’t reach', 'are late'. */
  readonly isState: boolean;
}

function auxiliaryAt(words: readonly Word[], at: number): ClauseVerb | undefined {
  const word = words[at]?.text ?? '';
  const isModal = MODALS.has(word);
  if (!isModal && !AUXILIARIES.has(word)) return undefined;
  let next = at + 1;
  while (next < words.length && isBetween(words[next]?.text ?? '')) next++;
  const verb = isModal ? undefined : verbAt(words, next);
  if (verb?.form === 'ing') return { ...verb, from: at, isState: false };
  const [one, many] = word === 'being' || word === 'been' ? ['is', 'are'] : [word, word];
  const forms = { base: many, s: one, ing: word, past: word, participle: word };
  return { at, length: 1, from: at, verb: forms, form: word === 'being' ? 'ing' : 's', isState: true };
}

/** The verb of a clause whose subject comes first. @param isOpen whether its first word may be the verb */
export function clauseVerb(words: readonly Word[], isOpen = false): ClauseVerb | undefined {
  let skip = false;
  let relative: ClauseVerb | undefined;
  let ing: ClauseVerb | undefined;
  for (let at = isOpen ? 0 : 1; at < words.length; at++) {
    const word = words[at]?.text ?? '';
    if (RELATIVES.has(word) && at > 0) {
      skip = true;
      continue;
    }
    const auxiliary = auxiliaryAt(words, at);
    const known = auxiliary ? undefined : verbAt(words, at);
    const found = known ?? (auxiliary ? undefined : coined(words, at));
    const how = auxiliary || (found && !known) ? 'finite' : found && (at === 0 ? 'finite' : fit(words, found));
    if (!how) continue;
    const verb: ClauseVerb = auxiliary ?? { ...(found as VerbAt), from: at, isState: false };
    if (skip) {
      skip = false;
      relative ??= verb;
      continue;
    }
    if (how === 'ing') {
      if (!ing || WEARS.has(words[ing.at]?.text ?? '')) ing = verb;
      continue;
    }
    const next = words[verb.at + verb.length]?.text ?? '';
    const isObject = isNoun(word) || verb.form !== 's' || !DETERMINERS.has(next);
    if (ing && !WEARS.has(words[ing.at]?.text ?? '') && isObject) continue;
    return verb;
  }
  return ing ?? relative;
}
