import { isForeign, isForeignText, readScene } from '@framewright/prompt-engine/read';

/** What is understood of a text. */
type Scene = ReturnType<typeof readScene>;

/** What a check finds wrong with an answer: a sentence to the model that wrote it, without a word of the user's. */
export type Problem = string | undefined;

/** Characters of a text that are read. */
const READ = 2_000;
/** Words of a sentence from which its language can be told: a list of colours is the same in many. */
const LONG_SENTENCE = 8;
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
  if (!isOfAnotherLanguage(answer) || isForeign(readOf(idea))) return undefined;
  return 'It is not in English, which the idea is written in.';
}

/** The main noun of an idea must be left, or else two of its words: of one idea of several. */
export function subjectProblem(answer: string, ideas: readonly string[]): Problem {
  const isSaid = isSaidIn(answer);
  const words = ideas.map(subjectWords);
  if (words.some((own) => own.filter(isSaid).length >= (Math.min(ENOUGH, own.length) || 1))) return undefined;
  const scenes = ideas.map(sceneOf);
  // A translation keeps no words.
  if (scenes.some((scene) => scene.isForeign)) return undefined;
  const nouns = scenes.flatMap(mainNouns);
  // 'Make it so' names nothing.
  const namesNothing = nouns.length + words.flat().length === 0;
  return namesNothing || nouns.some(isSaid) ? undefined : 'It does not name what the idea is about.';
}

/**
 * The subject's own words: as they were typed, or its main noun or most of its words; and what it has in
 * quotation marks to the letter. In any language, since a subject keeps its own.
 */
export function subjectKeptProblem(name: string, answer: string, subject: string): Problem {
  const isLost = quotesIn(subject).some((quote) => !answer.includes(quote));
  if (isLost) return `'${name}' does not hold the text in quotation marks as it was typed.`;
  if (answer.toLowerCase().includes(subject.trim().toLowerCase())) return undefined;
  const isSaid = isSaidIn(answer);
  const content = subjectWords(subject);
  const words = content.length > 0 ? content : [...new Set(wordsOf(subject))];
  const isKept = words.filter(isSaid).length * 2 > words.length || mainNouns(sceneOf(subject)).some(isSaid);
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
  const ours = instructionRuns(instructions);
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

const runsByInstructions = new Map<string, ReadonlySet<string>>();

/** Instructions are a few constants, and long: they are cut up once. */
function instructionRuns(instructions: string): ReadonlySet<string> {
  const known = runsByInstructions.get(instructions);
  if (known) return known;
  const runs = runsOf(instructions);
  runsByInstructions.set(instructions, runs);
  return runs;
}

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

/** As a whole, or in one long sentence: a common word of English says little about the sentences beside it. */
function isOfAnotherLanguage(text: string): boolean {
  const sentences = text
    .slice(0, READ)
    .split(SENTENCE_END)
    .filter((sentence) => wordsOf(sentence).length >= LONG_SENTENCE);
  return [text, ...sentences].some((part) => isForeignText(readOf(part)));
}

function sceneOf(text: string): Scene {
  return readScene(readOf(text));
}

/** What the engine reads of a text. Joiners and marks alone, as emoji have them, tell no language. */
function readOf(text: string): string {
  return text
    .slice(0, READ)
    .normalize()
    .replaceAll(/[\p{Cf}\p{M}]/gu, '');
}

/** What a scene is about, by all the names that the engine knows for it; of several words the last. */
function mainNouns({ cast, isForeign }: Scene): string[] {
  const main = cast.find(({ part }) => part === 'main');
  // A guess names nothing, and what is read in another language is named in English.
  if (!main?.known || isForeign) return [];
  const names = (main.row?.names ?? []).flatMap(({ singular, plural }) => [singular, plural ?? singular]);
  return [main.name, ...names].map((name) => name.split(' ').at(-1) ?? name);
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

/** Tells of a word whether a text has it, in whatever form. */
function isSaidIn(text: string): (word: string) => boolean {
  const said = new Set(wordsOf(text).map(stem));
  return (word) => said.has(stem(word));
}

/** Enough of a word to know it again in its plural or in another form. */
function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?:ies|es|s|ing|ed|y|e)$/, '')
    .slice(0, 6);
}
