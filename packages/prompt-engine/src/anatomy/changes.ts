import { ELEMENTS, type Element, type Span } from '../vocabulary.ts';

/** A text with its anatomy. */
export interface MarkedText {
  readonly text: string;
  readonly anatomy: readonly Span[];
}

/** One element that says something else than before; empty where it said, or says, nothing. */
export interface ElementChange {
  readonly element: Element;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What two versions say differently, element by element, in the order of the legend, and where they agree. */
export function changesByElement(before: MarkedText, after: MarkedText) {
  const changed: ElementChange[] = [];
  const same: Element[] = [];
  for (const element of ELEMENTS) {
    const was = phrasesOf(before, element);
    const is = phrasesOf(after, element);
    if (was.length === 0 && is.length === 0) continue;
    const gone = lacking(was, is);
    const come = lacking(is, was);
    if (gone.length === 0 && come.length === 0) same.push(element);
    else changed.push({ element, before: gone, after: come });
  }
  return { changed, same };
}

function phrasesOf({ text, anatomy }: MarkedText, element: Element): string[] {
  return anatomy.filter((span) => span.element === element).map(({ start, end }) => text.slice(start, end));
}

/** Those of the phrases that the others lack; how a sentence begins and ends makes no other phrase. */
function lacking(phrases: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(core));
  return phrases.filter((phrase) => !known.has(core(phrase)));
}

const core = (phrase: string): string =>
  phrase
    .trim()
    .replace(/[.,;:]+$/, '')
    .toLowerCase();
