import type { PlacedWord } from '../explain/words.ts';
import type { Element } from '../vocabulary.ts';
import { cutClauses, type TextClause } from './clauses.ts';
import { HEADINGS } from './cues.ts';
import { label, MAY_OPEN, type Place, type Stretch, SURE, strongest } from './label.ts';
import { type ClausePiece, cutPieces, isColourList } from './pieces.ts';
import { timedShotParts } from './timed-shots.ts';

/** A clause with its parts. */
interface ReadClause extends TextClause {
  readonly pieces: readonly ClausePiece[];
}
type Sentence = readonly ReadClause[];

function sentencesOf(clauses: readonly ReadClause[]): Sentence[] {
  const sentences: ReadClause[][] = [];
  for (const clause of clauses) {
    const last = sentences.at(-1);
    if (last && clause.before === 'comma') last.push(clause);
    else sentences.push([clause]);
  }
  return sentences;
}

const isNegative = ({ pieces }: ReadClause) => pieces[0]?.element === 'negative';

/** Words that begin the name of a thing rather than a feeling. */
const NAMES_A_THING = new Set([
  'a',
  'an',
  'the',
  'one',
  'two',
  'three',
  'his',
  'her',
  'their',
  'this',
  'he',
  'she',
  'it',
]);

/** 'Expecting someone.', 'Alone in company.': a few words that name nothing in the frame. */
function isAside(all: readonly PlacedWord[], sentence: Sentence): boolean {
  const length = (sentence.at(-1)?.to ?? 0) - (sentence[0]?.from ?? 0);
  const opening = all[sentence[0]?.from ?? 0]?.key ?? '';
  if (length > 4 || sentence.length > 2 || NAMES_A_THING.has(opening)) return false;
  return sentence.every(({ pieces }) => {
    const lead = strongest(pieces);
    return !lead || lead.element === 'mood' || (lead.weight < SURE && lead.known * 2 < lead.to - lead.from);
  });
}

/** 'Oat, oak, one terracotta spine': every item short, most of them coloured. */
function isPalette(all: readonly PlacedWord[], sentence: Sentence): boolean {
  if (sentence.some(({ from, to }) => to - from > 7)) return false;
  const items = sentence.filter((clause) => !isNegative(clause));
  const coloured = items.filter(({ from, to }) => isColourList(all, from, to, 1)).length;
  const [only] = items;
  if (items.length === 1 && only) return isColourList(all, only.from, only.to, 2);
  return items.length > 1 && coloured * 3 >= items.length * 2;
}

/** The job of a sentence as a whole, where it has one. */
function wholeOf(all: readonly PlacedWord[], sentence: Sentence): Element | undefined {
  if (isPalette(all, sentence)) return 'palette';
  return isAside(all, sentence) ? 'mood' : undefined;
}

/** The element that a clause such as 'Lighting:' announces. */
function headingOf(text: string, all: readonly PlacedWord[], { from, to }: TextClause): Element | undefined {
  const hit = HEADINGS.longestAt(all, from, to);
  const last = all[to - 1];
  if (!hit || hit.length !== to - from || !last) return undefined;
  return /^[\s*_"]{0,3}[:：]/.test(text.slice(last.end, last.end + 4)) ? hit.value : undefined;
}

/** What a new sentence goes on with when its words say nothing else. */
function carried(previous: Element): Element {
  return previous === 'setting' || previous === 'motion' || previous === 'audio' ? previous : 'subject';
}

const isOpener = ({ element }: Stretch): boolean => MAY_OPEN.has(element);

/** Gives every word of a text a job. */
export function stretchesOf(text: string, all: readonly PlacedWord[]): Stretch[] {
  const clauses = cutClauses(text, all).map((clause) => ({
    ...clause,
    pieces: cutPieces(all, clause.from, clause.to),
  }));
  const inBlocks = /[\n\r]/.test(text.trim());
  const stretches: Stretch[] = [];
  let heading: Element | undefined;
  /** A heading at the start of a line holds to its end, one within a sentence to the full stop. */
  let holdsLine = false;
  let previous: Element = 'subject';
  for (const [s, sentence] of sentencesOf(clauses).entries()) {
    if (sentence[0]?.before === 'line' || !holdsLine) heading = undefined;
    const whole = s === 0 ? undefined : wholeOf(all, sentence);
    const shot = timedShotParts(text, all, sentence);
    for (const [c, clause] of sentence.entries()) {
      const announced = headingOf(text, all, clause);
      if (announced) {
        heading = announced;
        holdsLine = announced === 'negative' || (inBlocks && clause.before === 'line');
      }
      const imposed = shot[c] ?? heading ?? (isNegative(clause) ? undefined : whole);
      const atStart = c === 0;
      const place: Place = {
        opening: s === 0,
        // 'Masterpiece, best quality, portrait of a viking': the subject comes with what hands over to it.
        first: s === 0 && (atStart || (clause.pieces[0]?.handsOver === true && stretches.every(isOpener))),
        only: clauses.length === 1,
        atStart,
        previous: atStart ? carried(previous) : previous,
      };
      const { from, to } = clause;
      const labelled: Stretch[] = imposed
        ? [{ from, to, element: imposed }]
        : label(all, clause.pieces, place);
      stretches.push(...labelled);
      previous = labelled.at(-1)?.element ?? previous;
    }
  }
  return stretches;
}
