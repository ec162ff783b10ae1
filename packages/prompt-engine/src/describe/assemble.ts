import type { Element, Span } from '../vocabulary.ts';

/** A stretch of a prompt before punctuation. */
export interface PromptPart {
  readonly element: Element;
  readonly text: string;
}

/** Phrases put together to a prompt, with their places in it. */
export interface Assembled {
  readonly text: string;
  readonly anatomy: readonly Span[];
}

/** Ends with a mark that closes a sentence, perhaps inside quotation marks. */
const ENDED = /[.!?…。！？]["'”’»)\]]*$/u;
const OPEN = /[,:;\-–—/]$/u;

/** Whether a text ends as a sentence does; its last few characters tell. */
const endsSentence = (text: string): boolean => ENDED.test(text.slice(-8));

/** What stands between the subject and what goes on in the same sentence. */
function joinAfter(subject: string): ', ' | ': ' | ' ' {
  if (endsSentence(subject) || OPEN.test(subject.slice(-1))) return ' ';
  return /\p{L}|\p{N}/u.test(subject) ? ', ' : ': ';
}

/** The first letter as a capital, unless it begins a stop ('f/8') or a word with a form of its own. */
function capitalised(text: string): string {
  if (/^[a-z](?:\/|[A-Z]|-\d)/.test(text)) return text;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return first.toUpperCase() + text.slice(first.length);
}

/**
 * Joins a subject and its parts into prose and notes where each came to stand. A closing full stop
 * belongs to the part it closes; what joins two parts stays outside both.
 * @param placed goes on in the subject's sentence: 'centred in the frame'; null where it ends at once
 */
export function assemble(
  subject: string,
  placed: PromptPart | null,
  parts: readonly PromptPart[],
): Assembled {
  let text = subject;
  if (!placed && !endsSentence(subject)) text += '.';
  const anatomy: Span[] = [{ start: 0, end: text.length, element: 'subject' }];
  const join = placed ? joinAfter(subject) : ' ';
  let starts = join === ' ' && endsSentence(text);
  for (const [i, { element, text: words }] of (placed ? [placed, ...parts] : parts).entries()) {
    text += i === 0 ? join : ' ';
    const start = text.length;
    text += starts ? capitalised(words) : words;
    if (!endsSentence(words)) text += '.';
    anatomy.push({ start, end: text.length, element });
    starts = true;
  }
  return { text, anatomy };
}
