import type { Span } from '@framewright/prompt-engine/vocabulary';

/** A text and what is marked in it. */
interface Marked {
  readonly text: string;
  readonly spans: readonly Span[];
}

/**
 * Sets JSON that stands in one line in several, and moves the marks along with what they stand on. What somebody
 * else has laid out, and what is no JSON, stays as it is.
 */
export function prettyJson({ text, spans }: Marked): Marked {
  const pretty = inLines(text);
  if (pretty === undefined) return { text, spans };
  const places = placesIn(pretty, text);
  const moved = spans.flatMap((span) => {
    const [start, last] = [places[span.start], places[span.end - 1]];
    return start === undefined || last === undefined ? [] : [{ ...span, start, end: last + 1 }];
  });
  return { text: pretty, spans: moved };
}

function inLines(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : undefined;
  } catch {
    return undefined;
  }
}

/** Where each character of the text stands in the other, which has more blanks between its signs. */
function placesIn(pretty: string, text: string): number[] {
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    while (at < pretty.length && !pretty.startsWith(character, at)) at += 1;
    for (let unit = 0; unit < character.length; unit += 1) places.push(at + unit);
    at += character.length;
  }
  return places;
}
