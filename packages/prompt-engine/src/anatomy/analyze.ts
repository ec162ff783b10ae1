import { type PlacedWord, placeWords } from '../explain/words.ts';
import type { Span } from '../vocabulary.ts';
import type { Stretch } from './label.ts';
import { stretchesOf } from './sentences.ts';

/** UTF-16 units that are read. No model takes a longer prompt; what follows joins the last span. */
const READ_AT_MOST = 10_000;
/** The share of the text that is not blank which spans have to cover. */
const LEAST_COVER = 0.9;

/** What stays outside at the edges of a span. Quotes, brackets and signs that touch a word belong to it. */
const EDGE = /[\s.,;:!?…()—–|•*_/\-。，、！？；：]/;
const STOP = /[.!?…。！？\n\r]/;
/** The end of a quoted sentence: its stop stands inside the quotes. */
const QUOTED_END = /^[.!?…,]["”’](?=\s|$)/;

/** Widens a range over the signs that touch its words, no further than `low` and `high`. */
function snug(text: string, start: number, end: number, low: number, high: number): [number, number] {
  let [from, to] = [start, end];
  while (from > low && !EDGE.test(text.charAt(from - 1))) from--;
  while (to < high && !EDGE.test(text.charAt(to))) to++;
  if (QUOTED_END.test(text.slice(to, to + 3))) to += 2;
  return [from, to];
}

/** Turns words into offsets; neighbours with the same job become one where no full stop parts them. */
function spansOf(text: string, all: readonly PlacedWord[], stretches: readonly Stretch[]): Span[] {
  const spans: Span[] = [];
  for (const { from, to, element } of stretches) {
    const [head, tail] = [all[from], all[to - 1]];
    if (!head || !tail) continue;
    const last = spans.at(-1);
    const [start, end] = snug(text, head.start, tail.end, last?.end ?? 0, all[to]?.start ?? text.length);
    if (last?.element === element && !STOP.test(text.slice(last.end, start))) {
      spans[spans.length - 1] = { start: last.start, end, element };
    } else spans.push({ start, end, element });
  }
  return spans;
}

const solid = (text: string) => text.length - (text.match(/\s/g)?.length ?? 0);

/** Where punctuation is much of the text, the longest runs of it join the words before them until enough is covered. */
function covering(text: string, spans: readonly Span[]): Span[] {
  const covered = spans.reduce((sum, { start, end }) => sum + solid(text.slice(start, end)), 0);
  let missing = LEAST_COVER * solid(text) - covered;
  if (missing <= 0) return [...spans];
  const widest = spans.map((span, i): Span => {
    const from = i === 0 ? text.length - text.trimStart().length : span.start;
    const next = spans[i + 1]?.start ?? text.length;
    return { ...span, start: from, end: from + text.slice(from, next).trimEnd().length };
  });
  const gains = spans.map(({ start, end }, i) => {
    const wide = widest[i] ?? { start, end };
    return { i, gain: solid(text.slice(wide.start, start)) + solid(text.slice(end, wide.end)) };
  });
  const widened = [...spans];
  for (const { i, gain } of gains.sort((a, b) => b.gain - a.gain)) {
    const wide = widest[i];
    if (missing <= 0 || !wide) break;
    widened[i] = wide;
    missing -= gain;
  }
  return widened;
}

function read(text: string): Span[] {
  const all = placeWords(text);
  return covering(text, spansOf(text, all, stretchesOf(text, all)));
}

/**
 * The anatomy of any prompt: which stretch of it does which job. Spans are sorted, never overlap and cover at
 * least 90 % of what is not blank, wherever the text has a letter or a digit. Takes time in proportion to the text.
 */
export function analyze(text: string): Span[] {
  const spans = read(text.slice(0, READ_AT_MOST));
  if (text.length <= READ_AT_MOST) return spans;
  const end = text.trimEnd().length;
  const last = spans.pop();
  if (last) return [...spans, { ...last, end: Math.max(last.end, end) }];
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  return [{ start: text.length - text.trimStart().length, end, element: 'subject' }];
}
