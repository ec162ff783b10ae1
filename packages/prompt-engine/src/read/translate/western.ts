import { singularsOf } from '../../lexicon/inflect.ts';
import { followsNoun, ingOf, kindOf, measures, namesBeing, participleOf, pluralOfPhrase, restingAt, when } from './english.ts';
import { germanOrder } from './german-order.ts';
import type { Gloss, Glossary } from './glossary.ts';
import { type Item, itemsOf } from './words.ts';

/*
 * Spanish, French, Portuguese, Italian and German into English for reading: phrase by phrase, adjectives before their
 * nouns, the prepositions that English places and times take. A word that is not known leaves its phrase out.
 */

export interface Translation {
  readonly text: string;
  /** Words were left out. */
  readonly isPartly: boolean;
}

/** Who or what the words name, where they are not known. */
export const UNKNOWN_HEAD = 'subject';

interface NounPhrase {
  readonly english: string;
  readonly head: string;
  readonly role: Gloss['role'];
  readonly next: number;
  readonly isDefinite: boolean;
  readonly isBare: boolean;
  readonly isName: boolean;
}

interface Reading {
  readonly items: readonly Item[];
  readonly glossary: Glossary;
  /** Nobody and nothing was named yet. */
  isOpening: boolean;
  isPartly: boolean;
  /** The last deed. */
  verb?: string;
}

const POSSESSIVE = /^(?:my|your|his|her|its|our|their)$/;
const HEADS: ReadonlySet<string> = new Set(['noun', 'place', 'time', 'style']);
const MEASURES =
  /\b(?:glass|cup|mug|bowl|plate|dish|bottle|basket|box|bag|pile|stack|heap|group|pair|crowd|bunch|bouquet|slice|piece|field|sea|portrait|photo|photograph|picture|painting|drawing|illustration|close-up|view|image|sketch|watercolor|poster|end|middle|edge|side|top|bottom|foot|statue|herd|flock|team|row|crown|drop|drops|jar|bucket|tray|hands|face|eyes|rays?|king|queen|god|goddess|still life|print|map|shot|couple)$/;

const nameable = (gloss: Gloss | undefined): boolean => gloss?.role === 'noun' || gloss?.role === 'place';

const isAdjective = (item: Item | undefined): boolean =>
  item?.gloss?.role === 'adjective' || item?.gloss?.role === 'feeling';

const roleAt = (items: readonly Item[], at: number): Gloss['role'] | undefined => items[at]?.gloss?.role;

/** Articles, numbers and possessives at a place in the items. */
function determiners(items: readonly Item[], from: number): { words: string[]; at: number } {
  const words: string[] = [];
  let at = from;
  for (; at < items.length; at++) {
    const gloss = items[at]?.gloss;
    if (!gloss) break;
    const isOne = gloss.role === 'article' || gloss.role === 'number' || (gloss.role === 'pronoun' && POSSESSIVE.test(gloss.english));
    if (isOne) words.push(gloss.english);
    else if (gloss.role !== 'filler') break;
  }
  const possessive = words.find((word) => POSSESSIVE.test(word));
  return { words: possessive ? words.filter((word) => !/^(?:the|a)$/.test(word)) : words.filter((word, i) => !/^(?:the|a)$/.test(word) || i === words.length - 1 || !words.slice(i + 1).some((one) => one === 'the' || one === 'a')), at };
}

