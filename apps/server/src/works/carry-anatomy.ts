import type { Span } from '@framewright/prompt-engine/vocabulary';
import type { KnownSpans } from './content.ts';

/**
 * The anatomy of a text that another was changed into: phrases that stayed keep their elements, and so does one that
 * was swapped as a whole; what is new is as the analyser reads it.
 * @param known anatomies of the texts that it may come from
 * @param read the anatomy of the whole text
 * @returns undefined where there are none
 */
export function carryAnatomy(
  known: KnownSpans,
  text: string,
  read: readonly Span[],
): readonly Span[] | undefined {
  const same = known.get(text);
  if (same) return same;
  const nearest = [...known]
    .map(([before, spans]) => ({ spans, ...changeBetween(before, text) }))
    .toSorted((a, b) => b.shared - a.shared)[0];
  if (!nearest) return undefined;
  // Of a text that is mostly new, nothing says that what is new is one phrase of the old.
  const whole = nearest.shared < text.length / 2 ? undefined : swapped(nearest, text);
  return whole ?? mended(nearest, read);
}

/** What stands between the beginning and the end that two texts share. */
interface Change {
  readonly spans: readonly Span[];
  /** Characters that they share. */
  readonly shared: number;
  readonly start: number;
  /** Where it ends in the earlier text. */
  readonly endBefore: number;
  /** Where it ends in the later one. */
  readonly end: number;
}

function changeBetween(before: string, text: string): Omit<Change, 'spans'> {
  const shortest = Math.min(before.length, text.length);
  let start = 0;
  while (start < shortest && before[start] === text[start]) start += 1;
  let tail = 0;
  while (tail < shortest - start && before.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  return { shared: start + tail, start, endBefore: before.length - tail, end: text.length - tail };
}

/** Where all that changed lies within one phrase, and stays one; the reason for its old words goes with them. */
function swapped(change: Change, text: string): Span[] | undefined {
  const { spans, start, endBefore, end } = change;
  const phrase = spans.find((span) => span.start <= start && endBefore <= span.end);
  const isBeside = start === endBefore && (start === phrase?.start || start === phrase?.end);
  if (!phrase || isBeside || SENTENCES.test(text.slice(start, end))) return undefined;
  const words = { start: phrase.start, end: phrase.end + end - endBefore, element: phrase.element };
  return spans
    .map((span) => (span === phrase ? words : moved(span, change)))
    .filter((span) => span.start < span.end);
}

const SENTENCES = /[.!?]\s|\n/;

function mended(change: Change, read: readonly Span[]): Span[] {
  const head = change.spans.filter(({ end }) => end <= change.start);
  const tail = change.spans
    .filter(({ start }) => start >= change.endBefore)
    .map((span) => moved(span, change));
  const from = head.at(-1)?.end ?? 0;
  const to = tail[0]?.start ?? Number.POSITIVE_INFINITY;
  return [...head, ...read.filter(({ start, end }) => from <= start && end <= to), ...tail];
}

function moved(span: Span, { endBefore, end }: Change): Span {
  if (span.start < endBefore) return span;
  return { ...span, start: span.start + end - endBefore, end: span.end + end - endBefore };
}
