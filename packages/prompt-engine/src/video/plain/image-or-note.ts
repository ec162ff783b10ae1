import type { Moment, Note } from './as-told.ts';
import { reveals, withoutCamera } from './heads.ts';
import { kindOfHead } from './note-heads.ts';
import type { NoteKind } from './note-kinds.ts';
import { noteKind } from './notes.ts';
import { SIZED } from './own-moment.ts';
import { MATTER, startsOnNew } from './part-forms.ts';
import { bracketsIn } from './set-aside.ts';

/* What is an image and what only a note, where both stand in one piece. */

/** Whether a note about the camera names what is to be seen as well. */
export function isImage(typed: string, isOpening: boolean, moments: readonly Moment[]): boolean {
  const own = typed.replace(/(?<=\b(?:hands|fingers|hände|händen|mains|manos|mani))[\s.!?…]+$/iu, '');
  const { matter } = withoutCamera(own);
  const isLed = matter !== '' && matter !== own;
  if (kindOfHead(own) === 'camera') return reveals(own);
  const isMore = isLed && (isOpening || SIZED.test(own) || matter.split(' ').length > MATTER);
  return isMore || (SIZED.test(own) && matter !== '') || reveals(own) || startsOnNew(own, moments);
}

/** A part without what its brackets only say to us or of the film, and the notes that stood in them. */
export function withoutBrackets(
  text: string,
  held: readonly string[],
): { readonly text: string; readonly notes: readonly { readonly kind: NoteKind; readonly words: string }[] } {
  const read = bracketsIn(text, held).map(({ mark, words }) => ({ mark, words, kind: noteKind(words) }));
  const isAside = ({ words, kind }: (typeof read)[number]): boolean =>
    kind !== undefined || /[!?]$/.test(words.trim());
  const own = read
    .filter(isAside)
    .reduce((rest, { mark }) => rest.replace(mark, '').replace(/\s{2,}/g, ' '), text);
  return {
    text: own.trim(),
    notes: read.flatMap(({ kind, words }) => (kind && kind !== 'chat' ? [{ kind, words }] : [])),
  };
}

/** A note of a moment that was told together with the one before it is of that one. */
export function moveBack(notes: Note[], told: number): void {
  const at = notes.findIndex(({ of }) => of === told);
  const note = notes[at];
  if (note && told > 0) notes[at] = { ...note, of: told - 1 };
}
