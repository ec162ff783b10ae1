import { sifted } from '../../lexicon/sifting/sifted.ts';
import { ingOf, isBeside, namesBeing, participleOf, restingAt, when, withArticle } from './english.ts';
import { germanOrder, isVerbFinal } from './german-order.ts';
import type { Glossary } from './glossary.ts';
import {
  determiners,
  HEADS,
  isAdjective,
  nounPhrase,
  type Reading,
  roleAt,
  TAKES,
  type WesternPhrase,
} from './western-phrase.ts';
import { itemsOf } from './words.ts';

/*
 * Spanish, French, Portuguese, Italian and German into English for reading: phrase by phrase, with the prepositions
 * that English places and times take. A word that is not known leaves its phrase out.
 */

/** A sentence in English. */
export interface Translation {
  readonly text: string;
  /** Words were left out. */
  readonly isPartly: boolean;
}

const MOVES = sifted(
  /^(?:go|walk|run|fly|swim|jump|climb|drive|return|come|arrive|talk|speak|listen|look|wave|give|point|shout|sing|belong|fall|carry|throw|bring)\b/,
);
const RESTS = sifted(/^(?:in|on|at|to)$/);

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
  out.push(
    prepositional(reading, {
      preposition,
      phrase,
      the,
      verb,
      isAfterNoun: HEADS.has(roleAt(items, at - 1) ?? '') || isAdjective(items[at - 1]),
    }),
  );
  return phrase.next;
}

interface Led {
  readonly preposition: string;
  readonly phrase: WesternPhrase;
  readonly the: string;
  readonly verb: string | undefined;
  readonly isAfterNoun: boolean;
}

function prepositional({ glossary }: Reading, { preposition, phrase, the, verb, isAfterNoun }: Led): string {
  const words = `${the}${phrase.english}`;
  if (preposition === 'dressed as' && phrase.role !== 'style')
    return `dressed as ${phrase.isBare ? withArticle(words, phrase.head, false) : words}`;
  if (preposition === 'of' && verb === 'wait in line') return `at the ${phrase.english}`;
  if (phrase.role === 'style' && phrase.head !== 'background') return `, ${phrase.english}`;
  if (preposition === 'of' && TAKES.test(verb ?? '')) return `from ${words}`;
  if (!RESTS.test(preposition)) return `${preposition} ${words}`;
  if (/\b(?:background|foreground)$/.test(phrase.head)) return `in the ${phrase.head}`;
  // 'abrazando a su perro': the object of a Spanish verb.
  if (preposition === 'to' && verb && !isAfterNoun && glossary.name === 'spanish' && namesBeing(phrase.head))
    return words;
  // 'dà da mangiare agli scoiattoli'.
  if (
    /^feed\b/.test(verb ?? '') &&
    !isAfterNoun &&
    /^(?:to|at)$/.test(preposition) &&
    namesBeing(phrase.head)
  )
    return words;
  const goes = preposition === 'to' && verb !== undefined && MOVES.test(verb);
  if (preposition === 'at' && isBeside(phrase.head, verb)) return `by ${words}`;
  if (preposition !== 'to') return `${restingAt(phrase.head, preposition)} ${words}`;
  if (phrase.role === 'place' || phrase.isName)
    return goes ? `to ${words}` : `${restingAt(phrase.head)} ${words}`;
  if (namesBeing(phrase.head) || verb) return verb && /^(?:play)\b/.test(verb) ? words : `to ${words}`;
  return `with ${words}`;
}

/** Verbs that say nothing without their object. */
const LIGHT = sifted(/^(?:make|give|take|bring|put|fetch|hold|visit|weave|braid hair)$/);

/** Whether a verb that needs its object has one that is not known. */
function isEmptyDeed({ items }: Reading, at: number): boolean {
  if (!LIGHT.test(items[at]?.gloss?.english ?? '')) return false;
  let { at: next } = determiners(items, at + 1);
  while (isAdjective(items[next])) next++;
  return items[next] !== undefined && items[next]?.gloss === undefined;
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
    // 'des enfants', 'mange du pain': some of it, an article of French and Italian.
    if (
      /^of(?: the)?$/.test(gloss?.english ?? '') &&
      (at === 0 || (roleAt(items, at - 1) === 'action' && verb !== 'wait in line'))
    ) {
      at++;
      continue;
    }
    if (gloss?.role === 'preposition' && gloss.english !== 'and' && gloss.english !== 'while') {
      at = led(reading, at, out, verb);
      continue;
    }
    // 'doet iets', 'fa qualcosa': what is made of a thing that is not known is no deed.
    if (gloss?.role === 'action' && isEmptyDeed(reading, at)) {
      reading.isPartly = true;
      at++;
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
      out.push(
        phrase.role === 'time' && out.length > 0
          ? when(phrase.head)
          : phrase.role === 'style' && out.length > 0
            ? `, ${phrase.english}`
            : phrase.english,
      );
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

/** Where a clause of its own begins without a comma. */
const SUBORDINATE = sifted(/\s(?=(?:terwijl|wobei|während|waehrend)\s)/i);

/** The text in English, clause by clause. */
export function fromWestern(text: string, glossary: Glossary): Translation {
  const parts = text
    .split(/[,;:.!?()\n…–—|«»"“”]+|\s-\s/)
    .flatMap((part) => (isVerbFinal(glossary) ? part.split(SUBORDINATE) : [part]))
    .filter((part) => /\p{L}/u.test(part));
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
