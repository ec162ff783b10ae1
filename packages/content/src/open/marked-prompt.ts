import type { Element, Span } from '@framewright/prompt-engine/vocabulary';

/** A prompt with its anatomy. */
export interface MarkedPrompt {
  readonly text: string;
  readonly spans: readonly Span[];
}

/**
 * Joins the parts of a hand-marked prompt.
 * @param parts a phrase with its element, or the punctuation between two phrases as it stands
 */
export function markedPrompt(...parts: ReadonlyArray<string | readonly [Element, string]>): MarkedPrompt {
  let text = '';
  const spans: Span[] = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const [element, phrase] = part;
    spans.push({ start: text.length, end: text.length + phrase.length, element });
    text += phrase;
  }
  return { text, spans };
}
