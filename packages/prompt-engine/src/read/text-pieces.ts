import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * A text in the pieces between its stops. What stands between quotation marks is never parted.
 */

/** One piece of a text with the stop behind it. */
export interface TextPiece {
  readonly words: string;
  readonly stop: string;
}

const QUOTED = sifted(/"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]/gu);
const STOP = sifted(/(?<=[^\d\s])[,;.!?]+(?=\s|$)|(?<=\d)[,;.!?]+(?=\s|$)|\s[–—-]\s/gu);

/** The pieces between the stops of a text, without a stop between quotation marks. */
export function piecesIn(text: string): TextPiece[] {
  const quotes = [...text.matchAll(QUOTED)].map(({ 0: all, index }) => [index, index + all.length] as const);
  const stops = [...text.matchAll(STOP)].filter(
    ({ index }) => !quotes.some(([start, end]) => index >= start && index < end),
  );
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: stop, index } of stops) {
    pieces.push({ words: text.slice(from, index).trim(), stop });
    from = index + stop.length;
  }
  pieces.push({ words: text.slice(from).trim(), stop: '' });
  return pieces.filter(({ words, stop }) => words !== '' || stop !== '');
}

/** The text of pieces of which some have gone, each with the stop that stood behind it. */
export function joinPieces(pieces: readonly TextPiece[]): string {
  const left = pieces.filter(({ words }) => words !== '');
  const end = pieces.at(-1)?.stop ?? '';
  return left
    .map(({ words, stop }, i) => {
      if (i === left.length - 1) return /^[.!]$/.test(stop) || end === stop ? `${words}${stop}` : words;
      return `${words}${/^\s/.test(stop) ? stop : `${stop} `}`;
    })
    .join('');
}