/** The noun phrase that begins here, without what hangs on it by a preposition. */
function simplePhrase(reading: Reading, from: number): NounPhrase | undefined {
  const { items, glossary } = reading;
  const lead = determiners(items, from);
  let at = lead.at;
  const adjectives: string[] = [];
  const isModifier = (item: Item | undefined): boolean =>
    isAdjective(item) || (glossary.name === 'german' && item?.gloss?.role === 'action' && (item.gloss.form === 'ing' || item.gloss.form === 'participle'));
  while (isModifier(items[at]) || roleAt(items, at) === 'filler') {
    const gloss = items[at]?.gloss;
    if (gloss?.role === 'action') adjectives.push(gloss.form === 'ing' ? ingOf(gloss.english) : participleOf(gloss.english));
    else if (gloss && gloss.role !== 'filler') adjectives.push(gloss.english);
    at++;
  }
  const item = items[at];
  const role = item?.gloss?.role;
  if (!item || (item.gloss && (!role || !HEADS.has(role)))) return undefined;
  if (!item.gloss && (lead.words.length === 0 && adjectives.length === 0 && !reading.isOpening)) return undefined;
  if (item.isPartly || !item.gloss) reading.isPartly = true;
  if (!item.gloss && !reading.isOpening) return undefined;
  at++;
  const after = glossary.name === 'german' ? at : adjectivesAfter(reading, at, adjectives);
  const isMany = lead.words.some((word) => /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|hundred|\d\d?)$/.test(word) && word !== '1');
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
    const isJoined = adjectives.length > 0 && items[at]?.gloss?.english === 'and' && isAdjective(items[at + 1]) && !HEADS.has(roleAt(items, at + 2) ?? '');
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
  return [...words, singularsOf(last)[0] ?? last].join(' ');
};

const isFood = (phrase: string): boolean => ['food', 'drink'].includes(kindOf(phrase) ?? '');

/** 'hojas de otoño' as autumn leaves, 'copa de vino' as a glass of wine, 'calles de Roma' as streets in Rome. */
function joined(outer: NounPhrase, inner: NounPhrase, lead: string): NounPhrase {
  const whole = (english: string, head: string): NounPhrase => ({ ...outer, english, head, next: inner.next });
  const before = outer.english.slice(0, outer.english.length - outer.head.length);
  const compound = whole(`${before}${singular(inner.head)} ${outer.head}`, `${singular(inner.head)} ${outer.head}`);
  const isSimple = !/ of | in /.test(inner.head) && inner.head.split(' ').length < 4;
  // The city of a square: the place itself is read, the words say the rest.
  if (inner.isName && outer.role === 'place' && inner.role === 'place') return whole(outer.english, outer.head);
  if (inner.isName && inner.role !== 'time') {
    const link = inner.role === 'place' && !MEASURES.test(outer.head) ? 'in' : 'of';
    return whole(`${outer.english} ${link} ${inner.english}`, `${outer.head} ${link} ${inner.english}`);
  }
  const isMeasure = MEASURES.test(outer.head) || outer.role === 'style';
  if (!isMeasure && isSimple && inner.role === 'time' && outer.role !== 'time') return compound;
  if (!isMeasure && inner.role === 'place' && namesBeing(outer.head))
    return whole(`${outer.english} ${restingAt(inner.head)} ${inner.english}`, outer.head);
  if (!isMeasure && isSimple && !namesBeing(inner.head) && ((inner.isBare && !/ the$/.test(lead)) || inner.role === 'place')) return compound;
  const the = / the$/.test(lead) && inner.isBare ? 'the ' : '';
  return whole(`${outer.english} of ${the}${inner.english}`, `${outer.head} of ${the}${inner.english}`);
}

