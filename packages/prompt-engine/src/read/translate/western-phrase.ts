import { singularsOf } from '../../lexicon/inflect.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import {
  followsNoun,
  ingOf,
  kindOf,
  measures,
  namesBeing,
  participleOf,
  pluralOfPhrase,
  restingAt,
} from './english.ts';
import type { Gloss, Glossary } from './glossary.ts';
import type { Item } from './words.ts';

/*
 * Noun phrases of Spanish, French, Portuguese, Italian and German in English: adjectives before their nouns, what
 * belongs to them by 'of' as English says it.
 */

/** Who or what the words name, where they are not known. */
export const UNKNOWN_HEAD = 'subject';

/** A noun phrase in English; `next` is the index of the first word after it. */
export interface WesternPhrase {
  readonly english: string;
  readonly head: string;
  readonly role: Gloss['role'];
  readonly next: number;
  readonly isDefinite: boolean;
  readonly isBare: boolean;
  readonly isName: boolean;
}

/** Where the reading of a sentence stands. */
export interface Reading {
  readonly items: readonly Item[];
  readonly glossary: Glossary;
  /** Nobody and nothing was named yet. */
  isOpening: boolean;
  isPartly: boolean;
  /** The last deed. */
  verb?: string;
}

const POSSESSIVE = sifted(/^(?:my|your|his|her|its|our|their)$/);
export const HEADS: ReadonlySet<string> = new Set(['noun', 'place', 'time', 'style']);
const MEASURES = sifted(
  /\b(?:glass|cup|mug|bowl|plate|dish|bottle|basket|box|bag|pile|stack|heap|group|pair|crowd|bunch|bouquet|slice|piece|field|sea|portrait|photo|photograph|picture|painting|drawing|illustration|close-up|view|image|sketch|watercolor|poster|end|middle|edge|side|top|bottom|foot|statue|herd|flock|team|row|crown|drop|drops|jar|bucket|tray|hands|face|eyes|rays?|king|queen|god|goddess|still life|print|map|shot|couple)$/,
);

const nameable = (gloss: Gloss | undefined): boolean => gloss?.role === 'noun' || gloss?.role === 'place';

/** Whether a word says what something is like: an adjective or a feeling. */
export const isAdjective = (item: Item | undefined): boolean =>
  item?.gloss?.role === 'adjective' || item?.gloss?.role === 'feeling';

/** What the word at a place is by the glossary; undefined past the ends, and for words that it does not have. */
export const roleAt = (items: readonly Item[], at: number): Gloss['role'] | undefined =>
  items[at]?.gloss?.role;

/** Articles, numbers and possessives at a place in the items. */
export function determiners(items: readonly Item[], from: number): { words: string[]; at: number } {
  const words: string[] = [];
  let at = from;
  for (; at < items.length; at++) {
    const gloss = items[at]?.gloss;
    if (!gloss) break;
    const isOne =
      gloss.role === 'article' ||
      gloss.role === 'number' ||
      (gloss.role === 'pronoun' && POSSESSIVE.test(gloss.english));
    if (isOne) words.push(gloss.english);
    else if (gloss.role !== 'filler') break;
  }
  const possessive = words.find((word) => POSSESSIVE.test(word));
  return {
    words: possessive
      ? words.filter((word) => !/^(?:the|a)$/.test(word))
      : words.filter(
          (word, i) =>
            !/^(?:the|a)$/.test(word) ||
            i === words.length - 1 ||
            !words.slice(i + 1).some((one) => one === 'the' || one === 'a'),
        ),
    at,
  };
}

/** 'unter einer morschen Holzbrücke': a word that is not known between what leads a noun and the noun. */
function isQualityUnknown({ items, glossary }: Reading, at: number): boolean {
  const unknown = items[at];
  if (!unknown || unknown.gloss || !/^(?:german|dutch|polish)$/.test(glossary.name)) return false;
  const isLed = ['article', 'number', 'preposition', 'adjective', 'pronoun'].includes(
    roleAt(items, at - 1) ?? '',
  );
  let noun = at + 1;
  while (isAdjective(items[noun])) noun++;
  return isLed && /^\p{Ll}/u.test(unknown.text) && nameable(items[noun]?.gloss);
}

