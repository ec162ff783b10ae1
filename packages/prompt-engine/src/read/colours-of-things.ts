import type { Piece, Segment } from './pieces.ts';
import { roleOf, senseOf } from './sense-of.ts';

/** What is painted, woven or built comes in colours; what is eaten comes in sauces. */
const COLOURED: ReadonlySet<string> = new Set([
  ...['clothing', 'furniture', 'vehicle', 'boat', 'aircraft', 'product', 'device', 'textile', 'thing'],
  ...['instrument', 'building', 'structure', 'machine', 'container', 'toy', 'jewellery', 'graphic'],
]);

const isPlainColour = (piece: Piece | undefined): boolean =>
  senseOf(piece, 'colour') !== undefined && senseOf(piece, 'noun') === undefined;

/** 'orange and teal': beside a word that is a colour and nothing else, the other is one, too. */
const isOneOfTwo = (pieces: Segment, at: number): boolean =>
  (roleOf(pieces[at + 1]) === 'and' && isPlainColour(pieces[at + 2])) ||
  (roleOf(pieces[at - 1]) === 'and' && isPlainColour(pieces[at - 2]));

/** 'a sofa in olive', 'a car in cream': behind a thing it is the colour that the word has, too. */
function asColour(pieces: Segment, at: number): Piece | undefined {
  const piece = pieces[at];
  const colour = senseOf(piece, 'colour');
  if (piece && colour && isOneOfTwo(pieces, at)) return { ...piece, senses: [colour] };
  const next = pieces[at + 1];
  const isLast = next === undefined || /^(?:and|with|on|at|parked|standing)$/.test(next.lower);
  if (!piece || !colour || !isLast || pieces[at - 1]?.lower !== 'in') return undefined;
  const thing = pieces.slice(0, at - 1).findLast((each) => !roleOf(each));
  const kind = senseOf(thing, 'noun')?.row.kind ?? (thing?.senses.length === 0 ? 'thing' : '');
  return COLOURED.has(kind) ? { ...piece, senses: [colour] } : undefined;
}

const isOfColours = (pieces: Segment | undefined): boolean =>
  pieces !== undefined &&
  pieces.length > 0 &&
  pieces.every(
    (piece) =>
      senseOf(piece, 'colour') !== undefined ||
      roleOf(piece) === 'and' ||
      /^(?:only|just)$/.test(piece.lower),
  );

/** 'only orange, cream and navy': between stops, beside colours, a word that is a colour as well is one. */
const isListed = (segments: readonly Segment[], at: number): boolean =>
  isOfColours(segments[at]) &&
  [segments[at - 1], segments[at + 1]].some((beside) => isOfColours(beside) && beside?.some(isPlainColour));

const inColour = (piece: Piece): Piece => {
  const colour = senseOf(piece, 'colour');
  return colour ? { ...piece, senses: [colour] } : piece;
};

/** The segments of a text, with what things come in read as their colours. */
export const coloursOfThings = (segments: readonly Segment[]): Segment[] =>
  segments.map((pieces, i) =>
    isListed(segments, i) ? pieces.map(inColour) : pieces.map((piece, at) => asColour(pieces, at) ?? piece),
  );
