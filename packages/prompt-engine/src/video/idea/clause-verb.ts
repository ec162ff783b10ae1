import { isEnglish } from '../../read/english-words.ts';
import {
  befalls,
  coined,
  isInName,
  isOneOf,
  isQualified,
  LED_TO,
  namesColour,
  opensObject,
  STAYS,
} from './clause-words.ts';
import {
  DETERMINERS,
  isAdverb,
  isBeingNoun,
  isNoun,
  OF_A_KIND,
  OTHERS,
  PARTICLES,
  PASTS,
  PREPOSITIONS,
  PRONOUNS,
  sensesAt,
  setOf,
  type VerbAt,
  verbAt,
  type Word,
} from './verbs.ts';

/* Which verb a clause is built on: 'the drummer who lost a stick keeps playing' is about keeping. */

const AUXILIARIES = setOf('is are was were be been am being');
const MODALS = setOf('can could will would may might must should does do did doesn’t don’t cannot not');
/** Verbs that another in '-ing' completes. */
export const LEADS_ON = setOf(
  'quit start stop keep begin go come continue love like hate try finish enjoy end resume rehearse practise practice avoid miss imagine risk learn',
);
const RELATIVES = setOf('who that which');
const WEARS = setOf('wearing dressed holding carrying called named made covered');

