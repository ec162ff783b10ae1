import { WORK } from '@framewright/contract';
import { analyze } from '@framewright/prompt-engine/anatomy';
import { type Term, termsOf } from '@framewright/prompt-engine/terms';
import { ASPECT_RATIOS, type AspectRatio, type Span } from '@framewright/prompt-engine/vocabulary';
import { anatomiesIn, mainText, promptsOf, type StoredContent } from './content.ts';

/** What lists and filters know of a work, read out of its content. */
export interface Description {
  /** The beginning of the main text. */
  readonly text: string;
  /** Spans of that beginning. */
  readonly anatomy: readonly Span[];
  readonly terms: readonly Term[];
}

/** Reads a content; prompts whose anatomy it does not keep are analysed, which takes a while. */
export function describe(content: StoredContent): Description {
  const known = anatomiesIn(content);
  const main = mainText(content);
  const spans = new Map(promptsOf(content).map((text) => [text, known.get(text) ?? analyze(text)]));
  const terms = new Map(
    [...spans]
      .flatMap(([text, its]) => termsOf(text, its))
      .map((term) => [`${term.element}:${term.term}`, term]),
  );
  const text = cut(main, WORK.excerpt);
  return {
    text,
    anatomy: within(spans.get(main) ?? [], text.length),
    terms: [...terms.values()],
  };
}

/** Characters of a title that nobody typed. */
const TITLE = 60;

/** What a work is called until its owner names it. */
export function titleOf(content: StoredContent): string {
  return shorten(firstWords(content)) || UNTITLED[content.kind];
}

function firstWords(content: StoredContent): string {
  switch (content.kind) {
    case 'takes':
      return content.request.subject;
    case 'script':
      return content.title;
    case 'conversation':
      return content.messages.find(({ role }) => role === 'user')?.content ?? '';
    default:
      return subjectIn(content.prompt);
  }
}

const UNTITLED = {
  takes: 'Takes',
  picture: 'Picture',
  extraction: 'Extraction',
  script: 'Script',
  conversation: 'Conversation',
} as const satisfies Record<StoredContent['kind'], string>;

/** From the first phrase about the subject to the end of its sentence, else the beginning. */
function subjectIn(prompt: string): string {
  const start = analyze(prompt).find(({ element }) => element === 'subject')?.start ?? 0;
  const [sentence = ''] = prompt.slice(start).split(/(?<=[.!?。！？])\s|\n/u);
  return sentence.replace(/[.,;:。]+$/u, '');
}

/** Cut at a word where there is one, with a sign that something is missing. */
function shorten(words: string): string {
  const line = words.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= TITLE) return line;
  const beginning = cut(line, TITLE);
  const blank = beginning.lastIndexOf(' ');
  return `${(blank > TITLE / 2 ? beginning.slice(0, blank) : beginning).replace(/[\s.,;:]+$/u, '')}…`;
}

/** At most so many UTF-16 units, and no half of a pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

function within(spans: readonly Span[], length: number): Span[] {
  return spans
    .filter(({ start }) => start < length)
    .map(({ start, end, element }) => ({ start, end: Math.min(end, length), element }));
}

/** How far a picture's sides may be from a ratio to be of it. */
const NEARLY = 0.02;

/** The offered ratio that a picture of this size has; null where it has none of them. */
export function offeredRatioOf(width: number, height: number): AspectRatio | null {
  const distance = (ratio: AspectRatio) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log((width / height) * (down / across)));
  };
  return ASPECT_RATIOS.find((ratio) => distance(ratio) <= NEARLY) ?? null;
}
