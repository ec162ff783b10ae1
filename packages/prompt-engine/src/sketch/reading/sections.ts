import type { Element } from '../../vocabulary.ts';
import { wordsOf } from './words.ts';

/** A prompt's words by the job they do. */
export interface Sections {
  readonly subject: readonly string[];
  /** The first clause: the subject with where it is and what it does. */
  readonly opening: readonly string[];
  readonly light: readonly string[];
  readonly camera: readonly string[];
  readonly composition: readonly string[];
  readonly palette: readonly string[];
  /** Everything except what is ruled out. */
  readonly all: readonly string[];
}

/** A stretch of text with its job. */
export interface Passage {
  readonly text: string;
  readonly element: Element;
}

/** What follows these words in a clause is what shall not be seen. */
const RULED_OUT = /\b(?:no|without|not|never|nobody|avoid)\b/i;

/** Words of a first clause that are still about the subject. */
const LONGEST_OPENING = 24;

export function sectionsOf(prompt: string, passages: readonly Passage[]): Sections {
  const words = (element: Element): string[] =>
    passages.filter((passage) => passage.element === element).flatMap(({ text }) => wordsOf(text));
  const all = passages
    .filter((passage) => passage.element !== 'negative')
    .flatMap(({ text }) => wordsOf(text.split(RULED_OUT)[0] ?? ''));
  const subject = words('subject');
  return {
    subject: subject.length > 0 ? subject : all,
    opening: wordsOf(/[^,.;:!?\n]+/.exec(prompt)?.[0] ?? '').slice(0, LONGEST_OPENING),
    light: words('light'),
    camera: words('camera'),
    composition: words('composition'),
    palette: words('palette'),
    all,
  };
}