/** The noun phrase that begins here, with what belongs to it by 'of'. */
function nounPhrase(reading: Reading, from: number): NounPhrase | undefined {
  let phrase = simplePhrase(reading, from);
  if (!phrase) return undefined;
  reading.isOpening = false;
  for (;;) {
    const gloss = reading.items[phrase.next]?.gloss;
    const text = reading.items[phrase.next]?.text.toLowerCase() ?? '';
    const isGenitive = reading.glossary.name === 'german' && /^(?:des|der|eines|einer)$/.test(text);
    const isOf = gloss?.role === 'preposition' && /^of\b/.test(gloss.english);
    const isWithin = gloss?.role === 'preposition' && /^to(?: the)?$/.test(gloss.english) && isFood(phrase.head);
    // 'ein Stück Kuchen': German measures without 'of'.
    if (reading.glossary.name === 'german' && measures(phrase.head) && (nameable(gloss) || gloss?.role === 'adjective')) {
      const content: NounPhrase | undefined = nounPhrase(reading, phrase.next);
      if (!content) return phrase;
      phrase = joined(phrase, content, 'of');
      continue;
    }
    if (!gloss || !(isOf || isGenitive || isWithin)) return phrase;
    // 'saca pan del horno': from there, since it is taken out.
    if (isOf && TAKES.test(reading.verb ?? '') && !namesBeing(phrase.head) && !measures(phrase.head)) return phrase;
    const inner: NounPhrase | undefined = isOf || isWithin ? nounPhrase(reading, phrase.next + 1) : nounPhrase(reading, phrase.next);
    if (!inner) return phrase;
    if (isWithin && !isFood(inner.head)) return phrase;
    phrase = isWithin
      ? joined(phrase, { ...inner, isBare: true }, 'of')
      : joined(phrase, inner, isGenitive ? 'of the' : gloss.english);
  }
}

const TAKES = /^(?:pull|take out|bring|rescue|pull|fall|come|pick)\b/;
const MOVES = /^(?:go|walk|run|fly|swim|jump|climb|drive|return|come|arrive|talk|speak|listen|look|wave|give|point|shout|sing|belong|fall|carry|throw|bring)\b/;
const RESTS = /^(?:in|on|at|to)$/;

/** Where a noun phrase ends whose noun is not known: with it goes what hangs on it. */
function unknownEnd(reading: Reading, from: number): number {
  const { items } = reading;
  let { at } = determiners(items, from);
  while (isAdjective(items[at])) at++;
  if (items[at] === undefined || items[at]?.gloss) return from;
  reading.isPartly = true;
  at++;
  while (items[at] !== undefined && (!items[at]?.gloss || isAdjective(items[at]))) at++;
  while (roleAt(items, at) === 'preposition' && /^of\b/.test(items[at]?.gloss?.english ?? '')) {
    const inner = nounPhrase(reading, at + 1);
    at = inner ? inner.next : Math.max(at + 1, unknownEnd(reading, at + 1));
  }
  return at;
}

/** A preposition with what it leads. */
function led(reading: Reading, at: number, out: string[], verb: string | undefined): number {
  const { items, glossary } = reading;
  const [preposition = '', ...rest] = (items[at]?.gloss?.english ?? '').split(/ (?=the$|a$)/);
  const article = rest.length > 0 ? `${rest.join(' ')} ` : '';
  const nextGloss = items[at + 1]?.gloss;
  if (nextGloss?.role === 'action' && (nextGloss.form === 'infinitive' || glossary.name === 'german')) {
    // 'a ler', 'beim Lesen': the deed goes on; 'para vender': what for.
    out.push(/^(?:for)$/.test(preposition) ? `to ${nextGloss.english}` : ingOf(nextGloss.english));
    return at + 2;
  }
  const phrase = nounPhrase(reading, at + 1);
  if (!phrase) return unknownEnd(reading, at + 1);
  const the = phrase.isBare ? article : '';
  if (phrase.role === 'time') {
    const isPlain = RESTS.test(preposition) || /^(?:of|under|by|with|from|through)$/.test(preposition);
    out.push(isPlain ? when(phrase.head) : `${preposition} ${the}${phrase.english}`);
    return phrase.next;
  }
  out.push(prepositional(reading, { preposition, phrase, the, verb, isAfterNoun: HEADS.has(roleAt(items, at - 1) ?? '') || isAdjective(items[at - 1]) }));
  return phrase.next;
}

interface Led {
  readonly preposition: string;
  readonly phrase: NounPhrase;
  readonly the: string;
  readonly verb: string | undefined;
  readonly isAfterNoun: boolean;
}