/** Adjectives and German participles before their noun; the index of the first word after them. */
function modifiersBefore({ items, glossary }: Reading, from: number, adjectives: string[]): number {
  const isModifier = (item: Item | undefined): boolean =>
    isAdjective(item) ||
    (glossary.name === 'german' &&
      item?.gloss?.role === 'action' &&
      (item.gloss.form === 'ing' || item.gloss.form === 'participle'));
  let at = from;
  for (; isModifier(items[at]) || roleAt(items, at) === 'filler'; at++) {
    const gloss = items[at]?.gloss;
    if (gloss?.role === 'action')
      adjectives.push(gloss.form === 'ing' ? ingOf(gloss.english) : participleOf(gloss.english));
    else if (gloss && gloss.role !== 'filler') adjectives.push(gloss.english);
  }
  return at;
}

/** The noun phrase that begins here, without what hangs on it by a preposition. */
function simplePhrase(reading: Reading, from: number): WesternPhrase | undefined {
  const { items, glossary } = reading;
  const lead = determiners(items, from);
  let at = lead.at;
  const adjectives: string[] = [];
  at = modifiersBefore(reading, at, adjectives);
  if (isQualityUnknown(reading, at)) {
    reading.isPartly = true;
    at++;
  }
  const item = items[at];
  const role = item?.gloss?.role;
  if (!item || (item.gloss && (!role || !HEADS.has(role)))) return undefined;
  if (!item.gloss && lead.words.length === 0 && adjectives.length === 0 && !reading.isOpening)
    return undefined;
  if (item.isPartly || !item.gloss) reading.isPartly = true;
  if (!item.gloss && !reading.isOpening) return undefined;
  at++;
  const after = glossary.name === 'german' ? at : adjectivesAfter(reading, at, adjectives);
  const isMany = lead.words.some(
    (word) =>
      /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|hundred|\d\d?)$/.test(
        word,
      ) && word !== '1',
  );
  const word = item.gloss?.english ?? UNKNOWN_HEAD;
  const head = isMany && role !== 'time' ? pluralOfPhrase(word) : word;
  const all = [...new Set(adjectives)];
  const before = all.filter((each) => !followsNoun(each));
  const behind = all.filter(followsNoun);
  return {
    english: [...lead.words, ...before, head, ...behind].join(' '),
    head: [...before, head, ...behind].join(' '),
    role: role ?? 'noun',
    next: after,
    isDefinite: lead.words.includes('the'),
    isBare: lead.words.length === 0,
    isName: item.isName === true || /^[A-Z]/.test(word),
  };
}

/** Adjectives that follow their noun; two may be joined: 'rojo y blanco'. */
function adjectivesAfter({ items }: Reading, from: number, adjectives: string[]): number {
  let at = from;
  while (at < items.length) {
    const isJoined =
      adjectives.length > 0 &&
      items[at]?.gloss?.english === 'and' &&
      isAdjective(items[at + 1]) &&
      !HEADS.has(roleAt(items, at + 2) ?? '');
    if (isJoined) at++;
    else if (roleAt(items, at) === 'filler' && isAdjective(items[at + 1])) at++;
    if (!isAdjective(items[at])) break;
    // 'una calle vieja casa': what stands before a noun of its own belongs to that.
    adjectives.push(items[at]?.gloss?.english ?? '');
    at++;
  }
  return at;
}

const singular = (phrase: string): string => {
  const words = phrase.split(' ');
  const last = words.pop() ?? '';
  // 'Christmas' is one.
  return [...words, (/^[A-Z]/.test(last) ? undefined : singularsOf(last)[0]) ?? last].join(' ');
};

const isFood = (phrase: string): boolean => ['food', 'drink'].includes(kindOf(phrase) ?? '');

