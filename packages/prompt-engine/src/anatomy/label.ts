import type { PlacedWord } from '../explain/words.ts';
import type { Element } from '../vocabulary.ts';
import { type ClausePiece, isColourList } from './pieces.ts';

/** A run of words with one job. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly element: Element;
}

/** Where a clause stands. */
export interface Place {
  /** In the sentence that introduces the subject. */
  readonly opening: boolean;
  /** The very first clause. */
  readonly first: boolean;
  /** The only clause of the text. */
  readonly only: boolean;
  /** At the start of a sentence. */
  readonly atStart: boolean;
  /** The job of the words before. */
  readonly previous: Element;
}

/** From this weight on a part of a clause keeps a job of its own. */
export const SURE = 2;
/** A phrase of several words, or several words that agree. */
const VERY_SURE = 3;
/** A measure: '85 mm'. */
const CERTAIN = 4;

/** Elements that go on over things and places named on the way: 'a lamp throws light along the wall'. */
const GOES_ON: ReadonlySet<Element> = new Set([
  'light',
  'camera',
  'composition',
  'audio',
  'style',
  'negative',
]);
const DESCRIBES: ReadonlySet<Element> = new Set(['subject', 'setting', 'motion']);
/** What a prompt may begin with before it comes to its subject. */
export const MAY_OPEN: ReadonlySet<Element> = new Set(['camera', 'composition', 'motion', 'style']);

/** The strongest part of a clause. */
export function strongest(pieces: readonly ClausePiece[]): ClausePiece | undefined {
  let best: ClausePiece | undefined;
  for (const piece of pieces) if (piece.element && piece.weight > (best?.weight ?? 0)) best = piece;
  return best;
}

/** 'A wide shot of', '85 mm,', 'Slow push-in': a prompt that does not begin with its subject. */
function opensWith(
  { element, weight, handsOver, known, from, to }: ClausePiece,
  only: boolean,
): Element | undefined {
  if (!element || !MAY_OPEN.has(element) || weight < SURE) return undefined;
  const mostlyKnown = known === to - from || (weight >= VERY_SURE && known * 2 > to - from);
  return handsOver || (mostlyKnown && !only) ? element : undefined;
}

/** The first clause names the subject and perhaps its place: 'a fox on a frozen lake'. */
function labelFirst(pieces: readonly ClausePiece[], only: boolean): Stretch[] {
  const opener = pieces[0] && opensWith(pieces[0], only);
  let current: Element = 'subject';
  return pieces.map((piece, i) => {
    const { from, to } = piece;
    if (i === 0) return { from, to, element: opener ?? 'subject' };
    const named = opener && i === 1 && (pieces[0]?.handsOver || piece.weight < VERY_SURE);
    if (named) return { from, to, element: current };
    const place = piece.begins === 'place' && piece.element === 'setting';
    if (piece.element && (place || piece.weight >= SURE)) current = piece.element;
    return { from, to, element: current };
  });
}

/** Whether a part of a clause turns to something else than the part before it. */
function turns({ element, weight, begins }: ClausePiece, current: Element): boolean {
  if (!element || weight < SURE || (begins === 'joining' && weight === SURE)) return false;
  if (!GOES_ON.has(current)) return element !== 'setting' || weight >= VERY_SURE || current !== 'subject';
  if (begins === 'place') return weight >= CERTAIN && element !== 'setting';
  return weight >= VERY_SURE || (weight > SURE && !DESCRIBES.has(element));
}

/** What a clause begins as, before its parts are looked at one by one. */
function headOf(pieces: readonly ClausePiece[], { atStart, opening, previous }: Place): Element {
  const inherited = opening ? 'subject' : previous;
  const [leading] = pieces;
  const head = pieces.find((piece) => piece.weight >= SURE);
  const goesOn = !opening && !atStart && GOES_ON.has(previous);
  if (!head?.element) return (goesOn ? undefined : weakHead(pieces, leading)) ?? inherited;
  if (goesOn && DESCRIBES.has(head.element) && head.weight < VERY_SURE) return previous;
  // 'One book on the floor' is about the book.
  if (head !== leading && head.element === 'setting' && opening) return inherited;
  return head.element;
}

/** Little evidence counts when it is a place that stands first, or half of what is said. */
function weakHead(pieces: readonly ClausePiece[], leading: ClausePiece | undefined): Element | undefined {
  const lead = strongest(pieces);
  if (!lead) return undefined;
  const counts = lead.begins === 'place' ? lead === leading : lead.known * 2 >= lead.to - lead.from;
  return counts ? lead.element : undefined;
}

/** Gives each part of a clause its job. */
export function label(all: readonly PlacedWord[], pieces: readonly ClausePiece[], place: Place): Stretch[] {
  const [from, to] = [pieces[0]?.from ?? 0, pieces.at(-1)?.to ?? 0];
  if (!place.first && isColourList(all, from, to, 2)) return [{ from, to, element: 'palette' }];
  if (place.first) return labelFirst(pieces, place.only);
  let current = headOf(pieces, place);
  return pieces.map((piece, i) => {
    if (piece.element && i > 0 && turns(piece, current)) current = piece.element;
    return { from: piece.from, to: piece.to, element: current };
  });
}
