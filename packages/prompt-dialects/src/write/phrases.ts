import type { Dialect } from '../dialect.ts';
import { type Element, type Loss, lossOf } from '../prompt.ts';
import { isBlank, isDigit } from '../scan/characters.ts';
import { isQualityWord, readCount, withoutUnderscores } from '../tags.ts';

/** Beyond this a weight was meant to be seen. */
const STRONG = 1.2;
const WEAK = 0.8;
/** Where words are written as sentences or phrases of plain language already. */
const PROSE: readonly Dialect[] = ['natural', 'midjourney', 'ideogram', 'flux2', 'fibo'];

interface Weighed {
  readonly text: string;
  readonly weight: number;
}

/** What stands between two commas, or a sentence. */
export interface Phrase {
  readonly text: string;
  /** The weight in it that is furthest from 1. */
  readonly weight: number;
  /** The words in it that have a weight other than 1. */
  readonly weighed: readonly Weighed[];
  /** What ended it: a comma, a line end, or nothing. */
  readonly end: ',' | '\n' | '';
  /** Writing that is to be seen, within this phrase. */
  readonly lettering: readonly string[];
}

/** Cuts elements into phrases at commas and line ends; a tag is one, and lettering is never cut. */
export function toPhrases(elements: readonly Element[]): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let text: string[] = [];
  let weighed: Weighed[] = [];
  let lettering: string[] = [];
  const close = (end: Phrase['end']): void => {
    const joined = text.join('').trim();
    if (joined !== '') {
      phrases.push({ text: joined, weight: strongest(weighed), weighed, end, lettering });
    }
    text = [];
    weighed = [];
    lettering = [];
  };
  const add = (words: string, weight: number): void => {
    text.push(words);
    if (weight !== 1 && words.trim() !== '') {
      weighed.push({ text: words.trim(), weight });
    }
  };
  for (const element of elements) {
    if (element.kind === 'tag') {
      close(',');
      add(element.text, element.weight);
      close(',');
    } else if (element.kind === 'quoted') {
      add(element.marks.charAt(0) + element.text + element.marks.charAt(1), element.weight);
      lettering.push(element.text);
    } else if (element.kind === 'choice') {
      add(`{${element.options.map((option) => option.replaceAll(',', '\\,')).join(', ')}}`, element.weight);
    } else {
      addCut(element, add, close);
    }
  }
  close('');
  return phrases;
}

function strongest(weighed: readonly Weighed[]): number {
  return weighed.reduce((most, { weight }) => (Math.abs(weight - 1) > Math.abs(most - 1) ? weight : most), 1);
}

function addCut(
  element: Element,
  add: (words: string, weight: number) => void,
  close: (end: Phrase['end']) => void,
): void {
  let from = 0;
  for (let at = 0; at <= element.text.length; at += 1) {
    const character = element.text.charAt(at);
    // A comma within a number parts nothing.
    const isNumber = isDigit(element.text.charAt(at - 1)) && isDigit(element.text.charAt(at + 1));
    const isComma = character === ',' && !isNumber;
    if (at === element.text.length || isComma || character === '\n') {
      add(element.text.slice(from, at), element.weight);
      from = at + 1;
      if (at < element.text.length) {
        close(character === '\n' ? '\n' : ',');
      }
    }
  }
}

/** Whether the dialect wants sentences rather than tags. */
export function isProse(dialect: Dialect): boolean {
  return PROSE.includes(dialect);
}

/** Tags and terms in plain words, without those that only praise the picture. */
export function toPlainWords(
  phrases: readonly Phrase[],
  from: Dialect,
): { readonly phrases: readonly Phrase[]; readonly losses: readonly Loss[] } {
  if (isProse(from)) {
    return { phrases, losses: [] };
  }
  const losses: Loss[] = [];
  const praise = phrases.filter(({ text }) => isQualityWord(text));
  if (praise.length > 0) {
    const why =
      'These words praise the picture and show nothing: models without tags do better without them.';
    losses.push(
      lossOf(
        praise.map(({ text }) => text),
        why,
        null,
      ),
    );
  }
  const plain = phrases
    .filter(({ text }) => !isQualityWord(text))
    .map((phrase) => {
      const count = readCount(phrase.text);
      if (count !== null) {
        losses.push(lossOf([phrase.text], `The tag is said in plain words: “${count}”.`, count));
      }
      return { ...phrase, text: count ?? withoutUnderscores(phrase.text) };
    });
  return { phrases: plain, losses };
}

/**
 * Where weights mean nothing the order speaks: strong phrases go directly behind the first that shows something, which
 * is the subject, weak ones to the end. Sentences keep their order.
 */
export function orderByWeight(
  phrases: readonly Phrase[],
  label: string,
): { readonly phrases: readonly Phrase[]; readonly losses: readonly Loss[] } {
  const isMoved = !phrases.some(({ text }) => isSentence(text));
  const subject = isMoved ? phrases.findIndex(({ text }) => !isQualityWord(text)) : phrases.length;
  const lead = phrases.slice(0, subject + 1);
  const rest = phrases.slice(subject + 1);
  const isStrong = ({ weight }: Phrase): boolean => weight >= STRONG;
  const isWeak = ({ weight }: Phrase): boolean => weight <= WEAK;
  const strong = rest.filter(isStrong).sort((a, b) => b.weight - a.weight);
  const weak = rest.filter(isWeak);
  const even = rest.filter((phrase) => !isStrong(phrase) && !isWeak(phrase));
  const losses = [
    ...reportWeights(
      strong,
      `${label} has no weights: what was strengthened now comes early.`,
      'the words, early',
    ),
    ...reportWeights(
      weak,
      `${label} has no weights: what was weakened now comes last.`,
      'the words, at the end',
    ),
    ...reportWeights(
      [...lead, ...even],
      `${label} has no weights: these are left out and the words stay.`,
      'the words alone',
    ),
  ];
  return { phrases: [...lead, ...strong, ...even, ...weak], losses };
}

/** One line for all words with a weight: 'red hair (1.3)'. */
export function reportWeights(phrases: readonly Phrase[], why: string, said: string): Loss[] {
  const weighed = phrases.flatMap((phrase) => phrase.weighed);
  const things = weighed.map(({ text, weight }) => `${text} (${weight})`);
  return things.length === 0 ? [] : [lossOf(things, why, said)];
}

function isSentence(text: string): boolean {
  for (let at = 0; at < text.length - 1; at += 1) {
    if ('.!?'.includes(text.charAt(at)) && isBlank(text.charAt(at + 1))) {
      return true;
    }
  }
  return false;
}

/** Phrases as they read one after another. */
export function joinText(phrases: readonly Phrase[]): string {
  return phrases
    .map(({ text, end }, index) =>
      index === phrases.length - 1 ? text : text + (end === '\n' ? '\n' : ', '),
    )
    .join('');
}

/** Blanks and commas that were left around what was taken out. */
export function tidyCommas(text: string): string {
  const kept: string[] = [];
  let hasComma = true;
  let blanks = '';
  for (const character of text) {
    if (character === ',' && hasComma) {
      blanks = '';
    } else if (isBlank(character)) {
      blanks = blanks === '\n' || character === '\n' ? '\n' : ' ';
    } else {
      kept.push(kept.length > 0 && character !== ',' ? blanks : '', character);
      blanks = '';
      hasComma = character === ',';
    }
  }
  while (kept.at(-1) === ',' || kept.at(-1) === '') {
    kept.pop();
  }
  return kept.join('');
}