/** 'hojas de otoño' as autumn leaves, 'copa de vino' as a glass of wine, 'calles de Roma' as streets in Rome. */
function joined(outer: WesternPhrase, inner: WesternPhrase, lead: string): WesternPhrase {
  const whole = (english: string, head: string): WesternPhrase => ({
    ...outer,
    english,
    head,
    next: inner.next,
  });
  const before = outer.english.slice(0, outer.english.length - outer.head.length);
  const compound = whole(
    `${before}${singular(inner.head)} ${outer.head}`,
    `${singular(inner.head)} ${outer.head}`,
  );
  const isSimple = !/ of | in /.test(inner.head) && inner.head.split(' ').length < 4;
  // The city of a square: the place itself is read, the words say the rest.
  // 'the roof of a car' is no roof of a house.
  if (/^(?:roof|rooftop)$/.test(outer.head) && kindOf(inner.head) === 'vehicle') {
    const top = `top of ${inner.english}`;
    return { ...outer, english: top, head: top, role: 'noun', next: inner.next, isBare: false };
  }
  if (inner.isName && outer.role === 'place' && inner.role === 'place')
    return whole(outer.english, outer.head);
  if (inner.isName && inner.role !== 'time') {
    const link = inner.role === 'place' && !MEASURES.test(outer.head) ? 'in' : 'of';
    return whole(`${outer.english} ${link} ${inner.english}`, `${outer.head} ${link} ${inner.english}`);
  }
  const isMeasure = MEASURES.test(outer.head) || outer.role === 'style';
  if (!isMeasure && isSimple && inner.role === 'time' && outer.role !== 'time') return compound;
  if (!isMeasure && inner.role === 'place' && namesBeing(outer.head))
    return whole(`${outer.english} ${restingAt(inner.head)} ${inner.english}`, outer.head);
  if (
    !isMeasure &&
    isSimple &&
    !namesBeing(inner.head) &&
    ((inner.isBare && !/ the$/.test(lead)) || inner.role === 'place')
  )
    return compound;
  const the = / the$/.test(lead) && inner.isBare ? 'the ' : '';
  return whole(`${outer.english} of ${the}${inner.english}`, `${outer.head} of ${the}${inner.english}`);
}

/** Deeds by which a thing leaves another. */
export const TAKES = sifted(/^(?:take$|take out|bring|rescue|fetch|pull|fall|come|pick)\b/);

/** The noun phrase that begins here, with what belongs to it by 'of'. */
export function nounPhrase(reading: Reading, from: number): WesternPhrase | undefined {
  let phrase = simplePhrase(reading, from);
  if (phrase) reading.isOpening = false;
  for (let longer = phrase; longer; longer = extended(reading, longer)) phrase = longer;
  return phrase;
}

/** A phrase with the next that belongs to it; none where it ends. */
function extended(reading: Reading, phrase: WesternPhrase): WesternPhrase | undefined {
  const item = reading.items[phrase.next];
  const gloss = item?.gloss;
  if (!gloss) return undefined;
  const isGerman = reading.glossary.name === 'german';
  // 'ein Stück Kuchen': German measures without 'of'.
  if (isGerman && measures(phrase.head) && (nameable(gloss) || gloss.role === 'adjective')) {
    const content = nounPhrase(reading, phrase.next);
    return content && joined(phrase, content, 'of');
  }
  if (isGerman && /^(?:des|der|eines|einer)$/i.test(item.text)) {
    const owner = nounPhrase(reading, phrase.next);
    return owner && joined(phrase, owner, 'of the');
  }
  if (gloss.role !== 'preposition') return undefined;
  const isOf = /^of\b/.test(gloss.english);
  // 'saca pan del horno': from there, since it is taken out.
  if (isOf && TAKES.test(reading.verb ?? '') && !namesBeing(phrase.head) && !measures(phrase.head))
    return undefined;
  // 'rescata a un gato del tejado': from there, whoever it is.
  const isPlace = [1, 2].some((ahead) => reading.items[phrase.next + ahead]?.gloss?.role === 'place');
  if (isOf && /^(?:rescue|take out|fetch)\b/.test(reading.verb ?? '') && isPlace) return undefined;
  const isWithin = /^to(?: the)?$/.test(gloss.english) && isFood(phrase.head);
  const inner = isOf || isWithin ? nounPhrase(reading, phrase.next + 1) : undefined;
  if (!inner || (isWithin && !isFood(inner.head))) return undefined;
  return isWithin ? joined(phrase, { ...inner, isBare: true }, 'of') : joined(phrase, inner, gloss.english);
}