function prepositional({ glossary }: Reading, { preposition, phrase, the, verb, isAfterNoun }: Led): string {
  const words = `${the}${phrase.english}`;
  if (phrase.role === 'style' && phrase.head !== 'background') return `, ${phrase.english}`;
  if (preposition === 'of' && TAKES.test(verb ?? '')) return `from ${words}`;
  if (!RESTS.test(preposition)) return `${preposition} ${words}`;
  if (/\b(?:background|foreground)$/.test(phrase.head)) return `in the ${phrase.head}`;
  // 'abrazando a su perro': the object of a Spanish verb.
  if (preposition === 'to' && verb && !isAfterNoun && glossary.name === 'spanish' && namesBeing(phrase.head)) return words;
  const goes = preposition === 'to' && verb !== undefined && MOVES.test(verb);
  if (preposition !== 'to') return `${restingAt(phrase.head, preposition)} ${words}`;
  if (phrase.role === 'place' || phrase.isName) return goes ? `to ${words}` : `${restingAt(phrase.head)} ${words}`;
  if (namesBeing(phrase.head) || verb) return verb && /^(?:play)\b/.test(verb) ? words : `to ${words}`;
  return `with ${words}`;
}

/** The English of what stands between two commas. */
function clause(reading: Reading): string {
  const { items } = reading;
  const out: string[] = [];
  let verb: string | undefined;
  // A name before 'in the background' is left to the words.
  let named = false;
  for (let at = 0; at < items.length; ) {
    const gloss = items[at]?.gloss;
    if (gloss?.role === 'preposition' && gloss.english !== 'and' && gloss.english !== 'while') {
      at = led(reading, at, out, verb);
      continue;
    }
    if (gloss?.role === 'action') {
      out.push(gloss.form === 'participle' ? participleOf(gloss.english) : ingOf(gloss.english));
      verb = gloss.english;
      reading.verb = verb;
      at++;
      continue;
    }
    const phrase = nounPhrase(reading, at);
    if (phrase) {
      if (phrase.head === 'background' && out.length > 0) {
        if (named) out.pop();
        else out.push('in the background');
        at = phrase.next;
        continue;
      }
      named = phrase.isName;
      // 'un soir d'été' after a noun is when; at the beginning it is what is shown.
      out.push(phrase.role === 'time' && out.length > 0 ? when(phrase.head) : phrase.role === 'style' && out.length > 0 ? `, ${phrase.english}` : phrase.english);
      at = phrase.next;
      continue;
    }
    const end = unknownEnd(reading, at);
    if (end > at) {
      at = end;
      continue;
    }
    if (!gloss) reading.isPartly = true;
    else if (gloss.english === 'and') out.push('and');
    else if (gloss.role === 'adjective' || gloss.role === 'feeling') out.push(gloss.english);
    else if (gloss.english === 'without' || gloss.english === 'while') out.push(gloss.english);
    else if (gloss.role === 'pronoun' && /^(?:he|she|they)$/.test(gloss.english)) out.push(gloss.english);
    at++;
  }
  return out
    .join(' ')
    .replace(/\bwhile (?=(?:in|at|on) )/g, '')
    .replace(/^(?:and|,)\s+|\s+(?:and|with|while)$/g, '')
    .replace(/\s+,/g, ',');
}

/** The text in English, clause by clause. */
export function fromWestern(text: string, glossary: Glossary): Translation {
  const parts = text.split(/[,;:.!?()\n…–—|«»"“”]+|\s-\s/).filter((part) => /\p{L}/u.test(part));
  const isLowerCase = /^\P{L}*\p{Ll}/u.test(text);
  let isOpening = true;
  let isPartly = false;
  const clauses = parts.map((part, i) => {
    const items = germanOrder(itemsOf(part, glossary, i === 0, isLowerCase), glossary, i > 0);
    const reading: Reading = { items, glossary, isOpening, isPartly: false };
    const english = clause(reading);
    isOpening = isOpening && reading.isOpening;
    isPartly ||= reading.isPartly;
    return english;
  });
  return { text: clauses.filter(Boolean).join(', '), isPartly };
}
