import type { Stage } from '@framewright/prompt-engine/stage';
import type { Element as PromptElement, Span } from '@framewright/prompt-engine/vocabulary';

/** What may stand in place of a phrase. */
export interface Alternative {
  readonly name: string;
  readonly text: string;
  readonly why: string;
  /** What a preview then draws otherwise. */
  readonly change: Partial<Stage>;
}

/** A prompt as it reads after its swaps, and what they changed of the stage that it was written from. */
export interface Version {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly change: Partial<Stage>;
}

/** One phrase that gave way to another. */
export interface Swap {
  /** Its place among the spans, which no swap moves. */
  readonly index: number;
  readonly element: PromptElement;
  readonly from: string;
  readonly to: string;
  readonly before: Version;
  readonly after: Version;
}

/** The words of a span; empty where there is no such span. */
export function wordsOf({ text, spans }: Pick<Version, 'text' | 'spans'>, index: number): string {
  const span = spans[index];
  return span ? text.slice(span.start, span.end) : '';
}

/** The version with one phrase replaced: nothing else changes, but that what follows moves. */
export function swapPhrase(before: Version, index: number, { text, why, change }: Alternative): Version {
  const span = before.spans[index];
  if (!span) return before;
  const { start, end, element } = span;
  const shift = text.length - (end - start);
  return {
    text: before.text.slice(0, start) + text + before.text.slice(end),
    spans: before.spans.map((other, place) => {
      if (place === index) return { start, end: start + text.length, element, ...(why && { why }) };
      return other.start < end ? other : { ...other, start: other.start + shift, end: other.end + shift };
    }),
    change: { ...before.change, ...change },
  };
}
