import { readSubject } from '@framewright/prompt-engine';

/** What a check finds wrong with an answer: a sentence to the model that wrote it. */
export type Problem = string | undefined;

/** Characters of an idea that are searched for its subject. */
const READ = 2_000;
/** Words that make an idea known again where its main noun is not there. */
const ENOUGH = 2;
/** Words of an idea that a problem names. */
const SHOWN = 6;

/** A text of one paragraph, within its length. */
export function lineProblem(name: string, text: string, most: number): Problem {
  if (text.trim() === '') return `'${name}' is empty.`;
  if (text.length > most) return `'${name}' is longer than ${most} characters.`;
  return /[\p{Cc}\p{Cs}\u{E0000}-\u{E007F}]/u.test(text)
    ? `'${name}' holds line breaks or signs that cannot be read.`
    : undefined;
}

/** English, or the language of the idea as far as common words and scripts tell. */
export function languageProblem(answer: string, idea: string): Problem {
  if (!isForeign(answer) || isForeign(idea)) return undefined;
  return 'It is not in English, which the idea is written in.';
}

/** The main noun of an idea must be left, or else two of its words: of one idea of several. */
export function subjectProblem(answer: string, ideas: readonly string[]): Problem {
  // A translation keeps no words.
  if (ideas.some(isForeign)) return undefined;
  const said = new Set(wordsOf(answer).map(stem));
  const isSaid = (word: string) => said.has(stem(word));
  const wanted = ideas
    .map((idea) => ({ nouns: mainNouns(idea), words: subjectWords(idea) }))
    // 'Make it so' names nothing.
    .filter(({ nouns, words }) => nouns.length + words.length > 0);
  const isKept = wanted.some(({ nouns, words }) => {
    const enough = Math.min(ENOUGH, words.length) || 1;
    return nouns.some(isSaid) || words.filter(isSaid).length >= enough;
  });
  if (isKept || wanted.length === 0) return undefined;
  const named = wanted.flatMap(({ nouns, words }) => [...nouns.slice(0, 1), ...words]);
  return `It does not name what the idea is about: ${[...new Set(named)].slice(0, SHOWN).join(', ')}.`;
}

/** Words that only instructions, or a model that speaks of itself, would say. */
export function leakProblem(answer: string, instructions: string): Problem {
  const [firstSentence = ''] = instructions.split('\n');
  const isLeak = /\bas an? (AI|(large )?language model)\b/i.test(answer) || answer.includes(firstSentence);
  return isLeak ? 'It speaks of you or of your instructions; write only what was asked for.' : undefined;
}

/** How many sentences a paragraph has; what is said in quotation marks does not count. */
export function sentencesIn(text: string): number {
  const unquoted = text.replaceAll(/"[^"]*"|“[^”]*”/g, (said) => (/[.!?…].$/.test(said) ? 'said.' : 'said'));
  return unquoted.split(SENTENCE_END).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).length;
}

/** A stop, and after it no small letter: '35 mm' may begin a sentence, which a segmenter does not see. */
const SENTENCE_END = /(?<=[.!?…][)\]]*)\s+(?!\p{Ll})|(?<=[。！？])/u;

function isForeign(text: string): boolean {
  return readSubject(text.slice(0, READ)).isForeign;
}

/** The noun that the engine takes an idea to be about, in all its forms; of several words the last. */
function mainNouns(idea: string): string[] {
  const { noun } = readSubject(idea.slice(0, READ));
  return noun ? [noun.noun, ...(noun.also ?? [])].map((name) => name.split(' ').at(-1) ?? name) : [];
}

function subjectWords(idea: string): string[] {
  const words = wordsOf(idea.slice(0, READ));
  return [...new Set(words)].filter((word) => word.length > 3 && !COMMON.has(word));
}

/** Long enough to mean something, and yet in every text. */
const COMMON = new Set(
  'about after again also around away back because been before being both could does doing down each every from have having here into just like long make many more most much near only other over past same seen short show shows some such take than that their them then there these they this those through under until very video walk walking walks want what when where which while will with without would your film clip scene'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Enough of a word to know it again in its plural or in another form. */
function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?:ies|es|s|ing|ed|y|e)$/, '')
    .slice(0, 6);
}
