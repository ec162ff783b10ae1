/** What a post of the network may weigh. */
const LIMIT = 280;
const ELLIPSIS = '…';

/** Code points that weigh one; all others, emoji and most of the world's scripts, weigh two. */
const LIGHT: readonly (readonly [from: number, to: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The address that opens a new post with a text; one too long for the network ends in an ellipsis. */
export function shareLink(text: string): string {
  return `https://x.com/intent/post?text=${encodeURIComponent(fitted(text))}`;
}

function fitted(text: string): string {
  if (weight(text) <= LIMIT) return text;
  let left = LIMIT - weight(ELLIPSIS);
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    left -= weight(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}

function weight(text: string): number {
  let sum = 0;
  for (const character of text) sum += isLight(character.codePointAt(0) ?? 0) ? 1 : 2;
  return sum;
}

function isLight(point: number): boolean {
  return LIGHT.some(([from, to]) => from <= point && point <= to);
}
