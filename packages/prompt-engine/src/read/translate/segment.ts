import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Gloss, Glossary } from './glossary.ts';

/* The words of a text that is written without spaces (or, in Korean, with particles written onto the words). */

/** A word cut out of a text that has no spaces. */
export interface Token {
  /** None where the word is not known. */
  readonly gloss?: Gloss;
  /** Everything that the word may be. */
  readonly options: readonly Gloss[];
  readonly text: string;
}

const UNKNOWN_COST = 3.2;
const GOES_ON_COST = 0.4;

const kindOfSign = (sign: string): string =>
  /[\u30a0-\u30ff]/.test(sign)
    ? 'katakana'
    : /[\u3040-\u309f]/.test(sign)
      ? 'hiragana'
      : /[\p{Script=Latin}\p{N}]/u.test(sign)
        ? 'latin'
        : 'han';

interface Step {
  readonly cost: number;
  readonly from: number;
  readonly isKnown: boolean;
}

/** The cheapest way to part a text into words that are known: few words, and little that is not. */
export function segmented(text: string, { words, longest }: Glossary): Token[] {
  const lower = text.toLowerCase();
  const best: Step[] = [{ cost: 0, from: 0, isKnown: true }];
  for (let end = 1; end <= lower.length; end++) {
    const before = best[end - 1];
    const sign = lower.charAt(end - 1);
    const goesOn =
      before && !before.isKnown && end > 1 && kindOfSign(lower.charAt(end - 2)) === kindOfSign(sign);
    let step: Step = {
      cost: (before?.cost ?? 0) + (goesOn ? GOES_ON_COST : UNKNOWN_COST),
      from: goesOn ? (before?.from ?? end - 1) : end - 1,
      isKnown: false,
    };
    for (let length = 1; length <= Math.min(longest, end); length++) {
      const found = words.get(lower.slice(end - length, end));
      if (found.length === 0) continue;
      const cost =
        (best[end - length]?.cost ?? 0) + (length === 1 && found[0]?.role !== 'particle' ? 1.3 : 1);
      if (cost < step.cost) step = { cost, from: end - length, isKnown: true };
    }
    best.push(step);
  }
  const tokens: Token[] = [];
  for (let end = lower.length; end > 0; ) {
    const { from, isKnown } = best[end] ?? { from: end - 1, isKnown: false };
    const part = lower.slice(from, end);
    const options = isKnown ? words.get(part) : [];
    if (part.trim())
      tokens.unshift({ text: text.slice(from, end), options, ...(options[0] && { gloss: options[0] }) });
    end = from;
  }
  return tokens;
}

const LOOSE = sifted(/^(?:을|를|에서|에게|에|와|과|이|가|은|는|의|로|으로|도|랑)$/);

/** A Korean word as its stem and its particles. */
function parted(word: string, { words }: Glossary): Token[] | undefined {
  const whole = words.get(word);
  if (whole[0]) return [{ text: word, options: whole, gloss: whole[0] }];
  for (let end = word.length - 1; end > 0; end--) {
    const stem = words.get(word.slice(0, end));
    if (!stem[0] || stem[0].role === 'particle') continue;
    const rest = parted(word.slice(end), { words } as Glossary);
    const isGood = rest?.every(
      ({ gloss }) => gloss?.role === 'particle' || end > 1 || word.slice(end).length > 1,
    );
    if (rest && isGood) return [{ text: word.slice(0, end), options: stem, gloss: stem[0] }, ...rest];
  }
  return undefined;
}

/** The words of a Korean text. */
export function koreanTokens(text: string, glossary: Glossary): Token[] {
  const typed = text.trim().split(/\s+/).filter(Boolean);
  const tokens: Token[] = [];
  for (let at = 0; at < typed.length; ) {
    let length = Math.min(3, typed.length - at);
    let found: Token[] | undefined;
    for (; length > 1 && !found; length--) {
      const phrase = typed.slice(at, at + length).join(' ');
      for (let end = phrase.length; end > phrase.lastIndexOf(' ') + 1 && !found; end--) {
        const options = glossary.words.get(phrase.slice(0, end));
        const particle = glossary.words.get(phrase.slice(end));
        if (options[0] && (end === phrase.length || particle[0]?.role === 'particle'))
          found = [
            { text: phrase.slice(0, end), options, gloss: options[0] },
            ...(end < phrase.length && particle[0]
              ? [{ text: phrase.slice(end), options: particle, gloss: particle[0] }]
              : []),
          ];
      }
      if (found) break;
    }
    const word = typed[at] ?? '';
    tokens.push(...(found ?? parted(word, glossary) ?? unknownWord(word, glossary)));
    at += found ? length : 1;
  }
  return tokens;
}

function unknownWord(word: string, { words }: Glossary): Token[] {
  for (let end = 1; end < word.length; end++) {
    const rest = word.slice(end);
    const particle = words.get(rest)[0];
    if (LOOSE.test(rest) && particle)
      return [
        { text: word.slice(0, end), options: [] },
        { text: rest, options: [particle], gloss: particle },
      ];
  }
  return [{ text: word, options: [] }];
}
