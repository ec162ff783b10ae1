import type { Noun } from '../nouns/noun.ts';
import { NOUN_TABLE } from '../nouns/nouns.ts';
import { ANIMATE } from './kind-sets.ts';
import type { Match } from './phrase-table.ts';
import type { Token } from './tokens.ts';

/** What joins a noun phrase to the one before it. */
export type Link = 'start' | 'of' | 'and' | 'place' | 'other' | 'verb' | 'stop';

/** A run of words around at least one word of weight: 'an old fisherman', 'of a dog', 'mending nets'. */
export interface NounPhrase {
  readonly link: Link;
  /** The word that links it ('in', 'of', 'riding'), or ''. */
  readonly linkWord: string;
  /** Known nouns in their order; the last one is the head of an English noun phrase. */
  readonly nouns: readonly Match<Noun>[];
  /** Words that are neither nouns of the table nor small words. */
  readonly unknown: readonly string[];
  readonly determiner: boolean;
  /** Words before the head that say a number. */
  readonly number?: number;
  readonly plural: boolean;
  /** Indexes of its tokens, `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const PLACE_WORDS = words(
  'in inside within aboard on at into onto through across along over under beneath beside near by above below amid among behind against around atop between underneath outside',
);
/** Links of place only before a determiner: 'down a street', but 'upside down'. */
const WAYS = words('up down past off toward towards');
/** Words that are a place by themselves, after what is placed: 'ballet dancer backstage'. */
const PLACE_ADVERBS = words(
  'backstage onstage offstage poolside ringside courtside lakeside dockside trackside downtown underground',
);
/** Sizes before another noun: a giant cat is a cat. */
const SIZES = words('giant dwarf monster');

const OTHER_LINKS = words(
  'with without for from to called named titled saying reading that who which whose as like than versus vs after before during while when where about featuring is are was were has have does do looks look made but or then so not',
);
const DETERMINERS = words(
  'a an the this that these those my your his her its our their some any each every another no',
);
const SMALL = words(
  'very so quite really i me we you it he she they what how why there here of up down out off just only',
);

const NUMBERS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, i): [string, number] => [word, i + 1])
    .concat([
      ['pair', 2],
      ['couple', 2],
      ['both', 2],
      ['twin', 2],
      ['twins', 2],
      ['trio', 3],
      ['triplets', 3],
      ['dozen', 12],
      ['single', 1],
      ['lone', 1],
      ['solitary', 1],
    ]),
);
const MANY = words(
  'several many group bunch lots herd flock pack crowd swarm dozens hundreds thousands few various multiple assorted shoal pride litter team',
);

/** Collecting words: 'a pair of boots' is about boots. Their nouns give way to what follows 'of'. */
export const CARRIERS = words(
  'photo photograph picture image portrait shot close-up closeup close view pair couple group bunch lots herd flock pack swarm dozens hundreds thousands piece slice plate bowl cup glass mug bottle jar basket pile stack set collection row series litter shoal pride team variety kind type sort scene part detail macro shape lot number handful trio crowd tray platter box',
);

class Builder {
  readonly phrases: NounPhrase[] = [];
  #link: Link = 'start';
  #linkWord = '';
  #nouns: Match<Noun>[] = [];
  #unknown: string[] = [];
  #determiner = false;
  #number: number | undefined;
  #many = false;
  #from = 0;

  get hasNoun(): boolean {
    return this.#nouns.length > 0;
  }
  get lastNoun(): Match<Noun> | undefined {
    return this.#nouns.at(-1);
  }
  get isEmpty(): boolean {
    return this.#nouns.length === 0 && this.#unknown.length === 0;
  }

  /** Ends the phrase before token `at`; what follows is linked by `link`. */
  close(at: number, link: Link, linkWord: string): void {
    if (!this.isEmpty || this.#number !== undefined) {
      const number = this.#number;
      this.phrases.push({
        link: this.#link,
        linkWord: this.#linkWord,
        nouns: this.#nouns,
        unknown: this.#unknown,
        determiner: this.#determiner,
        ...(number === undefined ? {} : { number }),
        from: this.#from,
        to: at,
        plural: this.#many || (!this.isEmpty && (number ?? 1) > 1) || (this.#nouns.at(-1)?.plural ?? false),
      });
      this.#nouns = [];
      this.#unknown = [];
      this.#determiner = false;
      this.#number = undefined;
      this.#many = false;
    } else if (this.#link === 'start' && link === 'stop') {
      return;
    }
    this.#from = at;
    this.#link = link;
    this.#linkWord = linkWord;
  }