const isPlural = (words: readonly Word[], at: number): boolean => {
  const all = words
    .slice(0, at)
    .map(({ text }) => text)
    .filter((word) => !isAdverb(word));
  const bound = all.findIndex((word, i) => i > 0 && (PREPOSITIONS.has(word) || RELATIVES.has(word)));
  const before = bound > 0 ? all.slice(0, bound) : all;
  const last = before.at(-1) ?? '';
  if (/['’]s$/.test(last)) return false;
  return (
    /^(?:they|we|you|i|both|all|people|children|kids|\p{L}*men|crew|couple|family|team|band|police|everybody|mice|geese)$/u.test(
      last,
    ) ||
    before.includes('and') ||
    (/[^siu]s$/.test(last) && !/^(?:a|an|this|that|one)$/.test(before[0] ?? ''))
  );
};

const isPluralNoun = (word = ''): boolean => /[^siu]s$/.test(word) && isNoun(word);

const MADE = /^(?:drawing|painting|recording|carving|building|writing|knitting|warning|greeting)$/;

/** How a word may be the verb of the words before it: surely, only by its '-ing', or not at all. */
function fitOf(words: readonly Word[], found: VerbAt): 'finite' | 'ing' | undefined {
  const { at, length, form } = found;
  const word = words[at]?.text ?? '';
  const before = words.slice(0, at).findLast(({ text }) => !isAdverb(text))?.text ?? '';
  const next = words[at + length]?.text;
  if (PREPOSITIONS.has(before) && !/^(?:in|out|up|down|back|away|off|over|around)$/.test(before))
    return undefined;
  if (DETERMINERS.has(before) && !PRONOUNS.has(before)) return undefined;
  // 'On the same corner': a thing is told which it is.
  if (form === 'base' && (/^(?:same|next|own|very|opposite|whole)$/.test(before) || isOneOf(words, before)))
    return undefined;
  if (isInName(words, at, form === 'ing')) return undefined;
  if (form === 's' && isNoun(word) && isQualified(words, at)) return undefined;
  const isAfterComma = (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) > 1;
  if (
    isAfterComma &&
    form !== 'ing' &&
    isNoun(word) &&
    (PREPOSITIONS.has(next ?? '') || RELATIVES.has(next ?? ''))
  )
    return undefined;
  if (form === 'ing') {
    // A kid's drawing is a thing.
    if (/['’]s$/.test(words[at - 1]?.text ?? '') && MADE.test(word)) return undefined;
    if (OF_A_KIND.test(next ?? '')) return undefined;
    // 'A huge flaming wok': what stands between an article and its noun tells the kind.
    const isBetween =
      DETERMINERS.has(words[at - 2]?.text ?? '') &&
      !isNoun(before) &&
      isEnglish(before) &&
      isNoun(next ?? '');
    if (isBetween) return undefined;
    // 'Healthy eating' is a thing, and nobody called healthy eats.
    if (at === 1 && !isNoun(before) && /(?:thy|ous|ful|al|ive|ic|able|ible|less)$/.test(before))
      return undefined;
    const isThing = isNoun(word) || word === 'building';
    const isNamed =
      isNoun(before) ||
      !sensesAt(before).some(
        ({ is }) => is === 'feeling' || is === 'colour' || is === 'style' || is === 'time',
      );
    const isLast = next === undefined && isNoun(before);
    return (isThing && !opensObject(next) && !isLast) || !isNamed ? undefined : 'ing';
  }
  const isThing = isNoun(word) || sensesAt(word).some(({ is }) => is === 'style' || is === 'material');
  if (form === 's') {
    if (/^(?:he|she|it|everyone|everybody|nobody|someone|somebody)$/.test(before)) return 'finite';
    // 'City lights sliding over faces': the lights are the subject. 'Keeps playing' is one verb.
    if (length === 1 && verbAt(words, at + length)?.form === 'ing' && !LEADS_ON.has(found.verb.base))
      return undefined;
    if (word === 'rings' && /^(?:phone|telephone|bell|doorbell|alarm|clock)$/.test(before)) return 'finite';
    // 'Rain drops' are drops.
    if (word === 'drops' && /^(?:rain|water|dew)$/.test(before)) return undefined;
    if (!isThing && sensesAt(word).some(({ is }) => is === 'action')) return 'finite';
    const after = verbAt(words, at + length);
    const isLedBy = DETERMINERS.has(words[0]?.text ?? '') && at > 1;
    const hasSubject =
      isLedBy ||
      words
        .slice(0, at)
        .some(({ text, isCapital }) => isNoun(text) || isCapital || PRONOUNS.has(text) || OTHERS.has(text));
    const isSubject =
      !hasSubject && after !== undefined && after.form !== 'ing' && !opensObject(next) && !isNoun(next ?? '');
    if (isSubject) return undefined;
    if (!isThing) return 'finite';
    // 'A rocket launches', 'a teacher hands out': no several stand behind 'a'.
    const isOne =
      /^an?$/.test(words[0]?.text ?? '') &&
      at > 1 &&
      at < 4 &&
      isNoun(before) &&
      !/(?:ss|us|is|ics)$/.test(word);
    if (befalls(words, at)) return 'finite';
    const isFree = next === undefined || next === 'and' || PARTICLES.has(next) || opensObject(next);
    if (isOne && isFree && next !== 'of') return 'finite';
    if (next === undefined)
      return PRONOUNS.has(before) || OTHERS.has(before) || isBeingNoun(before) ? 'finite' : undefined;
    if (hasSubject && length > 1) return 'finite';
    // 'A builder drinks hot soup': who stands behind an article acts.
    const isSomebody = isBeingNoun(before) && DETERMINERS.has(words[at - 2]?.text ?? '');
    if (isSomebody && sensesAt(word).some(({ is }) => is === 'action')) return 'finite';
    // 'Chef slices onions': who opens the sentence acts on several.
    const isBare = at === 1 && isBeingNoun(before) && !isPlural(words, at);
    const isLastThing = isNoun(next ?? '') && words.length === at + 2;
    if (isBare && (DETERMINERS.has(next ?? '') || isPluralNoun(next) || isLastThing)) return 'finite';
    const isLed =
      DETERMINERS.has(words[0]?.text ?? '') ||
      PRONOUNS.has(words[0]?.text ?? '') ||
      isBeingNoun(before) ||
      DETERMINERS.has(next);
    return hasSubject && isLed && opensObject(next) && !isPlural(words, at) ? 'finite' : undefined;
  }
  if (
    form === 'base' &&
    isThing &&
    ((PRONOUNS.has(before) && before !== 'one') ||
      length > 1 ||
      (isBeingNoun(before) &&
        /s$|^(?:children|people|women|men)$/.test(before) &&
        (opensObject(next) || isPluralNoun(next))) ||
      (DETERMINERS.has(words[0]?.text ?? '') && isPluralNoun(before) && PREPOSITIONS.has(next ?? '')))
  )
    return 'finite';
  if (form === 'base')
    return isPlural(words, at) &&
      (!isThing || (next !== undefined && (DETERMINERS.has(next) || PARTICLES.has(next)))) &&
      (!namesColour(word) || PARTICLES.has(next ?? ''))
      ? 'finite'
      : undefined;
  // 'Forgot' is no participle.
  if (PASTS.has(word)) return 'finite';
  // 'Left on a bench' tells how it is, 'ran away' what it did.
  const acts =
    (next === 'to' && LED_TO.test(word)) ||
    DETERMINERS.has(next ?? '') ||
    PARTICLES.has(next ?? '') ||
    STAYS.test(word) ||
    next === 'it';
  return acts && next !== 'in' ? 'finite' : undefined;
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
  const perfect = /^(?:has|have|had|['’]ve)$/.test(word)
    ? verbAt(words, isAdverb(words[at + 1]?.text ?? '') ? at + 2 : at + 1)
    : undefined;
  if (perfect && (perfect.form === 'past' || perfect.verb.participle === words[perfect.at]?.text)) {
    const forms = { base: 'have', s: 'has', ing: 'having', past: word, participle: word };
    return { at, length: 1, from: at, verb: forms, form: word === 'have' ? 'base' : 's', isState: true };
  }
  const isModal = MODALS.has(word) || /n['’]t$/.test(word);
  // 'Dreams of being an eagle' has another verb.
  if (word === 'being' && PREPOSITIONS.has(words[at - 1]?.text ?? '')) return undefined;
  const isHour = word === 'am' && words[at - 1]?.text !== 'i';
  if (isHour || (!isModal && !AUXILIARIES.has(word))) return undefined;
  let next = at + 1;
  while (next < words.length && isAdverb(words[next]?.text ?? '')) next++;
  const verb = isModal ? undefined : verbAt(words, next);
  if (verb?.form === 'ing') return { ...verb, from: at, isState: false };
  const [one, many] = word === 'being' || word === 'been' ? ['is', 'are'] : [word, word];
  const forms = { base: many, s: one, ing: word, past: word, participle: word };
  return { at, length: 1, from: at, verb: forms, form: word === 'being' ? 'ing' : 's', isState: true };
}

/** The verb of a clause whose subject comes first. @param isOpen whether its first word may be the verb */
export function clauseVerb(words: readonly Word[], isOpen = false): ClauseVerb | undefined {
  const instructed = words[0]?.text === 'two' && words[1]?.text === 'hands' ? verbAt(words, 2) : undefined;
  if (instructed) return { ...instructed, from: 2, isState: false };
  let skip = false;
  let relative: ClauseVerb | undefined;
  let ing: ClauseVerb | undefined;
  for (let at = isOpen ? 0 : 1; at < words.length; at++) {
    const word = words[at]?.text ?? '';
    if (RELATIVES.has(word) && at > 0) {
      skip = true;
      continue;
    }
    // What a relative clause is about is no verb: 'who sells balloons'.
    if (relative && at === relative.at + relative.length && isNoun(word)) continue;
    const auxiliary = auxiliaryAt(words, at);
    const known = auxiliary ? undefined : verbAt(words, at);
    const found = known ?? (auxiliary || word.length < 3 ? undefined : coined(words, at));
    const how =
      auxiliary ||
      (found && !known) ||
      (found && skip && RELATIVES.has(words[at - 1]?.text ?? '') && found.form === 's')
        ? 'finite'
        : found && (at === 0 ? 'finite' : fitOf(words, found));
    if (!how) continue;
    const verb: ClauseVerb = auxiliary ?? { ...(found as VerbAt), from: at, isState: false };
    if (skip) {
      skip = false;
      relative ??= verb;
      // 'Can only make': the verb behind a helping one is of the same clause.
      const led = auxiliary?.isState ? verb.at + 1 : verb.at;
      at = isAdverb(words[led]?.text ?? '') ? led + 1 : led;
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
  const first = words.slice(0, LOOKED_AT);
  return ing ?? relative ?? namedVerb(first) ?? thingVerb(first);
}

/** How many words are searched for a verb that is no sure one, so that the time is bounded. */
const LOOKED_AT = 20;

/** A verb that is a thing too, where the clause has no other: 'a vendor in bangkok cooks pad thai'. */
function thingVerb(words: readonly Word[]): ClauseVerb | undefined {
  for (let at = 2; at < words.length - 1; at++) {
    const found = verbAt(words, at);
    const before = words.slice(0, at);
    const isLed = before.some(({ text }) => isBeingNoun(text));
    const last = before.at(-1)?.text ?? '';
    const isFree = !PREPOSITIONS.has(last) && !DETERMINERS.has(last) && last !== 'and';
    const next = words[at + 1]?.text;
    const isDeed = sensesAt(words[at]?.text ?? '').some(({ is }) => is === 'action') || opensObject(next);
    if (found?.form === 's' && isLed && isFree && isDeed) return { ...found, from: at, isState: false };
  }
  return undefined;
}

/** The name of a thing that is the one verb of its clause: 'a girl roller skates through a mall'. */
function namedVerb(words: readonly Word[]): ClauseVerb | undefined {
  for (let at = 1; at < words.length - 2; at++) {
    const last = verbAt(words, at + 1);
    const isLed = isBeingNoun(words[at - 1]?.text ?? '') && DETERMINERS.has(words[at - 2]?.text ?? '');
    const next = words[at + 2]?.text ?? '';
    if (!isLed || last?.form !== 's' || !isInName(words, at + 1, false) || !PARTS_FROM.test(next)) continue;
    const before = words[at]?.text ?? '';
    const { base, s, ing, past, participle } = last.verb;
    const led = (form: string): string => `${before} ${form}`;
    const verb = { base: led(base), s: led(s), ing: led(ing), past: led(past), participle: led(participle) };
    return { at, length: 2, from: at, verb, form: 's', isState: false };
  }
  return undefined;
}

const PARTS_FROM = /^(?:through|across|along|down|up|past|into|over|around|on|in|at|to|alone|home|off)$/;
