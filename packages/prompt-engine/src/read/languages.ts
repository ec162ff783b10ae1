import { sifted } from '../lexicon/sifting/sifted.ts';
import { isEnglish } from './english-words.ts';
import { senses } from './senses.ts';
import { fromChinese } from './translate/chinese.ts';
import { mended } from './translate/english.ts';
import { folded, type Glossary, glossaryOf, type LanguageName, WESTERN } from './translate/glossary.ts';
import { fromHeadFinal } from './translate/head-final.ts';
import { fromWestern, type Translation } from './translate/western.ts';

/*
 * Subjects in ten other languages are turned into an English sentence, for reading only. The subject stays as it
 * was typed.
 */

const SCRIPTS: readonly (readonly [LanguageName, RegExp])[] = [
  ['japanese', sifted(/[\u3040-\u30ff]/)],
  ['korean', sifted(/[\uac00-\ud7af]/)],
  ['chinese', sifted(/[\u4e00-\u9fff]/)],
];

/** A text as far as it was understood. */
type Understood = Translation & { readonly isUnread?: true };

/** How many words of a text a language knows, as a share; words of grammar count twice. */
function shareKnown(words: readonly string[], { words: known }: Glossary): number {
  let [found, all] = [0, 0];
  for (let at = 0; at < words.length; ) {
    const hit = known.longestAt(words, at);
    const isGrammar = hit?.value.some(({ role }) => role === 'article' || role === 'preposition') === true;
    const weight = (hit?.length ?? 1) + (isGrammar ? 1 : 0);
    all += weight;
    found += hit ? weight : 0;
    at += hit?.length ?? 1;
  }
  return found / Math.max(1, all);
}

const ENGLISH = sifted(/(?<!\p{L})(?:(?:in|on|at) a|the|and|with|of|from|his|her|their|are)(?!\p{L})/iu);
const OPENS_ENGLISH = sifted(/^(?:an?|my|our|this|some|two|three)\s/i);
const OTHER_GRAMMAR = sifted(
  /(?<!\p{L})(?:la|le|les|un|une|des|du|de|en|el|los|las|del|una|con|y|et|der|die|das|ein|eine|im|am|und|il|lo|gli|che|di|da|na|um|uma|os|com|dans|sur|avec|por|para|mit|auf|sulla?|nel|nella|al|alla|het|een|van|met|op|aan|naar|langs|w|we|na|pod|przy)(?!\p{L})/iu,
);
const LEAST_KNOWN = 0.5;

/** How many words of a text are English ones, as a share. */
function shareEnglish(words: readonly string[]): number {
  return words.filter((word) => senses().has(word) || isEnglish(word)).length / Math.max(1, words.length);
}

/** Whether a text of Latin letters has words that English alone has: nobody has to ask further. */
export const isPlainlyEnglish = (text: string): boolean =>
  ENGLISH.test(text) && !/(?!\p{Script=Latin})\p{L}/u.test(text);

/** Letters that Czech, Slovak and Hungarian have, and Polish has not. */
const isOfKin = (text: string, { name }: Glossary): boolean =>
  name === 'polish' && /[řěůžščýáíúťďňőäôľ]/iu.test(text);

/** Dutch shares many a word with English: 'pikachu in winter storm' has none that is Dutch alone. */
function isOfItsOwn(words: readonly string[], { name, words: known }: Glossary): boolean {
  if (name !== 'dutch' && name !== 'polish') return true;
  const own = words.filter((word) => !senses().has(word) && !isEnglish(word) && known.get(word).length > 0);
  return own.length * LEAST_OWN >= words.length;
}
const LEAST_OWN = 4;

/** Which of the languages of Latin letters a text is in; none for English and all others. */
function westernOf(text: string): Glossary | undefined {
  if (ENGLISH.test(text) || senses().has(text.trim().toLowerCase())) return undefined;
  // 'a beutiful girafe' has an English article and no other: its words are slips.
  if (OPENS_ENGLISH.test(text) && !OTHER_GRAMMAR.test(text)) return undefined;
  const words = folded(text).match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const english = shareEnglish(words);
  // No language knows more than all of the words: none has to be looked into.
  if (english === 1) return undefined;
  const [best] = WESTERN.map((name) => ({
    glossary: glossaryOf(name),
    share: shareKnown(words, glossaryOf(name)),
  })).sort((a, b) => b.share - a.share);
  if (!best || best.share < LEAST_KNOWN || english >= best.share) return undefined;
  return isOfItsOwn(words, best.glossary) && !isOfKin(text, best.glossary) ? best.glossary : undefined;
}

/** Letters and small words that of all languages here Polish and its kin have, and English has not. */
const SLAVIC = sifted(
  /[ąćęłńśźżčřšžěůőű]|(?<!\p{L})(?:w|z|na|pod|nad|przez|przy|przed|jest|się|oraz|stary|stara|stare|małym?|wielki)(?!\p{L})/giu,
);
const LEAST_SLAVIC = 1;

/** `tramwaj w deszczu`: no word of it is English, and one of grammar is of another language. */
function isSlavic(text: string): boolean {
  if (ENGLISH.test(text) || OTHER_GRAMMAR.test(text.replace(/(?<!\p{L})na(?!\p{L})/giu, ' '))) return false;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return (
    words.length >= 2 &&
    (text.match(SLAVIC)?.length ?? 0) >= LEAST_SLAVIC &&
    words.every((word) => !senses().has(word) && !isEnglish(word))
  );
}

/** So many words show of what language they are. */
const LEAST_WORDS = 4;
const MOST_ENGLISH = 0.4;
/** Whether a text of Latin letters is in a language that has no glossary: hardly a word of it is English. */
function isUnknown(text: string): boolean {
  if (isSlavic(text)) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return words.length >= LEAST_WORDS && !ENGLISH.test(text) && shareEnglish(words) < MOST_ENGLISH;
}

/** A text as it stands: nobody here reads its language, and no word of it is a slip of an English one. */
const unread = (text: string): Understood => ({ text, isPartly: true, isUnread: true });

function translated(text: string): Understood | undefined {
  // Letters of another script: signs, pictographs and accents are of none.
  const others = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  // 'a neon sign that says 居酒屋' is an English sentence.
  const isQuoted = () => others * 2 < (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
  if (others > 0 && !(isQuoted() && ENGLISH.test(text))) {
    const name = SCRIPTS.find(([, script]) => script.test(text))?.[0];
    if (!name) return unread(text);
    return name === 'chinese' ? fromChinese(text, glossaryOf(name)) : fromHeadFinal(text, glossaryOf(name));
  }
  const glossary = westernOf(text);
  if (glossary) return fromWestern(text, glossary);
  return isUnknown(text) ? unread(text) : undefined;
}

/** A text as an English sentence for the reading, where it is in one of the other languages. */
export function inEnglish(text: string): {
  readonly text: string;
  readonly isForeign: boolean;
  /** Words of it were not known. */
  readonly isPartly?: boolean;
  /** No word of it was understood. */
  readonly isUnread?: true;
} {
  const english = translated(text);
  if (!english) return { text, isForeign: false };
  return { ...english, text: english.isUnread ? text : mended(english.text), isForeign: true };
}

/** A phrase of a language that is known from the words around it, in English as far as its words are understood. */
export const phraseInEnglish = (text: string, language: LanguageName): string =>
  mended(fromWestern(text, glossaryOf(language)).text).trim();
