import { readSubject } from '@framewright/prompt-engine';

/** What a check finds wrong with an answer: a sentence to the model that wrote it, without a word of the user's. */
export type Problem = string | undefined;

/** Characters of an idea that are searched for its subject. */
const READ = 2_000;
/** Words that make an idea known again where its main noun is not there. */
const ENOUGH = 2;

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
  return 'It does not name what the idea is about.';
}

/**
 * The subject's own words: as they were typed, or its main noun or most of its words; and what it has in
 * quotation marks to the letter. In any language, since a subject keeps its own.
 */
export function subjectKeptProblem(name: string, answer: string, subject: string): Problem {
  const isLost = quotesIn(subject).some((quote) => !answer.includes(quote));
  if (isLost) return `'${name}' does not hold the text in quotation marks as it was typed.`;
  if (answer.toLowerCase().includes(subject.trim().toLowerCase())) return undefined;
  const said = new Set(wordsOf(answer).map(stem));
  const isSaid = (word: string) => said.has(stem(word));
  const content = subjectWords(subject);
  const words = content.length > 0 ? content : [...new Set(wordsOf(subject))];
  const isKept = mainNouns(subject).some(isSaid) || words.filter(isSaid).length * 2 > words.length;
  return isKept || words.length === 0 ? undefined : `'${name}' does not keep the words of the subject.`;
}

function quotesIn(text: string): string[] {
  return [...text.matchAll(/"([^"\n]{1,200})"|“([^”\n]{1,200})”/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );
}

/**
 * What only instructions, or a model that speaks of itself, would say: nothing of ours comes back word for word.
 * @param said what the user typed, which may be said again
 */
export function leakProblem(answer: string, instructions: string, said = ''): Problem {
  const ours = runsOf(instructions);
  const theirs = runsOf(said);
  const isOurs = [...runsOf(answer)].some((run) => ours.has(run) && !theirs.has(run));
  const isItself = OF_ITSELF.test(answer) && !OF_ITSELF.test(said);
  return isOurs || isItself
    ? 'It speaks of you or of your instructions; write only what was asked for.'
    : undefined;
}

const OF_ITSELF =
  /\bas an? (?:AI|(?:large )?language model)\b|\b(?:system (?:prompt|message)|(?:my|your|these|previous|earlier|the above) instructions)\b/i;

/** Words in a row that nobody writes twice by chance. */
const RUN = 8;

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(RUN - 1).map((_, first) => words.slice(first, first + RUN).join(' ')));
}

/** What a screen would not show as plain words. @param said what the user typed, signs included */
export function markupProblem(name: string, text: string, said = ''): Problem {
  const isMarkup = MARKUP.test(said ? text.replaceAll(said.trim(), '') : text);
  return isMarkup ? `'${name}' holds Markdown, HTML or an address; write plain sentences.` : undefined;
}

const MARKUP = /<\/?[a-z!]|```|\*\*|__|^\s*(?:#|[-*] )|\[[^\]]{0,300}\]\(|\b(?:https?|javascript|data):\S/im;

/** How many sentences a paragraph has; what is said in quotation marks does not count. */
export function sentencesIn(text: string): number {
  const unquoted = text.replaceAll(/"[^"]{0,1000}"|“[^”]{0,1000}”/g, (said) =>
    /[.!?…].$/.test(said) ? 'said.' : 'said',
  );
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

/** In small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Enough of a word to know it again in its plural or in another form. */
function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?:ies|es|s|ing|ed|y|e)$/, '')
    .slice(0, 6);
}
