import type { Span } from '@framewright/prompt-engine/vocabulary';

/** Characters that a card shows of its prompt until it is opened: section 9 of the specification. */
export const PREVIEW_LENGTH = 200;

/** The first characters of a marked text and three dots, or the whole of it where it is no longer. */
export function excerpt(text: string, spans: readonly Span[]): { text: string; spans: readonly Span[] } {
  if (text.length <= PREVIEW_LENGTH) return { text, spans };
  // Half of a pair of surrogates would show as a broken character.
  const cut = /[\uD800-\uDBFF]/.test(text.charAt(PREVIEW_LENGTH - 1)) ? PREVIEW_LENGTH - 1 : PREVIEW_LENGTH;
  return {
    text: `${text.slice(0, cut)}...`,
    spans: spans
      .filter(({ start }) => start < cut)
      .map((span) => ({ ...span, end: Math.min(span.end, cut) })),
  };
}