  noun(match: Match<Noun>): void {
    this.#nouns.push(match);
  }
  word(word: string): void {
    this.#unknown.push(word);
  }
  determined(): void {
    this.#determiner = true;
  }
  counted(number: number): void {
    this.#number ??= number;
  }
  many(): void {
    this.#many = true;
  }
}

function numberOf(word: string): number | undefined {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  return NUMBERS.get(word);
}

const END: Token = { word: '', start: 0, end: 0, afterStop: false };

/** 'coming out of the oven'; not 'made out of wood'. */
const isOutOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === 'out' && !/^(?:made|built|carved|cut|folded)$/.test(tokens[at - 2]?.word ?? '');

const isWay = (tokens: readonly Token[], at: number): boolean =>
  WAYS.has(tokens[at]?.word ?? '') && DETERMINERS.has(tokens[at + 1]?.word ?? '');

/** What a word outside the noun table does to the phrases around it. */
function takeWord(builder: Builder, tokens: readonly Token[], at: number): void {
  const { word, afterStop } = tokens[at] ?? END;
  if (afterStop && !builder.isEmpty) builder.close(at, 'stop', '');
  const number = numberOf(word);
  if (word === 'of') builder.close(at, isOutOf(tokens, at) ? 'place' : 'of', word);
  else if (word === 'and' || word === '&' || word === 'plus') {
    if (builder.hasNoun) builder.close(at, 'and', word);
  } else if (PLACE_WORDS.has(word) || isWay(tokens, at)) builder.close(at, 'place', word);
  else if (OTHER_LINKS.has(word)) builder.close(at, 'other', word);
  else if (DETERMINERS.has(word)) {
    if (builder.hasNoun) builder.close(at, 'stop', '');
    builder.determined();
  } else if (number !== undefined) {
    if (builder.hasNoun && at < tokens.length - 1) builder.close(at, 'stop', '');
    builder.counted(number);
    if (CARRIERS.has(word)) builder.word(word);
  } else if (MANY.has(word)) {
    builder.many();
    builder.word(word);
  } else if (word.length > 4 && word.endsWith('ing') && !builder.isEmpty) builder.close(at, 'verb', word);
  else if (!SMALL.has(word)) builder.word(word);
}

/** Whether a noun in '-ing' is what somebody does here: 'a child drawing on', 'a man building a wall'. */
function isDoing(builder: Builder, { at, length, value }: Match<Noun>, tokens: readonly Token[]): boolean {
  const next = tokens[at + 1];
  if (builder.isEmpty || !tokens[at]?.word.endsWith('ing')) return false;
  if (length === 1 && next && !next.afterStop && DETERMINERS.has(next.word)) return true;
  const doer = builder.lastNoun;
  if (!doer || doer.at + doer.length !== at || !ANIMATE.has(doer.value.kind)) return false;
  return next && !next.afterStop ? next.word !== 'of' : value.kind !== 'artwork';
}

/** Whether a noun only says how big the next one is. */
function isSize({ at, length }: Match<Noun>, tokens: readonly Token[]): boolean {
  const next = tokens[at + 1];
  if (length > 1 || !SIZES.has(tokens[at]?.word ?? '') || !next || next.afterStop) return false;
  return NOUN_TABLE.at(tokens, at + 1) !== undefined;
}

/** The noun phrases of a subject, in their order. */
export function nounPhrasesOf(tokens: readonly Token[]): NounPhrase[] {
  const builder = new Builder();
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const match = NOUN_TABLE.at(tokens, at);
    if (PLACE_ADVERBS.has(token.word) && builder.hasNoun) builder.close(at, 'place', token.word);
    if (match && isDoing(builder, match, tokens)) builder.close(at, 'verb', token.word);
    else if (match && isSize(match, tokens)) builder.word(token.word);
    else if (match) {
      if (token.afterStop && !builder.isEmpty) builder.close(at, 'stop', '');
      if (match.length === 1 && MANY.has(token.word)) builder.many();
      const number = match.length === 1 ? NUMBERS.get(token.word) : undefined;
      if (number !== undefined) builder.counted(number);
      builder.noun(match);
      at += match.length - 1;
    } else takeWord(builder, tokens, at);
  }
  builder.close(tokens.length, 'stop', '');
  return builder.phrases;
}
